import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { List } from 'contract/lists';
import type { ListItem } from 'contract/list-items';
import type { NewsletterParts } from 'contract/newsletter';
import { locales, type Locale } from 'contract/users';
import { newsletterLogo } from '#features/newsletter/logo.ts';
import { LogoPart } from '#features/newsletter/logo-part.tsx';
import { config } from '#session/config.ts';
import { lazyPart } from '#ui/late-part.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useAtOnce } from '#ui/use-at-once.ts';
import styles from './newsletter.module.css';
import { NewsletterColourChoice } from './newsletter-colour-choice.tsx';
import { NewsletterReaders } from './newsletter-readers.tsx';
import { NewsletterTemplate } from './newsletter-template.tsx';
import { type ItemActions, useItemActions } from './use-item-actions.ts';
import type { NewsletterDraft } from './use-newsletter-draft.ts';

const RichText = lazyPart(() => import('#features/rich-text.tsx'), 'RichText');

/** In the order in which they stand below one another. */
const shown = [
  'title',
  'type',
  'source',
  'date',
  'note',
  'passage',
  'summary',
  'sourceLink',
  'pageLink',
] as const satisfies (keyof NewsletterParts)[];

/** Everything of a newsletter that can be chosen. */
export function NewsletterOptions({
  list,
  items,
  draft,
  locale,
  onLocale,
  chosen,
  onChoose,
  none,
}: {
  list: List;
  items: readonly ListItem[];
  draft: NewsletterDraft;
  locale: Locale;
  onLocale: (locale: Locale) => void;
  /** Address lists it would go to. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** Nothing is chosen to be in it. */
  none: boolean;
}) {
  const { t } = useTranslation();
  const { settings, change } = draft;
  const { header, show } = settings;
  const actions = useItemActions(list);
  const hasLogo = Boolean(useQuery(newsletterLogo).data?.logo);
  // An editor keeps what it began with: another template begins it anew.
  const [applied, setApplied] = useState(0);
  const text = (name: 'intro' | 'closing') => (
    <Suspense fallback={<SkeletonRows rows={2} label={t('shell.loading')} />}>
      <RichText
        key={applied}
        label={t(`newsletter.head.${name}`)}
        initial={settings[name]}
        onChange={(html) => change({ [name]: html })}
      />
    </Suspense>
  );
  return (
    <div className={styles.options}>
      <Group title={t('newsletter.templates.label')}>
        <NewsletterTemplate
          settings={settings}
          onApply={(chosen) => {
            change(chosen);
            setApplied((before) => before + 1);
          }}
        />
      </Group>
      <Group title={t('newsletter.head.legend')}>
        <TextInput
          label={t('newsletter.head.title')}
          placeholder={list.title}
          maxLength={limits.maximumListTitle}
          value={settings.title ?? ''}
          onChange={({ currentTarget: { value } }) =>
            // Without one it is the title of the list.
            change({ title: value.trim() === '' ? undefined : value })
          }
        />
        <div className={styles.pair}>
          {(['logo', 'name', 'date'] as const).map((name) => (
            <Checkbox
              key={name}
              label={t(`newsletter.head.${name}`)}
              disabled={name === 'logo' && !hasLogo}
              checked={header[name] && (name !== 'logo' || hasLogo)}
              onChange={(event) => change({ header: { ...header, [name]: event.currentTarget.checked } })}
            />
          ))}
        </div>
        {text('intro')}
        {text('closing')}
      </Group>
      <Group title={t('newsletter.items.legend')}>
        {none && (
          <p role="alert" className={styles.wrong}>
            {t('newsletter.items.required')}
          </p>
        )}
        <ul className={styles.choices}>
          {items.map((item) => (
            <ItemChoice key={item.id} item={item} actions={actions} />
          ))}
        </ul>
      </Group>
      <Group title={t('newsletter.show.legend')}>
        <div className={styles.pair}>
          <Checkbox
            label={t('newsletter.show.contents')}
            description={t('newsletter.show.contentsHint')}
            checked={settings.contents}
            onChange={(event) => change({ contents: event.currentTarget.checked })}
          />
          {shown.map((name) => (
            <Checkbox
              key={name}
              label={t(`newsletter.show.${name}`, { product: config.productName })}
              checked={show[name]}
              onChange={(event) => change({ show: { ...show, [name]: event.currentTarget.checked } })}
            />
          ))}
        </div>
      </Group>
      <Group title={t('newsletter.house.legend')}>
        <NewsletterColourChoice
          key={applied}
          colours={settings.colours}
          onChange={(colours) => change({ colours })}
        />
        <LogoPart />
      </Group>
      <Group title={t('newsletter.language')}>
        <SegmentedControl
          aria-label={t('newsletter.language')}
          value={locale}
          onChange={onLocale}
          data={locales.map((value) => ({ value, label: t(`newsletter.${value}`) }))}
        />
      </Group>
      <Group title={t('readers.choice.legend')}>
        <NewsletterReaders chosen={chosen} onChange={onChoose} />
      </Group>
    </div>
  );
}

/** The tick of an item is that of the list: it says whether the item is in the newsletter (UX-2, 14). */
function ItemChoice({ item, actions }: { item: ListItem; actions: ItemActions }) {
  const [marked, mark] = useAtOnce(item.markedForExport, async (markedForExport) => {
    await actions.change({ id: item.id, markedForExport });
  });
  return (
    <li data-kind={item.kind}>
      <Checkbox label={item.title} checked={marked} onChange={(event) => mark(event.currentTarget.checked)} />
    </li>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}
