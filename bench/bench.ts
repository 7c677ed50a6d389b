// npm run bench -- search --docs 300000 [--data FOLDER]
// npm run bench -- web [--runs 7] [--data FOLDER]
// npm run bench -- web-agenda [--runs 10] [--data FOLDER]
// npm run bench -- dashboard --docs 100000,300000 [--data FOLDER]
// npm run bench -- backfill --docs 100000
// npm run bench -- load [--docs 100000] [--users 200] [--minutes 1] [--data FOLDER] [--profile FOLDER]
// npm run bench -- names
// npm run bench -- forms
// npm run bench -- agenda --docs 300000 [--data FOLDER]
// npm run bench -- lists [--runs 40]
// npm run bench -- dossier [--runs 40]
// npm run bench -- votes [--docs 20000] [--runs 40] [--data FOLDER]
// npm run bench -- person [--runs 40]
// npm run bench -- trending FILE.jsonl...
// npm run bench -- matching --docs 10000,300000 --searches 10000 [--runs 5] [--data FOLDER]
// npm run bench -- digests [--users 100,1000] [--docs 5000] [--direct] [--transaction 200]
// npm run bench -- newsletters [--readers 10000] [--transaction 0]
import { parseArgs } from 'node:util';
import { benchAgenda } from './agenda.ts';
import { benchBackfill } from './backfill.ts';
import { benchDashboard } from './dashboard.ts';
import { benchDigests } from './digests.ts';
import { benchDossier } from './dossier.ts';
import { benchLists } from './lists.ts';
import { benchLoad } from './load.ts';
import { benchMatching } from './matching.ts';
import { benchNames } from './names.ts';
import { benchNewsletters } from './newsletters.ts';
import { benchPerson } from './person.ts';
import { benchSearch } from './search.ts';
import { benchTrending } from './trending.ts';
import { benchWeb } from './web.ts';
import { benchValues } from './values.ts';
import { benchVotes } from './votes.ts';
import { benchWebAgenda } from './web-agenda.ts';
import { benchForms } from './word-forms.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: 'string' },
    data: { type: 'string' },
    runs: { type: 'string' },
    searches: { type: 'string' },
    users: { type: 'string' },
    minutes: { type: 'string', default: '1' },
    profile: { type: 'string' },
    readers: { type: 'string', default: '10000' },
    direct: { type: 'boolean', default: false },
    transaction: { type: 'string', default: '0' },
  },
});
const [what, ...files] = positionals;
const standardDocs =
  { search: '300000', agenda: '300000', matching: '10000,300000', digests: '5000', votes: '20000' }[
    what ?? ''
  ] ?? '100000';
const sizes = (values.docs ?? standardDocs).split(',').map(Number);
const users = (values.users ?? (what === 'load' ? '200' : '100,1000')).split(',').map(Number);
const runs = Number(values.runs ?? (what === 'matching' ? 5 : what === 'dashboard' ? 20 : 40));
const searches = Number(values.searches ?? '10000');
const valid =
  sizes.every((size) => Number.isInteger(size) && size >= 1_000) &&
  Number.isInteger(runs) &&
  runs >= (what === 'matching' ? 1 : 5);
if (valid && what === 'search' && sizes.length === 1) {
  await benchSearch({ docs: sizes[0]!, runs, data: values.data });
} else if (valid && what === 'agenda' && sizes.length === 1) {
  await benchAgenda({ meetings: sizes[0]!, runs, data: values.data });
} else if (valid && what === 'backfill' && sizes.length === 1) {
  await benchBackfill({ docs: sizes[0]! });
} else if (valid && what === 'load' && sizes.length === 1 && users.length === 1 && users[0]! >= 1) {
  const { data, profile } = values;
  const minutes = Number(values.minutes);
  await benchLoad({ docs: sizes[0]!, users: users[0]!, minutes, data, profile });
} else if (valid && what === 'matching' && Number.isInteger(searches) && searches > 0) {
  await benchMatching({ sizes, searches, runs, data: values.data });
} else if (valid && what === 'digests' && sizes.length === 1 && users.every((one) => one >= 1)) {
  const { direct } = values;
  const transaction = Number(values.transaction);
  await benchDigests({
    docs: sizes[0]!,
    users,
    direct,
    transaction,
    databaseUrl: process.env.DATABASE_URL_TEST,
  });
} else if (what === 'newsletters' && Number(values.readers) >= 1) {
  await benchNewsletters({
    readers: Number(values.readers),
    transaction: Number(values.transaction),
    databaseUrl: process.env.DATABASE_URL_TEST,
  });
} else if (valid && what === 'trending' && files.length > 0) {
  await benchTrending({ files });
} else if (valid && what === 'lists') {
  await benchLists({ runs });
} else if (valid && what === 'dossier') {
  await benchDossier({ runs });
} else if (valid && what === 'person') {
  await benchPerson({ runs });
} else if (valid && what === 'values' && sizes.length === 1) {
  await benchValues({ docs: sizes[0]! });
} else if (valid && what === 'votes' && sizes.length === 1) {
  await benchVotes({ votes: sizes[0]!, runs, data: values.data });
} else if (what === 'forms') {
  benchForms();
} else if (valid && what === 'names') {
  benchNames({ runs });
} else if (valid && what === 'dashboard') {
  await benchDashboard({
    sizes,
    runs,
    data: values.data,
    openSearchUrl: process.env.OPENSEARCH_URL,
    postgresUrl: process.env.DATABASE_URL_TEST,
  });
} else if (valid && what === 'web-agenda') {
  await benchWebAgenda({ runs: values.runs ? runs : 10, data: values.data });
} else if (valid && what === 'web') {
  await benchWeb({
    docs: values.docs ? sizes[0]! : 12_000,
    runs: values.runs ? runs : 7,
    data: values.data,
  });
} else {
  process.stderr.write(
    'Usage: npm run bench -- search [--docs 300000] [--runs 40] [--data FOLDER]\n' +
      '       npm run bench -- web [--docs 12000] [--runs 7] [--data FOLDER]\n' +
      '       npm run bench -- web-agenda [--runs 10] [--data FOLDER]\n' +
      '       npm run bench -- dashboard [--docs 100000,300000] [--runs 20] [--data FOLDER]\n' +
      '       npm run bench -- backfill [--docs 100000]\n' +
      '       npm run bench -- load [--docs 100000] [--users 200] [--minutes 1] [--data FOLDER] [--profile FOLDER]\n' +
      '       npm run bench -- names [--runs 40]\n' +
      '       npm run bench -- values [--docs 300000]\n' +
      '       npm run bench -- votes [--docs 20000] [--runs 40] [--data FOLDER]\n' +
      '       npm run bench -- forms\n' +
      '       npm run bench -- agenda [--docs 300000] [--runs 40] [--data FOLDER]\n' +
      '       npm run bench -- lists [--runs 40]\n' +
      '       npm run bench -- person [--runs 40]\n' +
      '       npm run bench -- trending FILE.jsonl...\n' +
      '       npm run bench -- matching [--docs 10000,300000] [--searches 10000] [--runs 5] [--data FOLDER]\n' +
      '       npm run bench -- digests [--users 100,1000] [--docs 5000] [--direct] [--transaction 200]\n' +
      '       npm run bench -- newsletters [--readers 10000] [--transaction 0]\n' +
      'OPENSEARCH_URL and DATABASE_URL_TEST name an OpenSearch and a PostgreSQL to measure beside.\n',
  );
  process.exit(64);
}
