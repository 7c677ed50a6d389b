import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import { isCode } from 'contract/sources/tree-changes';
import { type Locale, locales } from 'contract/users';
import { useGuard } from '#features/use-guard.ts';
import { ContentDialog } from '../content/content-dialog.tsx';

/** Asks for one of the places of a tree. */
export function PlaceDialog({
  title,
  label,
  hint,
  places,
  onDone,
  onClose,
}: {
  title: string;
  label: string;
  hint: string;
  places: readonly { value: string; label: string }[];
  onDone: (place: string) => void;
  onClose: () => void;
}) {
  const guard = useGuard(onClose);
  const [place, setPlace] = useState<string | null>(null);
  const { onDirty } = guard;
  return (
    <ContentDialog {...{ guard, title }} valid={place !== null} onDone={() => onDone(place!)}>
      <Select
        data-autofocus
        searchable
        required
        label={label}
        description={hint}
        data={places}
        value={place}
        onChange={(value) => {
          onDirty(true);
          setPlace(value);
        }}
      />
    </ContentDialog>
  );
}

type Names = Record<Locale, string>;

/** What a node has that staff say in its draft: its code, and of a group that they added its names. */
interface NodeTexts {
  code: string;
  names?: Names | undefined;
}

/** Asks for the code of a node, and for the names of a group of staff. */
export function NodeDialog({
  title,
  texts,
  taken,
  onDone,
  onClose,
}: {
  title: string;
  texts: NodeTexts;
  /** Codes of those beside it. */
  taken: readonly string[];
  onDone: (texts: NodeTexts) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const guard = useGuard(onClose);
  const [{ code, names }, setTexts] = useState(texts);
  const wrong = taken.includes(code) ? 'taken' : code !== '' && !isCode(code) ? 'wrong' : undefined;
  const isNamed = !names || locales.every((locale) => names[locale].trim() !== '');
  return (
    <ContentDialog
      {...{ guard, title }}
      valid={code !== '' && wrong === undefined && isNamed}
      onDone={() => onDone({ code, names })}
    >
      {names &&
        locales.map((locale, place) => (
          <TextInput
            key={locale}
            lang={locale}
            data-autofocus={place === 0 || undefined}
            required
            label={t(`adminContent.content.nameIn.${locale}`)}
            maxLength={limits.maximumSourceName}
            value={names[locale]}
            onChange={(event) => setTexts({ code, names: { ...names, [locale]: event.currentTarget.value } })}
          />
        ))}
      <TextInput
        data-autofocus={!names || undefined}
        required
        label={t('adminContent.content.code')}
        description={t('adminContent.sourceTrees.tree.codeHint')}
        maxLength={limits.maximumNodeCode}
        value={code}
        error={wrong && t(`adminContent.sourceTrees.tree.codes.${wrong}`)}
        onChange={(event) => setTexts({ code: event.currentTarget.value, names })}
      />
    </ContentDialog>
  );
}
