import type { SourceName } from '#connectors/names.ts';
import { recordings as dekamer } from '#connectors/dekamer/test/recordings.ts';
import { recordings as doceo } from '#connectors/doceo/test/recordings.ts';
import { recordings as eerstekamer } from '#connectors/eerstekamer/test/recordings.ts';
import { recordings as eurlex } from '#connectors/eurlex/test/recordings.ts';
import { recordings as europarl } from '#connectors/europarl/test/recordings.ts';
import { recordings as gemeenteoplossingen } from '#connectors/gemeenteoplossingen/test/recordings.ts';
import { recordings as haveyoursay } from '#connectors/haveyoursay/test/recordings.ts';
import { recordings as ibabs } from '#connectors/ibabs/test/recordings.ts';
import { recordingsOf } from '#connectors/koop/test/recordings.ts';
import { recordings as notubiz } from '#connectors/notubiz/test/recordings.ts';
import { recordings as openbesluitvorming } from '#connectors/openbesluitvorming/test/recordings.ts';
import { recordings as openoverheid } from '#connectors/openoverheid/test/recordings.ts';
import { recordings as rijksoverheid } from '#connectors/rijksoverheid/test/recordings.ts';
import { recordings as tweedekamer } from '#connectors/tweedekamer/test/recordings.ts';
import { recordings as vlaamsparlement } from '#connectors/vlaamsparlement/test/recordings.ts';
import type { Recordings } from './recordings.ts';

/** What its source knows by its content. */
const below = (...folders: string[]): Recordings<never> => ({ folders });
const none = below();

/** What was recorded of each source; of some nothing was, their connectors were written from what is documented. */
export const recordings: Readonly<Record<SourceName, Recordings<unknown>>> = {
  commissionmeetings: none,
  council: none,
  debatdirect: below('nl/debatdirect'),
  dekamer,
  dekameragenda: none,
  dekamervragen: below('be/dekamer-opendata-json'),
  doceo,
  eerstekamer,
  eerstekamercommissies: below('nl/eerste_kamer_site'),
  eerstekamerwetten: none,
  eurlex,
  europarl,
  gemeenteoplossingen,
  haveyoursay,
  ibabs,
  internetconsultatie: none,
  lokalebekendmakingen: recordingsOf('local'),
  ministerraad: none,
  notubiz,
  officielebekendmakingen: recordingsOf('national'),
  openbesluitvorming,
  openoverheid,
  presscorner: none,
  raadvanstate: none,
  rijksoverheid,
  staatsblad: below('be/staatsblad-ejustice'),
  tweedekamer,
  vlaamseregering: none,
  vlaamsparlement,
  vlos: below('nl/tk_vlos'),
};
