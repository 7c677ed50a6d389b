import { useTranslation } from 'react-i18next';
import type { ArticleLine, ComparedSide, TextVersion } from 'contract/comparisons';

/** How an address names a version: `2` for `nr. 2`, `EK-A` for `EK, A`; by its document where that names several. */
export function versionKeys(versions: readonly TextVersion[]): ReadonlyMap<string, TextVersion> {
  const byLabel = Map.groupBy(versions, ({ label }) => plainLabel(label));
  return new Map(
    versions.map((version) => {
      const label = plainLabel(version.label);
      const isAlone = label !== '' && byLabel.get(label)?.length === 1;
      return [isAlone ? label : version.document.id, version];
    }),
  );
}

const plainLabel = (label: string): string =>
  label
    .replace(/^nr\. /iu, '')
    .replaceAll(/[^\p{L}\d]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/** What versions and articles are called. */
export function useCompareNames() {
  const { t } = useTranslation();
  const version = ({ kind }: Pick<TextVersion, 'kind'>) => t(`compare.versions.${kind}`);
  return {
    version,
    /** One that is no version by its type is called by its title. */
    side: ({ kind, label, document }: ComparedSide) =>
      kind ? `${version({ kind })} ${label}`.trim() : document.title,
    article: ({ kind, number }: Pick<ArticleLine, 'kind' | 'number'>) =>
      kind === 'chapter'
        ? number
        : kind === 'annex' && number !== ''
          ? t('compare.kinds.annexNumbered', { number })
          : t(`compare.kinds.${kind}`, { number }),
    state: ({ state, was }: Pick<ArticleLine, 'state' | 'was'>) =>
      state === 'renumbered' && was !== undefined
        ? t('compare.was', { number: was })
        : t(`compare.states.${state}`),
  };
}
