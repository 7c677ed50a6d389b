import { useDebouncedValue } from '@mantine/hooks';
import { IconBuildingBank, IconUser, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { DomainId } from 'contract/dashboards';
import { limits } from 'contract/limits';
import { findSubjects, type FoundSubject } from 'contract/subjects';
import { call } from '#api/call.ts';
import { useNames } from '#features/names.ts';
import { documentNumberOf } from './document-number.ts';
import { icon, type Entry } from './entry.tsx';
import { narrow } from './narrow.ts';
import { typingPause } from './use-number-entries.tsx';

/** Milliseconds that an answer is kept for who types the same again. */
const kept = 300_000;
const icons = { person: IconUser, party: IconUsersGroup, ministry: IconBuildingBank };

/**
 * Persons, parties and ministries whose name fits what is typed, those of a domain first, each leading to its page. Until they are there it is those of
 * before that fit still; where they cannot be found there are none, and the palette is what it is without them.
 */
export function useSubjectEntries(domain: DomainId, text: string): readonly Entry[] {
  const wanted = isName(text) ? text : '';
  const [settled] = useDebouncedValue(wanted, typingPause);
  const entryOf = useEntryOf();
  const { data, isPlaceholderData } = useQuery<readonly FoundSubject[]>({
    queryKey: ['subjects', domain, settled],
    enabled: settled !== '',
    staleTime: kept,
    gcTime: kept,
    retry: false,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) =>
      (
        await call(findSubjects, {
          body: { text: settled, first: domain },
          signal,
          quiet: true,
          retrySlow: true,
        })
      ).data,
  });
  if (wanted === '' || !data) return [];
  const entries = data.map(entryOf);
  return settled === wanted && !isPlaceholderData ? entries : narrow(entries, wanted);
}

/** Whether a text may be a name: long enough to be looked for, and no number of a document. */
const isName = (text: string) =>
  text.length >= limits.lettersOfValue &&
  text.length <= limits.maximumStakeholderLength &&
  documentNumberOf(text) === undefined;

function useEntryOf(): (subject: FoundSubject) => Entry {
  const { t } = useTranslation();
  const names = useNames();
  const navigate = useNavigate();
  return (subject) => {
    const { kind, domain, name } = subject;
    const entry = { group: 'subjects', icon: icon(icons[kind]), label: name } as const;
    const ofDomain = t(`sources.domains.${domain}`);
    const until = (day: string | undefined) =>
      day === undefined ? undefined : t('palette.until', { year: day.slice(0, 4) });
    const told = (...parts: (string | undefined)[]) => parts.filter((part) => part !== undefined).join(' · ');
    if (subject.kind === 'person') {
      const { id, party, function: what, left } = subject;
      return {
        ...entry,
        key: `person ${id}`,
        detail: told(ofDomain, party ?? what, until(left)),
        act: () => void navigate({ to: '/$domain/person/$personId', params: { domain, personId: id } }),
      };
    }
    if (subject.kind === 'party') {
      const { id, abbreviation, chamber } = subject;
      return {
        ...entry,
        key: `party ${id}`,
        label: abbreviation === undefined ? name : `${name} (${abbreviation})`,
        detail: told(names.source(domain, chamber), t('palette.party'), until(subject.until)),
        act: () => void navigate({ to: '/$domain/party/$partyId', params: { domain, partyId: id } }),
      };
    }
    return {
      ...entry,
      key: `ministry ${domain} ${name}`,
      detail: told(ofDomain, t('palette.ministry')),
      act: () => void navigate({ to: '/$domain/ministry/$name', params: { domain, name } }),
    };
  };
}
