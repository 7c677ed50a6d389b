import { z } from 'zod';
import type { DeclaredCall } from './declared-calls.ts';

/** A schema of the description; what we look at of it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  examples?: unknown[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export type Components = Record<string, JsonSchema>;

/** What is sent with a call and what it answers. */
export interface CallSchemas {
  params: JsonSchema;
  query: JsonSchema;
  body: JsonSchema | undefined;
  response: JsonSchema;
}

const home = '#/components/schemas/';
type Direction = 'input' | 'output';

/**
 * The schemas of calls as JSON Schema. What has a name in the contract is told once, among the components; under two
 * names where what is sent differs from what is answered, because defaults may be left out. `further`: what else is
 * answered, by its name.
 */
export function schemasOf(
  calls: readonly DeclaredCall[],
  further: readonly z.ZodType[],
): {
  components: Components;
  of: (call: DeclaredCall) => CallSchemas;
} {
  for (const { endpoint, operationId } of calls) {
    for (const part of ['params', 'query', 'body', 'response'] as const) {
      if (nameOf(endpoint[part]) === undefined)
        z.globalRegistry.add(endpoint[part], {
          ...z.globalRegistry.get(endpoint[part]),
          id: `${operationId}.${part}`,
        });
    }
  }
  const sent = converted('input');
  const answered = converted('output');
  const used = {
    input: reached(
      sent,
      calls.flatMap(({ endpoint: { params, query, body } }) => [params, query, body]),
    ),
    output: reached(answered, [...calls.map(({ endpoint }) => endpoint.response), ...further]),
  };
  const differing = differences(
    sent,
    answered,
    [...used.input].filter((name) => used.output.has(name)),
  );
  const renamed = (schema: JsonSchema) =>
    withRefs(schema, (name) => (differing.has(name) ? `${name}Input` : name));
  const components = Object.fromEntries(
    [
      ...[...used.output].map((name) => [name, answered[name]!] as const),
      ...[...used.input]
        .filter((name) => differing.has(name) || !used.output.has(name))
        .map((name) => [differing.has(name) ? `${name}Input` : name, renamed(sent[name]!)] as const),
    ]
      .filter(([name]) => !name.includes('.'))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  const whole = (schema: JsonSchema) => withTargets(schema, components);
  return {
    components: Object.fromEntries(Object.entries(components).map(([name, schema]) => [name, whole(schema)])),
    of: ({ endpoint: { params, query, body, response } }) => ({
      params: whole(renamed(at(sent, params))),
      query: whole(renamed(at(sent, query))),
      body: body instanceof z.ZodUndefined ? undefined : whole(renamed(at(sent, body))),
      response: whole(at(answered, response)),
    }),
  };
}

const nameOf = (schema: z.ZodType) => z.globalRegistry.get(schema)?.id;

function at(schemas: Components, schema: z.ZodType): JsonSchema {
  const name = nameOf(schema)!;
  return name.includes('.') ? schemas[name]! : { $ref: home + name };
}

function converted(io: Direction): Components {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    io,
    uri: (name) => home + name,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // More may be answered one day, and whoever reads it has to let that be.
      if (io === 'output' && def.type === 'object' && !(def as z.core.$ZodObjectDef).catchall)
        delete jsonSchema.additionalProperties;
      // Generators know the length of a tuple by its bounds alone.
      if (def.type === 'tuple') {
        const { length } = def.items;
        delete jsonSchema.items;
        Object.assign(jsonSchema, { minItems: length, maxItems: length });
      }
      // Any whole number.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      // The format says it in a word.
      if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas as Record<string, JsonSchema & { $schema?: string; $id?: string }>).map(
      ([name, { $schema: _version, $id: _address, ...schema }]) => [name, schema],
    ),
  );
}

/** The names that schemas lead to, of themselves and of what these lead to. */
function reached(schemas: Components, from: readonly z.ZodType[]): Set<string> {
  const names = new Set<string>();
  const visit = (name: string) => {
    if (names.has(name)) return;
    names.add(name);
    for (const next of refsIn(schemas[name])) visit(next);
  };
  for (const schema of from) visit(nameOf(schema)!);
  return names;
}

/** Those of the names whose schemas say something else in one direction, or lead to one that does. */
function differences(sent: Components, answered: Components, names: readonly string[]): Set<string> {
  const differing = new Set(
    names.filter((name) => JSON.stringify(sent[name]) !== JSON.stringify(answered[name])),
  );
  for (let size = -1; size < differing.size;) {
    size = differing.size;
    for (const name of names) if (refsIn(sent[name]).some((next) => differing.has(next))) differing.add(name);
  }
  return differing;
}

function refsIn(schema: unknown): string[] {
  return [...JSON.stringify(schema).matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(
    ([, name]) => name!,
  );
}

function withRefs(schema: JsonSchema, rename: (name: string) => string): JsonSchema {
  const text = JSON.stringify(schema).replaceAll(
    /"\$ref":"#\/components\/schemas\/([^"]+)"/g,
    (_match, name: string) => `"$ref":"${home}${rename(name)}"`,
  );
  return JSON.parse(text) as JsonSchema;
}

/** A field that only refers to a component says what that is, because programs that are made of the description ask it. */
function withTargets(schema: JsonSchema, components: Components): JsonSchema {
  const text = JSON.stringify(schema, (key, value: unknown) => {
    if (key !== 'properties') return value;
    return Object.fromEntries(
      Object.entries(value as Record<string, JsonSchema>).map(([name, field]) => {
        const description = field.description ?? descriptionOf(field, components);
        return [name, description === undefined ? field : { ...field, description }];
      }),
    );
  });
  return JSON.parse(text) as JsonSchema;
}

/** What a field is by its schema alone, where nothing is said of it. */
function descriptionOf(
  { $ref, anyOf = [], const: only }: JsonSchema,
  components: Components,
): string | undefined {
  if (only !== undefined) return `Always \`${JSON.stringify(only)}\`.`;
  const [reference] = [$ref, ...anyOf.map((one) => one.$ref)].filter((one) => one !== undefined);
  return reference === undefined ? undefined : components[reference.slice(home.length)]?.description;
}
