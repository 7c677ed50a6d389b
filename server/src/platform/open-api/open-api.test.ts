import { readFileSync } from 'node:fs';
import type { ErrorBody } from 'contract/errors';
import { Validator } from '@seriousme/openapi-schema-validator';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '#test/declared-calls.ts';
import { openProduct, type TestProduct } from '#test/product.ts';
import type { Description, Operation } from './description.ts';
import type { JsonSchema } from './schemas.ts';

let product: TestProduct;
let description: Description;

beforeAll(async () => {
  product = await openProduct(undefined, undefined, { PRODUCT_NAME: 'Monitor <X>' });
  description = (await product.app.inject('/api/openapi.json')).json<Description>();
});
afterAll(() => product.close());

const operations = (): (Operation & { call: string })[] =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      call: `${method.toUpperCase()} ${path.replace(/^\/api/, '')}`,
    })),
  );

/** Every object within a value, with the way to it. */
function* objectsIn(value: unknown, way = ''): Generator<[string, Record<string, unknown>]> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield [way, value as Record<string, unknown>];
  for (const [name, inner] of Object.entries(value)) yield* objectsIn(inner, `${way}/${name}`);
}

test('API description: it is valid OpenAPI 3.1, and all its references lead somewhere', async () => {
  const { valid, errors } = await new Validator().validate({ ...structuredClone(description) });
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined });
  const dangling = [...objectsIn(description)]
    .map(([, { $ref }]) => $ref)
    .filter((ref) => typeof ref === 'string')
    .filter((ref) => {
      const steps = ref.split('/').slice(1);
      return (
        steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], description) ===
        undefined
      );
    });
  expect(dangling).toEqual([]);
});

test('API description: it names every call once, as the contract does', () => {
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([]);
  expect(ids).toEqual(
    expect.arrayContaining([
      'login',
      'getActiveLists',
      'searchTimeline',
      'searchTimelineEu',
      'savedSearchesList',
    ]),
  );
});

test('API description: it says of every field, parameter, shape and call what it is', () => {
  const fields = [...objectsIn(description)].flatMap(([way, { properties = {} }]) =>
    way.includes('example')
      ? []
      : Object.entries(properties as object).map(([name, field]) => [`${way}.${name}`, field]),
  ) as [string, JsonSchema][];
  const others: [string, { description?: string }][] = [
    ...Object.entries(description.components.schemas),
    ...operations().flatMap(({ call, summary, parameters }) => [
      [call, { description: summary }] as [string, { description?: string }],
      ...parameters.map(
        (one) =>
          ['name' in one ? `${call} ${one.name}` : call, '$ref' in one ? { description: '-' } : one] as [
            string,
            { description?: string },
          ],
      ),
    ]),
  ];
  expect(fields.length).toBeGreaterThan(1_500);
  expect([...fields, ...others].filter(([, { description: said }]) => !said).map(([way]) => way)).toEqual([]);
});

test('API description: it speaks of nothing that only we have', () => {
  const ours = /decisions? \d|specification|§|\bUX\b|\.md\b|\(\d+\.\d+\)|`limits\./;
  const said = [...objectsIn(description)].flatMap(([, one]) => [one['description'], one['summary']]);
  expect(said.filter((text) => typeof text === 'string' && ours.test(text))).toEqual([]);
});

test('API description: it has examples that the calls themselves take and answer', () => {
  const faults = endpoints.flatMap((endpoint) => {
    const operation = operations().find(({ call }) => call === `${endpoint.method} ${endpoint.path}`);
    if (!operation) return [];
    const { requestBody, responses } = operation;
    const taken = requestBody?.content['application/json'];
    const answered = responses['200']?.content?.['application/json'];
    return [
      ...(taken ? [{ what: 'body', ...endpoint.body.safeParse(taken.example) }] : []),
      ...(answered ? [{ what: 'answer', ...endpoint.response.safeParse(answered.example) }] : []),
    ]
      .filter(({ success }) => !success)
      .map(
        ({ what, error }) =>
          `${operation.operationId} ${what}: ${error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ')}`,
      );
  });
  expect(faults).toEqual([]);
});

