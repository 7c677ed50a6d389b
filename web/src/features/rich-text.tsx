import { Button, TextInput } from '@mantine/core';
import { IconBold, IconItalic, IconLink, IconList, IconListNumbers, IconUnlink } from '@tabler/icons-react';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebAddress } from 'contract/list-items';
import { IconButton } from '#ui/icon-button.tsx';
import rich from '#ui/rich-text.module.css';
import styles from './rich-text.module.css';

/** What the server keeps of a text (decision 3.28): paragraphs, bold, italic, lists and links. */
const kit = StarterKit.configure({
  blockquote: false,
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  trailingNode: false,
  link: {
    openOnClick: false,
    isAllowedUri: isWebAddress,
    HTMLAttributes: { target: null, rel: null },
  },
});

/** A small editor for bold, italic, lists and links; what it holds is cleaned by the server. */
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
  const id = useId();
  const editor = useEditor({
    extensions: [kit],
    content: initial,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        class: `${styles.text} ${rich.rich}`,
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  });
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.editor}>
        <Toolbar editor={editor} />
        <EditorContent editor={editor} />
      </div>
    </div>
  );
}

function Toolbar({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  const [linking, setLinking] = useState(false);
  const pressed = useEditorState({
    editor,
    selector: () => ({
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      link: editor.isActive('link'),
      selected: !editor.state.selection.empty,
    }),
  });
  const run = () => {
    // At once: its own command waits for the next frame, and what is typed until then goes elsewhere.
    editor.view.focus();
    return editor.chain();
  };
  const tools = [
    ['bold', IconBold, () => run().toggleBold().run()],
    ['italic', IconItalic, () => run().toggleItalic().run()],
    ['bullets', IconList, () => run().toggleBulletList().run()],
    ['numbers', IconListNumbers, () => run().toggleOrderedList().run()],
  ] as const;
  return (
    <>
      <div role="toolbar" aria-label={t('richText.tools')} className={styles.toolbar}>
        {tools.map(([name, Icon, toggle]) => (
          <IconButton
            key={name}
            label={t(`richText.${name}`)}
            aria-pressed={pressed[name]}
            // The selection stays in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={toggle}
          >
            <Icon size={17} aria-hidden="true" />
          </IconButton>
        ))}
        <IconButton
          icon={IconUnlink}
          label={t('richText.unlink')}
          disabled={!pressed.link}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => run().extendMarkRange('link').unsetLink().run()}
        />
        <IconButton
          icon={IconLink}
          label={t('richText.link')}
          aria-expanded={linking}
          aria-pressed={pressed.link}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setLinking(!linking)}
        />
      </div>
      {linking && (
        <div className={styles.linkForm}>
          {pressed.selected || pressed.link ? (
            <LinkForm
              address={(editor.getAttributes('link')['href'] as string | undefined) ?? 'https://'}
              onAddress={(href) => {
                run().extendMarkRange('link').setLink({ href }).run();
                setLinking(false);
              }}
            />
          ) : (
            <p role="status">{t('richText.linkHint')}</p>
          )}
        </div>
      )}
    </>
  );
}

function LinkForm({ address, onAddress }: { address: string; onAddress: (address: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(address);
  const wrong = !isWebAddress(typed.trim());
  const make = () => {
    if (!wrong) onAddress(typed.trim());
  };
  return (
    <>
      <TextInput
        autoFocus
        type="url"
        aria-label={t('richText.linkAddress')}
        value={typed}
        error={wrong && typed.trim().length > 'https://'.length && t('richText.urlWrong')}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          make();
        }}
      />
      <Button variant="default" onClick={make}>
        {t('richText.link')}
      </Button>
    </>
  );
}
