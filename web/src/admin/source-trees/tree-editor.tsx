import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TreeDraftResponse } from 'contract/admin/tree-drafts';
import type { DomainId } from 'contract/dashboards';
import { groupings } from 'contract/sources';
import * as edit from 'contract/sources/edit-tree';
import { isType, type Placed, placedIn, type StaffNode } from 'contract/sources/staff-tree';
import { useFormats } from '#features/formats.ts';
import { DataTable } from '#ui/data-table.tsx';
import { sign } from '#ui/sign.tsx';
import contentStyles from '../content/content.module.css';
import { Moves } from '../content/moves.tsx';
import { AdminCard } from '../ui/admin-page.tsx';
import { NodeDialog, PlaceDialog } from './node-dialogs.tsx';
import { NodeMenu, type NodeQuestion } from './node-menu.tsx';
import { TreeDraftBar } from './tree-draft-bar.tsx';
import styles from './tree-editor.module.css';
import type { TreeWords } from './tree-words.ts';

const columns = ['node', 'code', 'reads', 'actions'] as const;

/** The source tree of a domain, changed here, kept as a draft, and published once it was compared. */
export function TreeEditor({
  kept,
  domain,
  words,
  onUnsaved,
}: {
  kept: TreeDraftResponse;
  domain: DomainId;
  words: TreeWords;
  /** Says whether there is something that was not saved. */
  onUnsaved: (unsaved: boolean) => void;
}) {
  const { t } = useTranslation();
  const { shortDate } = useFormats();
  const { published, draft, shipped: asShipped } = kept;
  const shipped = groupings[domain];
  const [nodes, setNodes] = useState<readonly StaffNode[]>((draft ?? published).nodes);
  /** What is asked about a node, by its path; of none a group for the top. */
  const [asked, setAsked] = useState<{ question: NodeQuestion; path: string }>();
  const { version, publishedAt } = published;
  const nameOfRead = (read: string) => words.nameOf({ id: read, code: read });
  return (
    <>
      <AdminCard
        title={t('adminContent.sourceTrees.tree.title')}
        beside={
          <div className={contentStyles.actions}>
            <Button variant="subtle" onClick={() => setNodes(asShipped)}>
              {t('adminContent.sourceTrees.tree.asShipped')}
            </Button>
            <Button
              variant="default"
              leftSection={sign(IconPlus)}
              onClick={() => setAsked({ question: 'add', path: '' })}
            >
              {t('adminContent.sourceTrees.tree.addGroup')}
            </Button>
          </div>
        }
      >
        <p className={styles.inUse}>
          {publishedAt === null
            ? t('adminContent.sourceTrees.tree.shipped', { version })
            : t('adminContent.sourceTrees.tree.published', { version, day: shortDate(publishedAt) })}
        </p>
        <DataTable
          label={t('adminContent.sourceTrees.tree.title')}
          columns={columns.map((name) => ({
            name,
            head: t(`adminContent.sourceTrees.tree.columns.${name}`),
            isHidden: name === 'actions',
          }))}
          rows={placedIn(nodes).map(({ path, node }) => ({
            key: node.id,
            cells: [
              <NodeName key="node" path={path} name={words.nameOf(node)} />,
              node.code,
              edit.splittable(node).map(nameOfRead).join(', '),
              <Actions
                key="actions"
                {...{ path, node, nodes, words, nameOfRead }}
                isType={isType(shipped, node)}
                onAsk={(question) => setAsked({ question, path })}
                onChange={setNodes}
              />,
            ],
          }))}
        />
      </AdminCard>
      <TreeDraftBar
        {...{ kept, domain, nodes, words, onUnsaved }}
        onUndo={() => setNodes((draft ?? published).nodes)}
      />
      {asked && (
        <Question
          {...{ ...asked, domain, nodes, words }}
          onDone={setNodes}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** A name under those above it. */
function NodeName({ path, name }: { path: string; name: string }) {
  const { t } = useTranslation();
  const depth = path.split('/').length;
  return (
    <span className={styles.name} style={{ '--depth': depth - 1 } as React.CSSProperties}>
      {name}
      <span className="visually-hidden"> {t('adminContent.sourceTrees.tree.level', { depth })}</span>
    </span>
  );
}

/** The way up and down for a node among those beside it, and what else can be done with it. */
function Actions({
  path,
  node,
  nodes,
  words,
  isType: isOfDocuments,
  nameOfRead,
  onAsk,
  onChange,
}: Placed & {
  nodes: readonly StaffNode[];
  words: TreeWords;
  isType: boolean;
  nameOfRead: (read: string) => string;
  onAsk: (question: NodeQuestion) => void;
  onChange: (nodes: StaffNode[]) => void;
}) {
  const siblings = edit.childrenAt(nodes, edit.parentOf(path));
  // Institutions have types of the same name.
  const name = words.wayTo(nodes, path);
  return (
    <div className={contentStyles.actions}>
      <Moves
        name={name}
        place={siblings.indexOf(node)}
        count={siblings.length}
        onMove={(place) => onChange(edit.placeAt(nodes, path, place))}
      />
      <NodeMenu
        {...{ node, name, nameOfRead, onAsk }}
        isType={isOfDocuments}
        onSplit={(read) => onChange(edit.splitFrom(nodes, path, read))}
        onRemove={() => onChange(edit.removeAt(nodes, path))}
      />
    </div>
  );
}

/** The dialog for what is asked about a node. */
function Question({
  question,
  path,
  domain,
  nodes,
  words,
  onDone,
  onClose,
}: {
  question: NodeQuestion;
  path: string;
  domain: DomainId;
  nodes: readonly StaffNode[];
  words: TreeWords;
  onDone: (nodes: StaffNode[]) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const node = placedIn(nodes).find((one) => one.path === path)?.node;
  const name = node ? words.nameOf(node) : '';
  const title = t(`adminContent.sourceTrees.tree.ask.${question}`, { name });
  const siblings = edit.childrenAt(nodes, question === 'add' ? path : edit.parentOf(path));
  const taken = siblings.flatMap((one) => (one === node ? [] : [one.code]));
  if (question === 'add') {
    const empty = { code: '', names: { nl: '', 'en-gb': '' } };
    return (
      <NodeDialog
        {...{ title, taken, onClose }}
        texts={empty}
        onDone={({ code, names = empty.names }) =>
          onDone(edit.addGroup(nodes, path, { id: newId(), code, names }))
        }
      />
    );
  }
  if (question === 'edit') {
    return (
      <NodeDialog
        {...{ title, taken, onClose }}
        texts={node!}
        onDone={(texts) => onDone(edit.renameAt(nodes, path, texts))}
      />
    );
  }
  const places = (question === 'move' ? edit.parentsFor : edit.targetsFor)(groupings[domain], nodes, path);
  return (
    <PlaceDialog
      {...{ title, onClose }}
      label={t(`adminContent.sourceTrees.tree.${question}To`)}
      hint={t(`adminContent.sourceTrees.tree.${question}Hint`)}
      places={places.map((value) => ({ value: `/${value}`, label: words.wayTo(nodes, value) }))}
      onDone={(place) =>
        onDone((question === 'move' ? edit.moveTo : edit.mergeInto)(nodes, path, place.slice(1)))
      }
    />
  );
}

/** Letters for a group that no other node has. */
const newId = (): string => `g${crypto.randomUUID().replaceAll('-', '')}`;
