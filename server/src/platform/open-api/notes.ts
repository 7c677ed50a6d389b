import { limits } from 'contract/limits';
import { z } from 'zod';

/** References to our own papers, which nobody outside has. */
const references = /\s*\((?:(?:as )?(?:specification|decisions?|UX|SEARCH)\b[^()]*|\d+\.\d+)\)/g;

/** A comment as the description tells it: its words on one line, without our references, and its example. */
function told(comment: string): { description?: string; examples?: unknown[] } {
  const [text = '', example] = comment
    .replaceAll(/^\s*\*+ ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .split(/ ?@example /);
  const description = plain(text);
  return {
    ...(description ? { description } : {}),
    ...(example === undefined ? {} : { examples: [valueOf(example.trim())] }),
  };
}

/** A text of ours for people outside: without references, and with the numbers that stand behind names of limits. */
export const plain = (text: string): string =>
  text
    .replaceAll(references, '')
    .replaceAll(
      /`limits\.(\w+)`/g,
      (whole, name) => JSON.stringify(limits[name as keyof typeof limits]) ?? whole,
    )
    .trim();

function valueOf(example: string): unknown {
  try {
    return JSON.parse(example);
  } catch {
    return example;
  }
}

/** What a comment stands beside; a schema knows from then on what it says. */
function described(value: unknown, comment: string): unknown {
  return value instanceof z.ZodType ? value.meta(told(comment)) : value;
}

/** An exported constant; where it is a schema with parts, everything that uses it refers to it by its name. */
function named(value: unknown, name: string, comment: string): unknown {
  const hasParts =
    value instanceof z.ZodObject ||
    value instanceof z.ZodUnion ||
    value instanceof z.ZodEnum ||
    value instanceof z.ZodLazy;
  return hasParts ? value.meta({ ...told(comment), id: name }) : described(value, comment);
}

/** For the texts that `withComments` makes. */
export default { described, named };
