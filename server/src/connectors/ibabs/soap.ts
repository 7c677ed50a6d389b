import { fetchSource } from '#platform/outbound/fetch-source.ts';
import { SourceFault } from '#platform/outbound/source-fault.ts';
import { readXmlAnswer, shapeFaults } from '../reading/xml-answer.ts';
import { childOf, elementsOf, textOf, type XmlElement } from '../reading/xml-tree.ts';
import type { Service } from '../connector.ts';

/** The service's answers carry whole quarters of meetings and are slow to come. */
const patience = { connectTimeout: 90_000, totalTimeout: 300_000, interval: 1_000 };

/**
 * Asks one operation and gives its result element. The parameters are XML already.
 * @throws SourceFault of kind `blocked` when our address is not on the service's list
 */
export async function askSoap(
  { baseUrl, request }: Service,
  operation: string,
  parameters: string,
): Promise<XmlElement> {
  const url = baseUrl;
  const content =
    '<?xml version="1.0" encoding="utf-8"?>' +
    '<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body>' +
    `<${operation} xmlns="http://tempuri.org/">${parameters}</${operation}></s:Body></s:Envelope>`;
  const headers = {
    'content-type': 'text/xml; charset=utf-8',
    soapaction: `"http://tempuri.org/IPublic/${operation}"`,
  };
  try {
    const answer = await fetchSource(url, {
      ...patience,
      accept: 'text/xml',
      ...request,
      body: { content, headers },
    });
    return resultOf(answer.bytes, operation, url);
  } catch (error) {
    if (error instanceof SourceFault && error.kind === 'status' && error.evidence.status === 403) {
      const detail = 'the service answers addresses on its own list only';
      throw new SourceFault('blocked', { ...error.evidence, detail }, error);
    }
    throw error;
  }
}

/**
 * The result element of an answer.
 * @throws SourceFault when the answer is a page, a SOAP fault, an error or no answer of the operation
 */
export function resultOf(bytes: Uint8Array, operation: string, url: string): XmlElement {
  const shape = shapeFaults(bytes, url);
  const envelope = readXmlAnswer(bytes, url);
  const body = childOf(envelope, 'Body');
  const fault = childOf(body, 'Fault');
  if (fault) throw shape(`SOAP fault: ${textOf(childOf(fault, 'faultstring')) ?? ''}`);
  const result = childOf(childOf(body, `${operation}Response`), `${operation}Result`);
  if (!result) throw shape(`no ${operation}Result`);
  const error = errorIn(result);
  if (error !== undefined && !(operation === ofDays && isOfNothing(error)))
    throw shape(`an error inside a successful answer: ${error}`);
  return result;
}

/** What a result says that went wrong, which may be nothing; undefined for one that is no error. */
export function errorIn(result: XmlElement): string | undefined {
  return valueOf(result, 'Status') === 'ERR' ? (valueOf(result, 'Message') ?? '') : undefined;
}

/** The operation that gives the meetings of some days, of which there may be none. */
const ofDays = 'GetMeetingsByDateRange';

/**
 * Days without meetings come as an error too, and only the message tells that from a refusal (SOURCES.md, iBabs). What it
 * says then was never recorded, so whatever is no refusal is taken for that and told in a note: the next round asks for the
 * same days again.
 */
function isOfNothing(message: string): boolean {
  return message !== '' && !/access|address|authori|toegang|licen/i.test(message);
}

/** A parameter of an operation. */
export function parameter(name: string, value: string): string {
  const escaped = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return `<${name}>${escaped}</${name}>`;
}

/** Text of an element's child, undefined when it is absent or empty. */
export function valueOf(element: XmlElement | undefined, name: string): string | undefined {
  return textOf(childOf(element, name));
}

/** Pairs of key and value below an element. */
export function pairsOf(element: XmlElement | undefined, name: string): Map<string, string> {
  return new Map(
    elementsOf(element, name).flatMap((pair) => {
      const [key, value] = [valueOf(pair, 'Key'), valueOf(pair, 'Value')];
      return key && value ? [[key, value] as const] : [];
    }),
  );
}
