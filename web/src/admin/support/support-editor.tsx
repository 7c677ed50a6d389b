import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { putSupport, type SupportResponse } from 'contract/admin/support';
import type { Locale } from 'contract/users';
import { call } from '#api/call.ts';
import { queries } from '#api/queries.ts';
import { RichText } from '#features/rich-text.tsx';
import { PutBack } from '../content/put-back.tsx';
import { SaveBar } from '../content/save-bar.tsx';
import styles from '../content/content.module.css';
import { AdminCard } from '../ui/admin-page.tsx';
import { Questions } from './questions.tsx';
import { type Draft, supportQuery } from './support.ts';
import { Videos } from './videos.tsx';

/** The support dialog in one language, to be changed and then saved as a whole. */
export function SupportEditor({
  kept: { content, shipped, version, videoHosts },
  locale,
  onUnsaved,
}: {
  kept: SupportResponse;
  locale: Locale;
  /** Says whether there is something that was not saved. */
  onUnsaved: (unsaved: boolean) => void;
}) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState<Draft>(content);
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change });
  // The editor of the contact text is made anew when another text is put into it.
  const [contactTurn, setContactTurn] = useState(0);
  const putContact = (contact: string) => {
    set({ contact });
    setContactTurn(contactTurn + 1);
  };
  return (
    <>
      <Questions
        questions={draft.questions}
        shipped={shipped.questions}
        locale={locale}
        onChange={(questions) => set({ questions })}
      />
      <Videos
        videos={draft.videos}
        hosts={videoHosts}
        locale={locale}
        onChange={(videos) => set({ videos })}
      />
      <AdminCard
        title={t('adminContent.support.contact')}
        beside={
          draft.contact !== shipped.contact && (
            <PutBack
              name={t('adminContent.support.contactText')}
              onClick={() => putContact(shipped.contact)}
            />
          )
        }
      >
        <div className={styles.inCard} lang={locale}>
          <RichText
            key={contactTurn}
            label={t('adminContent.support.contactText')}
            initial={draft.contact}
            onChange={(contact) => set({ contact })}
          />
        </div>
      </AdminCard>
      <SaveBar
        {...{ draft, onUnsaved }}
        kept={content}
        onDiscard={() => {
          setDraft(content);
          setContactTurn(contactTurn + 1);
        }}
        onSave={async (reason) => {
          const answer = await call(putSupport, {
            params: { locale },
            body: { version, content: draft, reason },
          });
          queries.setQueryData(supportQuery(locale).queryKey, answer);
        }}
      />
    </>
  );
}
