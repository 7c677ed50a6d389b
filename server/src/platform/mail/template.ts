import type { Locale } from 'contract/users';
import { button, card, cell, paragraph, small, title as heading } from './blocks.ts';
import { mailPage } from './frame.ts';

/** Parts of a mail, in reading order; all plain text, escaped by the template. */
interface Letter {
  locale: Locale;
  productName: string;
  title: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** Small print under the button. */
  closing: readonly string[];
}

/** The two bodies of a mail: HTML of tables and inline styles, and the same words as plain text. */
export function renderLetter(letter: Letter): { html: string; text: string } {
  const { locale, productName, title, paragraphs, closing } = letter;
  const html = mailPage({
    locale,
    productName,
    title,
    preview: paragraphs.at(-1) ?? title,
    rows: [
      card(
        [
          cell([
            heading(title),
            ...paragraphs.map((text) => paragraph(text, 12)),
            letter.button && button(letter.button.link, letter.button.label),
          ]),
        ],
        true,
      ),
    ],
    footer: closing.map((text) => small(text)),
  });
  const text = [
    title,
    ...paragraphs,
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.link}`] : []),
    ...closing,
    productName,
  ].join('\n\n');
  return { html, text: `${text}\n` };
}
