import { z } from 'zod';

/**
 * One line of a person's text, such as a title: line ends and tabs are spaces, other control characters are dropped,
 * and so is space around it. NUL and half surrogate pairs never come this far: the server refuses them anywhere.
 */
export const OneLine = z
  .string()
  .overwrite((text) => text.replace(/[\t\n\v\f\r\u0085]+/g, ' ').replace(/\p{Cc}/gu, ''))
  .trim();

/** A person's text of several lines: control characters but line ends and tabs are dropped. */
export const SeveralLines = z.string().overwrite((text) => text.replace(/(?![\t\n\r])\p{Cc}/gu, ''));
