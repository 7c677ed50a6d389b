import { z } from 'zod';
import { CommitteeRow, Contacts, Id, PersonRow, Party, flag, many, text } from './values.ts';

const Reference = z.looseObject({ id: Id, titel: text, onderwerp: text });

const References = {
  vrageninterpellatie: many(Reference),
  'parlementair-initiatief': many(Reference),
  debat: many(Reference),
  gedachtewisseling: many(Reference),
  verzoekschrift: many(Reference),
};

const Links = many(z.looseObject({ rel: text, href: text }));

/** A part of the report: one matter with its speeches. */
export const ReportRow = z.looseObject({
  id: Id,
  titel: text,
  ...References,
  spreker: many(
    z.looseObject({
      sprekertitel: text,
      sprekertekst: text,
      persoon: many(PersonRow.partial()),
    }),
  ),
  link: Links,
});
export type ReportRow = z.infer<typeof ReportRow>;

/** A meeting of the whole parliament or of committees. */
export const MeetingRow = z.looseObject({
  id: Id,
  type: text,
  subtype: text,
  status: text,
  datumagendering: text,
  datumbegin: text,
  datumeinde: text,
  'laatste-wijziging': text,
  'besloten-vergadering': flag,
  'voorlopig-verslag': flag,
  /** Of the recording, at YouTube. */
  'video-youtube-id': text,
  vergaderingnummer: z.union([z.string(), z.number()]).nullish(),
  omschrijving: text,
  'omschrijving-kort': many(z.string()),
  vergaderzaal: z.looseObject({ naam: text }).nullish(),
  voorzitter: many(PersonRow),
  commissie: many(CommitteeRow),
  link: Links,
  aanwezigheid: many(z.looseObject({ 'aanwezigheid-status': text, persoon: many(PersonRow) })),
  journaallijn: many(z.looseObject({ id: Id, ...References })),
  plenairehandelingen: z.looseObject({ pdffilewebpath: text }).nullish(),
  commissiehandelingen: z.looseObject({ pdffilewebpath: text }).nullish(),
  'agenda-item': many(
    z.looseObject({
      'agenda-lijn': many(
        z.looseObject({
          titel: text,
          'agenda-lijn-type': z.looseObject({ naam: text }).nullish(),
          ...References,
        }),
      ),
    }),
  ),
});
export type MeetingRow = z.infer<typeof MeetingRow>;
export type AgendaLine = MeetingRow['agenda-item'][number]['agenda-lijn'][number];

const FileRow = z.looseObject({ url: text, URL: text, bestandsnaam: text, titel: text });

const Voters = z.looseObject({ persoon: many(PersonRow.extend({ stem: text })) }).nullish();

/** A question, initiative, debate or hearing, in the parts that these kinds share. */
export const MatterRow = z.looseObject({
  id: Id,
  titel: text,
  onderwerp: text,
  /** Of written questions. */
  vraagnummer: z.union([z.string(), z.number()]).nullish(),
  nummer: z.union([z.string(), z.number()]).nullish(),
  volgnr: z.union([z.string(), z.number()]).nullish(),
  zittingsjaar: text,
  status: z.unknown().optional(),
  objecttype: z.looseObject({ naam: text }).nullish(),
  commissie: many(CommitteeRow),
  contacttype: Contacts,
  vraagsteller: many(PersonRow),
  minister: many(PersonRow.extend({ titel: text })),
  thema: many(z.union([z.string(), z.looseObject({ naam: text, titel: text })])),
  procedureverloop: many(z.looseObject({ datum: text, status: text })),
  journaallijn: many(
    z.looseObject({
      id: z.coerce.number().nullish(),
      vergadering: many(z.looseObject({ id: Id, datumbegin: text, datumagendering: text })),
    }),
  ),
  'bestand-ordered': many(FileRow),
  document: many(FileRow),
  filewebpath: text,
  'parlementair-initiatief': many(
    z.looseObject({ id: z.coerce.number().nullish(), titel: text, document: many(FileRow) }),
  ),
  'journaallijn-stemmingen': z
    .looseObject({
      stemming: many(
        z.looseObject({
          titel: text,
          datum: text,
          resultaat: text,
          'stemming-voor': Voters,
          'stemming-tegen': Voters,
          'stemming-onthouding': Voters,
        }),
      ),
    })
    .nullish(),
  numac: z.union([z.string(), z.number()]).nullish(),
});
export type MatterRow = z.infer<typeof MatterRow>;

const Term = z.looseObject({
  datumVan: text,
  datumTot: text,
  datumvan: text,
  datumtot: text,
  /** How exact the days are; whole days when absent. */
  datumvanformaat: text,
  datumtotformaat: text,
});

/** A member with the groups and mandates held. */
export const MemberRow = z.looseObject({
  id: Id,
  voornaam: text,
  naam: z.string(),
  'is-huidige-vv': flag,
  huidigefractie: Party.nullish(),
  fractie: Party.nullish(),
  lidmaatschap: many(Term.extend({ fractie: Party.nullish() })),
  'mandaat-vlaams-parlement': many(Term.extend({ mandaat: text })),
});
export type MemberRow = z.infer<typeof MemberRow>;

/** A committee with its members by what they are in it. */
export const CommitteeDetailRow = CommitteeRow.extend({
  functie: many(z.looseObject({ naam: z.string(), lid: many(PersonRow) })),
});

/** A group with its members. */
export const GroupRow = z.looseObject({ fractie: Party, volksvertegenwoordiger: many(PersonRow) });
