import { linesType } from 'contract/asks';
import { type Endpoint, sessionHeader } from 'contract/endpoint';
import { ErrorBody } from 'contract/errors';
import type { DeclaredCall } from './declared-calls.ts';
import { exampleOf } from './examples.ts';
import { plain } from './notes.ts';
import { refusalAnswers, refusalExamples } from './refusals.ts';
import { type CallSchemas, type Components, type JsonSchema, schemasOf } from './schemas.ts';
import { inOrder, tagOf, tagsOf } from './tags.ts';

/** The description of the API (OpenAPI 3.1); what its own page reads of it. */
export interface Description {
  info: { title: string; version: string; description: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Components } & Record<string, object>;
}

export interface Operation {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description: string;
  schema: JsonSchema;
}

interface Content {
  schema: JsonSchema;
  example?: unknown;
}

/** Ways in; a call names those that open it. */
const securitySchemes = {
  session: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Auth',
    description: 'The token that the login answers.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'vz_…',
    description: 'An API key of the user, made in the settings; a call names the scope that it has to have.',
  },
};

const securityOf = ({ access, key }: Endpoint) =>
  access.kind === 'public' || access.kind === 'ticket'
    ? []
    : [{ session: [] }, ...(key ? [{ bearer: [key] }] : [])];

/** Describes calls for people and programs outside. */
export function describe(
  calls: readonly DeclaredCall[],
  { productName, address }: { productName: string; address: string },
): Description & { openapi: string; servers: object[] } {
  const { components, of } = schemasOf(calls, [ErrorBody]);
  const paths: Description['paths'] = {};
  for (const call of inOrder(calls)) {
    const { endpoint } = call;
    (paths[`/api${endpoint.path}`] ??= {})[endpoint.method.toLowerCase()] = operationOf(
      call,
      of(call),
      components,
    );
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${productName} API`,
      version: '1',
      description:
        'Every call takes and answers JSON, unless it says otherwise. Unknown input is refused with 400. Errors are ' +
        '`{ errors: [{ code, module, message, field }], requestId }`, the message in the language of Accept-Language. ' +
        'A program sends an API key of its user, or logs in and sends the token of the answer in X-Auth. The pages of the product have the same token ' +
        `in a cookie; a call that changes something then also needs ${sessionHeader}, with the sessionId of the login. ` +
        'Fields may be added to answers at any time.',
    },
    servers: [{ url: address }],
    tags: tagsOf(calls),
    paths,
    components: {
      schemas: components,
      securitySchemes,
      parameters: {
        AcceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description:
            'Language of messages and names: Dutch, or British English for whatever begins with `en`.',
          schema: { type: 'string', default: 'nl' },
        },
      },
      headers: {
        RetryAfter: {
          description: 'Seconds after which trying again makes sense.',
          schema: { type: 'integer', minimum: 0 },
        },
      },
      examples: refusalExamples(),
    },
  };
}

function operationOf(
  call: DeclaredCall,
  { params, query, body, response }: CallSchemas,
  components: Components,
): Operation & { security: object[] } {
  const { endpoint, operationId } = call;
  return {
    operationId,
    summary: plain(endpoint.summary),
    tags: [tagOf(call)],
    security: securityOf(endpoint),
    parameters: [
      ...parametersOf('path', params),
      ...parametersOf('query', query),
      { $ref: '#/components/parameters/AcceptLanguage' },
    ],
    ...(body && {
      requestBody: {
        required: true,
        content: jsonOf(body, endpoint.example ?? exampleOf(body, { components, whole: false })),
      },
    }),
    responses: {
      200:
        endpoint.answers === 'json'
          ? {
              description: 'It was done.',
              content: jsonOf(response, exampleOf(response, { components, whole: true })),
            }
          : endpoint.answers === 'lines'
            ? {
                description: 'It comes piece by piece, each as JSON on a line of its own.',
                content: { [linesType]: { schema: response } },
              }
            : {
                description: 'The file; `Content-Type` says what it is.',
                content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
              },
      ...(refusalAnswers(endpoint) as Operation['responses']),
    },
  };
}

function parametersOf(place: 'path' | 'query', { properties = {}, required = [] }: JsonSchema): Parameter[] {
  return Object.entries(properties).map(([name, { description = '', ...schema }]) => ({
    ...{ name, in: place, required: required.includes(name) },
    description,
    schema,
  }));
}

const jsonOf = (schema: JsonSchema, example: unknown) => ({ 'application/json': { schema, example } });
