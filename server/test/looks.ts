import type { Endpoint } from 'contract/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import type { Callers } from './callers.ts';
import { faultsOf, isOpen, type Look, nameOf } from './faults-of.ts';
import { marksOf } from './furnished.ts';
import type { KeptState } from './kept-state.ts';
import type { TestProduct } from './product.ts';
import { endpoints } from './declared-calls.ts';
import { type Named, nothings } from './named.ts';
import { rightCall } from './right-calls.ts';

/** What does not answer 200 to who may make it, because of what it names and not of who asks. */
const otherwise: Record<string, number> = {
  // There is no identity provider, nobody to import, nothing that stands still, no draft of a source tree, nothing of the European Union,
  // and no debate that is played.
  'POST /admin/organisations/{id}/sign-on/test': 404,
  'POST /admin/users/import': 400,
  'POST /admin/sources/{source}/resume': 409,
  'POST /admin/source-trees/{domain}/draft/discard': 409,
  'POST /admin/source-trees/{domain}/publish': 409,
  'POST /eu/document/{id}': 404,
  'POST /eu/related': 404,
  'POST /event/{id}': 404,
  'GET /document/{id}/stream/{part}': 404,
  'GET /feeds/webcal/{secret}/subscribe': 302,
  // The password or the ticket is wrong, or there is no second factor.
  'PUT /users/me/password': 400,
  'POST /users/me/factor/begin': 400,
  'POST /users/me/factor/finish': 400,
  'DELETE /users/me/factor': 404,
  'POST /users/me/factor/recovery-codes': 404,
  'POST /users/me/factor/passkeys/begin': 404,
  'POST /users/me/factor/passkeys': 400,
};

export type Headers = Record<string, string>;
type Kind = keyof Named;
const kinds = Object.keys(nothings) as Kind[];
/** Whoever has one of these is let in by it, and the last ones are of no one. */
const openers = new Set<Kind>([
  ...(['rssSecret', 'webcalSecret', 'logo', 'highlight', 'listTicket', 'issueTicket'] as const),
  ...(['fileTicket', 'meetingTicket', 'newSince', 'euNewSince', 'agendaNewSince'] as const),
]);
/** What colleagues have together, or may find of each other. */
const together = new Set<Kind>([
  ...(['organisation', 'colleague', 'colleagueEmail', 'shareLink', 'announcement'] as const),
  ...(['addressList', 'reader', 'issue', 'template', 'label'] as const),
]);

/** What a call names. */
const namedIn = new Map<Endpoint, Kind[]>();
for (const endpoint of endpoints) {
  const call = (named: Named) => JSON.stringify(rightCall(endpoint, named));
  const nothing = call({ ...nothings });
  const named = kinds.filter((kind) => call({ ...nothings, [kind]: 'something' }) !== nothing);
  namedIn.set(endpoint, named);
}
/** Whether a call lets in whoever has an address or a ticket. */
export const hasOpener = (endpoint: Endpoint): boolean =>
  isOpen(endpoint) && namedIn.get(endpoint)!.some((kind) => openers.has(kind));

/** The names of these sorts as somebody has them. */
const some = (whose: Named, of: readonly Kind[]): Partial<Named> =>
  Object.fromEntries(of.map((kind) => [kind, whose[kind]]));

/** How calls are looked at that are about the things of an owner. */
export interface Looks {
  /** Makes each of these calls with the store as it was; answers a line for each that is not as it should be. */
  faultsOf: (calls: readonly Endpoint[], look: Look) => Promise<string>;
  /** Makes a call, with more in its body. */
  ask: (endpoint: Endpoint, named: Named, headers: Headers, more?: object) => Promise<LightMyRequestResponse>;
  /** The call works, with everything of the owner's. */
  answered: (headers: Headers) => Look;
  /** It is refused with this, and nothing is changed. */
  refused: (headers: Headers, status: number, error: object) => Look;
  /**
   * Whoever asks learns and changes nothing of what is the owner's, whether only one thing of theirs is named beside
   * what `own` holds or all: they are answered as if it were not there.
   */
  asIfNothing: (headers: Headers, how: { own: Named; near: boolean }) => Look;
}

