import { buffer } from 'node:stream/consumers';
import { calendarPrograms } from 'contract/calendar-programs';
import type { Locale } from 'contract/users';
import { say } from '#platform/words.ts';

/** Colours and sizes of the light theme, in points. */
const ink = '#16201e';
const quiet = '#43504c';
const accent = '#0a5b68';
const margin = 56;

/**
 * How to subscribe with each calendar program, one A4 page made of the steps that the screen shows (decision 1.5). It is
 * tagged, so that it can be read aloud, and names nobody's address.
 */
export async function agendaSyncPdf(
  locale: Locale,
  { productName, supportEmail }: { productName: string; supportEmail: string },
): Promise<Buffer> {
  // Loaded by the few who ask for it.
  const { default: Pdf } = await import('pdfkit');
  const title = say(locale, 'support.pdf.title', { product: productName });
  const pdf = new Pdf({
    size: 'A4',
    margin,
    lang: locale === 'nl' ? 'nl-NL' : 'en-GB',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: title, Author: productName },
  });
  const written = buffer(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const add = (tag: string, font: string, size: number, colour: string, text: string, gap: number) =>
    root.add(
      pdf.struct(tag, {}, () => {
        pdf.font(font).fontSize(size).fillColor(colour).text(text, { lineGap: 3 });
        pdf.y += gap;
      }),
    );
  add('H1', 'Helvetica-Bold', 20, ink, title, 10);
  add('P', 'Helvetica', 11, quiet, say(locale, 'support.pdf.intro', { product: productName }), 14);
  for (const program of calendarPrograms) {
    add('H2', 'Helvetica-Bold', 12, accent, say(locale, `feeds.program.${program}`), 1);
    add('P', 'Helvetica', 11, ink, inBuiltInFont(say(locale, `feeds.steps.${program}`)), 9);
  }
  add('P', 'Helvetica', 11, quiet, say(locale, 'feeds.private'), 6);
  add('P', 'Helvetica', 11, quiet, say(locale, 'mail.help', { supportEmail }), 0);
  root.end();
  pdf.end();
  return written;
}

/** The fonts that every reader of PDF has know no arrow. */
const inBuiltInFont = (text: string) => text.replaceAll('→', '›');
