import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsletterColours } from 'contract/newsletter-colours';
import { useFormats } from '#features/formats.ts';
import { useSession } from '#session/session.ts';
import { Confirm } from '#ui/confirm.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import newsletter from './newsletter.module.css';
import type { ColourDraft } from './use-colour-draft.ts';

/** Who changed everyone's colours last, and the way back for thirty days (decision 3.5). */
export function SharedChange({
  change,
  mayUndo,
  colleagues,
  draft,
}: {
  change: NonNullable<NewsletterColours['lastChange']>;
  mayUndo: boolean;
  colleagues: number;
  draft: ColourDraft;
}) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const { organisation } = useSession().user;
  const [asking, setAsking] = useState(false);
  const undo = async () => {
    const done = await draft.undo(change.number);
    setAsking(false);
    if (done) showMessage({ kind: 'success', text: t('settings.newsletter.undone') });
  };
  return (
    <div className={newsletter.lastChange}>
      <p>
        {t(change.undid ? 'settings.newsletter.lastUndo' : 'settings.newsletter.lastChange', {
          name: change.name ?? t('settings.newsletter.formerColleague'),
          day: date(change.at),
        })}
      </p>
      {mayUndo && change.undoUntil && (
        <p>
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            {t('settings.newsletter.undo')}
          </Button>{' '}
          <span>{t('settings.newsletter.undoUntil', { day: date(change.undoUntil) })}</span>
        </p>
      )}
      <Confirm
        opened={asking}
        header={t('settings.newsletter.undoHeader')}
        body={t('settings.newsletter.confirmBody', { count: colleagues, organisation })}
        confirm={t('settings.newsletter.undo')}
        busy={draft.saving.busy}
        onConfirm={() => void undo()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
