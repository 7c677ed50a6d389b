import { dayOf } from 'contract/amsterdam';
import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import { shapeFaults } from '../reading/xml-answer.ts';
import type { Recognise } from '../recognition/given-file.ts';
import { readAgenda } from './agenda.ts';
import { readDays } from './page.ts';
import type { PageRaw } from './poll.ts';

/** The list of votes, and agendas of sittings. */
export const recognise: Recognise<PageRaw> = ({ name, isPage, bytes, text }) => {
  if (!isPage || !/eerstekamer|eerste kamer|opsomitem/i.test(text)) return undefined;
  const page = loadPage(decodeWestern(bytes), name);
  if (page('li.opsomitem').length > 0 && /stemming/i.test(text)) {
    return [{ days: readDays(page, shapeFaults(bytes, name)) }];
  }
  const agenda = readAgenda(page);
  const url = `https://www.eerstekamer.nl/plenaire_vergadering/${agenda?.day.replaceAll('-', '') ?? ''}`;
  return agenda && [{ agenda, url, readOn: dayOf(Date.now()) }];
};
