import { IconUser } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { findPeople, type FoundPerson } from 'contract/admin/people';
import { call } from '#api/call.ts';
import { sign } from '#ui/sign.tsx';
import { type Found, FoundField } from './found-field.tsx';

/** Somebody as the field names them. */
export const personShown = ({ id, name, organisation, email }: FoundPerson): Found => ({
  id,
  label: `${name}, ${organisation} (${email})`,
});

/** A field in which a user is chosen by name, address or organisation. */
export function PersonField({
  chosen,
  onChoose,
}: {
  chosen: Found | undefined;
  onChoose: (found: Found | undefined) => void;
}) {
  const { t } = useTranslation();
  return (
    <FoundField
      label={t('watching.user')}
      placeholder={t('watching.userHint')}
      icon={sign(IconUser)}
      chosen={chosen}
      onChoose={onChoose}
      find={async (text, signal) =>
        (await call(findPeople, { query: { text }, signal })).data.map(personShown)
      }
    />
  );
}
