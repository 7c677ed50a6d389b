import { type Issue, stopIssue } from 'contract/newsletter-issues';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { translate } from '#ui/words.ts';
import { changeReaders } from './readers.ts';

/** Stops an issue that has not left, and says so; what it is then, or undefined where that was too late. */
export async function stop({ id, subject }: Issue): Promise<Issue | undefined> {
  const stopped = await changeReaders(() => call(stopIssue, { params: { id }, body: {} }));
  if (stopped) {
    showMessage({ kind: 'success', text: translate('readers.issue.stoppedSaid', { subject }) });
  }
  return stopped?.data;
}
