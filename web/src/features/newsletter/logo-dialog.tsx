import { Button, FileButton, Modal, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useEffect, useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from 'contract/limits';
import type { NewsletterLogo } from 'contract/newsletter-logo';
import { useFormats } from '#features/formats.ts';
import { describeError } from '#session/describe.ts';
import { useSession } from '#session/session.ts';
import { FormNotice } from '#ui/form-notice.tsx';
import { showMessage } from '#ui/message-bar.tsx';
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

function LogoForm({ logo, colleagues, onClose }: Changed) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { organisation } = useSession().user;
  const [file, setFile] = useState<File | null>(null);
  const [alt, setAlt] = useState(logo?.alt ?? t('newsletter.logo.altOf', { organisation }));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const wrong =
    file && file.size > limits.maximumLogoBytes
      ? t('newsletter.logo.tooLarge', { kilobytes })
      : tried && !file && !logo
        ? t('newsletter.logo.fileRequired')
        : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (alt.trim() === '' || (!file && !logo) || (file && file.size > limits.maximumLogoBytes)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await changeLogo({ alt, ...(file ? { picture: await pictureOf(file) } : {}) });
      showMessage({ kind: 'success', text: t('newsletter.logo.saved') });
      onClose();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const hint = useId();
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {failure !== undefined && <FormNotice kind="error">{describeError(failure)}</FormNotice>}
      <div className={styles.file}>
        {(file ?? logo) && <Picture key={file?.name} file={file} logo={logo} />}
        <FileButton accept="image/png,image/svg+xml" onChange={setFile}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={sign(IconUpload)}
              aria-describedby={hint}
              data-autofocus
            >
              {t((file ?? logo) ? 'newsletter.logo.chooseOther' : 'newsletter.logo.choose')}
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
      <div className={styles.formActions}>
        <Button variant="default" onClick={onClose}>
          {t('shell.cancel')}
        </Button>
        <Button type="submit" loading={busy}>
          {t('newsletter.logo.save')}
        </Button>
      </div>
    </form>
  );
}

/** What was chosen, or the logo there is. Drawn as a picture, an SVG runs nothing. */
function Picture({ file, logo }: { file: File | null; logo: NewsletterLogo | null }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address has to be let go of again
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const src = file ? address : logo ? ownAddress(logo.address) : undefined;
  return (
    <>
      {src !== undefined && <img src={src} alt="" />}
      <strong>{file?.name ?? logo?.fileName}</strong>
    </>
  );
}

/** A file as the call takes it. */
async function pictureOf(file: File): Promise<{ fileName: string; content: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return { fileName: file.name.slice(-limits.maximumLogoName), content: btoa(binary) };
}
