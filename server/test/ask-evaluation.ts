// npm run ask-evaluation: asks the questions of ask-questions.md over the recorded documents. With AI_BASE_URL and AI_MODEL
// their answers are written too, each sentence beside its passage, for somebody to judge by hand.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AskRequest } from 'contract/asks';
import { dashboards } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { moduleCodes, moduleKeys } from 'contract/modules';
import { answerFrom } from '#domains/asks/answer.ts';
import { answeringOf } from '#domains/asks/answering.ts';
import { type FoundPassage, findPassages } from '#domains/asks/find.ts';
import { shownPassage } from '#domains/asks/shown.ts';
import type { Actor } from '#platform/access.ts';
import { openLog } from '#platform/log.ts';
import { readConfig } from '#src/config.ts';
import { inThreadDocumentStore } from '#stores/documents/sqlite/in-thread-document-store.ts';
import { openPeople } from '#stores/people/index.ts';
import { type AskedQuestion, askedQuestions } from './ask-questions.ts';
import { recordedDocuments } from './recordings/recorded-documents.ts';
import { samples } from './samples.ts';

const actor: Actor = {
  ...{ userId: 'evaluation', organisationId: 'evaluation', organisation: '', email: '', firstName: '' },
  ...{ lastName: '', roles: [] },
  modules: moduleKeys.map((moduleKey) => ({
    moduleKey,
    moduleStatus: { isActive: true, moduleCode: moduleCodes[moduleKey] },
    moduleConfiguration: {},
  })),
  share: { atOnce: 4, perMinute: 100, callsPerDay: 100, asksPerHour: 100, asksPerDay: 100 },
};

if (!samples('.')) process.exit(69);
const write = (line: string) => process.stdout.write(`${line}\n`);
const folder = await mkdtemp(join(tmpdir(), 'ask-evaluation-'));
const documents = inThreadDocumentStore(join(folder, 'documents.sqlite'));
const people = await openPeople({ path: join(folder, 'people.sqlite') });
const clock = { now: () => new Date() };
/** No question asks within labels. */
const labelled = async () => [];
try {
  const recorded = (await recordedDocuments()).filter(({ meeting }) => !meeting);
  await documents.put(recorded);
  write(`${recorded.length} documents`);
  const config = readConfig({ ...process.env, DATA_DIR: folder });
  const answering = answeringOf(config, { db: people.db, clock, log: openLog('silent') });
  const figures = { documents: 0, passages: 0, first: 0, words: 0, answers: 0, sentences: 0 };
  const questions = askedQuestions();
  for (const asked of questions) {
    const { number, question, domain } = asked;
    const { grouping, contextRequired } = dashboards[domain];
    const body = AskRequest.parse({
      question,
      groupingDetails: { name: grouping },
      lookBack: true,
      ...(contextRequired ? { context: ['all'] } : {}),
    });
    const { translated, passages, sought } = await findPassages({ documents, clock, labelled }, actor, body, [
      domain,
    ]);
    const shown = passages.slice(0, limits.shownPassages);
    const place = shown.findIndex((one) => answersIt(asked, one));
    const found = shown.some(({ document }) => document.id === asked.document);
    if (found) figures.documents += 1;
    if (place >= 0) figures.passages += 1;
    if (place === 0) figures.first += 1;
    const words = shown.map((one) => ({
      document: one.document.id,
      text: shownPassage(actor, one, sought)?.words.text,
    }));
    if (words.some(({ document, text }) => document === asked.document && holdsIt(asked, text ?? '')))
      figures.words += 1;
    if (place < 0)
      write(`${number}. ${question}\n   ${translated}: ${found ? 'another passage of it' : 'not found'}`);
    if (!answering) continue;
    const signal = new AbortController().signal;
    const locale = domain === 'eu' ? 'en-gb' : 'nl';
    const answer = await answerFrom(answering, { question, passages, call: { actor, locale }, signal });
    if ('noAnswer' in answer) {
      write(`${number}. ${question}\n   no answer: ${answer.noAnswer}`);
      continue;
    }
    figures.answers += 1;
    for (const { text, passage } of answer.sentences) {
      figures.sentences += 1;
      write(`${number}. ${question}\n   ${text}\n   [ ] ${passage.document.id}: ${passage.words.text}`);
    }
  }
  const share = (count: number) =>
    `${count} of ${questions.length} (${Math.round((100 * count) / questions.length)} %)`;
  write(`the document is among the ten passages: ${share(figures.documents)}`);
  write(`a passage that answers is among them: ${share(figures.passages)}, first: ${share(figures.first)}`);
  write(`of that what is shown of it answers: ${share(figures.words)}`);
  if (answering) write(`answered: ${share(figures.answers)}, with ${figures.sentences} sentences to judge`);
  else write('without a service: its answers were not measured');
} finally {
  await documents.close();
  await people.close();
  await rm(folder, { recursive: true, force: true });
}

/** Whether a passage is the one that answers. */
function answersIt(asked: AskedQuestion, { document, passage }: FoundPassage): boolean {
  return document.id === asked.document && holdsIt(asked, passage.text);
}

function holdsIt({ holds }: AskedQuestion, text: string): boolean {
  const said = text.replaceAll(/\s+/g, ' ').toLowerCase();
  return holds.every((words) => said.includes(words.toLowerCase()));
}
