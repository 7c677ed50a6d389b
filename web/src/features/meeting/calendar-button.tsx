import { Button } from '@mantine/core';
import { IconCalendarCheck, IconCalendarPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { agendaTicket, readAgendaFile } from 'contract/agenda-meeting';
import { call } from '#api/call.ts';
import { showError } from '#session/describe.ts';
import { iconButtonLook } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import styles from './meeting.module.css';

/** Puts one meeting into the reader's own calendar, or says that the subscription already does (UX-2, 13). */
export function CalendarButton({
  id,
  inFeed,
  short = false,
}: {
  id: string;
  inFeed: boolean | undefined;
  /** As an icon, where there is little room. */
  short?: boolean;
}) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  if (inFeed) {
    return short ? (
      <Link
        to="/settings"
        hash="agenda"
        className={`${iconButtonLook} ${styles.framed}`}
        aria-label={t('meeting.actions.inFeed')}
        data-tip={t('meeting.actions.inFeedHint')}
      >
        <IconCalendarCheck size={17} aria-hidden="true" />
      </Link>
    ) : (
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to="/settings" hash="agenda" />}
        data-tip={t('meeting.actions.inFeedHint')}
        leftSection={sign(IconCalendarCheck)}
      >
        {t('meeting.actions.inFeed')}
      </Button>
    );
  }
  const download = () => {
    setAsking(true);
    downloadEvent(id)
      .catch(showError)
      .finally(() => setAsking(false));
  };
  return short ? (
    <button
      type="button"
      className={`${iconButtonLook} ${styles.framed}`}
      aria-label={t('meeting.actions.calendar')}
      data-tip={t('meeting.actions.calendarHint')}
      disabled={asking || inFeed === undefined}
      onClick={download}
    >
      <IconCalendarPlus size={17} aria-hidden="true" />
    </button>
  ) : (
    <Button
      variant="default"
      data-tip={t('meeting.actions.calendarHint')}
      disabled={asking}
      leftSection={sign(IconCalendarPlus)}
      onClick={download}
    >
      {t('meeting.actions.calendar')}
    </Button>
  );
}

/** Opens the file by a ticket, so that the browser hands it to the program for calendars. Throws what the call throws. */
async function downloadEvent(id: string): Promise<void> {
  const { ticket } = await call(agendaTicket, { params: { id }, body: {} });
  const link = document.createElement('a');
  link.href = `/api${readAgendaFile.path.replace('{id}', encodeURIComponent(id))}?${new URLSearchParams({ ticket })}`;
  link.download = '';
  link.click();
}
