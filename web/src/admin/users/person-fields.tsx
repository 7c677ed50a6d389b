import { Checkbox, Select, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Role } from 'contract/admin/users';
import { type ModuleKey, moduleKeys } from 'contract/modules';
import type { Locale } from 'contract/users';
import { useAdmin } from '../session.ts';
import styles from './users.module.css';

/** What is filled in about a person. */
export interface Person {
  firstName: string;
  lastName: string;
  locale: Locale;
  /** Null is all of the organisation. */
  modules: ModuleKey[] | null;
  roles: Role[];
}

/** Name, language, modules and rights of a user. */
export function PersonFields({
  person,
  isOwn = false,
  onChange,
}: {
  person: Person;
  /** One's own rights stay as they are. */
  isOwn?: boolean;
  onChange: (person: Person) => void;
}) {
  const { t } = useTranslation();
  const isStaff = useAdmin().kind === 'staff';
  const change = (changes: Partial<Person>) => onChange({ ...person, ...changes });
  const mark = (role: Role, label: string) => (
    <Checkbox
      label={label}
      disabled={isOwn}
      checked={person.roles.includes(role)}
      onChange={(event) =>
        change({
          roles: [
            ...person.roles.filter((one) => one !== role),
            ...(event.currentTarget.checked ? [role] : []),
          ],
        })
      }
    />
  );
  return (
    <>
      <div className={styles.names}>
        <TextInput
          label={t('adminOrganisations.user.firstName')}
          maxLength={100}
          value={person.firstName}
          onChange={(event) => change({ firstName: event.currentTarget.value })}
        />
        <TextInput
          label={t('adminOrganisations.user.lastName')}
          maxLength={100}
          value={person.lastName}
          onChange={(event) => change({ lastName: event.currentTarget.value })}
        />
      </div>
      <Select
        label={t('adminOrganisations.user.language')}
        allowDeselect={false}
        data={[
          { value: 'nl', label: t('shell.languageNl') },
          { value: 'en-gb', label: t('shell.languageEn') },
        ]}
        value={person.locale}
        onChange={(locale) => change({ locale: locale as Locale })}
      />
      <fieldset className={styles.group}>
        <legend>{t('adminOrganisations.user.modules')}</legend>
        <Checkbox
          label={t('adminOrganisations.user.allModules')}
          checked={person.modules === null}
          onChange={(event) => change({ modules: event.currentTarget.checked ? null : [...moduleKeys] })}
        />
        {person.modules !== null && (
          <div className={styles.some}>
            {moduleKeys.map((key) => (
              <Checkbox
                key={key}
                label={t(`modules.names.${key}`)}
                checked={person.modules?.includes(key) ?? false}
                onChange={(event) =>
                  change({
                    modules: moduleKeys.filter((one) =>
                      one === key ? event.currentTarget.checked : person.modules?.includes(one),
                    ),
                  })
                }
              />
            ))}
          </div>
        )}
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('adminOrganisations.user.marks')}</legend>
        {mark('org-admin', t('adminOrganisations.user.orgAdmin'))}
        {isStaff && mark('staff', t('adminOrganisations.user.staff'))}
        {isOwn && <p className={styles.hint}>{t('adminOrganisations.user.ownMarks')}</p>}
      </fieldset>
    </>
  );
}