export function openLooks(product: TestProduct, { things }: Callers, state: KeptState): Looks {
  const theirs = things.owner;
  const marks = marksOf('huis');
  const elsewhere = new Set([...Object.values(things.stranger), ...Object.values(nothings)]);
  const traces = [...Object.values(theirs), marks.own, marks.shared].filter((one) => !elsewhere.has(one));
  // Mails are kept a moment after the answer; counts are of who asks.
  const apart = /^(mails|request_counts) /;
  const ofOwner = (rows: readonly string[]) =>
    rows.filter((row) => !apart.test(row) && traces.some((trace) => row.includes(trace)));

  let asked = 0;
  const ask: Looks['ask'] = (endpoint, named, headers, more = {}) => {
    const call = rightCall(endpoint, named);
    asked += 1;
    return product.app.inject({
      ...call,
      headers,
      ...(call.payload ? { payload: { ...call.payload, ...more } } : {}),
    });
  };

  /** What became of what is kept of the owner; undefined when it is as it was. All is put back. */
  async function change(): Promise<string | undefined> {
    if (!state.wasWritten()) return undefined;
    const { lost, come } = state.changes();
    await state.restore();
    const told = [...ofOwner(lost).map((row) => `-${row}`), ...ofOwner(come).map((row) => `+${row}`)];
    return told.length === 0 ? undefined : `changes ${told.join(' ')}`;
  }

  return {
    ask,

    faultsOf: (calls, look) =>
      faultsOf(calls, async (endpoint) => {
        const already = asked;
        const fault = await look(endpoint);
        if (state.wasWritten()) await state.restore();
        return fault ?? (asked === already ? 'was not made' : undefined);
      }),

    answered: (headers) => async (endpoint) => {
      const answer = await ask(endpoint, theirs, headers);
      return answer.statusCode === (otherwise[nameOf(endpoint)] ?? 200) ? undefined : told(answer);
    },

    refused: (headers, status, error) => async (endpoint) => {
      const answer = await ask(endpoint, theirs, headers);
      const [given] = answer.body.startsWith('{"errors"') ? answer.json<{ errors: object[] }>().errors : [];
      const isRight =
        answer.statusCode === status &&
        Object.entries(error).every(([name, value]) => (given as Headers | undefined)?.[name] === value);
      return isRight ? change() : told(answer);
    },

    asIfNothing: (headers, { own, near }) => {
      const hidden = near ? [marks.own] : [marks.own, marks.shared];
      return async (endpoint) => {
        const foreign = namedIn.get(endpoint)!.filter((kind) => !openers.has(kind));
        const apartFrom = near ? foreign.filter((kind) => !together.has(kind)) : foreign;
        const mixed = apartFrom.map((kind) => [kind]);
        for (const sorts of mixed.length > 1 ? [...mixed, apartFrom] : [apartFrom]) {
          const answer = await ask(endpoint, { ...own, ...some(theirs, sorts) }, headers);
          const changed = await change();
          if (changed !== undefined) return `${sorts.join()} ${changed}`;
          if (answer.statusCode >= 500) return `${sorts.join()} ${told(answer)}`;
          if (hidden.some((mark) => answer.body.includes(mark)))
            return `${sorts.join()} tells ${told(answer)}`;
          if (sorts.length === 0) continue;
          const nothing = await ask(endpoint, { ...own, ...some(nothings, sorts) }, headers);
          if (state.wasWritten()) await state.restore();
          if (told(answer) !== told(nothing))
            return `${sorts.join()} is answered ${told(answer)} and not ${told(nothing)}`;
        }
        return undefined;
      };
    },
  };
}

/** What an answer says, without the name of the call. */
export function told({ statusCode, body }: LightMyRequestResponse): string {
  return `${statusCode} ${body.replace(/,?"requestId":"[^"]*"/, '')}`;
}
