import { z } from 'zod';
import { access, endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { OneLine } from './plain-text.ts';
import { Locale } from './users.ts';

/** What a question or video is known by; a link to a question names it. @example fresh */
export const SupportId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);

/** HTML of paragraphs, bold, italic, links and lists; the server cleans it. */
export const RichText = z.string().max(4 * limits.maximumUpdateDescription);

/** A frequently asked question with its answer. */
export const SupportQuestion = z.object({
  id: SupportId,
  /** Characters, at most 300. @example How quickly does a new document appear? */
  question: OneLine.min(1).max(limits.maximumSupportQuestion),
  /** At most 5,000 characters of text. */
  answer: RichText.min(1),
});
export type SupportQuestion = z.infer<typeof SupportQuestion>;

/** A video that explains something of the product. */
export const SupportVideo = z.object({
  id: SupportId,
  /** Characters, at most 200. @example Searching in five minutes */
  title: OneLine.min(1).max(limits.maximumVideoTitle),
  /** A file at the product's own address, or an https address on a host that the installation names. @example /videos/search.mp4 */
  address: z.string().trim().min(1).max(limits.maximumVideoAddress),
  /** What it shows, at most 1,000 characters; may be empty. */
  description: OneLine.max(limits.maximumVideoDescription),
});
export type SupportVideo = z.infer<typeof SupportVideo>;

/** What the support dialog says in one language, as staff keep it (decision 1.5). */
export const SupportContent = z.object({
  /** In the order in which they are shown. */
  videos: z.array(SupportVideo).max(limits.supportVideos),
  /** Those that ship with the product and those of staff, in the order in which they are shown. */
  questions: z.array(SupportQuestion).max(limits.supportQuestions),
  /** How to reach who answers, beside the address for support. */
  contact: RichText.min(1),
});
export type SupportContent = z.infer<typeof SupportContent>;

/** Whether the address of a video is a file, which the product plays itself, and not a page that plays it. */
export const isVideoFile = (address: string): boolean => /\.(?:mp4|m4v|webm)(?:[?#]|$)/i.test(address);

export const getSupportContent = endpoint({
  method: 'GET',
  path: '/support/content/{locale}',
  summary: 'Videos, frequently asked questions and the words about contact of the support dialog.',
  access: access.session,
  params: { locale: Locale },
  response: SupportContent,
});

export const readAgendaSyncPdf = endpoint({
  method: 'GET',
  path: '/support/agenda-sync/{locale}',
  summary: 'How the address of a calendar is added to each calendar program, as a PDF to print or hand on.',
  access: access.session,
  params: { locale: Locale },
  response: z.unknown(),
  answers: 'binary',
});
