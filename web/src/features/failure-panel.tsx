import type { ComponentProps } from 'react';
import { ApiError } from '#api/failures.ts';
import { describeError } from '#session/describe.ts';
import { ErrorPanel } from '#ui/error-panel.tsx';

/** Why an answer did not come, with the number of the request where it has one. */
export function FailurePanel({
  error,
  lost,
  ...panel
}: {
  error: unknown;
  /** What did not come, said before the reason. */
  lost?: string;
} & Pick<ComponentProps<typeof ErrorPanel>, 'headingLevel' | 'onRetry'>) {
  const why = describeError(error);
  return (
    <ErrorPanel
      {...panel}
      message={lost === undefined ? why : `${lost} ${why}`}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    />
  );
}
