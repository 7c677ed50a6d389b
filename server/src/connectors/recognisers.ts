import type { SourceName } from './names.ts';
import type { Recognise } from './recognition/given-file.ts';

/** Each is loaded where it is used, as its connector is. */
const recognisers: Record<SourceName, () => Promise<Recognise>> = {
  commissionmeetings: async () => (await import('./commissionmeetings/recognise.ts')).recognise,
  council: async () => (await import('./council/recognise.ts')).recognise,
  debatdirect: async () => (await import('./debatdirect/recognise.ts')).recognise,
  dekamer: async () => (await import('./dekamer/recognise.ts')).recognise,
  dekameragenda: async () => (await import('./dekamer/agenda/recognise.ts')).recognise,
  dekamervragen: async () => (await import('./dekamer/questions/recognise.ts')).recognise,
  doceo: async () => (await import('./doceo/recognise.ts')).recognise,
  eerstekamer: async () => (await import('./eerstekamer/recognise.ts')).recognise,
  eerstekamercommissies: async () => (await import('./eerstekamer/committees/recognise.ts')).recognise,
  eerstekamerwetten: async () => (await import('./eerstekamer/bills/recognise.ts')).recognise,
  eurlex: async () => (await import('./eurlex/recognise.ts')).recognise,
  europarl: async () => (await import('./europarl/recognise.ts')).recognise,
  gemeenteoplossingen: async () => (await import('./gemeenteoplossingen/recognise.ts')).recognise,
  haveyoursay: async () => (await import('./haveyoursay/recognise.ts')).recognise,
  ibabs: async () => (await import('./ibabs/recognise.ts')).recognise,
  internetconsultatie: async () => (await import('./internetconsultatie/recognise.ts')).recognise,
  lokalebekendmakingen: async () => (await import('./koop/recognise.ts')).recogniseOf('local'),
  ministerraad: async () => (await import('./ministerraad/recognise.ts')).recognise,
  notubiz: async () => (await import('./notubiz/recognise.ts')).recognise,
  officielebekendmakingen: async () => (await import('./koop/recognise.ts')).recogniseOf('national'),
  openbesluitvorming: async () => (await import('./openbesluitvorming/recognise.ts')).recognise,
  openoverheid: async () => (await import('./openoverheid/recognise.ts')).recognise,
  presscorner: async () => (await import('./presscorner/recognise.ts')).recognise,
  raadvanstate: async () => (await import('./raadvanstate/recognise.ts')).recognise,
  rijksoverheid: async () => (await import('./rijksoverheid/recognise.ts')).recognise,
  staatsblad: async () => (await import('./staatsblad/recognise.ts')).recognise,
  tweedekamer: async () => (await import('./tweedekamer/recognise.ts')).recognise,
  vlaamseregering: async () => (await import('./vlaamseregering/recognise.ts')).recognise,
  vlaamsparlement: async () => (await import('./vlaamsparlement/recognise.ts')).recognise,
  vlos: async () => (await import('./vlos/recognise.ts')).recognise,
};

/** How a source knows its own answers. */
export function recogniserOf(source: SourceName): Promise<Recognise> {
  return recognisers[source]();
}
