import type { Document, Footage, Turn } from '#stores/documents/document.ts';
import type { Cue } from './subtitles.ts';

/**
 * What was said, as the subtitles have it, by who had the word then: a text with its turns, made by a program until a
 * report takes its place (decision 4.28). Undefined where nobody had the word while there were words.
 */
export function spokenText(
  { speakers, moments }: Footage,
  cues: readonly Cue[],
): Pick<Document, 'text' | 'turns' | 'automatic'> | undefined {
  const lines: string[] = [];
  const turns: Turn[] = [];
  let length = 0;
  const write = (line: string) => {
    const from = length + (lines.length > 0 ? 1 : 0);
    lines.push(line);
    length = from + line.length;
    return { from, to: length };
  };
  let next = 0;
  let last: (typeof moments)[number] | undefined;
  for (const [index, moment] of moments.entries()) {
    const until = moments[index + 1]?.start ?? moment.end;
    const said: string[] = [];
    for (let cue = cues[next]; cue && cue.at < until; cue = cues[next]) {
      if (cue.at >= moment.start) said.push(cue.words);
      next += 1;
    }
    const speaker = speakers[moment.speaker];
    if (said.length === 0 || !speaker) continue;
    const before = turns.at(-1);
    // Who gets the word again right away goes on with the same turn.
    if (before && last && last.speaker === moment.speaker && last.chair === moment.chair) {
      before.to = write(said.join(' ')).to;
      before.end = moment.end;
    } else {
      const { id: speakerId, ...person } = speaker;
      write(`${person.name}${person.party ? ` (${person.party})` : ''}:`);
      turns.push({
        ...{ speaker: person, speakerId },
        ...(moment.chair ? { chair: true as const } : {}),
        ...(moment.interruption ? { interruption: true as const } : {}),
        ...write(said.join(' ')),
        ...{ start: moment.start, end: moment.end },
      });
    }
    last = moment;
  }
  return turns.length > 0 ? { text: lines.join('\n'), turns, automatic: true } : undefined;
}
