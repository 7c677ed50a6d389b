import { IconChevronRight, IconLock, IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import type { FilterNode } from 'contract/filters';
import { useFormats } from '#features/formats.ts';
import { useNames } from '#features/names.ts';
import { Check } from './check.tsx';
import styles from './filters.module.css';
import { Section } from './section.tsx';
import { choiceOf, chosenLeaves, leavesOf, stateOf, toggle, type SourceChoice } from './source-choice.ts';

/** Document types in groups that fold, with a field that narrows the list (UX 6: not a tree). */
export function SourcesFilter({
  domain,
  nodes,
  choice,
  onChoose,
}: {
  domain: DomainId;
  nodes: readonly FilterNode[];
  choice: SourceChoice;
  onChoose: (choice: SourceChoice) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const [wanted, setWanted] = useState('');
  const chosen = useMemo(() => chosenLeaves(nodes, choice), [nodes, choice]);
  const all = useMemo(() => nodes.flatMap(leavesOf), [nodes]);
  const fits = (node: FilterNode) =>
    names.source(domain, node.path).toLowerCase().includes(wanted.trim().toLowerCase());
  const narrow = (node: FilterNode): Narrowed[] => {
    const children = fits(node) ? node.children.map(whole) : node.children.flatMap(narrow);
    return children.length > 0 || fits(node) ? [{ node, children }] : [];
  };
  const groups = nodes.flatMap(narrow);
  return (
    <Section
      title={t('filters.types')}
      extra={<span className={styles.extra}>{`${chosen.size}/${all.length}`}</span>}
    >
      <div className={styles.narrow}>
        <IconSearch size={14} aria-hidden="true" />
        <input
          type="search"
          aria-label={t('filters.filterTypes')}
          placeholder={t('filters.filterTypes')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      <div className={styles.both}>
        <button
          type="button"
          className={styles.link}
          disabled={choice === 'all'}
          onClick={() => onChoose('all')}
        >
          {t('filters.all')}
        </button>
        <button
          type="button"
          className={styles.link}
          disabled={chosen.size === 0}
          onClick={() => onChoose(choiceOf(nodes, new Set()))}
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
      {groups.map((group) => (
        <Group
          key={group.node.path}
          domain={domain}
          group={group}
          chosen={chosen}
          forceOpen={wanted.trim() !== ''}
          onToggle={(changed, on) => onChoose(toggle(nodes, chosen, changed, on))}
        />
      ))}
    </Section>
  );
}

/** A node with the part of its branch that is shown. */
interface Narrowed {
  node: FilterNode;
  children: Narrowed[];
}

function whole(node: FilterNode): Narrowed {
  return { node, children: node.children.map(whole) };
}

/** An institution, or a body within one; a body is folded at first. */
function Group({
  domain,
  group: { node, children },
  within = false,
  chosen,
  forceOpen,
  onToggle,
}: {
  domain: DomainId;
  group: Narrowed;
  within?: boolean;
  chosen: ReadonlySet<string>;
  forceOpen: boolean;
  onToggle: (node: FilterNode, on: boolean) => void;
}) {
  const { t } = useTranslation();
  const names = useNames();
  const { number } = useFormats();
  const [unfolded, setUnfolded] = useState(!within);
  const opened = !node.locked && (forceOpen || unfolded);
  const name = names.source(domain, node.path);
  const check = (one: FilterNode) => (
    <Check
      label={names.source(domain, one.path)}
      count={one.locked ? undefined : number(one.count)}
      countLabel={t('filters.documents', { number: number(one.count) })}
      state={stateOf(one, chosen)}
      disabled={one.locked}
      onChange={(on) => onToggle(one, on)}
    />
  );
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
        <ul>
          {children.map((child) => (
            <li key={child.node.path}>
              {child.node.children.length === 0 ? (
                check(child.node)
              ) : (
                <Group
                  domain={domain}
                  group={child}
                  within
                  chosen={chosen}
                  forceOpen={forceOpen}
                  onToggle={onToggle}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
