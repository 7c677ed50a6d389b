import { Button, SegmentedControl } from '@mantine/core';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewsletterColours } from 'contract/newsletter-colours';
import { ColourField } from '#features/newsletter/colour-field.tsx';
import { ColourPairs } from '#features/newsletter/colour-pairs.tsx';
import { problemOf } from '#features/newsletter/colours.ts';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { Confirm } from '#ui/confirm.tsx';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { NewsletterSample } from './newsletter-sample.tsx';
import styles from './newsletter.module.css';
import { SharedChange } from './shared-change.tsx';
import { useColourDraft, type ColourDraft } from './use-colour-draft.ts';

/** Chooses the colours with a sample beside them; those of everyone are asked once more (decision 3.5). */
export function ColourForm({
  colours,
  onUnsaved,
}: {
  colours: NewsletterColours;
  onUnsaved: (unsaved: boolean) => void;
}) {
  const { t } = useTranslation();
  const { organisation } = useSession().user;
  const draft = useColourDraft(colours);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const { pair, scope, unsaved } = draft;
  useEffect(() => {
    onUnsaved(unsaved);
    return () => onUnsaved(false);
  }, [unsaved, onUnsaved]);
  const forAll = scope === 'organization';
  const problems = { primary: problemOf(pair.primary), secondary: problemOf(pair.secondary) };

  const save = async () => {
    const done = await draft.save();
    setAsking(false);
    if (done) showMessage({ kind: 'success', text: t('settings.saved') });
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = problems.primary ? 'primary' : problems.secondary ? 'secondary' : undefined;
    if (wrong) return event.currentTarget.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
    if (forAll) setAsking(true);
    else void save();
  };
  const field = (name: 'primary' | 'secondary') => (
    <ColourField
      name={name}
      value={pair[name]}
      problem={tried || problems[name] === 'required' ? problems[name] : undefined}
      onChange={(value) => draft.choose({ ...pair, [name]: value })}
    />
  );
  return (
    <form className={styles.colours} onSubmit={submit} noValidate>
      <div className={styles.colourChoices}>
        <p className={styles.applies}>
          {t(`settings.newsletter.applies.${colours.origin}`, { organisation })}
        </p>
        <Scope colours={colours} draft={draft} />
        <ColourPairs pair={pair} onChoose={draft.choose} />
        <fieldset className={styles.ownColours}>
          <legend className={styles.legend}>{t('newsletter.colours.own')}</legend>
          {field('primary')}
          {field('secondary')}
        </fieldset>
        {draft.saving.failure !== undefined && (
          <FormNotice kind="error">
            {t('settings.failed')} {describeError(draft.saving.failure)}
          </FormNotice>
        )}
        <div className={styles.formActions}>
          <Button type="submit" disabled={!draft.changed} loading={draft.saving.busy && !asking}>
            {t(forAll ? 'settings.newsletter.saveEveryone' : 'shell.save')}
          </Button>
          {draft.changed && (
            <Button variant="default" onClick={draft.reset}>
              {t('settings.newsletter.reset')}
            </Button>
          )}
          {!forAll && !draft.changed && colours.user && (
            <Button
              variant="default"
              onClick={() =>
                void draft
                  .follow()
                  .then((done) => done && showMessage({ kind: 'success', text: t('settings.saved') }))
              }
            >
              {t(colours.organization ? 'settings.newsletter.follow' : 'settings.newsletter.followStandard')}
            </Button>
          )}
        </div>
        {colours.lastChange && (forAll || !colours.mayChangeOrganization) && (
          <SharedChange
            change={colours.lastChange}
            mayUndo={colours.mayChangeOrganization}
            colleagues={colours.colleagues}
            draft={draft}
          />
        )}
      </div>
      <NewsletterSample pair={pair} />
      <Confirm
        opened={asking}
        header={t('settings.newsletter.confirmHeader')}
        body={t('settings.newsletter.confirmBody', { count: colours.colleagues, organisation })}
        confirm={t('settings.newsletter.confirm')}
        busy={draft.saving.busy}
        onConfirm={() => void save()}
        onCancel={() => setAsking(false)}
      />
    </form>
  );
}

/** For whom the colours are; who may not choose that reads why. */
function Scope({ colours, draft }: { colours: NewsletterColours; draft: ColourDraft }) {
  const { t } = useTranslation();
  const { organisation } = useSession().user;
  if (!colours.mayChangeOrganization) {
    return <p className={styles.quiet}>{t('settings.newsletter.onlyAdmins', { organisation })}</p>;
  }
  return (
    <div>
      <p className={styles.legend} id="colour-scope">
        {t('settings.newsletter.scope')}
      </p>
      <SegmentedControl
        aria-labelledby="colour-scope"
        className={styles.scope}
        value={draft.scope}
        onChange={draft.setScope}
        data={[
          { value: 'user', label: t('settings.newsletter.mine') },
          { value: 'organization', label: t('settings.newsletter.everyone', { organisation }) },
        ]}
      />
    </div>
  );
}
