import { useState } from 'react';
import type { ApiError } from '#api/failures.ts';
import { CodeStep } from './code-step.tsx';
import type { SecondStep } from './second-step.ts';
import { SetUpAtLogin } from './set-up-at-login.tsx';

/** The second step of a login, after a password that was right (decision 10.12). */
export function FactorAtLogin({
  asked,
  email,
  step,
  onBack,
}: {
  /** The answer that asks for it. */
  asked: ApiError;
  email: string;
  step: SecondStep;
  onBack: () => void;
}) {
  // The code is asked for, or the second factor is set up, for as long as this step lasts.
  const [toSetUp] = useState(asked.code === 'FACTOR-NEW');
  return toSetUp ? (
    <SetUpAtLogin email={email} step={step} onBack={onBack} />
  ) : (
    <CodeStep step={step} passkeys={asked.errors[0].field === 'body.passkey'} onBack={onBack} />
  );
}
