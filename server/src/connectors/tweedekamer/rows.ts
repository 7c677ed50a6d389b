import { z } from 'zod';

export const text = z.string().nullish();
export const many = <T extends z.ZodType>(row: T) => z.array(row).nullish();

const Committee = z.looseObject({ Afkorting: text, NaamNL: text });
const Person = z.looseObject({ Roepnaam: text, Tussenvoegsel: text, Achternaam: text, Functie: text });

export const ActorRow = z.looseObject({
  ActorNaam: text,
  ActorFractie: text,
  ActorAfkorting: text,
  Functie: text,
  Relatie: text,
  Persoon_Id: text,
  Fractie_Id: text,
  Commissie_Id: text,
  Persoon: Person.nullish(),
  Commissie: Committee.nullish(),
  Verwijderd: z.boolean().nullish(),
});
export type ActorRow = z.infer<typeof ActorRow>;

const StemmingRow = z.looseObject({
  Soort: text,
  FractieGrootte: z.number().nullish(),
  ActorNaam: text,
  ActorFractie: text,
  Vergissing: z.boolean().nullish(),
  Persoon_Id: text,
  Verwijderd: z.boolean().nullish(),
});

export const BesluitRow = z.looseObject({
  BesluitSoort: text,
  BesluitTekst: text,
  StemmingsSoort: text,
  Status: text,
  Verwijderd: z.boolean().nullish(),
  Stemming: many(StemmingRow),
  Agendapunt_Id: text,
  /** What was decided on. */
  Zaak: many(z.looseObject({ Nummer: text, Onderwerp: text, Verwijderd: z.boolean().nullish() })),
});
export type BesluitRow = z.infer<typeof BesluitRow>;

const ZaakFields = z.looseObject({
  Id: z.string(),
  Nummer: text,
  Soort: text,
  Onderwerp: text,
  Titel: text,
  Kabinetsappreciatie: text,
  Verwijderd: z.boolean().nullish(),
  ZaakActor: many(ActorRow),
  Besluit: many(BesluitRow),
});
type ZaakFields = z.infer<typeof ZaakFields>;

const Publication = z.looseObject({
  Id: z.string(),
  DocumentType: text,
  FileName: text,
  ContentType: text,
  Verwijderd: z.boolean().nullish(),
});

const Linked = z.looseObject({
  Id: z.string(),
  DocumentNummer: text,
  Soort: text,
  Onderwerp: text,
  Titel: text,
  ContentType: text,
  ContentLength: z.number().nullish(),
  Verwijderd: z.boolean().nullish(),
});

/** A row of Document; every relation may be absent. */
export const DocumentRow = Linked.extend({
  Datum: text,
  DatumRegistratie: text,
  GewijzigdOp: z.string(),
  ApiGewijzigdOp: z.string(),
  Volgnummer: z.number().nullish(),
  Citeertitel: text,
  Aanhangselnummer: text,
  KenmerkAfzender: text,
  Vergaderjaar: text,
  Organisatie: text,
  Verwijderd: z.boolean(),
  DocumentActor: many(ActorRow),
  Zaak: many(ZaakFields),
  Agendapunt: many(
    z.looseObject({ Id: text, Onderwerp: text, Activiteit: z.looseObject({ Datum: text }).nullish() }),
  ),
  Kamerstukdossier: many(
    z.looseObject({
      Nummer: z.number().nullish(),
      Toevoeging: text,
      Titel: text,
      Verwijderd: z.boolean().nullish(),
    }),
  ),
  HuidigeDocumentVersie: z
    .looseObject({
      Status: text,
      Extensie: text,
      ExterneIdentifier: text,
      DocumentPublicatie: many(Publication),
      DocumentPublicatieMetadata: many(Publication),
    })
    .nullish(),
  BijlageDocument: many(Linked),
  BronDocument: many(Linked),
});
export type DocumentRow = z.infer<typeof DocumentRow>;

/** A row of Zaak with the documents it was expanded with. */
export const ZaakRow = ZaakFields.extend({ Document: many(z.unknown()) });

/** What the official publication states about itself, when the row has such a file; the fuller form first. */
export function metadataOf(row: DocumentRow) {
  const files = (row.HuidigeDocumentVersie?.DocumentPublicatieMetadata ?? []).filter((p) => !p.Verwijderd);
  return files.find((p) => p.DocumentType === 'Metadata') ?? files[0];
}

/** The official publication in XML, when the row has one. */
export function xmlPublicationOf(row: DocumentRow) {
  return row.HuidigeDocumentVersie?.DocumentPublicatie?.find(
    (p) => p.DocumentType === 'Xml' && !p.Verwijderd,
  );
}
