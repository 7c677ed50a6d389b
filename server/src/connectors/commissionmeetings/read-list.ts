import { sumOf } from '../reading/days-read.ts';
import { visitXmlAnswer } from '../reading/xml-answer.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../reading/xml-tree.ts';

/** A meeting of a list by the name that its facts give it. */
interface ListedMeeting {
  key: string;
  element: XmlElement;
}

/**
 * Visits the meetings of a list.
 * @throws SourceFault for another answer
 */
export function visitMeetings(bytes: Uint8Array, url: string, visit: (one: ListedMeeting) => void): void {
  visitXmlAnswer(usableXml(bytes), url, { root: 'meetings', element: 'meeting' }, (element) =>
    visit({ key: keyOf(element), element }),
  );
}

/**
 * The lists give their meetings no number: host, day, subject and whom it was with name one, so that a corrected name of an
 * official leaves it the same.
 */
function keyOf(element: XmlElement): string {
  const told = ['cabinet', 'dgacronym', 'dgname', 'date', 'subject'].map((name) =>
    textOf(childOf(element, name)),
  );
  const entities = childrenOf(childOf(element, 'entities')).map(textOf).sort();
  return sumOf([told, entities]);
}

const forbidden =
  /&#(?:x0*(?:[0-8bce-f]|1[0-9a-f])|0*(?:[0-8]|1[124-9]|2\d|3[01]));|[\u0000-\u0008\u000b\u000c\u000e-\u001f]/gi;

/** One sign that XML forbids, in one subject, is no reason to go without the whole list. */
function usableXml(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  const usable = text.replace(forbidden, ' ');
  return usable === text ? bytes : new TextEncoder().encode(usable);
}
