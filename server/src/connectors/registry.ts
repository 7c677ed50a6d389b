import type { ConnectorOptions, SourceConnector } from './connector.ts';
import type { SourceName } from './names.ts';
import { dekamer } from './dekamer/dekamer.ts';
import { dekameragenda } from './dekamer/agenda/dekameragenda.ts';
import { dekamervragen } from './dekamer/questions/dekamervragen.ts';
import { doceo } from './doceo/doceo.ts';
import { eerstekamer } from './eerstekamer/eerstekamer.ts';
import { europarl } from './europarl/europarl.ts';
import { lokalebekendmakingen, officielebekendmakingen } from './koop/koop.ts';
import { rijksoverheid } from './rijksoverheid/rijksoverheid.ts';
import { staatsblad } from './staatsblad/staatsblad.ts';
import { tweedekamer } from './tweedekamer/tweedekamer.ts';
import { notubiz } from './notubiz/notubiz.ts';
import { vlos } from './vlos/vlos.ts';
import { vlaamsparlement } from './vlaamsparlement/vlaamsparlement.ts';
import { ibabs } from './ibabs/ibabs.ts';
import { openbesluitvorming } from './openbesluitvorming/openbesluitvorming.ts';
import { gemeenteoplossingen } from './gemeenteoplossingen/gemeenteoplossingen.ts';
import { eurlex } from './eurlex/eurlex.ts';
import { haveyoursay } from './haveyoursay/haveyoursay.ts';
import { council } from './council/council.ts';

/** Makes a connector by its name. */
export const connectors: Record<SourceName, (options: ConnectorOptions) => SourceConnector> = {
  officielebekendmakingen: (options) => officielebekendmakingen(options),
  lokalebekendmakingen: (options) => lokalebekendmakingen(options),
  rijksoverheid: (options) => rijksoverheid(options),
  tweedekamer: (options) => tweedekamer(options),
  vlos: (options) => vlos(options),
  eerstekamer: (options) => eerstekamer(options),
  europarl: (options) => europarl(options),
  doceo: (options) => doceo(options),
  notubiz: (options) => notubiz(options),
  vlaamsparlement: (options) => vlaamsparlement(options),
  ibabs: (options) => ibabs(options),
  dekamer: (options) => dekamer(options),
  dekameragenda: (options) => dekameragenda(options),
  dekamervragen: (options) => dekamervragen(options),
  staatsblad: (options) => staatsblad(options),
  openbesluitvorming: (options) => openbesluitvorming(options),
  gemeenteoplossingen: (options) => gemeenteoplossingen(options),
  eurlex: (options) => eurlex(options),
  haveyoursay: (options) => haveyoursay(options),
  council: (options) => council(options),
};
