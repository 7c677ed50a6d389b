import { ApiError } from '#api/failures.ts';
import { queries } from '#api/queries.ts';
import { showError } from '#session/describe.ts';

/**
 * Where somebody else changed it since it was read, says so and asks for what stands now; for `catch`, and thrown on.
 * What is shown is made anew of it.
 */
export const orShowNow =
  (queryKey: readonly unknown[]) =>
  async (failure: unknown): Promise<never> => {
    if (failure instanceof ApiError && failure.errors[0].field === 'body.changedAt') {
      showError(failure);
      await queries.refetchQueries({ queryKey });
    }
    throw failure;
  };
