import type { Endpoint, Refusal } from 'contract/endpoint';
import type { ErrorCode } from 'contract/errors';
import { say } from '../words.ts';

/** What a code tells a program, and a text of ours that comes with it. */
const catalogue: Record<ErrorCode, { meaning: string; words: string }> = {
  'EC-01': {
    meaning:
      'The subscription does not, or no longer, hold what this call is for, and `module` is the one that does; or the ' +
      'API key may not make it.',
    words: 'errors.noAccess',
  },
  'EC-02': {
    meaning: 'Something in the input is wrong or unknown; `field` says where.',
    words: 'refusals.unreadable',
  },
  'EC-03': { meaning: 'It is not there, or not this user’s.', words: 'refusals.notFound' },
  'EC-04': { meaning: 'Nothing that was asked for can be searched.', words: 'errors.noMeetings' },
  'EC-05': {
    meaning: 'A limit is reached: of what may be kept, or of what may be sent.',
    words: 'refusals.tooLarge',
  },
  'EC-06': {
    meaning: 'It does not fit how things are: it is there already, is too late, or is for others to decide.',
    words: 'refusals.colourUndoGone',
  },
  'EC-07': {
    meaning: 'This one document or file lies outside the subscription; `module` is the one that opens it.',
    words: 'refusals.outsideSubscription',
  },
  AUTH: {
    meaning: 'E-mail address or password is wrong, or the API key does not hold.',
    words: 'errors.wrongCredentials',
  },
  FACTOR: {
    meaning:
      'The password was right, and the second factor is missing or wrong: send `code`, or `passkey` where `field` says so.',
    words: 'refusals.factorMissing',
  },
  'FACTOR-NEW': {
    meaning: 'The password was right, and a second factor has to be set up before a login.',
    words: 'refusals.factorToSetUp',
  },
  SESSION: { meaning: 'There is no session, or it has ended: log in again.', words: 'errors.sessionExpired' },
  RATE: {
    meaning: 'Too many requests; `Retry-After` says in how many seconds.',
    words: 'errors.tooManyRequests',
  },
  'ACT-WAIT': {
    meaning: 'An activation mail was sent less than five minutes ago.',
    words: 'errors.activationWait',
  },
  MAINT: {
    meaning: 'Offline for maintenance; `Retry-After` says when to look again.',
    words: 'errors.maintenance',
  },
  UNAVAILABLE: {
    meaning: 'A part of the product does not answer; trying again makes sense.',
    words: 'refusals.storeUnavailable',
  },
  BUSY: { meaning: 'Too much is being asked at the moment; nothing was done.', words: 'errors.busy' },
  SERVER: { meaning: 'Our fault; it was noted under the `requestId`.', words: 'errors.server' },
};

/** Every refusal a call may answer: those that follow from who may make it and what it takes, and its own. */
export function refusalsOf(endpoint: Endpoint): Set<Refusal> {
  const { access, key, changes, refuses } = endpoint;
  const open = access.kind === 'public' || access.kind === 'ticket';
  const takesBody = endpoint.body.def.type !== 'undefined';
  return new Set<Refusal>([
    '400 EC-02',
    // Who comes with a key that does not hold, or to a call that takes none, is told so.
    ...(open ? [] : (['401 AUTH', '401 SESSION', '403 EC-01'] as const)),
    ...(key ? (['429 RATE'] as const) : []),
    ...(access.kind === 'ticket' ? (['403 EC-01'] as const) : []),
    ...(changes && !open ? (['403 EC-06'] as const) : []),
    ...(access.kind === 'document' ? (['403 EC-07', '404 EC-03'] as const) : []),
    ...(endpoint.path.includes('{') ? (['404 EC-03'] as const) : []),
    ...(takesBody ? (['413 EC-05', '415 EC-02'] as const) : []),
    ...refuses,
    '500 SERVER',
    '503 BUSY',
    '503 MAINT',
    '503 UNAVAILABLE',
  ]);
}

/** The answers of a call that are no success, by status, with the codes of each. */
export function refusalAnswers(endpoint: Endpoint): Record<string, object> {
  const answers = new Map<string, ErrorCode[]>();
  for (const refusal of [...refusalsOf(endpoint)].toSorted()) {
    const [status, code] = refusal.split(' ') as [string, ErrorCode];
    answers.set(status, [...(answers.get(status) ?? []), code]);
  }
  return Object.fromEntries([...answers].map(([status, codes]) => [status, answerOf(status, codes)]));
}

function answerOf(status: string, codes: readonly ErrorCode[]): object {
  return {
    description: codes.map((code) => `\`${code}\`: ${catalogue[code].meaning}`).join('\n\n'),
    ...(status === '429' || status === '503'
      ? { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
      : {}),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/ErrorBody' },
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** One error body for each code. */
export const refusalExamples = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(catalogue).map(([code, { meaning, words }]) => [
      code,
      {
        summary: meaning,
        value: {
          errors: [{ code, message: say('en-gb', words, { seconds: 30 }) }],
          requestId: 'Zk3VtQ0xYb1m',
        },
      },
    ]),
  );
