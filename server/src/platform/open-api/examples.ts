import type { Components, JsonSchema } from './schemas.ts';

/** How deep an example goes into what refers to itself. */
const deepest = 6;

/**
 * An example of a schema, made of those of its fields. What may be left out of it is left out where `whole` is not asked
 * for.
 */
export function exampleOf(
  schema: JsonSchema,
  { components, whole }: { components: Components; whole: boolean },
  depth = 0,
): unknown {
  const inner = (one: JsonSchema) => exampleOf(one, { components, whole }, depth + 1);
  const { examples, $ref, type } = schema;
  if (examples) return examples[0];
  if (schema.const !== undefined) return schema.const;
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if ($ref) return inner(components[$ref.split('/').at(-1)!]!);
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return inner(first);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(inner)) as object;
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([name]) => whole || schema.required?.includes(name))
          .map(([name, field]) => [name, inner(field)]),
      );
    case 'array':
      if (schema.prefixItems) return schema.prefixItems.map(inner);
      return depth > deepest || !schema.items ? [] : [inner(schema.items)];
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return {};
  }
}

const texts: Record<string, string> = {
  'date-time': '2026-11-20T09:30:00.000Z',
  date: '2026-11-20',
  uri: 'https://example.org/',
};

const textOf = ({ format = '' }: JsonSchema): string => texts[format] ?? 'text';
