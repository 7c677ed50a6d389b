import { Button, Menu } from '@mantine/core';
import { IconDots, IconExternalLink, IconFileSpreadsheet, IconLink, IconPrinter } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exportAgenda, type AgendaDetail } from 'contract/agenda-meeting';
import { call } from '#api/call.ts';
import { copyText } from '#features/copy-text.ts';
import { AddToListButton } from '#features/lists/add-to-list-button.tsx';
import { showError } from '#session/describe.ts';
import { saveFile } from '#ui/charts/save-file.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { sign } from '#ui/sign.tsx';
import { NewWindow } from '#ui/new-window.tsx';
import { CalendarButton } from './calendar-button.tsx';
import { FollowButton } from './follow-button.tsx';
import styles from './meeting.module.css';

/** What one can do with a meeting; of a closed one what its title and time are enough for (UX-2, 13). */
export function MeetingActions({ meeting }: { meeting: AgendaDetail }) {
  const { id, followed, inFeed, originalUrls } = meeting;
  const { t } = useTranslation();
  const href = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className={styles.actions} data-unprinted>
      <FollowButton id={id} followed={followed} />
      <CalendarButton id={id} inFeed={inFeed} />
      <AddToListButton documentId={id} variant="default" />
      <ExcelButton meeting={meeting} />
      <IconButton
        icon={IconLink}
        size={18}
        label={t('meeting.actions.copyLink')}
        onClick={() => void copyText(new URL(href, location.origin).href)}
      />
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <IconButton icon={IconDots} size={18} label={t('meeting.actions.more')} />
        </Menu.Target>
        <Menu.Dropdown>
          {originalUrls.map((url) => (
            <Menu.Item
              key={url}
              component="a"
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              leftSection={sign(IconExternalLink)}
            >
              {t('meeting.actions.original')}
              {originalUrls.length > 1 && ` (${new URL(url).hostname.replace(/^www\./, '')})`}
              <NewWindow />
            </Menu.Item>
          ))}
          <Menu.Item leftSection={sign(IconPrinter)} onClick={() => setTimeout(() => print(), 200)}>
            {t('meeting.actions.print')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}

/** The meeting as an Excel file (decision 7.24). */
function ExcelButton({ meeting: { id, title } }: { meeting: AgendaDetail }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  return (
    <Button
      variant="default"
      disabled={asking}
      leftSection={sign(IconFileSpreadsheet)}
      onClick={() => {
        setAsking(true);
        call(exportAgenda, { params: { id } })
          .then((file) => saveFile(file as unknown as Blob, `${title.text.slice(0, 120)}.xlsx`))
          .catch(showError)
          .finally(() => setAsking(false));
      }}
    >
      {t('meeting.actions.excel')}
    </Button>
  );
}
