import type { SourceName } from '#connectors/names.ts';
import { recordings as debatdirect } from '#connectors/debatdirect/test/recordings.ts';
import { recordings as dekamer } from '#connectors/dekamer/test/recordings.ts';
import { recordings as dekamervragen } from '#connectors/dekamer/questions/test/recordings.ts';
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
import { recordings as rijksoverheid } from '#connectors/rijksoverheid/test/recordings.ts';
import { recordings as staatsblad } from '#connectors/staatsblad/test/recordings.ts';
import { recordings as tweedekamer } from '#connectors/tweedekamer/test/recordings.ts';
import { recordings as vlaamsparlement } from '#connectors/vlaamsparlement/test/recordings.ts';
import { recordings as vlos } from '#connectors/vlos/test/recordings.ts';
import type { Recordings } from './recordings.ts';

const none: Recordings<never> = {
  folders: [],
  rawsOf: () => Promise.resolve({ leftOut: 'nothing was recorded' }),
};

/** What was recorded of each source; of some nothing was, their connectors were written from what is documented. */
export const recordings: Readonly<Record<SourceName, Recordings<unknown>>> = {
  commissionmeetings: none,
  council: none,
  debatdirect,
  dekamer,
  dekameragenda: none,
  dekamervragen,
  doceo,
  eerstekamer,
  eurlex,
  europarl,
  gemeenteoplossingen,
  haveyoursay,
  ibabs,
  lokalebekendmakingen: recordingsOf('local'),
  ministerraad: none,
  notubiz,
  officielebekendmakingen: recordingsOf('national'),
  openbesluitvorming,
  presscorner: none,
  rijksoverheid,
  staatsblad,
  tweedekamer,
  vlaamseregering: none,
  vlaamsparlement,
  vlos,
};
