import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  discardTreeDraft,
  publishTree,
  putTreeDraft,
  type TreeDraftResponse,
} from 'contract/admin/tree-drafts';
import type { DomainId } from 'contract/dashboards';
import type { StaffNode } from 'contract/sources/staff-tree';
import type { TreeChange } from 'contract/sources/tree-changes';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { useFormats } from '#features/formats.ts';
import { describeError } from '#session/describe.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import styles from '../content/content.module.css';
import { LeaveGuard } from '../content/leave-guard.tsx';
import { ChangeDialog } from '../ui/change-dialog.tsx';
import { sourceTreeQuery, treeDraftQuery } from './source-trees.ts';
import type { TreeWords } from './tree-words.ts';

type Asked = 'discard' | 'publish';

/** Stands below a tree that was changed: what is not kept as a draft yet, or the draft that can be compared and published. */
export function TreeDraftBar({
  kept: { version, published, draft },
  domain,
  nodes,
  words,
  onUndo,
  onUnsaved,
}: {
  kept: TreeDraftResponse;
  domain: DomainId;
  /** As they were changed here. */
  nodes: readonly StaffNode[];
  words: TreeWords;
  onUndo: () => void;
  /** Says whether there is something that was not saved. */
  onUnsaved: (unsaved: boolean) => void;
}) {
  const { t } = useTranslation();
  const { dayAndTime } = useFormats();
  const [asked, setAsked] = useState<Asked>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const unsaved = JSON.stringify(nodes) !== JSON.stringify((draft ?? published).nodes);
  const follow = (answer: TreeDraftResponse) => queries.setQueryData(treeDraftQuery(domain).queryKey, answer);
  const save = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { version, nodes: structuredClone(nodes) as TreeDraftResponse['shipped'] };
      follow(await call(putTreeDraft, { params: { domain }, body }));
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  };
  const guard = <LeaveGuard {...{ unsaved, onUnsaved }} />;
  if (!unsaved && !draft) return guard;
  const isStale = !unsaved && draft?.outdated === true;
  return (
    <div className={styles.save}>
      {failure !== undefined && <FormNotice kind="error">{describeError(failure)}</FormNotice>}
      <p role="status">
        {unsaved
          ? t('adminContent.sourceTrees.tree.unsaved')
          : t(`adminContent.sourceTrees.tree.${isStale ? 'outdated' : 'draft'}`, {
              moment: dayAndTime(draft!.savedAt),
            })}
      </p>
      {unsaved ? (
        <Button variant="default" onClick={onUndo}>
          {t('adminContent.content.discard')}
        </Button>
      ) : (
        <Button variant="default" onClick={() => setAsked('discard')}>
          {t('adminContent.sourceTrees.tree.discard')}
        </Button>
      )}
      {unsaved || isStale ? (
        <Button loading={busy} onClick={() => void save()}>
          {t('adminContent.sourceTrees.tree.keep')}
        </Button>
      ) : (
        <Button onClick={() => setAsked('publish')}>{t('adminContent.sourceTrees.tree.compare')}</Button>
      )}
      {asked && draft && (
        <ChangeDialog
          title={t(`adminContent.sourceTrees.tree.${asked}Title`)}
          confirm={t(`adminContent.sourceTrees.tree.${asked}Now`)}
          isReasonNeeded={asked === 'publish'}
          size={640}
          onSubmit={async (reason) => {
            const endpoint = asked === 'publish' ? publishTree : discardTreeDraft;
            follow(await call(endpoint, { params: { domain }, body: { version, reason } }));
            // What filters do not show went along.
            await queries.invalidateQueries(sourceTreeQuery(domain));
            showMessage({ kind: 'success', text: t(`adminContent.sourceTrees.tree.${asked}Done`) });
          }}
          onClose={() => setAsked(undefined)}
        >
          <Changes {...{ draft, words }} before={published.nodes} />
        </ChangeDialog>
      )}
      {guard}
    </div>
  );
}

/** What publishing a draft changes, and whom it touches. */
function Changes({
  draft: { nodes, changes, searches },
  before,
  words: { wayTo },
}: {
  draft: NonNullable<TreeDraftResponse['draft']>;
  before: readonly StaffNode[];
  words: TreeWords;
}) {
  const { t } = useTranslation();
  const told = ({ kind, path, from = '' }: TreeChange) =>
    t(`adminContent.sourceTrees.tree.changes.${kind}`, {
      path: wayTo(kind === 'removed' ? before : nodes, path),
      from: kind === 'renamed' ? from : wayTo(before, from),
      code: path.split('/').at(-1),
    });
  return (
    <>
      {changes.length === 0 && <p>{t('adminContent.sourceTrees.tree.same')}</p>}
      <ul className={styles.changes}>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.path} ${change.from ?? ''}`}>{told(change)}</li>
        ))}
      </ul>
      <p>
        {searches.saved + searches.agenda === 0
          ? t('adminContent.sourceTrees.tree.noSearches')
          : t('adminContent.sourceTrees.tree.searches', searches)}
      </p>
    </>
  );
}
