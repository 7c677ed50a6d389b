import { dayOf } from 'contract/amsterdam';
import type { Document } from '#stores/documents/document.ts';
import { wordsOfCode } from '../reading/code-words.ts';
import { htmlText } from '../reading/html.ts';
import { readLocalTime } from '../reading/local-time.ts';
import { bareDocument } from '../reading/bare-document.ts';
import type { Initiative, Period } from './rows.ts';

const site = 'https://ec.europa.eu/info/law/better-regulation/';

/** What the stages are called on the portal (SOURCES.md §7). */
const stages: Record<string, string> = {
  INIT_PLANNED: 'Planned initiative',
  PLANNING_WORKFLOW: 'Call for evidence',
  OPC_LAUNCHED: 'Public consultation',
  ISC_WORKFLOW: 'Draft act',
  ADOPTION_WORKFLOW: 'Commission adoption',
  CFE_IMPACT_ASSESS: 'Call for evidence for an impact assessment',
};

/** What acts are called; a step of the detail may be named by the act that came of it (SOURCES.md §11). */
const acts: Record<string, string> = {
  PROP_REG: 'Proposal for a regulation',
  REG_IMPL: 'Implementing regulation',
  REG_DEL: 'Delegated regulation',
  DIR: 'Directive',
  EVL: 'Evaluation',
  COM: 'Communication',
};

/** A period with its two ends as instants. */
interface Read {
  stage: string;
  status?: string;
  start?: { instant: number; timeKnown: boolean; text: string };
  end?: { instant: number; timeKnown: boolean; text: string };
  total?: number;
}

/**
 * One document per initiative, dated by the start of its newest period. Undefined, with the reason, without a
 * title or any period with a day.
 */
export function readDocument(
  initiative: Initiative,
  skip: (reason: string) => void,
  note: (text: string) => void,
): Document | undefined {
  const title = initiative.shortTitle;
  if (!title) return void skip('no title');
  const periods = periodsOf(initiative).map((row) => readPeriod(row, note));
  const dated = periods
    .flatMap((period) => {
      const at = period.start ?? period.end;
      return at ? [{ period, at }] : [];
    })
    .sort((a, b) => b.at.instant - a.at.instant);
  const newest = dated[0];
  if (!newest) return void skip(`no day in any period of "${title}"`);
  const id = `haveyoursay-${initiative.id}`;
  const type = initiative.foreseenActType;
  const references = [initiative.reference, ...initiative.publications.map(({ reference }) => reference)];
  const commission = [title, ...references].join(' ').match(/\b(?:COM|SWD|C|JOIN)\(\d{4}\)\s?\d+/g) ?? [];
  return {
    ...bareDocument(),
    id,
    domain: 'eu',
    source: 'haveyoursay',
    groupPath: 'commission/have-your-say',
    sourceType: newest.period.stage,
    institution: 'European Commission',
    title,
    titles: { en: title },
    language: 'en',
    date: newest.at.instant,
    timeKnown: newest.at.timeKnown,
    sourceDate: newest.at.text,
    text: [
      initiative.dossierSummary ? htmlText(initiative.dossierSummary) : '',
      type ? `Type of act: ${acts[type] ?? wordsOfCode(type)}` : '',
      initiative.initiativeStatus ? `Status: ${wordsOfCode(initiative.initiativeStatus)}` : '',
      ...periods.map(lineOf),
    ]
      .filter(Boolean)
      .join('\n'),
    attachments: filesOf(initiative).map(({ title: name, path }, index) => ({
      fileId: `${id}~${index + 1}`,
      title: name,
      url: urlOf(path),
    })),
    organisations: initiative.dg ? [{ name: initiative.dg, relation: 'Service responsible' }] : [],
    numbers: [
      { kind: 'document', value: String(initiative.id) },
      ...(initiative.reference ? [{ kind: 'reference' as const, value: initiative.reference }] : []),
      ...[...new Set(commission.map((one) => one.replace(/\)\s?0*/, ') ')))].map((value) => ({
        kind: 'ce' as const,
        value,
      })),
    ],
    ...(initiative.topics.some(({ label }) => label)
      ? {
          labels: initiative.topics.flatMap(({ code, label }) =>
            label ? [{ scheme: 'better-regulation', ...(code ? { code } : {}), name: label }] : [],
          ),
        }
      : {}),
    identities: [`brp-${initiative.id}`],
    originalUrls: [`${site}have-your-say/initiatives/${initiative.id}_en`],
  };
}

/** The files of an initiative, in the order of its periods, with their paths below the portal. */
export function filesOf(initiative: Initiative): { title: string; path: string; fileName?: string }[] {
  const files = periodsOf(initiative).flatMap(({ attachments }) => attachments);
  return files.map(({ documentId, title, fileName }) => ({
    title: title ?? fileName ?? documentId,
    path: `api/download/${encodeURIComponent(documentId)}`,
    ...(fileName ? { fileName } : {}),
  }));
}

/** The address of a path on the portal. */
export function urlOf(path: string): string {
  return `${site}${path}`;
}

function periodsOf({ publications, currentStatuses }: Initiative): Period[] {
  return publications.length ? publications : currentStatuses;
}

/** Status and both days of one period; a pair that ends before it starts is told, and its end left out. */
function readPeriod(row: Period, note: (text: string) => void): Read {
  const code = row.frontEndStage ?? row.type;
  const stage = code ? (stages[code] ?? acts[code] ?? wordsOfCode(code)) : 'Initiative';
  const start = readTime(
    row.feedbackStartDate ?? row.startDate ?? row.plannedStartDate ?? row.publishedDate ?? row.adoptionDate,
    note,
  );
  const end = readTime(row.feedbackEndDate ?? row.endDate, note);
  const turned = start && end && end.instant < start.instant;
  if (turned) note(`${stage}: ends ${end.text}, before its start ${start.text}`);
  return {
    stage,
    ...(row.receivingFeedbackStatus ? { status: row.receivingFeedbackStatus } : {}),
    ...(start ? { start } : {}),
    ...(end && !turned ? { end } : {}),
    ...(row.totalFeedback === undefined ? {} : { total: row.totalFeedback }),
  };
}

/** Times are written `2026/08/14 23:59:59`, of Brussels; midnight stands for a day alone. */
function readTime(text: string | undefined, note: (text: string) => void): Read['start'] {
  if (!text) return undefined;
  const time = readLocalTime(text.replace(/^(\d{4})\/(\d\d)\/(\d\d)/, '$1-$2-$3'));
  if (!time) return void note(`no day: ${text}`);
  return { instant: time.instant, timeKnown: time.timeKnown && !/ 00:00(:00)?$/.test(text), text };
}

function lineOf({ stage, status, start, end, total }: Read): string {
  const days = [start, end].map((one) => (one ? dayOf(one.instant) : undefined));
  const period = days.some((day) => day !== undefined) ? ` ${days[0] ?? '…'} – ${days[1] ?? '…'}` : '';
  const state = status ? ` (${wordsOfCode(status).toLowerCase()})` : '';
  return `${stage}${period}${state}${total === undefined ? '' : `, ${total} contributions`}`;
}
