import { IconBookmark } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { shownTitle } from '#features/lists/shown-title.ts';
import { activeLists } from '#features/lists/use-lists.ts';
import { useSession } from '#session/session.ts';
import { icon, type Entry } from './entry.tsx';

/** The user's active lists, last used first as on their own screen, found by their whole name. */
export function useListEntries(): readonly Entry[] {
  const navigate = useNavigate();
  const { hasModule } = useSession();
  const { data } = useQuery({ ...activeLists, enabled: hasModule('listManager') });
  return (data?.data ?? []).map(({ id, title }) => ({
    key: `list ${id}`,
    group: 'lists',
    icon: icon(IconBookmark),
    label: shownTitle(title),
    title,
    words: title,
    act: () => void navigate({ to: '/list-manager/{-$listId}', params: { listId: id } }),
  }));
}
