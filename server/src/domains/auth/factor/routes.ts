import type { FastifyInstance } from 'fastify';
import {
  addPasskey,
  beginPasskey,
  beginSecondFactor,
  endSecondFactor,
  finishSecondFactor,
  getSecondFactor,
  removePasskey,
  renewRecoveryCodes,
} from 'contract/second-factor';
import { answer, answerAs } from '#platform/http.ts';
import type { PasswordChecks } from '../credentials.ts';
import { beginOwn, beginOwnPasskey, endOwn, ownFactor, renewOwnCodes } from './own.ts';
import type { FactorParts } from './parts.ts';
import { addPasskey as keepPasskey, removePasskey as takePasskey } from './passkeys.ts';
import { finishOwn } from './set-up.ts';

const done = { status: 'success' } as const;

/** Answers what users do with their own second factor (decision 10.12). */
export function factorRoutes(app: FastifyInstance, parts: PasswordChecks & FactorParts): void {
  answer(app, getSecondFactor, (_input, { actor }) => ownFactor(parts, actor));

  answerAs(app, 'login', beginSecondFactor, ({ body }, { actor, address }) =>
    beginOwn(parts, actor, { ...body, address }),
  );

  answer(app, finishSecondFactor, async ({ body }, { session, address }) => ({
    recoveryCodes: await finishOwn(parts, session, { ...body, address }),
  }));

  answerAs(app, 'login', endSecondFactor, async ({ body }, { actor, address }) => {
    await endOwn(parts, actor, { ...body, address });
    return done;
  });

  answerAs(app, 'login', renewRecoveryCodes, async ({ body }, { actor, address }) => ({
    recoveryCodes: await renewOwnCodes(parts, actor, { ...body, address }),
  }));

  answerAs(app, 'login', beginPasskey, ({ body }, { actor, address }) =>
    beginOwnPasskey(parts, actor, { ...body, address }),
  );

  answer(app, addPasskey, async ({ body }, { actor }) => {
    await keepPasskey(parts, actor.userId, body);
    return done;
  });

  answer(app, removePasskey, async ({ body }, { actor }) => {
    await takePasskey(parts.db, actor.userId, body.id);
    return done;
  });
}
