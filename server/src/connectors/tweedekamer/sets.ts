/**
 * The entity sets a poll asks and what each brings along (SOURCES.md §1). The service describes these
 * relations in its metadata; no recorded answer holds all of these expansions.
 */

const paper = '$select=Id,DocumentNummer,Onderwerp,Titel,Verwijderd';
const other = '$select=Id,Nummer,Onderwerp,Verwijderd';
const matter = `Zaak($select=Id,Nummer,Onderwerp,Verwijderd;$expand=Document(${paper}),Kamerstukdossier)`;
const promise = '$select=Id,Nummer,Tekst,Verwijderd';
const otherPromises = `IsHerhalingVan(${promise}),IsWijzigingVan(${promise}),IsAanvullingOp(${promise})`;
const seat = 'CommissieZetel($select=Id;$expand=Commissie)';

/** Sets whose rows are read, in this order, each with its expansion. */
export const readSets = {
  Document: [
    'DocumentActor($expand=Persoon,Commissie)',
    'Zaak($expand=ZaakActor($expand=Commissie,Persoon),Besluit($expand=Stemming))',
    'Agendapunt($expand=Activiteit($select=Id,Datum)),Kamerstukdossier,BijlageDocument,BronDocument',
    'HuidigeDocumentVersie($expand=DocumentPublicatie,DocumentPublicatieMetadata)',
  ].join(','),
  Activiteit: [
    'Voortouwcommissie,ActiviteitActor($expand=Persoon,Commissie)',
    `Agendapunt($expand=Document(${paper}),${matter},Besluit($expand=Stemming,Zaak(${other})))`,
    `Document(${paper}),Zaak(${other};$expand=Kamerstukdossier),Reservering($expand=Zaal)`,
    `VervangenVanuit(${other}),VervangenDoor(${other}),VoortgezetVanuit(${other}),VoortgezetIn(${other})`,
  ].join(','),
  Toezegging: [
    `Activiteit(${other}),ToegezegdAan($expand=Persoon,Fractie),KamerbriefNakoming(${paper})`,
    otherPromises,
  ].join(','),
  Persoon: '',
  Fractie: '',
  Commissie: '',
  FractieZetelPersoon: 'Persoon,FractieZetel($expand=Fractie)',
  CommissieZetelVastPersoon: seat,
  CommissieZetelVervangerPersoon: seat,
} as const;
export type ReadSet = keyof typeof readSets;

/**
 * The relations of a set as the service had them before, the latest first, and none at last: it refuses a request that
 * names one that is gone, and when one goes is told nobody. To whom a minister promises something changed so in 2026.
 */
export const earlierForms: Partial<Record<ReadSet, readonly string[]>> = {
  Toezegging: [`Activiteit(${other}),ToegezegdAanPersoon,ToegezegdAanFractie,${otherPromises}`, ''],
};

const toDocument = '$select=Id;$expand=Document($select=Id)';
const toMeeting = '$select=Id;$expand=Activiteit($select=Id)';
const toBoth = `Zaak(${toDocument}),Agendapunt(${toMeeting})`;

/**
 * What changes about a document or a meeting without a new stamp on it: the opinion of the cabinet stands
 * on the case, votes on the decision, rooms on the reservation. Each with the way there.
 */
export const lateSets = {
  Zaak: 'Document($select=Id)',
  Besluit: toBoth,
  Stemming: `Besluit($select=Id;$expand=${toBoth})`,
  Agendapunt: 'Activiteit($select=Id)',
  ActiviteitActor: 'Activiteit($select=Id)',
  Reservering: 'Activiteit($select=Id)',
} as const;

/** Sets that late changes lead to. */
export const lateTargets = ['Document', 'Activiteit'] as const;
type LateTarget = (typeof lateTargets)[number];

/** Ids of the documents and meetings a changed row leads to; a withdrawn row leads nowhere. */
export function targetsOf(row: Record<string, unknown>): Record<LateTarget, string[]> {
  const found: Record<LateTarget, string[]> = { Document: [], Activiteit: [] };
  for (const [key, value] of Object.entries(row)) {
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (typeof one !== 'object' || one === null) continue;
      const related = one as Record<string, unknown>;
      if (key !== 'Document' && key !== 'Activiteit') {
        const further = targetsOf(related);
        for (const target of lateTargets) found[target].push(...further[target]);
      } else if (typeof related['Id'] === 'string') found[key].push(related['Id']);
    }
  }
  return found;
}
