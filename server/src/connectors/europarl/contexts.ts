import { fetchDetail, fetchPage, type Service } from './service.ts';
import { emptyContext, type Context } from './raw.ts';
import { memberName } from './read-names.ts';
import { lastPart, Member, Process } from './rows.ts';

/** Names behind the ids of answers, each asked for once in a poll. */
export interface Contexts {
  /** What is known about the members and procedures that an answer names. */
  of(row: unknown): Promise<Context>;
  /** Keeps the reference of a procedure that was fetched anyway, and gives it. */
  remember(row: unknown): string;
}

const pageSize = 500;

/** Asks the service for names as answers need them. */
export function openContexts(service: Service): Contexts {
  const people = new Map<string, string | undefined>();
  const procedures = new Map<string, Context['procedures'][string] | undefined>();
  const terms = new Set<string>();

  async function loadTerm(term: string): Promise<void> {
    if (terms.has(term)) return;
    terms.add(term);
    for (let offset = 0; ; offset += pageSize) {
      const search = { 'parliamentary-term': term, offset: String(offset), limit: String(pageSize) };
      const page = await fetchPage(service, 'meps', search);
      for (const row of page) rememberMember(row);
      if (page.length < pageSize || offset > 10 * pageSize) return;
    }
  }

  function rememberMember(row: unknown): void {
    const member = Member.safeParse(row);
    if (member.success) people.set(lastPart(member.data.id)!, memberName(member.data));
  }

  function remember(row: unknown): string {
    const process = Process.safeParse(row);
    if (!process.success) return '';
    const key = lastPart(process.data.id)!;
    const label = process.data.label ?? key.replace('-', '/');
    const title = process.data.process_title?.['en'];
    procedures.set(key, { label, ...(title ? { title } : {}) });
    return label;
  }

  return {
    remember,
    async of(row) {
      const text = JSON.stringify(row);
      const context = emptyContext();
      const numbers = new Set([...text.matchAll(/"person\/(\d+)"/g)].map(([, number]) => number!));
      for (const [, term] of numbers.size ? text.matchAll(/"org\/ep-(\d+)"/g) : []) await loadTerm(term!);
      for (const number of numbers) {
        if (!people.has(number)) {
          people.set(number, undefined);
          const member = await fetchDetail(service, `meps/${number}`);
          if (member) rememberMember(member);
        }
        const name = people.get(number);
        if (name) context.people[number] = name;
      }
      for (const [, key] of text.matchAll(/"eli\/dl\/proc\/(\d{4}-\d{4}[A-Z]?)"/g)) {
        if (!procedures.has(key!)) {
          procedures.set(key!, undefined);
          const process = await fetchDetail(service, `procedures/${key}`);
          if (process) remember(process);
        }
        const known = procedures.get(key!);
        if (known) context.procedures[key!] = known;
      }
      return context;
    },
  };
}
