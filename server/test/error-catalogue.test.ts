import type { Locale } from 'contract/users';
import { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from 'contract/words';
import { aDocument } from './documents.ts';
import { openProduct, type Subscriber, type TestProduct } from './product.ts';
import { endpoints } from './declared-calls.ts';

/** What a row of the catalogue of specification §8 answers. */
interface Row {
  status: number;
  code: string;
  /** In each language: the text of the specification where it quotes one, else the server's own. */
  says: Record<Locale, string>;
  /** Makes the failure happen. */
  ask: (language: Record<string, string>) => Promise<{
    statusCode: number;
    headers: Record<string, unknown>;
    json<T>(): T;
  }>;
}

let product: TestProduct;
let reader: Subscriber;
let local: Subscriber;
beforeAll(async () => {
  product = await openProduct();
  await product.documents.put([aDocument({ id: 'test-open' })]);
  [reader, local] = await Promise.all([
    product.subscriber(),
    product.subscriber({ modules: ['nlLrDashboard'] }),
  ]);
});
afterAll(() => product.close());

const visit = (method: 'GET' | 'POST', url: string, headers: object, payload?: object) =>
  product.app.inject({ method, url, headers: { ...headers }, ...(payload ? { payload } : {}) });
const both = (of: (texts: (typeof words)['nl']) => string) => ({
  nl: of(words.nl),
  'en-gb': of(words['en-gb']),
});

const rows: Record<string, Row> = {
  '400, EC-04 of MC05': {
    status: 400,
    code: 'EC-04',
    says: { nl: 'Geen vergaderingen gevonden', 'en-gb': 'No meetings found' },
    ask: (language) => reader.post('/agendas', { sessionFilters: ['nl:regering'] }, language),
  },
  'other 400: a query that cannot be run': {
    status: 400,
    code: 'EC-02',
    says: both(({ query }) => query.onlyNegative),
    ask: (language) =>
      reader.post(
        '/document/timeline',
        { query: 'NOT stroomnet', context: ['all'], groupingDetails: { name: 'nl' } },
        language,
      ),
  },
  'other 400: an input that is wrong': {
    status: 400,
    code: 'EC-02',
    says: {
      nl: 'De waarde van de filters is ongeldig.',
      'en-gb': 'The value of the filters is not valid.',
    },
    ask: (language) => reader.post('/agendas', { sessionFilters: [''] }, language),
  },
  'other 400: a choice that does not exist': {
    status: 400,
    code: 'EC-02',
    says: {
      nl: '“ECONOMIE” bestaat niet als keuze voor de contexten.',
      'en-gb': '“ECONOMIE” is not one of the choices for the contexts.',
    },
    ask: (language) =>
      reader.post(
        '/document/timeline',
        { query: 'stroomnet', context: ['ECONOMIE'], groupingDetails: { name: 'nl' } },
        language,
      ),
  },
  'other 400: a request that is none': {
    status: 400,
    code: 'EC-02',
    says: {
      nl: 'De waarde van het verzoek is ongeldig.',
      'en-gb': 'The value of the request is not valid.',
    },
    ask: (language) => visit('POST', '/api/lists', { 'x-auth': reader.token, ...language }, []),
  },
  '401 at login': {
    status: 401,
    code: 'AUTH',
    says: {
      nl: 'Je gebruikersnaam of wachtwoord is verkeerd ingevuld.',
      'en-gb': 'Your username or password is incorrect.',
    },
    ask: (language) =>
      visit('POST', '/api/users/login', language, { email: reader.email, password: 'not the password' }),
  },
  '401 elsewhere (decision 4.1)': {
    status: 401,
    code: 'SESSION',
    says: both(({ errors }) => errors.sessionExpired),
    ask: (language) => visit('GET', '/api/lists/active', { 'x-auth': 'ended', ...language }),
  },
  '403, EC-01': {
    status: 403,
    code: 'EC-01',
    says: {
      nl: 'Je hebt geprobeerd een pagina te bereiken waar je geen toegang (meer) toe hebt.',
      'en-gb': words['en-gb'].errors.noAccess,
    },
    ask: (language) => local.get('/lists/active', language),
  },
  'other 403: outside the subscription': {
    status: 403,
    code: 'EC-07',
    says: both(({ refusals }) => refusals.outsideSubscription),
    ask: (language) => local.post('/document/test-open', {}, language),
  },
  '404': {
    status: 404,
    code: 'EC-03',
    says: both(({ refusals }) => refusals.documentUnknown),
    ask: (language) => reader.post('/document/test-nothing', {}, language),
  },
  'a method that there is not': {
    status: 405,
    code: 'EC-02',
    says: {
      nl: 'Dit adres kent deze aanroep niet. Mogelijk is: DELETE, POST, PUT.',
      'en-gb': 'This address does not take that method. It takes DELETE, POST, PUT.',
    },
    ask: (language) => reader.get('/lists', language),
  },
  'other 429 (decision 8.4)': {
    status: 429,
    code: 'RATE',
    says: {
      nl: 'Te veel verzoeken, probeer het over 900 s opnieuw',
      'en-gb': words['en-gb'].errors.tooManyRequests.replace('{{seconds}}', '900'),
    },
    async ask(language) {
      const credentials = { email: 'nobody@example.org', password: 'wrong' };
      for (let tries = 0; tries < 10; tries += 1) await visit('POST', '/api/users/login', {}, credentials);
      return visit('POST', '/api/users/login', language, credentials);
    },
  },
  '500': {
    status: 500,
    code: 'SERVER',
    says: { nl: 'Er is een serverfout opgetreden', 'en-gb': 'There has been a server error.' },
    async ask(language) {
      const { db } = product.people;
      await db.schema.alterTable('lists').renameTo('lists_away').execute();
      try {
        return await reader.get('/lists/active', language);
      } finally {
        await db.schema.alterTable('lists_away').renameTo('lists').execute();
      }
    },
  },
};

describe.each(['nl', 'en-gb'] as const)('error catalogue (specification §8): %s', (locale) => {
  test.each(Object.entries(rows))('%s', async (_name, { status, code, says, ask }) => {
    const answer = await ask({ 'accept-language': locale });
    const { errors, requestId } = answer.json<{ errors: object[]; requestId: string }>();
    expect([answer.statusCode, errors[0]]).toEqual([
      status,
      expect.objectContaining({ code, message: says[locale] }),
    ]);
    expect(requestId).toMatch(/^[\w-]{12}$/);
  });
});

test('error catalogue: a wrong method says which there are, and an address that is none stays 404', async () => {
  const answer = await product.app.inject({ method: 'DELETE', url: '/api/users/me/session?x=1' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  for (const url of ['/api/lists/a/b/c', '/api/document/timeline/x/y', '/api'])
    expect([url, (await product.app.inject({ method: 'DELETE', url })).statusCode]).toEqual([url, 404]);
});

/** The inputs of a schema, each with the names on the way to it. */
function inputsOf(
  schema: z.ZodType,
  path: readonly string[] = [],
  within: readonly z.ZodType[] = [],
): string[][] {
  // A tree has the same inputs at every depth.
  if (within.includes(schema)) return [];
  const inside = [...within, schema];
  if (schema instanceof z.ZodObject) {
    const parts = Object.entries(schema.shape) as [string, z.ZodType][];
    return parts.flatMap(([name, part]) => [[...path, name], ...inputsOf(part, [...path, name], inside)]);
  }
  if (schema instanceof z.ZodArray) return inputsOf(schema.element as z.ZodType, path, inside);
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => inputsOf(option as z.ZodType, path, inside));
  if (schema instanceof z.ZodPipe) return inputsOf(schema.in as z.ZodType, path, inside);
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wraps ? inputsOf(schema.unwrap() as z.ZodType, path, inside) : [];
}

test('error catalogue: every input of the product and the admin site has a name that people know it by, in both languages', () => {
  const unnamed = endpoints
    .flatMap(({ path, params, query, body }) =>
      [params, query, body].flatMap((schema) => inputsOf(schema)).map((names) => [path, names] as const),
    )
    .filter(([, names]) => !names.some((name) => name in words.nl.fields))
    .map(([path, names]) => `${path}: ${names.join('.')}`);
  expect(unnamed).toEqual([]);
});
