import { oneLine } from '../mail/html.ts';

/** Fields between commas, semicolons or tabs; those signs may stand inside quotes, and quotes inside them twice. */
export function fieldsOf(line: string): string[] {
  const fields = [''];
  let quoted = false;
  for (let at = 0; at < line.length; at++) {
    const sign = line[at]!;
    if (sign === '"' && quoted && line[at + 1] === '"') {
      fields[fields.length - 1] += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === ',' || sign === ';' || sign === '\t')) fields.push('');
    else fields[fields.length - 1] += sign;
  }
  return fields.map((field) => oneLine(field));
}
