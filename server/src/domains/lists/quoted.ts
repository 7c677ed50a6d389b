import type { Transcript } from 'contract/document-parts';
import { passageHash, quotedWords, spokenAt } from 'contract/passage-link';
import type { Quotation, Quoted } from 'contract/quotations';
import { transcriptOf } from '#domains/documents/index.ts';
import { invalidInput, notFound } from '#platform/errors.ts';
import { newId } from '#platform/new-id.ts';
import type { Document } from '#stores/documents/document.ts';
import type { ShortSummaryOf } from './newsletter.ts';

/**
 * What is quoted of a document that its reader may open: of a passage one quotation for each that speaks in it.
 * @throws EC-02 for words that are not in the text there (any more); EC-03 for a document behind closed doors, and for
 *   a summary that is not there
 */
export async function quotationsIn(
  document: Document,
  quoted: Quoted,
  summaryOf: (document: Document) => ReturnType<ShortSummaryOf>,
): Promise<Quotation[]> {
  if (document.confidentiality === 'Besloten') throw notFound('refusals.confidential');
  if (quoted.kind === 'summary') {
    const summary = await summaryOf(document);
    if (!summary) throw notFound('refusals.noSummary');
    const madeBy = summary.byAi ? 'ai' : 'extract';
    return [{ id: newId(), words: quotedWords(summary.text), hash: '', madeBy }];
  }
  const { text, turns = [] } = document;
  const { start, end } = quoted;
  if (quotedWords(text.slice(start, end)) !== quoted.words)
    throw invalidInput('refusals.textChanged', 'body.quoted.words');
  if (turns.length === 0) return [{ id: newId(), words: quoted.words, hash: passageHash(undefined, quoted) }];
  const transcript = transcriptOf(document, turns);
  return spokenParts(document, quoted).map(({ words, speaker, place }) => ({
    id: newId(),
    words,
    speaker: speaker.name,
    ...(speaker.party === undefined ? {} : { party: speaker.party }),
    ...whenSaid(transcript, place),
    hash: passageHash(transcript, { start: place, end }),
  }));
}

type Passage = Extract<Quoted, { kind: 'passage' }>;

/** Who says what between two places of a debate; the lines that name speakers are nobody's words. */
function spokenParts({ text, turns = [] }: Document, { start, end, only }: Passage) {
  const parts: { words: string; speaker: (typeof turns)[number]['speaker']; place: number }[] = [];
  for (const turn of turns) {
    if (only !== undefined && turn.speaker.name !== only) continue;
    const place = Math.max(start, turn.from);
    const words = quotedWords(text.slice(place, Math.min(end, turn.to)));
    if (place >= Math.min(end, turn.to) || words === '') continue;
    const last = parts.at(-1);
    if (last && last.speaker.name === turn.speaker.name) last.words += ` ${words}`;
    else parts.push({ words, speaker: turn.speaker, place });
  }
  if (parts.length === 0) throw invalidInput('refusals.nobodySpeaks', 'body.quoted.words');
  return parts;
}

function whenSaid(transcript: Transcript, start: number): Pick<Quotation, 'saidAt' | 'at'> {
  const at = spokenAt(transcript, { start, end: start });
  if (at === undefined || transcript.begin === undefined) return {};
  return {
    saidAt: new Date(Date.parse(transcript.begin) + at).toISOString(),
    ...(transcript.recording ? { at } : {}),
  };
}
