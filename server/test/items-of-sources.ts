import { readFileSync } from 'node:fs';
import { readList as councilList } from '#connectors/council/read-list.ts';
import { readCalendar } from '#connectors/dekamer/agenda/calendar.ts';
import question from '#connectors/dekamer/fixtures/question.json' with { type: 'json' };
import { readMemberList } from '#connectors/dekamer/read-members.ts';
import goAnswers from '#connectors/gemeenteoplossingen/fixtures/answers.json' with { type: 'json' };
import { readInitiative } from '#connectors/haveyoursay/rows.ts';
import { resultOf } from '#connectors/ibabs/soap.ts';
import { fixture as koopFixture } from '#connectors/koop/fixtures/replay.ts';
import { readRecords } from '#connectors/koop/search-answer.ts';
import type { SourceName } from '#connectors/names.ts';
import notubizAnswers from '#connectors/notubiz/fixtures/answers.json' with { type: 'json' };
import obvAnswers from '#connectors/openbesluitvorming/fixtures/answers.json' with { type: 'json' };
import disclosure from '#connectors/openoverheid/fixtures/record.json' with { type: 'json' };
import pressAnswers from '#connectors/presscorner/fixtures/answers.json' with { type: 'json' };
import { elementsOf, readXmlTree } from '#connectors/reading/xml-tree.ts';
import { readList as gazetteList } from '#connectors/staatsblad/pages.ts';
import flemishAnswers from '#connectors/vlaamsparlement/fixtures/answers.json' with { type: 'json' };
import flemishDecisions from '#connectors/vlaamseregering/fixtures/answers.json' with { type: 'json' };
import { debateAnswer, debatDirectFixture } from './replay/debatdirect.ts';
import { fixtureRows } from './replay/tweedekamer.ts';

/** What a poll of a source brings: two items that can be read, and one that cannot. */
interface SourceItems {
  good: readonly [unknown, unknown];
  broken: unknown;
}

const bytesOf = (path: string): Uint8Array =>
  new Uint8Array(readFileSync(new URL(`../src/connectors/${path}`, import.meta.url)));
const rowsOf = (path: string) =>
  (JSON.parse(new TextDecoder().decode(bytesOf(path))) as { data: Record<string, unknown>[] }).data;
const page = new TextEncoder().encode('<html><body>Even geduld');
const at = Date.parse('2031-03-06T12:00:00Z');
const files = {};

function europarl(): SourceItems {
  const context = { people: {}, procedures: {}, subjects: {} };
  const work = (path: string) => ({ kind: 'work', row: rowsOf(`europarl/fixtures/${path}`)[0], context });
  // A procedure of which nothing has happened yet.
  const row = { ...rowsOf('europarl/fixtures/procedure.json')[0], consists_of: [] };
  const procedure = { kind: 'procedure', row, context };
  return { good: [work('report.json'), work('question.json')], broken: procedure };
}

function publications(search: string): SourceItems {
  const records = readRecords(koopFixture(search)).map((statements) => ({ statements }));
  const broken = records[2]!.statements.map((one) => {
    if (one.name === 'language') return { ...one, value: 7 };
    return one.name === 'identifier' ? { ...one, value: one.value.replace(/\d$/, '9') } : one;
  });
  return { good: [records[0], records[2]], broken: { statements: broken } };
}

