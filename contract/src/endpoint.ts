import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { ModuleKey } from './modules.ts';

/**
 * Who may make a call; checked on the server for every call (specification §6, decisions R2, 6.3).
 * - `public`: nobody needs to be logged in.
 * - `session`: any logged-in user.
 * - `module`: a user whose organisation has this module, or, `kept`, had it in the last twelve months: what was made
 *   with it can be read that long (decision 6.4).
 * - `grouping`: the module of the dashboard named by the body: `groupingDetails.name`, its own or that of its
 *   `queryDetails`, or `groupingName`; `kept` as above.
 * - `document`: the module of the domain the document or file belongs to; lacking it answers EC-07.
 * - `ticket`: a signed ticket in the URL, for what the browser opens by itself (decision 7.3).
 * - `staff`: users with the staff mark who gave their second factor; everyone else gets EC-01.
 * - `admin`: somebody logged in to the admin site, which has sessions of its own (decision 6.7): `staff`, or also
 *   the admins of an organisation, who see that one alone.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'session' }
  | { kind: 'module'; module: ModuleKey; kept?: true }
  | { kind: 'grouping'; kept?: true }
  | { kind: 'document' }
  | { kind: 'ticket' }
  | { kind: 'staff' }
  | { kind: 'admin'; of: AdminKind };

/** Whom a call of the admin site answers; staff may all that admins of an organisation may. */
export type AdminKind = 'staff' | 'organisation';

export const access = {
  public: { kind: 'public' },
  session: { kind: 'session' },
  grouping: { kind: 'grouping' },
  keptGrouping: { kind: 'grouping', kept: true },
  document: { kind: 'document' },
  ticket: { kind: 'ticket' },
  staff: { kind: 'staff' },
  module: (module: ModuleKey): Access => ({ kind: 'module', module }),
  kept: (module: ModuleKey): Access => ({ kind: 'module', module, kept: true }),
  admin: (of: AdminKind): Access => ({ kind: 'admin', of }),
} as const;

export const keyScopes = ['read', 'lists', 'searches'] as const;
/**
 * What an API key may be allowed (decision 10.8): `read` documents, statistics and the agenda, work on the user's
 * `lists`, or on their saved `searches`. Each of them is a right of its own and holds no other.
 */
export const KeyScope = z.enum(keyScopes);
export type KeyScope = z.infer<typeof KeyScope>;

/** A refusal: the status of the answer and the code in its body (specification §8). */
export type Refusal = `${number} ${ErrorCode}`;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Shape = z.ZodRawShape;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  method: Method;
  /** Path under `/api`, with `{name}` for parameters, exactly as the specification writes it. */
  path: string;
  /** One English sentence for the API description. */
  summary: string;
  access: Access;
  /** The scope with which an API key may make the call; undefined for those that take no key. */
  key: KeyScope | undefined;
  params: z.ZodObject<Params, z.core.$strict>;
  query: z.ZodObject<Query, z.core.$strict>;
  body: Body;
  response: Response;
  /**
   * `binary` when the answer is a file instead of JSON; `lines` when it comes piece by piece, each `response` as JSON on a
   * line of its own.
   */
  answers: 'json' | 'binary' | 'lines';
  /** Whether the call changes something, or is made as if it did: it needs `sessionHeader` beside the cookie. */
  changes: boolean;
  /** Refusals of its own, besides those that follow from who may make it and from what it takes. */
  refuses: readonly Refusal[];
  /** A body for the description, where one made of the examples of its fields would be refused. */
  example: object | undefined;
  /** Answered during planned maintenance to everybody who may make it, staff or not (decision 2.8). */
  duringMaintenance: boolean;
}

/**
 * The header in which the product's own pages name the session they belong to (decision 10.11). No foreign page can
 * send it, and a page that does not know yet that somebody else logged in beside it acts for nobody.
 */
export const sessionHeader = 'x-session';

interface Definition<P extends Shape, Q extends Shape, B extends z.ZodType, R extends z.ZodType> {
  method: Method;
  path: string;
  summary: string;
  access: Access;
  /** Left out for calls that belong to the product's own pages: they take no API key. */
  key?: KeyScope;
  params?: P;
  query?: Q;
  body?: B;
  response: R;
  answers?: Endpoint['answers'];
  /** Every call but a GET changes something unless told. */
  changes?: boolean;
  refuses?: readonly Refusal[];
  example?: object;
  /** None is but those of the admin site, unless told. */
  duringMaintenance?: boolean;
}

const cacheBuster = {
  /** Any text, against caches on the way; accepted and ignored (decision 7.2). */
  timestamp: z.string().max(20).optional(),
};

/**
 * Declares one call. From this object come the server's validation (strict: unknown input is
 * refused, decision R5), its access check, the handler's types, the browser's typed client and
 * the OpenAPI description.
 */
export function endpoint<
  P extends Shape = Record<never, never>,
  Q extends Shape = Record<never, never>,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodType,
>(definition: Definition<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const query =
    definition.method === 'GET' ? { ...cacheBuster, ...definition.query } : { ...definition.query };
  return {
    answers: 'json',
    key: undefined,
    changes: definition.method !== 'GET',
    refuses: [],
    example: undefined,
    duringMaintenance: definition.path.startsWith('/admin/'),
    ...definition,
    params: z.strictObject(definition.params ?? ({} as P)),
    query: z.strictObject(query as unknown as Q),
    body: definition.body ?? (z.undefined() as unknown as B),
  };
}

// The three input types are computed from the schemas so that a call site states only what exists.
export type ParamsOf<E extends Endpoint> = z.input<E['params']>;
export type QueryOf<E extends Endpoint> = z.input<E['query']>;
export type BodyOf<E extends Endpoint> = z.input<E['body']>;
/** What a handler receives: the parsed input, defaults filled in. */
export interface Parsed<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}
export type ResponseOf<E extends Endpoint> = z.output<E['response']>;
