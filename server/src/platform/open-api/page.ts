import { escapeHtml, type Html, markup } from '../mail/html.ts';
import type { Description, Operation, Parameter } from './description.ts';
import { pageStyles } from './page-styles.ts';
import type { JsonSchema } from './schemas.ts';

/** A description as a page for people: every call by its tag, then what they share. It has no scripts. */
export function descriptionPage(description: Description, productName: string): string {
  const { info, components } = description;
  const byTag = callsByTag(description);
  const body = markup`<a class="skip" href="#calls">To the calls</a><header><span aria-hidden="true">&#9679;</span>&nbsp; ${info.title}</header><div class="sides"><nav aria-label="Calls">${byTag.map(navOf)}<details><summary>Shapes</summary><ul>${Object.keys(components.schemas).map((name) => markup`<li><a href="#shape-${name}">${name}</a></li>`)}</ul></details></nav><main id="calls"><h1>${info.title}</h1><p>${told(info.description)}</p><p><a href="/api/openapi.json">The same as OpenAPI 3.1</a>, for programs that make clients of it.</p>${byTag.map(tagOf)}<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2><p>What calls take and answer in several places.</p>${Object.entries(components.schemas).map(([name, schema]) => shapeOf(name, schema))}</section></main></div>`;
  return (
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>${escapeHtml(`${info.title} · ${productName}`)}</title><style>${pageStyles}</style></head><body>${body.html}</body></html>`
  );
}

interface Call extends Operation {
  method: string;
  path: string;
}

interface TaggedCalls {
  name: string;
  description: string;
  calls: Call[];
}

function callsByTag({ tags, paths }: Description): TaggedCalls[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  return tags.map(({ name, description = '' }) => ({
    ...{ name, description },
    calls: calls.filter((call) => call.tags[0] === name),
  }));
}

const navOf = ({ name, calls }: TaggedCalls): Html =>
  markup`<details><summary>${name}</summary><ul>${calls.map(({ operationId }) => markup`<li><a href="#${operationId}">${operationId}</a></li>`)}</ul></details>`;

const idOf = (name: string) => `tag-${name.toLowerCase().replaceAll(' ', '-')}`;

const tagOf = ({ name, description, calls }: TaggedCalls): Html =>
  markup`<section aria-labelledby="${idOf(name)}"><h2 id="${idOf(name)}">${name}</h2><p>${description}</p>${calls.map(callOf)}</section>`;

function callOf({ operationId, method, path, summary, parameters, requestBody, responses }: Call): Html {
  const own = parameters.filter((parameter): parameter is Parameter => 'name' in parameter);
  const taken = requestBody?.content['application/json'];
  const answered = responses['200']?.content?.['application/json'];
  const refusals = Object.entries(responses).filter(([status]) => status !== '200');
  return markup`<article id="${operationId}"><h3><code class="${method}">${method}</code> <code>${path}</code></h3><p>${told(summary)} <span class="quiet">${operationId}</span></p>${
    own.length > 0 ? markup`<h4>Parameters</h4><ul class="fields">${own.map(parameterOf)}</ul>` : undefined
  }${taken && partOf('Body', taken)}${
    answered
      ? partOf('Answer', answered)
      : markup`<h4>Answer</h4><p>${told(responses['200']?.description ?? '')}</p>`
  }<h4>Refusals</h4><dl>${refusals.map(([status, { description }]) => markup`<dt>${status}</dt><dd>${description.split('\n\n').map((line) => markup`<span>${told(line)}</span>`)}</dd>`)}</dl></article>`;
}

const partOf = (title: string, { schema, example }: { schema: JsonSchema; example?: unknown }): Html =>
  markup`<h4>${title}</h4>${fieldsOf(schema)}${exampleOf(example)}`;

const exampleOf = (example: unknown): Html | undefined =>
  example === undefined
    ? undefined
    : markup`<details><summary>Example</summary><pre tabindex="0">${JSON.stringify(example, undefined, 2)}</pre></details>`;

const shapeOf = (name: string, schema: JsonSchema): Html =>
  markup`<article id="shape-${name}"><h3>${name}</h3>${schema.description === undefined ? undefined : markup`<p>${told(schema.description)}</p>`}${fieldsOf(schema)}</article>`;

const parameterOf = ({ name, in: place, required, description, schema }: Parameter): Html =>
  fieldOf(name, { ...schema, description }, required, place === 'path' ? 'in the path' : 'in the query');

/** The fields of a schema; of one without fields, what it is. */
function fieldsOf(schema: JsonSchema): Html {
  const { properties, required = [] } = schema;
  if (!properties) return markup`<p>${typeOf(schema)}</p>${insideOf(schema)}`;
  return markup`<ul class="fields">${Object.entries(properties).map(([name, field]) => fieldOf(name, field, required.includes(name)))}</ul>`;
}

function fieldOf(name: string, field: JsonSchema, required: boolean, place?: string): Html {
  return markup`<li><code>${name}</code> <span class="quiet">${typeOf(field)}${place && `, ${place}`}${required ? undefined : ', may be left out'}</span> <span class="said">${told(field.description ?? '')}</span>${insideOf(field)}</li>`;
}

/** What a field holds that is told nowhere else. */
function insideOf({
  properties,
  items,
  anyOf,
  oneOf,
  additionalProperties,
  required,
}: JsonSchema): Html | undefined {
  if (properties) return fieldsOf({ properties, ...(required && { required }) });
  if (items) return insideOf(items);
  if (typeof additionalProperties === 'object') return insideOf(additionalProperties);
  const parts = (anyOf ?? oneOf ?? []).filter((one) => one.properties);
  return parts.length === 0
    ? undefined
    : markup`${parts.map((one) => markup`<div class="either">${fieldsOf(one)}</div>`)}`;
}

/** A schema in a few words: its type, with the bounds it has. */
function typeOf(schema: JsonSchema): Html {
  const { $ref, type, items, format, additionalProperties } = schema;
  const listed = (parts: readonly JsonSchema[], between: string) =>
    markup`${parts.map((one, index) => markup`${index > 0 ? between : undefined}${typeOf(one)}`)}`;
  if ($ref !== undefined) {
    const name = $ref.split('/').at(-1)!;
    return markup`<a href="#shape-${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return markup`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) return markup`${schema.enum.map((one) => JSON.stringify(one)).join(', ')}`;
  const parts = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (parts) return listed(parts, ' or ');
  if (schema.prefixItems) return markup`pair of ${listed(schema.prefixItems, ' and ')}`;
  if (type === 'array') return markup`list of ${items ? typeOf(items) : 'anything'}${boundsOf(schema)}`;
  if (type === 'object' && typeof additionalProperties === 'object')
    return markup`map of ${typeOf(additionalProperties)}`;
  if (type === undefined) return markup`anything`;
  return markup`${[type].flat().join(' or ')}${format && ` (${format})`}${boundsOf(schema)}`;
}

function boundsOf(schema: JsonSchema): string {
  const least = schema.minimum ?? schema.minLength ?? schema.minItems;
  const most = schema.maximum ?? schema.maxLength ?? schema.maxItems;
  const unit = schema.type === 'string' ? ' characters' : '';
  const bounds = least === undefined ? `at most ${most}` : `${least} to ${most ?? '…'}`;
  const standard = schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} when left out`;
  return (most === undefined && least === undefined ? '' : `, ${bounds}${unit}`) + standard;
}

/** A text of the description, with what stands between backticks as code. */
const told = (text: string): Html =>
  markup`${text.split('`').map((part, index) => (index % 2 === 1 ? markup`<code>${part}</code>` : markup`${part}`))}`;