/** Of every connector, from the payloads of our own beside its tests. */
export const itemsOfSources: Record<SourceName, () => SourceItems> = {
  commissionmeetings() {
    const [services, cabinets] = ['services', 'cabinets'].map((name) => {
      const text = new TextDecoder().decode(bytesOf(`commissionmeetings/fixtures/${name}.xml`));
      return elementsOf(readXmlTree(new TextEncoder().encode(text.replace('&#x1F;', ''))), 'meeting')[0];
    });
    const meeting = (key: string, element: unknown) => ({ kind: 'meeting', key, element });
    const broken = meeting('0003', { name: 'meeting', attributes: {}, content: [] });
    return { good: [meeting('0001', services), meeting('0002', cabinets)], broken };
  },
  council() {
    const url = 'https://www.consilium.europa.eu/';
    const [first, second] = councilList(bytesOf('council/fixtures/latest.html'), url, url).documents;
    const good = [first, second].map((listed) => ({ listed, skipped: [] })) as [unknown, unknown];
    return { good, broken: { meetings: { url, bytes: page, asked: '2031-02-08' }, skipped: [] } };
  },
  debatdirect() {
    const { agenda, events, actors } = debatDirectFixture();
    const [first, second, third] = agenda.debates.map((row) => ({
      debate: debateAnswer(row, events),
      actors,
    }));
    return { good: [first, second], broken: { ...third, debate: { ...third?.debate, events: [7] } } };
  },
  dekamer() {
    const members = readMemberList(bytesOf('dekamer/fixtures/members.html'), 'members');
    const report = (number: number, bytes: Uint8Array) => {
      const place = { legislature: 57, kind: 'plenary', number };
      return { kind: 'report', place, bytes, members };
    };
    const url = 'https://www.dekamer.be/dossier';
    const dossier = { kind: 'dossier', url, bytes: bytesOf('dekamer/fixtures/dossier.html') };
    return { good: [dossier, report(7, bytesOf('dekamer/fixtures/plenary.html'))], broken: report(8, page) };
  },
  dekameragenda() {
    const { meetings } = readCalendar(bytesOf('dekamer/fixtures/calendar.xml'), 'x');
    const url = 'https://www.dekamer.be/emeeting';
    const meeting = (n: number) => ({ kind: 'meeting', id: `dekameragenda-${n}`, listed: meetings[n], url });
    return { good: [meeting(0), meeting(1)], broken: { ...meeting(2), bytes: page } };
  },
  dekamervragen() {
    const item = question.items[0]!;
    const one = (number: string, change: object = {}) => {
      const link = { ...item.link, href: item.link.href.replace('2030203100077', number) };
      return {
        url: `https://data.dekamer.be/v0/qrva/${number}`,
        body: { items: [{ ...item, link, ...change }] },
      };
    };
    return {
      good: [one('2030203100077'), one('2030203100078')],
      broken: one('2030203100079', { AUT: null }),
    };
  },
  doceo() {
    const file = (name: string, bytes = bytesOf(`doceo/fixtures/${name}`)) => ({
      url: `https://x.eu/${name}`,
      bytes,
    });
    const votes = { kind: 'votes', list: file('votes.xml'), members: {} };
    const press = { kind: 'press', file: file('press.html') };
    return {
      good: [votes, press],
      broken: { kind: 'debates', file: file('debates.xml', page), members: {} },
    };
  },
  eerstekamer() {
    const sitting = (day: string) => ({
      agenda: { day, title: 'Plenaire vergadering', start: '13:30', items: [] },
      url: `https://www.eerstekamer.nl/${day}`,
      readOn: '2031-02-01',
    });
    const days = [{ day: '2031-02-03', votes: [null], unread: [] }];
    return { good: [sitting('2031-02-04'), sitting('2031-02-11')], broken: { days } };
  },
  eerstekamercommissies() {
    const markup = '<li><div class="i-plan_t">Commissie voor Proeven (PRF)</div></li>';
    const meeting = (day: string, html = markup) => ({
      ...{ name: `${day}_prf`, markup: html, url: `https://www.eerstekamer.nl/${day}` },
      readOn: '2031-02-01',
    });
    return { good: [meeting('20310204'), meeting('20310211')], broken: meeting('20310218', '<li></li>') };
  },
  eerstekamerwetten() {
    const bill = (name: string, bytes = bytesOf('eerstekamer/bills/fixtures/bill.html')) => ({
      bill: { name, status: 'In schriftelijke voorbereiding' },
      url: `https://www.eerstekamer.nl/wetsvoorstel/${name}`,
      page: bytes,
    });
    const html = new TextDecoder().decode(bytesOf('eerstekamer/bills/fixtures/bill.html'));
    const other = new TextEncoder().encode(html.replace('39.100 XV', '39.200'));
    return { good: [bill('39100_xv_wet'), bill('39200_wet', other)], broken: bill('39300_wet', page) };
  },
  eurlex() {
    const celex = (number: string) => `52031PC${number}`;
    const work = (number: string, notice: Uint8Array[] = []) => ({
      celex: celex(number),
      rows: [
        {
          celex: { value: celex(number) },
          title: { value: 'Voorstel over proefvelden' },
          language: { value: 'http://publications.europa.eu/resource/authority/language/NLD' },
          date: { value: '2031-02-03' },
        },
      ],
      notices: notice.map((bytes) => ({ url: `http://x.eu/${number}`, bytes })),
      texts: [],
      notes: [],
    });
    return { good: [work('0007'), work('0008')], broken: work('0009', [page]) };
  },
  europarl,
  gemeenteoplossingen() {
    const site = { code: 'x', url: 'https://raad.example/', version: 'v2', council: 'X', kind: 'gemeente' };
    const meeting = (row: unknown) => ({ kind: 'meeting', site, row, files, at });
    const document = { kind: 'document', site, row: goAnswers.documents[0], files };
    return { good: [meeting(goAnswers.meetings[0]), document], broken: meeting({ id: 9 }) };
  },
  haveyoursay() {
    const row = (id: number) => ({
      ...{ id, reference: `Ares(2031)${id}`, shortTitle: `Initiative ${id}`, foreseenActType: 'PROP_REG' },
      currentStatuses: [{ frontEndStage: 'OPC_LAUNCHED', feedbackStartDate: '2031/02/03 00:00:00' }],
    });
    const initiative = (id: number) => ({ initiative: readInitiative(row(id), 'x'), notes: [] });
    const broken = { initiative: { ...readInitiative(row(3), 'x'), currentStatuses: [null] }, notes: [] };
    return { good: [initiative(1), initiative(2)], broken };
  },
  ibabs() {
    const site = { name: 'Proefstad', council: 'Proefstad', kind: 'gemeente' };
    const result = resultOf(bytesOf('ibabs/fixtures/meetings.xml'), 'GetMeetingsByDateRange', 'x');
    const rows = elementsOf(result, 'iBabsMeeting');
    const meeting = (row: unknown) => ({ kind: 'meeting', site, row, files, at });
    return {
      good: [meeting(rows[0]), meeting(rows[1])],
      broken: meeting({ name: 'iBabsMeeting', content: [null] }),
    };
  },
  internetconsultatie() {
    const consultation = (
      name: string,
      bytes = bytesOf('internetconsultatie/fixtures/consultation.html'),
    ) => ({
      listed: { name, seen: name, departments: [] },
      url: `https://www.internetconsultatie.nl/${name}`,
      page: bytes,
    });
    return { good: [consultation('duinen'), consultation('dijken')], broken: consultation('eb', page) };
  },
  officielebekendmakingen: () => publications('national.xml'),
  lokalebekendmakingen: () => publications('local.xml'),
  ministerraad() {
    const session = {
      path: '/nl/ministerraad-van-7-februari-2031',
      day: '2031-02-07',
      written: '7 februari 2031',
    };
    const decision = (path: string, bytes: Uint8Array) => ({
      ...{ kind: 'decision', session, decision: { path, title: 'Bakens', summary: '' }, nl: bytes },
    });
    const nl = bytesOf('ministerraad/fixtures/decision-nl.html');
    return {
      good: [decision('/nl/bakens', nl), decision('/nl/boeien', nl)],
      broken: decision('/nl/captcha', page),
    };
  },
  notubiz() {
    const { meetings } = notubizAnswers;
    const meeting = (row: unknown) => ({
      kind: 'meeting',
      organisation: 'Gemeente Proefstad',
      row,
      files,
      at,
    });
    const good = [meeting(meetings[0]), meeting(meetings[1])] as const;
    return { good, broken: meeting({ id: 5, plannings: 'none' }) };
  },
  openbesluitvorming() {
    const organisation = obvAnswers.sources.sources[0];
    const change = (record: unknown) => ({ organisation, record, at });
    const good = [change(obvAnswers.feed[0]), change(obvAnswers.feed[1])] as const;
    return { good, broken: change({ op: 'upsert', entity_id: 7 }) };
  },
  presscorner() {
    const release = (row: { refCode: string }, detail: unknown) => ({
      ...{ reference: row.refCode, rows: [row], detail },
    });
    const [first, second] = pressAnswers.en;
    const good = [
      release(first!, pressAnswers['IP/31/101']),
      release(second!, pressAnswers['SPEECH/31/102']),
    ] as const;
    return { good, broken: release({ ...first!, refCode: 'IP/31/103' }, { docuLanguageResource: 7 }) };
  },
  openoverheid() {
    const row = (n: number, record: unknown = disclosure) => ({
      listed: { id: `0000-${n}`, row: {} },
      url: `https://open.overheid.nl/zoek/0000-${n}`,
      record,
    });
    return { good: [row(1), row(2)], broken: row(3, { document: 7 }) };
  },
  raadvanstate() {
    const html = new TextDecoder().decode(bytesOf('raadvanstate/fixtures/advice.html'));
    const advice = (n: number, text = html.replace('0042', `000${n}`).replace('nr. 4', `nr. ${n}`)) => ({
      listed: { number: String(n), path: `/adviezen/@${n}/w17/` },
      url: `https://www.raadvanstate.nl/adviezen/@${n}/w17/`,
      page: new TextEncoder().encode(text),
    });
    return { good: [advice(1), advice(2)], broken: advice(3, '<html><body>Even geduld') };
  },
  rijksoverheid() {
    const news = (name: string, title: string | null) => ({
      kind: 'news',
      item: {
        title,
        link: `https://www.rijksoverheid.nl/actueel/nieuws/${name}`,
        published: 'Mon, 03 Feb 2031 10:00:00 GMT',
        description: 'Rood.',
      },
    });
    return { good: [news('boeien', 'Boeien'), news('duinen', 'Duinen')], broken: news('eb', null) };
  },
  staatsblad() {
    const gazette = (name: string) => ({
      url: 'https://x.be/',
      bytes: bytesOf(`staatsblad/fixtures/${name}.html`),
    });
    const [listed] = gazetteList(bytesOf('staatsblad/fixtures/list.html'), 'list');
    const act = (numac: string) => ({ numac, listed: { ...listed!, numac }, nl: gazette('act-nl') });
    const broken = { ...act('2031000166'), nl: { url: 'https://x.be/', bytes: page } };
    return { good: [act('2031000164'), act('2031000165')], broken };
  },
  tweedekamer() {
    const [first, second] = fixtureRows().map((row) => ({ entity: 'Document', row }));
    const broken = { entity: 'Document', row: { Id: 'x', DocumentNummer: { not: 'a number' } } };
    return { good: [first, second], broken };
  },
  vlaamseregering() {
    const item = (row: unknown) => ({ row, files, themes: {} });
    const [first, second] = flemishDecisions.items;
    return { good: [item(first), item(second)], broken: item({ id: 'a3', attributes: { title: 7 } }) };
  },
  vlaamsparlement() {
    const meeting = (row: unknown) => ({ kind: 'verg', row, reports: [], at });
    const broken = { kind: 'schv', row: { id: 'x' }, files };
    return { good: [meeting(flemishAnswers.vergC), meeting(flemishAnswers.vergP)], broken };
  },
  vlos() {
    const text = new TextDecoder().decode(bytesOf('vlos/fixtures/verslag.xml'));
    const report = (number: number) => ({
      meetingKey: `v${number}`,
      url: `https://x.nl/v${number}`,
      bytes: new TextEncoder().encode(
        text.replaceAll('2031A00005', `2031A0000${number}`).replace('nummer>7<', `nummer>${number}<`),
      ),
    });
    return { good: [report(7), report(8)], broken: { ...report(9), bytes: page } };
  },
};
