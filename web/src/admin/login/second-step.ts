import { beginAdminFactor, challengeAdminPasskey, finishAdminFactor } from 'contract/admin/second-factor';
import { limits } from 'contract/limits';
import { call } from '#api/call.ts';
import type { SecondStep } from '#features/factor/second-step.ts';
import { enterAdmin, logInToAdmin } from '../session.ts';

/** The second step of a login of the admin site. */
export function adminSecondStep(credentials: { email: string; password: string }): SecondStep {
  const again = { body: credentials, timeout: limits.passwordTimeout };
  return {
    logIn: (proof) => logInToAdmin({ ...credentials, ...proof }),
    challenge: () => call(challengeAdminPasskey, again),
    begin: () => call(beginAdminFactor, again),
    async finish(body) {
      const { recoveryCodes, ...session } = await call(finishAdminFactor, { body });
      return { recoveryCodes, enter: () => enterAdmin(session) };
    },
  };
}
