import { z } from 'zod';
import { ActorRow, BesluitRow, many, text } from './rows.ts';

const gone = z.boolean().nullish();
const Paper = z.looseObject({ DocumentNummer: text, Onderwerp: text, Titel: text, Verwijderd: gone });
const Other = z.looseObject({ Nummer: text, Onderwerp: text, Verwijderd: gone });
const Matter = z.looseObject({
  Nummer: text,
  Onderwerp: text,
  Verwijderd: gone,
  Document: many(Paper),
  Kamerstukdossier: many(
    z.looseObject({ Nummer: z.number().nullish(), Toevoeging: text, Titel: text, Verwijderd: gone }),
  ),
});

const AgendapuntRow = z.looseObject({
  Nummer: text,
  Onderwerp: text,
  Volgorde: z.number().nullish(),
  Rubriek: text,
  Noot: text,
  Verwijderd: gone,
  Document: many(Paper),
  Zaak: many(Matter),
  Besluit: many(BesluitRow),
});
export type AgendapuntRow = z.infer<typeof AgendapuntRow>;

/** A row of Activiteit; every relation may be absent. */
export const ActiviteitRow = z.looseObject({
  Id: z.string(),
  Soort: text,
  Nummer: text,
  Onderwerp: text,
  DatumSoort: text,
  Datum: text,
  Aanvangstijd: text,
  Eindtijd: text,
  Locatie: text,
  Besloten: z.boolean().nullish(),
  Status: text,
  Kamer: text,
  Noot: text,
  Vergaderjaar: text,
  Voortouwnaam: text,
  Voortouwafkorting: text,
  Aanvraagdatum: text,
  GewijzigdOp: text,
  Verwijderd: gone,
  Voortouwcommissie: z.looseObject({ Afkorting: text, NaamNL: text }).nullish(),
  ActiviteitActor: many(ActorRow),
  Agendapunt: many(AgendapuntRow),
  Document: many(Paper),
  Zaak: many(Matter),
  Reservering: many(
    z.looseObject({
      StatusNaam: text,
      Verwijderd: gone,
      Zaal: many(z.looseObject({ Naam: text, Verwijderd: gone })),
    }),
  ),
  VervangenVanuit: many(Other),
  VervangenDoor: many(Other),
  VoortgezetVanuit: many(Other),
  VoortgezetIn: many(Other),
});
export type ActiviteitRow = z.infer<typeof ActiviteitRow>;

const person = {
  Roepnaam: text,
  Initialen: text,
  Tussenvoegsel: text,
  Achternaam: text,
  Functie: text,
};

const promisedPerson = z.looseObject({ ...person, Fractielabel: text, Verwijderd: gone });
const promisedParty = z.looseObject({ Afkorting: text, NaamNL: text, Verwijderd: gone });

/** A row of Toezegging; `$metadata` describes it, no recorded answer holds one. */
export const ToezeggingRow = z.looseObject({
  Id: z.string(),
  Nummer: text,
  ActiviteitNummer: text,
  Aanmaakdatum: text,
  Naam: text,
  Voornaam: text,
  Initialen: text,
  Tussenvoegsel: text,
  Achternaam: text,
  Functie: text,
  Status: text,
  DatumNakoming: text,
  /** Since 2026 the papers that fulfil it, before that a text. */
  KamerbriefNakoming: z.union([
    text,
    z.array(
      z.looseObject({ Id: text, DocumentNummer: text, Onderwerp: text, Titel: text, Verwijderd: gone }),
    ),
  ]),
  Ministerie: text,
  Tekst: text,
  Verwijderd: gone,
  Activiteit: many(Other),
  /** Since 2026, in the place of the two below. */
  ToegezegdAan: many(z.looseObject({ Persoon: promisedPerson.nullish(), Fractie: promisedParty.nullish() })),
  ToegezegdAanPersoon: many(promisedPerson),
  ToegezegdAanFractie: many(promisedParty),
  IsHerhalingVan: many(z.looseObject({ Nummer: text, Tekst: text, Verwijderd: gone })),
  IsWijzigingVan: many(z.looseObject({ Nummer: text, Tekst: text, Verwijderd: gone })),
  IsAanvullingOp: many(z.looseObject({ Nummer: text, Tekst: text, Verwijderd: gone })),
});
export type ToezeggingRow = z.infer<typeof ToezeggingRow>;

const PersoonFields = z.looseObject({ ...person, Fractielabel: text });
const FractieFields = z.looseObject({
  Afkorting: text,
  NaamNL: text,
  DatumActief: text,
  DatumInactief: text,
});
const row = { Id: z.string(), Verwijderd: gone };
const CommitteeSeat = z.looseObject({
  ...row,
  Functie: text,
  Van: text,
  TotEnMet: text,
  Persoon_Id: text,
  CommissieZetel: z.looseObject({ Commissie: FractieFields.nullish() }).nullish(),
});

/** Rows of the lists of names, by entity set. */
export const nameRows = {
  Persoon: PersoonFields.extend(row),
  Fractie: FractieFields.extend(row),
  Commissie: FractieFields.extend({ ...row, NaamEN: text }),
  FractieZetelPersoon: z.looseObject({
    ...row,
    Functie: text,
    Van: text,
    TotEnMet: text,
    Persoon: PersoonFields.extend({ Id: text }).nullish(),
    FractieZetel: z.looseObject({ Fractie: FractieFields.nullish() }).nullish(),
  }),
  CommissieZetelVastPersoon: CommitteeSeat,
  CommissieZetelVervangerPersoon: CommitteeSeat,
};
