import { loadPage } from '../reading/html-page.ts';
import { decodeWestern } from '../reading/western-text.ts';
import type { Recognise } from '../recognition/given-file.ts';
import { filesOf, readClosed, readConsultation } from './pages.ts';
import type { ConsultationRaw } from './poll.ts';
import { siteOf } from './read-consultation.ts';

const list = { leftOut: 'a list of consultations, whose pages are asked for one by one' };

/** Pages of consultations. What one is called stands in the addresses of its files, else in the name of the file. */
export const recognise: Recognise<ConsultationRaw> = ({ name: fileName, isPage, xml, bytes }) => {
  if (xml?.name === 'consultaties') return list;
  if (!isPage) return undefined;
  const load = () => loadPage(decodeWestern(bytes), fileName);
  if (!readConsultation(load())) {
    return readClosed(load())?.length ? list : undefined;
  }
  const name =
    filesOf(load())[0]?.path.split('/')[1] ?? fileName.replace(/\.\w+$/, '').replace(/[^\w.~-]/g, '_');
  return [{ listed: { name, seen: name, departments: [] }, url: siteOf(name), page: bytes }];
};
