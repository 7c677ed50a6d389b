import { dayOf, type DayText } from 'contract/amsterdam';
import type { CourseKind, Stage, StageKey } from 'contract/dossiers';
import { limits } from 'contract/limits';
import type { Head } from '#stores/documents/document.ts';
import { courses, shows, type StageRule } from './courses.ts';
import type { FoundVote } from './votes.ts';

/** A dated paper, meeting or decision that shows a stage. */
interface Event {
  key: StageKey;
  day: DayText;
  document: Head;
  vote?: FoundVote;
}

/** A stage at one time of its course. */
interface Reached {
  key: StageKey;
  day: DayText;
  events: Event[];
}

/** Telling a document: with a lock outside the modules. */
interface Telling {
  isLocked: (document: Head) => boolean;
  evidence: (document: Head) => Stage['evidence'][number];
  vote: (vote: FoundVote) => NonNullable<Stage['vote']>;
}

const dayLength = 86_400_000;
const daysBetween = (from: DayText, to: DayText) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayLength);

/**
 * The stages of a dossier in order (UX-3, 26): what dated papers, held meetings and dated votes show, what lies between and
 * nothing tells of, and what is ahead. Nothing follows from silence: none of them has a day but of a paper.
 */
export function stagesOf(
  kind: CourseKind | undefined,
  documents: readonly Head[],
  votes: readonly FoundVote[],
  today: DayText,
  telling: Telling,
): Stage[] {
  if (!kind) return [];
  const { stages: rules } = courses[kind];
  const reached = reachedStages(kind, documents, votes, today);
  if (reached.length === 0) return [];
  const ended = isAtEnd(rules, reached);
  const told = reached.map((stage, place) => toldStage(stage, reached[place + 1], ended, today, telling));
  return withOthers(rules, told, ended);
}

/** What dated papers, held meetings and dated votes show by a day, in order; none where nothing shows that it began. */
export function reachedStages(
  kind: CourseKind,
  documents: readonly Head[],
  votes: readonly FoundVote[],
  today: DayText,
): Reached[] {
  const { stages: rules, begins } = courses[kind];
  const placeOf = (key: StageKey) => rules.findIndex((rule) => rule.key === key);
  const events = eventsOf(rules, documents, votes)
    .filter(({ day }) => day <= today)
    .toSorted((one, other) =>
      one.day < other.day ? -1 : one.day > other.day ? 1 : placeOf(one.key) - placeOf(other.key),
    );
  if (!events.some(({ key }) => begins?.includes(key) ?? true)) return [];
  return inOrder(rules, sinceItBegan(events, begins));
}

function eventsOf(
  rules: readonly StageRule[],
  documents: readonly Head[],
  votes: readonly FoundVote[],
): Event[] {
  const events: Event[] = [];
  for (const { key, papers, meetings, votes: house } of rules) {
    for (const document of documents) {
      const { meeting } = document;
      const isHeld = meeting?.status === 'held' && meeting.kind === 'plenary';
      if (meeting ? isHeld && shows(meetings, document) : shows(papers, document))
        events.push({ key, day: dayOf(meeting?.start ?? document.date), document });
    }
    for (const vote of votes) {
      if (house === undefined || vote.on !== 'bill' || vote.by !== house || vote.at === undefined) continue;
      const stage = vote.outcome === 'ingetrokken' ? 'withdrawn' : key;
      events.push({ key: stage, day: dayOf(vote.at), document: vote.document, vote });
    }
  }
  return events;
}

/** What was before the bill is of another matter. */
function sinceItBegan(events: readonly Event[], begins: readonly StageKey[] | undefined): readonly Event[] {
  const first = begins && events.findIndex(({ key }) => begins.includes(key));
  return first === undefined ? events : events.slice(first);
}

/** Events that follow each other are one stage; one that comes again is another, where its rule says that it may. */
function inOrder(rules: readonly StageRule[], events: readonly Event[]): Reached[] {
  const reached: Reached[] = [];
  for (const event of events) {
    const last = reached.at(-1);
    const again = event.key === 'withdrawn' || rules.find(({ key }) => key === event.key)?.again;
    const before =
      last?.key === event.key ? last : again ? undefined : reached.find(({ key }) => key === event.key);
    if (before) before.events.push(event);
    else reached.push({ key: event.key, day: event.day, events: [event] });
  }
  return reached;
}

/** Published, withdrawn, or rejected by a house. */
function isAtEnd(rules: readonly StageRule[], reached: readonly Reached[]): boolean {
  const last = reached.at(-1);
  if (!last) return false;
  const rejected = last.events.findLast(({ vote }) => vote)?.vote?.outcome === 'verworpen';
  return (
    rejected ||
    last.key === 'withdrawn' ||
    reached.some(({ key }) => rules.find((rule) => rule.key === key)?.final)
  );
}

function toldStage(
  { key, day, events }: Reached,
  next: Reached | undefined,
  ended: boolean,
  today: DayText,
  { isLocked, evidence, vote }: Telling,
): Stage {
  const open = events.filter(({ document }) => !isLocked(document));
  const shown = [...new Set((open.length > 0 ? open : events).map(({ document }) => document))];
  const papers = shown.slice(0, limits.shownDossierEvidence).map(evidence);
  // When it was is told by what may be read alone.
  if (open.length === 0) return { key, state: 'locked', evidence: papers };
  const first = open[0]?.day ?? day;
  const running = next === undefined && !ended;
  const until = running
    ? today
    : next?.events.some(({ document }) => !isLocked(document))
      ? next.day
      : undefined;
  const decision = open.findLast((event) => event.vote)?.vote;
  return {
    key,
    state: running ? 'running' : 'reached',
    day: first,
    ...(until === undefined ? {} : { days: daysBetween(first, until) }),
    evidence: papers,
    ...(decision ? { vote: vote(decision) } : {}),
  };
}

/** Puts in what nothing tells of: before a later stage it is unknown, behind the last one ahead. */
function withOthers(rules: readonly StageRule[], told: readonly Stage[], ended: boolean): Stage[] {
  const stages = [...told];
  for (const [place, { key, optional }] of rules.entries()) {
    if (optional || told.some((stage) => stage.key === key)) continue;
    const later = stages.findIndex(
      (stage) => rules.findIndex((rule) => rule.key === stage.key) > place && stage.state !== 'ahead',
    );
    if (later >= 0) stages.splice(later, 0, { key, state: 'unknown', evidence: [] });
    else if (!ended) stages.push({ key, state: 'ahead', evidence: [] });
  }
  return stages;
}
