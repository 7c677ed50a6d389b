import https from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { LookupFunction } from 'node:net';
import { lookupOutside, namesPrivateAddress } from './private-address.ts';
import { SourceFault } from './source-fault.ts';
import { userAgent } from './user-agent.ts';

/** What came of a post: any answer is one, also one that refuses. */
interface Answered {
  status: number;
  /** The beginning of the body, as one line of text. */
  words: string;
}

/** Nothing was answered: see `WebhookFault`. */
export class PostFault extends Error {
  readonly kind: 'blocked' | 'unreachable' | 'timeout' | 'certificate';
  constructor(kind: PostFault['kind'], cause: unknown) {
    super(kind, { cause });
    this.name = 'PostFault';
    this.kind = kind;
  }
}

/** Whether a refusal is of the moment: the receiver is away, late or overrun, and another try may help. */
export const mayPass = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/** Where names lead, and who vouches for servers beside those everybody trusts. */
export interface Network {
  lookup: LookupFunction;
  ca?: string;
}

/** The public internet: a name is looked up for each post, and the connection goes to the addresses that were checked. */
export const publicNetwork: Network = { lookup: lookupOutside };

interface Posting {
  content: string | Uint8Array;
  /** What it is for, as the receiver is told in `user-agent`. */
  purpose: 'webhook' | 'push';
  headers: Record<string, string>;
  /** Milliseconds for all of it. */
  timeout: number;
  /** Characters kept of the answer. */
  mostWords: number;
  network: Network;
}

/**
 * Posts to an address that a user gave, once, over a connection of its own: no redirect is followed, and of the answer no
 * more is read than is kept. The address itself is in no fault, as it may hold a secret.
 * @throws PostFault
 */
export async function post(url: URL, posting: Posting): Promise<Answered> {
  if (url.protocol !== 'https:' || namesPrivateAddress(url.hostname))
    throw new PostFault('blocked', undefined);
  const ended = AbortSignal.timeout(posting.timeout);
  try {
    const answer = await answerTo(url, posting, ended);
    const words = await wordsOf(answer, posting.mostWords);
    return { status: answer.statusCode ?? 0, words };
  } catch (error) {
    throw new PostFault(kindOf(error, ended), error);
  }
}

function answerTo(
  url: URL,
  { content, purpose, headers, network }: Posting,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = https.request(url, {
      method: 'POST',
      // A connection that was kept could lead to where the name led before.
      agent: false,
      signal,
      ...network,
      headers: {
        'user-agent': userAgent(purpose),
        'accept-encoding': 'identity',
        ...headers,
        'content-length': Buffer.byteLength(content),
      },
    });
    asked.on('response', resolve);
    asked.on('error', reject);
    asked.end(content);
  });
}

/** What came of the body before it was enough, ended or broke: it is answered all the same. */
async function wordsOf(answer: IncomingMessage, most: number): Promise<string> {
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    for await (const piece of answer as AsyncIterable<Buffer>) {
      pieces.push(piece);
      size += piece.length;
      if (size >= most * 4) break;
    }
  } catch {
    // The status is known.
  }
  answer.destroy();
  const text = new TextDecoder().decode(Buffer.concat(pieces));
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/u, '');
}

function kindOf(error: unknown, ended: AbortSignal): PostFault['kind'] {
  if (error instanceof SourceFault && error.kind === 'blocked') return 'blocked';
  if (ended.aborted) return 'timeout';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /CERT|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL/.test(code) ? 'certificate' : 'unreachable';
}
