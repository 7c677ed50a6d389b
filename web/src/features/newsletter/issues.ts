import i18next from 'i18next';
import { type Issue, stopIssue } from 'contract/newsletter-issues';
import { call } from '#api/call.ts';
import { showMessage } from '#ui/message-bar.tsx';
import { changeReaders } from './readers.ts';

/** Stops an issue that has not left, and says so; what it is then, or undefined where that was too late. */
export async function stop({ id, subject }: Issue): Promise<Issue | undefined> {
  const stopped = await changeReaders(() => call(stopIssue, { params: { id }, body: {} }));
  if (stopped) {
    showMessage({ kind: 'success', text: i18next.t('readers.issue.stoppedSaid', { subject }) });
  }
  return stopped?.data;
}
