import {
  IconBookmarks,
  IconCalendarCog,
  IconCalendarEvent,
  IconShieldCog,
  IconLayoutDashboard,
  IconLock,
  IconMail,
  IconSettings,
  IconStar,
  IconZoomCode,
} from '@tabler/icons-react';
import { useMatch, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { dashboards, domainIds } from 'contract/dashboards';
import { adminAddress, config } from '#session/config.ts';
import { useSession } from '#session/session.ts';
import { icon, type Entry } from './entry.tsx';

/** The screens one can go to; those outside the subscription stay visible (UX 3), unless nobody can ask for them. */
export function usePlaces(): readonly Entry[] {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { user, hasModule } = useSession();
  const dashboard = useMatch({ from: '/shell/$domain/dashboard', shouldThrow: false })?.params.domain;

  const places: Entry[] = domainIds.flatMap((one, index) => {
    const { module } = dashboards[one];
    const locked = !hasModule(module);
    if (locked && config.notOffered.includes(module)) return [];
    const short = t(`sources.domains.${one}`);
    return {
      key: `domain ${one}`,
      group: 'goTo',
      icon: icon(locked ? IconLock : IconLayoutDashboard),
      label: t(`shell.domainNames.${one}`),
      detail: locked ? `${short} · ${t('palette.locked')}` : short,
      words: t('palette.words.goTo'),
      keys: `g ${index + 1}`,
      act: () =>
        void navigate({ to: '/$domain/dashboard', params: { domain: one }, state: { chosen: true } }),
    };
  });
  const agenda: Entry = {
    key: 'agenda',
    group: 'goTo',
    icon: icon(hasModule('agenda') ? IconCalendarEvent : IconLock),
    label: t('shell.agenda'),
    ...(hasModule('agenda') ? {} : { detail: t('palette.locked') }),
    words: t('palette.words.agenda'),
    keys: 'g a',
    act: () => void navigate({ to: '/agenda' }),
  };
  const lists: Entry = {
    key: 'lists',
    group: 'goTo',
    icon: icon(hasModule('listManager') ? IconBookmarks : IconLock),
    label: t('lists.title'),
    ...(hasModule('listManager') ? {} : { detail: t('palette.locked') }),
    keys: 'g l',
    act: () => void navigate({ to: '/list-manager/{-$listId}' }),
  };
  const settings: Entry = {
    key: 'settings',
    group: 'goTo',
    icon: icon(IconSettings),
    label: t('shell.settings'),
    words: t('palette.words.settings'),
    act: () => void navigate({ to: '/settings' }),
  };
  const savedPlace: Entry = {
    key: 'savedSearches',
    group: 'goTo',
    icon: icon(IconStar),
    label: t('filters.saved.title'),
    words: t('palette.words.saved'),
    keys: 'g s',
    act: () => void navigate({ to: '/saved-searches' }),
  };
  const adminPlace: Entry = {
    key: 'admin',
    group: 'goTo',
    icon: icon(IconShieldCog),
    label: t('shell.admin'),
    act: () => location.assign(adminAddress),
  };
  const staffPlaces: Entry[] = user.roles.includes('staff')
    ? [
        {
          key: 'mails',
          group: 'goTo',
          icon: icon(IconMail),
          label: t('shell.mails'),
          act: () => void navigate({ to: '/mails' }),
        },
        {
          key: 'agendaDebug',
          group: 'goTo',
          icon: icon(IconCalendarCog),
          label: t('palette.agendaDebug'),
          act: () => void navigate({ to: '/agenda-debug/{-$id}' }),
        },
        {
          key: 'searchDebug',
          group: 'goTo',
          icon: icon(IconZoomCode),
          label: t('palette.searchDebug'),
          // Of a dashboard, its search.
          act: () =>
            void navigate({
              to: '/search-debug/{-$dashboard}',
              params: { dashboard },
              search: dashboard ? true : {},
            }),
        },
      ]
    : [];
  return [
    ...places,
    agenda,
    lists,
    savedPlace,
    settings,
    ...(user.roles.length > 0 ? [adminPlace] : []),
    ...staffPlaces,
  ];
}
