import type { ConnectorOptions, SourceConnector } from './connector.ts';
import type { SourceName } from './names.ts';

/** Each is loaded where it is used: the process of one source has no use for the others. */
const connectors: Record<SourceName, () => Promise<(options: ConnectorOptions) => SourceConnector>> = {
  officielebekendmakingen: async () => (await import('./koop/koop.ts')).officielebekendmakingen,
  lokalebekendmakingen: async () => (await import('./koop/koop.ts')).lokalebekendmakingen,
  rijksoverheid: async () => (await import('./rijksoverheid/rijksoverheid.ts')).rijksoverheid,
  tweedekamer: async () => (await import('./tweedekamer/tweedekamer.ts')).tweedekamer,
  vlos: async () => (await import('./vlos/vlos.ts')).vlos,
  eerstekamer: async () => (await import('./eerstekamer/eerstekamer.ts')).eerstekamer,
  europarl: async () => (await import('./europarl/europarl.ts')).europarl,
  doceo: async () => (await import('./doceo/doceo.ts')).doceo,
  notubiz: async () => (await import('./notubiz/notubiz.ts')).notubiz,
  vlaamsparlement: async () => (await import('./vlaamsparlement/vlaamsparlement.ts')).vlaamsparlement,
  ibabs: async () => (await import('./ibabs/ibabs.ts')).ibabs,
  dekamer: async () => (await import('./dekamer/dekamer.ts')).dekamer,
  dekameragenda: async () => (await import('./dekamer/agenda/dekameragenda.ts')).dekameragenda,
  dekamervragen: async () => (await import('./dekamer/questions/dekamervragen.ts')).dekamervragen,
  staatsblad: async () => (await import('./staatsblad/staatsblad.ts')).staatsblad,
  openbesluitvorming: async () =>
    (await import('./openbesluitvorming/openbesluitvorming.ts')).openbesluitvorming,
  gemeenteoplossingen: async () =>
    (await import('./gemeenteoplossingen/gemeenteoplossingen.ts')).gemeenteoplossingen,
  eurlex: async () => (await import('./eurlex/eurlex.ts')).eurlex,
  haveyoursay: async () => (await import('./haveyoursay/haveyoursay.ts')).haveyoursay,
  debatdirect: async () => (await import('./debatdirect/debatdirect.ts')).debatdirect,
  presscorner: async () => (await import('./presscorner/presscorner.ts')).presscorner,
  ministerraad: async () => (await import('./ministerraad/ministerraad.ts')).ministerraad,
  vlaamseregering: async () => (await import('./vlaamseregering/vlaamseregering.ts')).vlaamseregering,
  commissionmeetings: async () =>
    (await import('./commissionmeetings/commissionmeetings.ts')).commissionmeetings,
  council: async () => (await import('./council/council.ts')).council,
};

/** Makes a connector by its name. */
export async function openConnector(name: SourceName, options: ConnectorOptions): Promise<SourceConnector> {
  const make = await connectors[name]();
  return make(options);
}
