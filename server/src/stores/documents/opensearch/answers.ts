const [quote, backslash, opening, closing] = [...'"\\{}'].map((sign) => sign.charCodeAt(0)) as [
  number,
  number,
  number,
  number,
];

/** Takes an answer as it comes in, and tells where the parts of it are. */
export interface Divider {
  take: (chunk: Uint8Array) => void;
  /** The first byte of each part and the one after its last, in their order; of those that are whole. */
  parts: readonly (readonly [from: number, until: number])[];
}

/**
 * Divides what the engine answers to several searches at once, `{"responses":[{…},{…}]}`, without reading what
 * is in the parts: these are the objects one level below the answer. Texts are passed over in one go.
 */
export function divider(): Divider {
  const parts: [number, number][] = [];
  let position = 0;
  let depth = 0;
  let begin = 0;
  let inText = false;
  let escaped = false;

  /** Where the text ends that the chunk is in at `from`: the place of its last quote, or the end of the chunk. */
  function endOfText(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      if (escaped) {
        escaped = false;
        continue;
      }
      const next = chunk.indexOf(quote, at);
      const until = next < 0 ? chunk.length : next;
      // An odd number of backslashes before a quote makes it one of the text.
      let signs = 0;
      while (until - signs > at && chunk[until - signs - 1] === backslash) signs += 1;
      const isEscaped = signs % 2 === 1;
      if (next < 0) escaped = isEscaped;
      if (next < 0 || !isEscaped) return until;
      at = next;
    }
    return chunk.length;
  }

  return {
    parts,
    take(bytes) {
      const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      for (let at = 0; at < chunk.length; at += 1) {
        if (inText) {
          at = endOfText(chunk, at);
          if (at < chunk.length) inText = false;
          continue;
        }
        const sign = chunk[at];
        if (sign === quote) inText = true;
        else if (sign === opening) {
          depth += 1;
          if (depth === 2) begin = position + at;
        } else if (sign === closing) {
          depth -= 1;
          if (depth === 1) parts.push([begin, position + at + 1]);
        }
      }
      position += chunk.length;
    },
  };
}