test('API description: its examples can be sent as they are', async () => {
  const subscriber = await product.subscriber();
  const refused: string[] = [];
  for (const { call, tags, requestBody, parameters } of operations()) {
    const example = requestBody?.content['application/json']?.example;
    if (example === undefined) continue;
    const [method, path] = call.split(' ') as ['POST', string];
    const url = parameters.reduce(
      (way, one) => ('name' in one ? way.replace(`{${one.name}}`, sampleOf(one.schema)) : way),
      `/api${path}`,
    );
    // Some calls of an account end its session.
    const { token } = tags.includes('Account') ? await product.colleague(subscriber) : subscriber;
    const headers = { 'x-auth': token };
    const answer = await product.app.inject({ method, url, headers, payload: example as object });
    const { errors = [] } = JSON.parse(
      /^application\/json/.test(String(answer.headers['content-type'])) ? answer.body : '{}',
    ) as Partial<ErrorBody>;
    // What only the product can make up is not in an example: the mark of a page, the token of a mail, a ticket.
    const faults = errors.filter(
      ({ code, field = '' }) => code === 'EC-02' && !/newSince|token|ticket/.test(field),
    );
    refused.push(...faults.map(({ field }) => `${call} ${field}`));
  }
  expect(refused).toEqual([]);
});

const sampleOf = (schema: JsonSchema): string => {
  const { examples = [], enum: choices = [] } =
    schema.$ref === undefined ? schema : description.components.schemas[schema.$ref.split('/').at(-1)!]!;
  return encodeURIComponent(String(examples[0] ?? choices[0]));
};

test('API description: it becomes types of TypeScript that a program is checked against', async () => {
  const types = astToString(
    await openapiTS(JSON.stringify(description), { defaultNonNullable: false, silent: true }),
  );
  const program = `
    import type { operations } from './api.ts';
    type Search = operations['searchTimeline'];
    export const asked: Search['requestBody']['content']['application/json'] = {
      query: 'stroomnet',
      groupingDetails: { name: 'nl' },
    };
    export const titles = (answer: Search['responses'][200]['content']['application/json']): string[] =>
      answer.data.map(({ title }) => title.text);
    export const codes = (refusal: Search['responses'][400]['content']['application/json']): string[] =>
      refusal.errors.map(({ code }) => code);
    // @ts-expect-error there is no such dashboard
    export const wrong: Search['requestBody']['content']['application/json']['groupingDetails'] = { name: 'fr' };
  `;
  expect(faultsOf({ '/api.ts': types, '/program.ts': program })).toEqual([]);
});

/** What TypeScript finds in files that are nowhere but here. */
function faultsOf(files: Record<string, string>): string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    allowImportingTsExtensions: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const library = host.getDefaultLibLocation!();
  const read = (path: string) =>
    files[path] ?? (path.startsWith(library) ? readFileSync(path, 'utf8') : undefined);
  host.fileExists = (path) => path in files;
  host.readFile = read;
  host.getSourceFile = (path, version) => {
    const text = read(path);
    return text === undefined ? undefined : ts.createSourceFile(path, text, version);
  };
  return ts
    .getPreEmitDiagnostics(ts.createProgram(Object.keys(files), options, host))
    .map(
      ({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

test('API description: it stands on a page without scripts, under our own name, with every call and every shape', async () => {
  const page = await product.app.inject('/api/docs');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('<h1>Monitor &#60;X&#62; API</h1>');
  const ids = new Set(Array.from(page.body.matchAll(/ id="([^"]+)"/g), ([, id]) => id));
  const links = Array.from(page.body.matchAll(/ href="#([^"]+)"/g), ([, id]) => id);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
  for (const { operationId } of operations()) expect(ids).toContain(operationId);
  for (const name of Object.keys(description.components.schemas)) expect(ids).toContain(`shape-${name}`);
});
