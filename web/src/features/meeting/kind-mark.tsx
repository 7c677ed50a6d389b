import { IconBuildingBank, IconCalendarEvent, IconUsers } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { AgendaItem } from 'contract/agendas';
import styles from './meeting.module.css';

const icons = { plenary: IconBuildingBank, committee: IconUsers, other: IconCalendarEvent };

/** What kind of meeting it is, in the colour of the kind: with an icon, or with the square of the calendars. */
export function KindMark({
  meeting: { kind, sourceType },
  square = false,
}: {
  meeting: AgendaItem;
  square?: boolean;
}) {
  const { t } = useTranslation();
  const Shape = icons[kind];
  return (
    <span className={styles.kind} data-kind={kind}>
      {square ? <i aria-hidden="true" /> : <Shape size={15} aria-hidden="true" />}
      {sourceType === '' ? t(`agenda.card.${kind}`) : sourceType}
    </span>
  );
}
