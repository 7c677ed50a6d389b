import { limits } from 'contract/limits';
import { beginFactorAtLogin, challengePasskey, finishFactorAtLogin } from 'contract/second-factor';
import { call } from '#api/call.ts';
import type { ApiError } from '#api/failures.ts';
import { FactorAtLogin } from '#features/factor/factor-at-login.tsx';
import { begin, login } from '#session/user.ts';

/** The second step of a login of the product. */
export function SecondStep({
  email,
  password,
  asked,
  onTried,
  onBack,
}: {
  email: string;
  password: string;
  asked: ApiError;
  onTried: (done: boolean) => void;
  onBack: () => void;
}) {
  const again = { body: { email, password }, timeout: limits.passwordTimeout };
  return (
    <FactorAtLogin
      asked={asked}
      email={email}
      onBack={onBack}
      step={{
        logIn: async (proof) => {
          await login(email, password, proof);
          onTried(true);
        },
        challenge: () => call(challengePasskey, again),
        begin: () => call(beginFactorAtLogin, again),
        async finish(body) {
          const answer = await call(finishFactorAtLogin, { body });
          return {
            recoveryCodes: answer.recoveryCodes,
            enter() {
              begin(answer.email, answer);
              onTried(true);
            },
          };
        },
      }}
    />
  );
}
