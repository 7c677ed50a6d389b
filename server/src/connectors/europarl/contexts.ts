import { SourceFault } from '#platform/outbound/source-fault.ts';
import { fetchAll, fetchDetail, type Service } from './service.ts';
import { conceptAddress, conceptKey, fetchConceptNames } from './vocabulary.ts';
import { emptyContext, type Context } from './raw.ts';
import { knownProcedure } from './read-procedure.ts';
import { memberName } from './read-names.ts';
import { lastPart, Member, Process } from './rows.ts';
import { capturedAll } from '../reading/text-parts.ts';

/** Names behind the ids of answers, each asked for once in a poll. */
export interface Contexts {
  /** What is known about the members and procedures that an answer names. */
  of(row: unknown): Promise<Context>;
  /** Keeps the reference of a procedure that was fetched anyway, and gives it. */
  remember(row: unknown): string;
}

/** Asks the service for names as answers need them. */
export function openContexts(service: Service): Contexts {
  const subjects = new Map<string, string | undefined>();
  let vocabularyDown = false;
  const people = new Map<string, string | undefined>();
  const procedures = new Map<string, Context['procedures'][string] | undefined>();
  const terms = new Set<string>();

  async function loadTerm(term: string): Promise<void> {
    if (terms.has(term)) return;
    terms.add(term);
    for (const row of await fetchAll(service, 'meps', { 'parliamentary-term': term })) rememberMember(row);
  }

  /** Names of concepts; without the vocabulary documents go without their subjects. */
  async function loadSubjects(addresses: readonly string[]): Promise<void> {
    if (addresses.length === 0 || vocabularyDown) return;
    for (const address of addresses) subjects.set(address, undefined);
    try {
      const names = await fetchConceptNames(service, addresses);
      for (const [address, name] of names) subjects.set(address, name);
    } catch (error) {
      if (!(error instanceof SourceFault)) throw error;
      vocabularyDown = true;
    }
  }

  function rememberMember(row: unknown): void {
    const member = Member.safeParse(row);
    if (member.success) people.set(lastPart(member.data.id), memberName(member.data));
  }

  function remember(row: unknown): string {
    const process = Process.safeParse(row);
    if (!process.success) return '';
    const known = knownProcedure(process.data);
    procedures.set(lastPart(process.data.id), known);
    return known.label;
  }

  return {
    remember,
    async of(row) {
      const text = JSON.stringify(row);
      const context = emptyContext();
      const numbers = new Set(capturedAll(/"person\/(\d+)"/g, text).map(([number]) => number));
      for (const [term] of numbers.size ? capturedAll(/"org\/ep-(\d+)"/g, text) : []) await loadTerm(term);
      for (const number of numbers) {
        if (!people.has(number)) {
          people.set(number, undefined);
          const member = await fetchDetail(service, `meps/${number}`);
          if (member) rememberMember(member);
        }
        const name = people.get(number);
        if (name) context.people[number] = name;
      }
      for (const [key] of capturedAll(/"eli\/dl\/proc\/(\d{4}-\d{4}[A-Z]?)"/g, text)) {
        if (!procedures.has(key)) {
          procedures.set(key, undefined);
          const process = await fetchDetail(service, `procedures/${key}`);
          if (process) remember(process);
        }
        const known = procedures.get(key);
        if (known) context.procedures[key] = known;
      }
      const concepts = capturedAll(new RegExp(`"(${conceptAddress.source})"`, 'g'), text).map(([one]) => one);
      await loadSubjects(concepts.filter((address) => !subjects.has(address)));
      for (const address of concepts) {
        const name = subjects.get(address);
        if (name) context.subjects[conceptKey(address)] = name;
      }
      return context;
    },
  };
}
