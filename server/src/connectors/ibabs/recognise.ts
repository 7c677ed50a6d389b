import { standardCouncils } from 'contract/councils';
import type { Beside, GivenFile, Recognise, Recognised } from '../recognition/given-file.ts';
import { childOf, childrenOf, elementsOf, type XmlElement } from '../reading/xml-tree.ts';
import type { IbabsRaw } from './poll.ts';
import { siteOf, type Site } from './sites.ts';
import { resultOf, valueOf } from './soap.ts';

/** What an operation gives that is not read by itself. */
const leftOut: Readonly<Record<string, string>> = {
  GetLists: 'the lists whose entries a poll asks for',
  GetListEntryVotesByListEntryId: 'votes, read with their entry',
};

/**
 * Answers of every site: meetings, entries of lists with their details and votes, kinds of meetings; a meeting or an
 * entry alone too. No answer names its site: the name of the file may.
 */
export const recognise: Recognise<IbabsRaw> = async (file, beside) => {
  const { xml } = file;
  if (xml?.name === 'iBabsMeeting') return [meetingOf(siteNamed(file), xml, undefined)];
  if (xml?.name === 'iBabsListEntryBase') return [await entryOf(siteNamed(file), xml, beside)];
  const operation = operationOf(xml);
  if (operation === undefined) return undefined;
  if (leftOut[operation] !== undefined) return { leftOut: leftOut[operation] };
  return ofOperation(operation, resultOf(file.bytes, operation, file.name), siteNamed(file), beside);
};

async function ofOperation(
  operation: string,
  result: XmlElement,
  site: Site,
  beside: Beside,
): Promise<Recognised<IbabsRaw>> {
  if (operation === 'GetMeetingtypes') return [{ kind: 'types', site, result }];
  const meetings = elementsOf(result, 'iBabsMeeting');
  if (operation.startsWith('GetMeeting')) {
    const types = await answerBeside('GetMeetingtypes', beside);
    return meetings.map((row) => meetingOf(site, row, types));
  }
  const bases = elementsOf(result, 'iBabsListEntryBase');
  if (bases.length > 0) return Promise.all(bases.map((base) => entryOf(site, base, beside)));
  if (operation === 'GetListEntry') {
    const isListed = await beside.which(({ xml }) =>
      elementsOf(xml, 'iBabsListEntryBase').some((base) => idOf(base) === idOf(result)),
    );
    if (isListed) return { leftOut: 'an entry, read with its list' };
    const base = elementsOf(result, 'ListEntry')[0] ?? result;
    return [{ kind: 'entry', site, base, detail: result, files: {} }];
  }
  return { leftOut: `an answer of ${operation}, which no poll asks` };
}

function meetingOf(site: Site, row: XmlElement, types: XmlElement | undefined): IbabsRaw {
  return { kind: 'meeting', site, row, ...(types ? { types } : {}), files: {}, at: Date.now() };
}

/** An entry with what lies beside it of the same number. */
async function entryOf(site: Site, base: XmlElement, beside: Beside): Promise<IbabsRaw> {
  const isOf = ({ xml }: GivenFile) => idOf(xml) === idOf(base);
  const detail = await answerBeside('GetListEntry', beside, isOf);
  const votes = await answerBeside('GetListEntryVotesByListEntryId', beside, isOf);
  return { kind: 'entry', site, base, ...(detail ? { detail } : {}), ...(votes ? { votes } : {}), files: {} };
}

async function answerBeside(
  operation: string,
  beside: Beside,
  isIt: (file: GivenFile) => boolean = () => true,
): Promise<XmlElement | undefined> {
  const found = await beside.which((file) => operationOf(file.xml) === operation && isIt(file));
  return found && resultOf(found.bytes, operation, found.name);
}

function operationOf(root: XmlElement | undefined): string | undefined {
  if (root?.name !== 'Envelope') return undefined;
  const [answer] = childrenOf(childOf(root, 'Body'));
  return /^(\w+)Response$/.exec(answer?.name ?? '')?.[1];
}

/** The number of an entry, wherever an answer has it first. */
function idOf(element: XmlElement | undefined): string | undefined {
  const found = element && (valueOf(element, 'EntryId') ? element : withId(element));
  return found && valueOf(found, 'EntryId');
}

function withId(element: XmlElement): XmlElement | undefined {
  for (const child of childrenOf(element)) {
    if (valueOf(child, 'EntryId')) return child;
    const below = withId(child);
    if (below) return below;
  }
  return undefined;
}

/** The council that the name of the file tells, else one without a name. */
function siteNamed({ name }: GivenFile): Site {
  const known = standardCouncils.find(
    ({ system, key }) => system === 'ibabs' && name.toLowerCase().includes(key.toLowerCase()),
  );
  if (known) return siteOf(known);
  const words = name.replace(/\.\w+$/, '').match(/[a-z]{4,}/gi) ?? [];
  const word = words.find(
    (one) =>
      !/^(ibabs|soap|get.*|meetings?|meetingtypes|types|lists?|entr(y|ies)|votes?|response|answer)$/i.test(
        one,
      ),
  );
  const council = word ? word.charAt(0).toUpperCase() + word.slice(1) : '?';
  return { name: council, council, kind: 'gemeente' };
}
