import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What was asked of the service, as it understood it. */
export interface Question {
  instruction: string;
  model: string;
  key: string | undefined;
  material: { title: string; passages: { id: string; speaker?: string; text: string }[] };
  kind: 'notes' | 'short' | 'long';
}

interface Claimed {
  text: unknown;
  passage: unknown;
  quote: unknown;
}

type Answering = (question: Question, response: ServerResponse, count: number) => unknown;

/** A service that speaks chat completions, on a port of its own, that answers as the test says. */
export interface Provider {
  /** For `AI_BASE_URL`. */
  baseUrl: string;
  questions: Question[];
  /** What it answers from now on: an object becomes the message, `undefined` means the test answered itself. */
  answerWith(answering: Answering): void;
  close(): Promise<void>;
}

/** Opens a service that answers right until told otherwise. */
export async function openProvider(answering: Answering = rightAnswer): Promise<Provider> {
  const questions: Question[] = [];
  let answer = answering;
  const server = createServer((request, response) => {
    void (async () => {
      const question = await questionIn(request);
      questions.push(question);
      const said = answer(question, response, questions.length);
      if (said !== undefined) complete(response, said);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    questions,
    answerWith: (next) => (answer = next),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends a chat completion with this message. */
export function complete(response: ServerResponse, said: unknown, tokens = 1_000): void {
  const content = typeof said === 'string' ? said : JSON.stringify(said);
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ choices: [{ message: { content } }], usage: { total_tokens: tokens } }));
}

/** What an honest service says: sentences that stand in the passages, with their quotations. */
export function rightAnswer({ kind, material }: Question): unknown {
  const claims = claimsOf(material.passages);
  if (kind !== 'long') return { sentences: claims.slice(0, kind === 'short' ? 4 : 12) };
  const headings = ['core', 'positions', 'decisions', 'consequences', 'next'];
  let words = 0;
  const enough = claims.filter(({ text }) => {
    words += String(text).split(' ').length;
    return words < 480;
  });
  const size = Math.ceil(enough.length / headings.length);
  return {
    parts: headings.map((heading, index) => ({
      heading,
      sentences: enough.slice(index * size, (index + 1) * size),
    })),
  };
}

/** A claim for each sentence of the passages. */
export function claimsOf(passages: Question['material']['passages']): Claimed[] {
  return passages.flatMap(({ id, text }) =>
    text
      .split(/(?<=\.)\s+/)
      .filter((sentence) => sentence.split(' ').length > 6 && sentence.endsWith('.'))
      .map((sentence) => ({ text: sentence, passage: id, quote: sentence.split(' ').slice(0, 6).join(' ') })),
  );
}

async function questionIn(request: IncomingMessage): Promise<Question> {
  let body = '';
  for await (const piece of request) body += String(piece);
  const { model, messages } = JSON.parse(body) as { model: string; messages: { content: string }[] };
  const instruction = messages[0]!.content;
  return {
    instruction,
    model,
    key: request.headers.authorization,
    material: JSON.parse(messages[1]!.content) as Question['material'],
    kind: instruction.includes('one part of') ? 'notes' : instruction.includes('analyse') ? 'long' : 'short',
  };
}
