import { Button, FileButton, Modal, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { NewsletterLogo } from 'contract/newsletter-logo';
import { useFormats } from '#features/formats.ts';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
import { FormActions } from '#ui/form-actions.tsx';
import { sign } from '#ui/sign.tsx';
import { changeLogo, ownAddress } from './logo.ts';
import styles from './logo-part.module.css';

interface Changed {
  logo: NewsletterLogo | null;
  /** Others for whom it is as well. */
  colleagues: number;
  onClose: () => void;
}

/** Asks for the picture of a logo and what is read in its place; it says for whom that is (decisions 3.4, 3.5). */
export function LogoDialog({ opened, ...changed }: Changed & { opened: boolean }) {
  const { t } = useTranslation();
  const { organisation } = useSession().user;
  return (
    <Modal
      opened={opened}
      onClose={changed.onClose}
      title={t('newsletter.logo.dialog', { organisation })}
      size={480}
    >
      <LogoForm {...changed} />
    </Modal>
  );
}

const kilobytes = limits.maximumLogoBytes / 1_000;

/** What was chosen: as a `data:` address, which is shown and sent. Shown as a picture, an SVG runs nothing. */
interface Chosen {
  fileName: string;
  address: string;
  tooLarge: boolean;
}

function LogoForm({ logo, colleagues, onClose }: Changed) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { organisation } = useSession().user;
  const [chosen, setChosen] = useState<Chosen>();
  const [alt, setAlt] = useState(logo?.alt ?? t('newsletter.logo.altOf', { organisation }));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const wrong = chosen?.tooLarge
    ? t('newsletter.logo.tooLarge', { kilobytes })
    : tried && !chosen && !logo
      ? t('newsletter.logo.fileRequired')
      : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (alt.trim() === '' || (!chosen && !logo) || chosen?.tooLarge) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await changeLogo({ alt, ...(chosen ? { picture: pictureOf(chosen) } : {}) });
      showMessage({ kind: 'success', text: t('newsletter.logo.saved') });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const hint = useId();
  const shown =
    chosen ?? (logo ? { ...logo, address: ownAddress(logo.address), tooLarge: false } : undefined);
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && <FormNotice kind="error">{describeError(failure)}</FormNotice>}
      <div className={styles.file}>
        {shown && !shown.tooLarge && <img src={shown.address} alt="" />}
        {shown && <strong>{shown.fileName}</strong>}
        <FileButton
          accept="image/png,image/svg+xml"
          onChange={(file) => file && void read(file).then(setChosen, setFailure)}
        >
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={sign(IconUpload)}
              aria-describedby={hint}
              data-autofocus
            >
              {t(shown ? 'newsletter.logo.chooseOther' : 'newsletter.logo.choose')}
            </Button>
          )}
        </FileButton>
        <p id={hint} className={styles.quiet}>
          {t('newsletter.logo.fileHint', { kilobytes })}
        </p>
        <p role="alert" className={styles.wrong}>
          {wrong}
        </p>
      </div>
      <TextInput
        label={t('newsletter.logo.alt')}
        description={t('newsletter.logo.altHint')}
        required
        maxLength={limits.maximumLogoAlt}
        value={alt}
        error={tried && alt.trim() === '' ? t('newsletter.logo.altRequired') : undefined}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <p className={styles.forAll}>
        {t('newsletter.logo.forAll', { count: colleagues, number: number(colleagues), organisation })}
      </p>
      <FormActions confirm={t('newsletter.logo.save')} busy={busy} onCancel={onClose} />
    </form>
  );
}

/** Reads a file that was chosen; one that is too large is not read. */
function read(file: File): Promise<Chosen> {
  const { name: fileName, size } = file;
  if (size > limits.maximumLogoBytes) return Promise.resolve({ fileName, address: '', tooLarge: true });
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve({ fileName, address: reader.result as string, tooLarge: false }),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(file);
  });
}

/** It as the call takes it. */
const pictureOf = ({ fileName, address }: Chosen) => ({
  fileName: fileName.slice(-limits.maximumLogoName),
  content: address.slice(address.indexOf(',') + 1),
});
