import i18next from 'i18next';
import { reactionTo, type Reaction } from '#api/errors.ts';
import { showMessage } from '#ui/message-bar.tsx';

/**
 * The sentence that tells the user about a failure where they stay, in their language: on a page that is not for them,
 * that it is not (specification §8, decision 8.8).
 */
export function describeError(failure: unknown): string {
  const reaction = reactionTo(failure);
  return reaction.effect === 'noAccess' ? i18next.t('errors.noPageAccess') : textOf(reaction);
}

/** Shows a failure in the message bar; silent ones and those that leave the page say nothing here. */
export function showError(failure: unknown): void {
  const reaction = reactionTo(failure);
  if (reaction.effect === 'message' || reaction.effect === 'inline') {
    const { unknown, requestId: number } = reaction;
    const reference = unknown && number !== undefined ? ` ${i18next.t('shell.reference', { number })}` : '';
    showMessage({ kind: 'error', text: textOf(reaction) + reference });
  }
}

function textOf({ text, words, values }: Reaction): string {
  return text ?? i18next.t(words, { ...values });
}
