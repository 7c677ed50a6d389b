import { Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  councilId,
  type CouncilKind,
  councilKinds,
  type CouncilSystem,
  isCouncilKey,
  type NamedCouncil,
} from 'contract/councils';
import { useGuard } from '#features/use-guard.ts';
import { useNames } from '#features/names.ts';
import { ContentDialog } from '../content/content-dialog.tsx';
import { isRead, type ListedCouncil } from './councils.ts';

/** Adds a council that is not known, by what its system calls it. */
export function AddCouncil({
  system,
  listed,
  onDone,
  onClose,
}: {
  system: CouncilSystem;
  listed: readonly ListedCouncil[];
  onDone: (council: NamedCouncil) => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const { connector } = useNames();
  const guard = useGuard(onClose);
  const [name, setName] = useState('');
  const [kind, setKind] = useState<CouncilKind>('gemeente');
  const [written, setKey] = useState('');
  const key = written.trim().replace(/\/+$/, '');
  const isThere = listed.some((one) => isRead(one) && councilId(one) === councilId({ system, key }));
  const isKey = isCouncilKey(system, key);
  return (
    <ContentDialog
      guard={guard}
      title={t('adminContent.councils.addTitle', { system: connector(system) })}
      valid={name.trim().length >= 2 && isKey && !isThere}
      onDone={() => onDone({ system, key, name: name.trim(), kind })}
    >
      <TextInput
        label={t('adminContent.councils.name')}
        description={t('adminContent.councils.nameHint')}
        required
        maxLength={80}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        data-autofocus
      />
      <Select
        label={t('adminContent.councils.kind')}
        allowDeselect={false}
        data={councilKinds.map((value) => ({ value, label: t(`adminContent.councils.kinds.${value}`) }))}
        value={kind}
        onChange={(value) => setKind(councilKinds.find((one) => one === value) ?? kind)}
      />
      <TextInput
        label={t(`adminContent.councils.keys.${system}.label`)}
        description={t(`adminContent.councils.keys.${system}.hint`)}
        required
        maxLength={130}
        value={written}
        error={
          isThere
            ? t('adminContent.councils.there')
            : key !== '' && !isKey && t('adminContent.councils.keyWrong')
        }
        onChange={(event) => setKey(event.currentTarget.value)}
      />
    </ContentDialog>
  );
}
