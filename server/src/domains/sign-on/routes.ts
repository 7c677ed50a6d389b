import type { FastifyInstance } from 'fastify';
import { deleteSignOn, getSignOn, putSignOn, testSignOn } from 'contract/admin/sign-on';
import { organisationName } from '#domains/organisations/index.ts';
import { notFound } from '#platform/errors.ts';
import { answer, answerAs } from '#platform/http.ts';
import { callbackPath } from './flow.ts';
import { removeSignOn, saveSignOn, type SettingsParts, shownSignOn } from './provider-settings.ts';
import { providerOf } from './providers.ts';
import { testProvider } from './test-provider.ts';

interface Needs extends SettingsParts {
  /** Address of the product, without a slash at its end. */
  site: string;
}

/** Answers what staff see and set of the identity providers of organisations (decision 10.10). */
export function signOnSettingsRoutes(app: FastifyInstance, parts: Needs): void {
  const { db, site } = parts;
  const shown = async (organisationId: string) => ({
    data: await shownSignOn(db, organisationId),
    organisation: (await organisationName(db, organisationId)) ?? '',
    callback: site + callbackPath,
  });

  answer(app, getSignOn, ({ params }) => shown(params.id));

  answer(app, putSignOn, async ({ params, body: { changedAt: madeFrom, reason, ...settings } }, call) => {
    await saveSignOn(parts, call, params.id, settings, { reason, madeFrom });
    return shown(params.id);
  });

  answer(app, deleteSignOn, async ({ params, body }, call) => {
    await removeSignOn(parts, call, params.id, body.reason);
    return shown(params.id);
  });

  answerAs(app, 'outside', testSignOn, async ({ params }, { locale }) => {
    const provider = await providerOf(db, params.id);
    if (!provider) throw notFound('refusals.signOnNone');
    return testProvider(parts, provider, locale);
  });
}
