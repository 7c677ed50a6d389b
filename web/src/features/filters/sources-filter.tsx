import { IconChevronRight, IconLock } from '@tabler/icons-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { FilterNode } from 'contract/filters';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { Section } from '#features/section.tsx';
import { useFold } from '#features/use-fold.ts';
import { useAtOnce } from '#ui/use-at-once.ts';
import { Check } from './check.tsx';
import { byHits, useKeptOrder, type Counts } from './counts.ts';
import styles from './filters.module.css';
import { holds, NarrowField } from './narrow-field.tsx';
import { choiceOf, chosenLeaves, leavesOf, stateOf, toggle, type SourceChoice } from './source-choice.ts';
import { countUnder } from './use-type-counts.ts';
import { Zeros } from './zeros.tsx';

/** Document types in groups that fold, with a field that narrows the list (UX 6: not a tree). */
export function SourcesFilter({
  domain,
  nodes,
  choice: settled,
  query,
  counts,
  short,
  onChoose,
}: {
  domain: DomainId;
  nodes: readonly FilterNode[];
  choice: SourceChoice;
  /** What was searched for. */
  query: string;
  /** Hits per document type; without a search there are none, and all documents are counted. */
  counts: Counts | undefined;
  /** Names are short where the sidebar is narrow (specification §9). */
  short: boolean;
  onChoose: (choice: SourceChoice) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const [wanted, setWanted] = useState('');
  const [choice, choose] = useAtOnce(settled, onChoose);
  const chosen = useMemo(() => chosenLeaves(nodes, choice), [nodes, choice]);
  const all = useMemo(() => nodes.flatMap(leavesOf), [nodes]);
  const fits = (node: FilterNode) => holds(names.source(domain, node.path), wanted);
  const kept = useKeptOrder(query, counts, { counts, chosen, whole: choice === 'all' });
  const inOrder = (all: readonly FilterNode[]) =>
    kept?.counts
      ? byHits(
          all,
          (node) => !node.locked && !kept.whole && stateOf(node, kept.chosen) !== false,
          (node) => (node.locked ? -1 : countUnder(kept.counts!.of, node.path)),
        )
      : all;
  const whole = (node: FilterNode): Narrowed => ({ node, children: inOrder(node.children).map(whole) });
  const narrow = (node: FilterNode): Narrowed[] => {
    const children = fits(node) ? whole(node).children : inOrder(node.children).flatMap(narrow);
    return children.length > 0 || fits(node) ? [{ node, children }] : [];
  };
  const groups = inOrder(nodes).flatMap(narrow);
  const narrowed = wanted.trim() !== '';
  /** Whether a search has nothing of it, and it was not chosen by name. */
  const isEmpty = ({ node }: Narrowed) =>
    counts !== undefined &&
    !narrowed &&
    !node.locked &&
    countUnder(counts.of, node.path) === 0 &&
    (choice === 'all' || stateOf(node, chosen) === false);
  return (
    <Section
      name="types"
      lack="types"
      title={t('filters.types')}
      extra={<span className={styles.extra}>{`${chosen.size}/${all.length}`}</span>}
    >
      <NarrowField label={t('filters.filterTypes')} value={wanted} onChange={setWanted} />
      <div className={styles.both}>
        <button
          type="button"
          className={styles.link}
          disabled={choice === 'all'}
          onClick={() => choose('all')}
        >
          {t('filters.all')}
        </button>
        <button
          type="button"
          className={styles.link}
          disabled={chosen.size === 0}
          onClick={() => choose(choiceOf(nodes, new Set()))}
        >
          {t('filters.none')}
        </button>
      </div>
      {chosen.size === 0 && (
        <p role="alert" className={styles.problem}>
          {t('timeline.query.noTypes')}
        </p>
      )}
      {groups.length === 0 && <p className={styles.hint}>{t('filters.noTypes')}</p>}
      <Folding all={groups} isEmpty={isEmpty}>
        {(group) => (
          <Group
            key={group.node.path}
            domain={domain}
            group={group}
            counts={counts?.of}
            short={short}
            chosen={chosen}
            forceOpen={narrowed}
            isEmpty={isEmpty}
            onToggle={(changed, on) => choose(toggle(nodes, chosen, changed, on))}
          />
        )}
      </Folding>
    </Section>
  );
}

/** A node with the part of its branch that is shown, in its order. */
interface Narrowed {
  node: FilterNode;
  children: Narrowed[];
}

/** Nodes beside each other; those without hits fold away (UX-2, Zero contexts and kinds). */
function Folding({
  all,
  isEmpty,
  children,
}: {
  all: readonly Narrowed[];
  isEmpty: (node: Narrowed) => boolean;
  children: (node: Narrowed) => ReactNode;
}) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const empty = all.filter(isEmpty);
  const count = empty.flatMap(({ node }) => leavesOf(node)).length;
  return (
    <>
      {all.filter((node) => !empty.includes(node)).map(children)}
      {empty.length > 0 && (
        <Zeros label={t('filters.typesWithout', { count })} opened={opened} onToggle={setOpened} />
      )}
      {opened && empty.map(children)}
    </>
  );
}

/** An institution, or a body within one; a body is folded at first. */
function Group({
  domain,
  group: { node, children },
  within = false,
  counts,
  short,
  chosen,
  forceOpen,
  isEmpty,
  onToggle,
}: {
  domain: DomainId;
  group: Narrowed;
  within?: boolean;
  counts: ReadonlyMap<string, number> | undefined;
  short: boolean;
  chosen: ReadonlySet<string>;
  forceOpen: boolean;
  isEmpty: (node: Narrowed) => boolean;
  onToggle: (node: FilterNode, on: boolean) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { number } = useFormats();
  const [unfolded, setUnfolded] = useFold(`${domain}/${node.path}`, !within);
  const opened = !node.locked && (forceOpen || unfolded);
  const name = names.source(domain, node.path);
  const check = (one: FilterNode) => {
    const whole = names.source(domain, one.path);
    const count = number(counts ? countUnder(counts, one.path) : one.count);
    return (
      <Check
        label={short ? names.shortSource(domain, one.path) : whole}
        hint={whole}
        count={one.locked ? undefined : count}
        countLabel={t(counts ? 'filters.hits' : 'filters.documents', { number: count })}
        state={stateOf(one, chosen)}
        disabled={one.locked}
        onChange={(on) => onToggle(one, on)}
      />
    );
  };
  return (
    <div className={styles.group} data-locked={node.locked || undefined}>
      <div className={styles.groupHead}>
        {node.locked ? (
          <span className={styles.lock} title={t('filters.locked')}>
            <IconLock size={14} role="img" aria-label={t('filters.locked')} />
          </span>
        ) : (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={opened}
            aria-label={t(opened ? 'filters.collapse' : 'filters.expand', { name })}
            onClick={() => setUnfolded(!opened)}
          >
            <IconChevronRight size={14} className={styles.turning} data-opened={opened} aria-hidden="true" />
          </button>
        )}
        {check(node)}
      </div>
      {opened && (
        <div role="group" aria-label={name} className={styles.within}>
          <Folding all={children} isEmpty={isEmpty}>
            {(child) =>
              child.node.children.length === 0 ? (
                <div key={child.node.path}>{check(child.node)}</div>
              ) : (
                <Group
                  key={child.node.path}
                  domain={domain}
                  group={child}
                  within
                  counts={counts}
                  short={short}
                  chosen={chosen}
                  forceOpen={forceOpen}
                  isEmpty={isEmpty}
                  onToggle={onToggle}
                />
              )
            }
          </Folding>
        </div>
      )}
    </div>
  );
}
