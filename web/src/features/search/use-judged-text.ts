import { useEffect, useRef, useState } from 'react';
import type { QueryError } from 'contract/query/tree';
import { ApiError } from '#api/failures.ts';

/** Milliseconds without typing after which a fault is told; half-typed queries are not faulty. */
const typingPause = 700;

/**
 * What is wrong with a query. The query language is fetched when it is first needed, as it takes its time to
 * arrive; without it the server tells what is wrong.
 */
async function faultOf(query: string): Promise<QueryFault | undefined> {
  try {
    const { faultOfQuery } = await import('contract/query/check');
    return faultOfQuery(query);
  } catch {
    return undefined;
  }
}

/** A fault of a query; one that the server found comes with its words. */
export interface QueryFault extends QueryError {
  message?: string;
}

/** What the server found wrong with the query, where it says so. */
export function faultInAnswer(error: Error | undefined): QueryFault | undefined {
  const entry = error instanceof ApiError ? error.errors[0] : undefined;
  return entry?.query && ({ ...entry.query, message: entry.message } as QueryFault);
}

/** What is typed, which begins as the query that ran, and the fault that was found in it. */
export function useJudgedText(query: string) {
  const [text, setText] = useState(query);
  const [told, setTold] = useState<QueryFault>();
  /** What is judged or typed now: an answer about an older text is thrown away. */
  const judged = useRef(text);
  const judge = async (typed: string) => {
    judged.current = typed;
    const problem = await faultOf(typed);
    if (judged.current === typed) setTold(problem);
    return problem;
  };
  const [ran, setRan] = useState(query);
  /** What was last run from here. */
  const [sent, setSent] = useState<string>();
  if (ran !== query) {
    setRan(query);
    // Whoever types on while what they ran is under way keeps what they typed.
    if (query !== sent || text === sent) {
      setText(query);
      setTold(undefined);
    }
    setSent(undefined);
  }
  useEffect(() => {
    if (text === '' || text === query) return;
    const timer = setTimeout(() => void judge(text), typingPause);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts the pause again
  }, [text]);
  const change = (next: string) => {
    judged.current = next;
    setText(next);
    setTold(undefined);
  };
  const send = (next: string) => {
    setSent(next);
    setText(next);
  };
  return { text, send, told, judge, change };
}
