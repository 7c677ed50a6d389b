import type { NewSupport, SupportResponse } from 'contract/admin/support';
import {
  isVideoFile,
  type SupportContent,
  SupportContent as Content,
  SupportId,
  type SupportQuestion,
  type SupportVideo,
} from 'contract/support';
import { words } from 'contract/words';
import type { Locale } from 'contract/users';
import { z } from 'zod';
import type { Doer } from '#domains/audit/index.ts';
import { invalidInput, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import { cleanRichText, richTextOf } from '#platform/rich-text.ts';
import type { PeopleStore } from '#stores/people/index.ts';
import { keep, readKept } from '#domains/kept-content/index.ts';

/** Where the product is, and whose videos it plays besides its own. */
export interface VideoConfig {
  BASE_URL: string;
  VIDEO_HOSTS: readonly string[];
}

/** What is kept: of a text that ships only that it is there, so that it follows the product. */
const State = z.object({
  videos: Content.shape.videos,
  questions: z.array(
    z.object({ id: SupportId, question: z.string().optional(), answer: z.string().optional() }),
  ),
  contact: z.string().optional(),
});
type State = z.infer<typeof State>;

/** What ships with the product: nine questions (decision 1.5) and no videos. */
function shippedSupport(locale: Locale): SupportContent {
  const { support, supportQuestions } = words[locale];
  return {
    videos: [],
    questions: Object.entries(supportQuestions).map(([id, { question, answer }]) => ({
      id,
      question,
      answer: richTextOf(answer),
    })),
    contact: richTextOf(support.contact.intro),
  };
}

/** What the support dialog says in a language, without videos of hosts that are no longer named. */
export async function supportContent(
  db: PeopleStore,
  locale: Locale,
  config: VideoConfig,
): Promise<SupportContent> {
  const { content } = await keptSupport(db, locale);
  return { ...content, videos: content.videos.filter(({ address }) => isPlayed(address, config)) };
}

/** The same for staff, with what it is made from. */
export async function supportForStaff(
  db: PeopleStore,
  locale: Locale,
  { VIDEO_HOSTS }: VideoConfig,
): Promise<SupportResponse> {
  return {
    ...(await keptSupport(db, locale)),
    shipped: shippedSupport(locale),
    videoHosts: [...VIDEO_HOSTS],
  };
}

async function keptSupport(db: PeopleStore, locale: Locale) {
  const { version, state } = await readKept(db, `support:${locale}`, State);
  const shipped = shippedSupport(locale);
  if (!state) return { version, content: shipped };
  const known = new Map(shipped.questions.map((one) => [one.id, one]));
  const questions = state.questions.flatMap((one) => {
    const whole = { ...known.get(one.id), ...one };
    // One that shipped once and does no longer.
    return whole.question === undefined || whole.answer === undefined ? [] : (whole as SupportQuestion);
  });
  return { version, content: { videos: state.videos, questions, contact: state.contact ?? shipped.contact } };
}

/**
 * Sets what the support dialog says in a language.
 * @throws EC-02 for a text that is too long and a video that would not be played, EC-03 for an id that is none of ours, EC-06
 *   when somebody changed it meanwhile
 */
export async function setSupport(
  db: PeopleStore,
  doer: Doer,
  asked: { locale: Locale; version: number; content: NewSupport; reason?: string | undefined },
  { now, config }: { now: number; config: VideoConfig },
): Promise<SupportResponse> {
  const { locale, version, reason } = asked;
  return db.transaction().execute(async (transaction) => {
    const { content: before } = await keptSupport(transaction, locale);
    const after = cleaned(asked.content, config);
    const shipped = shippedSupport(locale);
    refuseStrangers(asked.content, [before, shipped]);
    await keep(
      transaction,
      doer,
      {
        name: `support:${locale}`,
        state: differing(after, shipped),
        ...{ version, action: 'support.set', target: locale, reason },
        ...changed(before, after),
      },
      now,
    );
    return supportForStaff(transaction, locale, config);
  });
}

function cleaned({ videos, questions, contact }: NewSupport, config: VideoConfig): SupportContent {
  return {
    videos: videos.map(({ id = newId(), ...video }, index) => {
      if (!isPlayed(video.address, config)) {
        const at = `body.content.videos.${index}.address`;
        const hosts = config.VIDEO_HOSTS.join(', ');
        throw hosts === ''
          ? invalidInput('refusals.videoFile', at)
          : invalidInput('refusals.videoHost', at, { hosts });
      }
      return { id, ...video };
    }),
    questions: questions.map(({ id = newId(), question, answer }, index) => ({
      ...{ id, question },
      answer: notEmpty(
        cleanRichText(answer, `body.content.questions.${index}.answer`),
        'body.content.questions',
      ),
    })),
    contact: notEmpty(cleanRichText(contact, 'body.content.contact'), 'body.content.contact'),
  };
}

function notEmpty(html: string, field: string): string {
  if (html === '') throw invalidInput('refusals.textMissing', field);
  return html;
}

/** Ids are ours: links lead to them. */
function refuseStrangers(asked: NewSupport, known: readonly SupportContent[]): void {
  for (const kind of ['videos', 'questions'] as const) {
    const ids = asked[kind].flatMap(({ id }) => id ?? []);
    const ours = new Set(known.flatMap((content) => content[kind].map(({ id }) => id)));
    if (ids.some((id) => !ours.has(id)) || new Set(ids).size < ids.length) throw notFound();
  }
}

/** What is kept of a content: of a text that is as it ships nothing. */
function differing({ videos, questions, contact }: SupportContent, shipped: SupportContent): State {
  return {
    videos,
    questions: questions.map((one) => {
      const { id, question, answer } = shipped.questions.find((other) => other.id === one.id) ?? {};
      return id !== undefined && one.question === question && one.answer === answer ? { id } : one;
    }),
    ...(contact === shipped.contact ? {} : { contact }),
  };
}

/** For the audit log: of each part that changed what was and is no longer, and what is new; the ids where that is the order. */
function changed(before: SupportContent, after: SupportContent) {
  const was: Record<string, unknown> = {};
  const is: Record<string, unknown> = {};
  for (const part of ['videos', 'questions', 'contact'] as const) {
    const [one, other] = [[before[part]].flat(), [after[part]].flat()].map((some) =>
      some.map((each) => JSON.stringify(each)),
    ) as [string[], string[]];
    if (one.join() === other.join()) continue;
    const [gone, come] = [
      one.filter((each) => !other.includes(each)),
      other.filter((each) => !one.includes(each)),
    ];
    const isMoved = gone.length + come.length === 0;
    const written = (some: string[]) => some.map((each) => JSON.parse(each) as { id: string } | string);
    const idsOf = (content: SupportContent) =>
      [content[part]].flat().map((each) => (each as { id: string }).id);
    was[part] = isMoved ? idsOf(before) : written(gone);
    is[part] = isMoved ? idsOf(after) : written(come);
  }
  return { before: was, after: is };
}

/** Whether a video is a file at our own address or on a host that the installation names; of others nothing is played. */
function isPlayed(address: SupportVideo['address'], { BASE_URL, VIDEO_HOSTS }: VideoConfig): boolean {
  const url = URL.parse(address, BASE_URL);
  if (!url) return false;
  // Pages of our own are shown in no frame.
  if (url.origin === new URL(BASE_URL).origin) return isVideoFile(url.pathname);
  return url.protocol === 'https:' && VIDEO_HOSTS.includes(url.host);
}
