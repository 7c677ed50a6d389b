import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ErrorBody, ErrorEntry } from 'contract/errors';
import type { Locale } from 'contract/users';
import { EngineUnavailableError } from './unavailable.ts';
import { NoRoomError, StoreUnavailableError } from './unavailable.ts';
import {
  AppError,
  engineUnavailable,
  invalidInput,
  noRoom,
  notFound,
  storeUnavailable,
  wrongMethod,
} from './errors.ts';
import { sentenceOf } from './sentence.ts';
import { localeOf } from './words.ts';
import { methodsOfCalls } from './wrong-method.ts';

/** One place that turns every failure into the error body of decision R4, in the user's language. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const faults = faultsOf(error, request);
    const [{ status, code }] = faults;
    const about = { err: error, requestId: request.id };
    // What fails once the client has left is mostly that it left; nobody waits for the answer.
    if (request.socket.destroyed || status === 499)
      request.log.info(about, 'the client left before the answer');
    else if (error instanceof StoreUnavailableError) request.log.warn(about, error.message);
    // Of planned maintenance everybody is told who asks; who is refused as too much is asked is counted, and in the line of the call.
    else if (code === 'MAINT' || code === 'BUSY') request.log.debug(about, error.message);
    else if (status >= 500) request.log.error(about, 'request failed');
    return send(reply, request, faults);
  });
  const methodsOf = methodsOfCalls(app);
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request);
    if (methods.length === 0) return send(reply, request, [notFound('refusals.unknownCall')]);
    reply.header('allow', methods.join(', '));
    return send(reply, request, [wrongMethod(methods)]);
  });
}

type Faults = readonly [AppError, ...AppError[]];

function faultsOf(error: FastifyError, { params, query, body }: FastifyRequest): Faults {
  if (error instanceof AppError) return [error];
  if (error instanceof NoRoomError) return [noRoom()];
  if (error instanceof EngineUnavailableError) return [engineUnavailable()];
  if (error instanceof StoreUnavailableError) return [storeUnavailable()];
  if (hasZodFastifySchemaValidationErrors(error)) {
    const place = error.validationContext === 'querystring' ? 'query' : (error.validationContext ?? 'body');
    const [first, ...others] = error.validation.map(({ instancePath, params: told, keyword }) => {
      const path = [place, ...instancePath.split('/').filter(Boolean)];
      const field = path.join('.');
      const unknown = (told as { keys?: string[] }).keys?.[0];
      if (keyword === 'unrecognized_keys' && unknown !== undefined)
        return invalidInput('refusals.unknownParameter', `${field}.${unknown}`, { name: unknown });
      const value = keyword === 'invalid_value' && textAt({ params, query, body }, path);
      return value
        ? invalidInput('refusals.unknownValue', field, { value })
        : invalidInput('refusals.invalidInput', field);
    });
    if (first) return [first, ...others];
  }
  const status = error.statusCode ?? 500;
  if (status === 413) return [new AppError(413, 'EC-05', { words: 'refusals.tooLarge' })];
  if (status === 404) return [notFound()];
  if (status >= 400 && status < 500) return [new AppError(status, 'EC-02', { words: 'refusals.unreadable' })];
  return [new AppError(500, 'SERVER', { words: 'errors.server' })];
}

/** Characters of a value that is told. */
const mostTold = 60;

/** A short text that stands somewhere in what was sent. */
function textAt(sent: unknown, path: readonly string[]): string | undefined {
  const value = path.reduce(
    (within, name) =>
      typeof within === 'object' && within !== null && Object.hasOwn(within, name)
        ? (within as Record<string, unknown>)[name]
        : undefined,
    sent,
  );
  return typeof value === 'string' && value.length <= mostTold ? value : undefined;
}

function send(reply: FastifyReply, request: FastifyRequest, faults: Faults): FastifyReply {
  const locale = localeOf(request.headers['accept-language']);
  const [{ status, details }] = faults;
  const { retryAfter } = details;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  const body: ErrorBody = {
    errors: faults.map((fault) => entryOf(fault, locale)),
    requestId: request.id,
  };
  return reply.code(status).send(body);
}

function entryOf(fault: AppError, locale: Locale): ErrorEntry {
  const { code, details } = fault;
  return {
    code,
    message: sentenceOf(fault, locale),
    ...(details.module === undefined ? {} : { module: details.module }),
    ...(details.field === undefined ? {} : { field: details.field }),
    ...(details.oldLink === undefined ? {} : { oldLink: details.oldLink }),
    ...(details.domain === undefined ? {} : { domain: details.domain }),
    ...(details.query === undefined
      ? {}
      : {
          query: {
            problem: details.query.problem,
            start: details.query.start,
            end: details.query.end,
            ...(details.query.repair === undefined ? {} : { repair: details.query.repair }),
          },
        }),
  };
}
