import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconUnlink } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from 'contract/lists';
import { IconButton } from '#ui/icon-button.tsx';
import styles from './list-manager.module.css';

/**
 * A small editor for bold, italic, lists and links; what it holds is cleaned by the server. Built on the
 * browser's own editing, so that its keys, its undo and its spelling work.
 */
export function RichText({
  label,
  initial,
  onChange,
}: {
  label: string;
  /** Cleaned HTML. */
  initial: string;
  onChange: (html: string) => void;
}) {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  /** While a link is made: what was selected for it. */
  const [linking, setLinking] = useState<Range | 'nothing'>();
  const [address, setAddress] = useState('https://');
  useEffect(() => {
    if (box.current) box.current.innerHTML = initial;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- typing must not put the text back
  }, []);
  const tell = () => onChange(box.current?.innerHTML ?? '');
  const run = (command: string, value?: string) => {
    box.current?.focus();
    // The only way to edit that browsers keep in their own undo.
    document.execCommand(command, false, value);
    tell();
  };
  const tools = [
    ['bold', 'bold', IconBold],
    ['italic', 'italic', IconItalic],
    ['bullets', 'insertUnorderedList', IconList],
    ['numbers', 'insertOrderedList', IconListNumbers],
    ['unlink', 'unlink', IconUnlink],
  ] as const;
  const startLink = () => {
    const selection = getSelection();
    const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
    const usable = range && !range.collapsed && box.current?.contains(range.commonAncestorContainer);
    setLinking(linking ? undefined : usable ? range : 'nothing');
  };
  const makeLink = () => {
    const selection = getSelection();
    if (!linking || linking === 'nothing' || !isWebAddress(address.trim())) return;
    selection?.removeAllRanges();
    selection?.addRange(linking);
    run('createLink', address.trim());
    setLinking(undefined);
    setAddress('https://');
  };
  return (
    <div>
      <p id={id} className={styles.editorLabel}>
        {label}
      </p>
      <div className={styles.editor}>
        <div role="toolbar" aria-label={t('listManager.update.tools')} className={styles.toolbar}>
          {tools.map(([name, command, Icon]) => (
            <IconButton
              key={name}
              label={t(`listManager.update.${name}`)}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command)}
            >
              <Icon size={17} aria-hidden="true" />
            </IconButton>
          ))}
          <IconButton
            label={t('listManager.update.link')}
            aria-expanded={linking !== undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={startLink}
          >
            <IconLink size={17} aria-hidden="true" />
          </IconButton>
        </div>
        {linking && (
          <div className={styles.linkForm}>
            {linking !== 'nothing' ? (
              <>
                <TextInput
                  autoFocus
                  type="url"
                  aria-label={t('listManager.update.linkAddress')}
                  value={address}
                  error={
                    address.trim().length > 'https://'.length && !isWebAddress(address.trim())
                      ? t('listManager.update.urlWrong')
                      : undefined
                  }
                  onChange={(event) => setAddress(event.currentTarget.value)}
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter') return;
                    event.preventDefault();
                    makeLink();
                  }}
                />
                <Button variant="default" onClick={makeLink}>
                  {t('listManager.update.link')}
                </Button>
              </>
            ) : (
              <p role="status">{t('listManager.update.linkHint')}</p>
            )}
          </div>
        )}
        <div
          ref={box}
          className={`${styles.text} ${styles.description}`}
          role="textbox"
          aria-multiline="true"
          aria-labelledby={id}
          contentEditable
          onInput={tell}
          onPaste={(event) => {
            // Pasted pages bring their own looks; the words are enough.
            event.preventDefault();
            run('insertText', event.clipboardData.getData('text/plain'));
          }}
        />
      </div>
    </div>
  );
}
