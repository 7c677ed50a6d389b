import type { Committee, DocumentNumber, Person, Vote } from 'contract/document-parts';
import { dossierNumber } from '#connectors/reading/dutch-papers.ts';
import { partyVotesOf } from '#connectors/reading/party-votes.ts';
import type { Document } from '#stores/documents/document.ts';
import type { ActorRow, BesluitRow, DocumentRow } from './rows.ts';

/** One line without stray spaces. */
export function line(text: string | null | undefined): string | undefined {
  const clean = text?.replace(/\s+/g, ' ').trim();
  return clean ? clean : undefined;
}

/** "Roon de, R." as people write it: "R. de Roon". Other forms stay as they are. */
export function readableName(name: string): string {
  const parts = /^(\S+(?: \S+)*?)((?: (?:van|de|den|der|het|'t|ter|ten|te|von|el|al))*), (.+)$/.exec(name);
  return parts ? `${parts[3]}${parts[2]} ${parts[1]}` : name;
}

/** The name a person is called by; undefined where the row lacks a part of it. */
export function spokenName(person: ActorRow['Persoon']): string | undefined {
  if (!person?.Roepnaam || !person.Achternaam) return undefined;
  return line([person.Roepnaam, person.Tussenvoegsel, person.Achternaam].filter(Boolean).join(' '));
}

/** People, committees and organisations of the actors of a document and its cases. */
export function readActors(actors: readonly ActorRow[]) {
  const people = new Map<string, Person>();
  const committees = new Map<string, Committee>();
  const organisations = new Map<string, { name: string; relation?: string }>();
  for (const actor of actors) {
    const name = line(actor.ActorNaam);
    if (actor.Verwijderd || !name) continue;
    const relation = line(actor.Relatie);
    const position = line(actor.Functie) ?? line(actor.Persoon?.Functie);
    const party = line(actor.ActorFractie);
    if (actor.Commissie_Id || actor.Commissie || /commissie/i.test(relation ?? '')) {
      const code = line(actor.Commissie?.Afkorting) ?? line(actor.ActorAfkorting) ?? name;
      committees.set(code, { code, name: line(actor.Commissie?.NaamNL) ?? name });
    } else if (actor.Persoon_Id || actor.Persoon || (position && !actor.Fractie_Id)) {
      const known = actor.Persoon;
      const person = spokenName(known) ?? readableName(name);
      if (people.has(person)) continue;
      people.set(person, {
        name: person,
        ...(relation ? { role: relation } : {}),
        ...(position ? { function: position } : {}),
        ...(party ? { party } : {}),
      });
    } else organisations.set(name, { name, ...(relation ? { relation } : {}) });
  }
  return {
    people: [...people.values()],
    committees: [...committees.values()],
    organisations: [...organisations.values()],
  };
}

/** The dossier a document is in: by relation, else by the name of its publication. */
export function readDossier(row: DocumentRow): { number: string; title: string } | undefined {
  const related = row.Kamerstukdossier?.find((dossier) => !dossier.Verwijderd && dossier.Nummer);
  if (related?.Nummer) {
    const title = line(related.Titel) ?? line(row.Titel) ?? '';
    return { number: dossierNumber(related.Nummer, related.Toevoeging), title };
  }
  const published = /^kst-(\d+)(?:-([A-Z0-9]+))?-([A-Z0-9]+)$/.exec(
    row.HuidigeDocumentVersie?.ExterneIdentifier ?? '',
  );
  if (!published?.[1]) return undefined;
  return { number: dossierNumber(published[1], published[2]), title: line(row.Titel) ?? '' };
}

/** Every number the document is known by. */
export function readNumbers(row: DocumentRow, dossier: string | undefined): DocumentNumber[] {
  const numbers: DocumentNumber[] = [];
  const add = (kind: DocumentNumber['kind'], value: string | undefined) => {
    if (value && !numbers.some((n) => n.kind === kind && n.value === value)) numbers.push({ kind, value });
  };
  add('document', line(row.DocumentNummer));
  for (const matter of row.Zaak ?? []) if (!matter.Verwijderd) add('case', line(matter.Nummer));
  add('dossier', dossier);
  for (const more of row.Kamerstukdossier ?? []) {
    if (more.Nummer && !more.Verwijderd) add('dossier', dossierNumber(more.Nummer, more.Toevoeging));
  }
  if (dossier && (row.Volgnummer ?? -1) > 0) add('reference', `${dossier}, nr. ${row.Volgnummer}`);
  add('reference', line(row.HuidigeDocumentVersie?.ExterneIdentifier));
  add('reference', appendixNumber(row));
  add('reference', line(row.KenmerkAfzender));
  add('session', line(row.Vergaderjaar));
  return numbers;
}

/**
 * Public numbers by which the official publications name the same document: that of its publication, else a
 * paper's place in its dossier, an answer's in the appendix, the number of the questions, or the document's own
 * where it is in no dossier. An attachment carries the numbers of what it belongs to, so it has its own
 * publication only.
 */
export function readIdentities(row: DocumentRow): string[] {
  const published = row.HuidigeDocumentVersie?.ExterneIdentifier ?? '';
  const known = /^(?:kst|blg|ah|kv|h|ag|nds)-[A-Za-z0-9-]+$/.test(published) ? [published] : [];
  if (row.Soort === 'Bijlage') return known;
  const dossiers = row.Kamerstukdossier?.filter((one) => one.Nummer && !one.Verwijderd);
  const appendix = appendixNumber(row);
  if (appendix) return [...new Set([...known, appendix])];
  if (known.length > 0) return known;
  const matters = (row.Zaak ?? []).filter((one) => one.Nummer && !one.Verwijderd);
  if (row.Soort === 'Schriftelijke vragen')
    return matters.length === 1 ? matters.map(({ Nummer }) => `kv-tk-${Nummer}`) : [];
  // Without its dossiers a row does not tell whether it is in one.
  if (!dossiers) return [];
  const [dossier] = dossiers;
  if (dossier) {
    const alone = dossiers.length === 1 && (row.Volgnummer ?? -1) > 0;
    const addition = dossier.Toevoeging ? `-${dossier.Toevoeging}` : '';
    return alone ? [`kst-${dossier.Nummer}${addition}-${row.Volgnummer}`] : [];
  }
  const number = row.DocumentNummer?.trim() ?? '';
  return /^\d{4}D\d+$/.test(number) ? [`nds-tk-${number}`] : [];
}

/** Number in the appendix to the reports, `ah-tk-20242025-2075`, as publications name it. */
function appendixNumber(row: DocumentRow): string | undefined {
  const parts = /^(\d\d)(\d\d)(\d{5})$/.exec(row.Aanhangselnummer ?? '');
  return parts ? `ah-tk-20${parts[1]}20${parts[2]}-${Number(parts[3])}` : undefined;
}

const outcomes: [RegExp, Vote['outcome']][] = [
  [/niet aangenomen/i, 'verworpen'],
  [/aangenomen|aannemen/i, 'aangenomen'],
  [/verworpen/i, 'verworpen'],
  [/ingetrokken/i, 'ingetrokken'],
];

/** The vote a decision records; undefined when nothing was voted on. A roll call counts the members of parties. */
export function readVote(decision: BesluitRow, subject: string): Vote | undefined {
  const kind = decision.BesluitSoort ?? '';
  if (decision.Verwijderd || decision.Status !== 'Besluit' || !/^stemmen/i.test(kind)) return undefined;
  const votes = (decision.Stemming ?? []).filter((vote) => !vote.Verwijderd);
  const choiceOf = (text: string | null | undefined) =>
    text === 'Voor' || text === 'Tegen' || text === 'Niet deelgenomen' ? text : undefined;
  const vote: Vote = { subject, parties: [], members: [] };
  const outcome = outcomes.find(([words]) => words.test(kind))?.[1];
  if (outcome) vote.outcome = outcome;
  const outcomeText = line(decision.BesluitTekst);
  if (outcomeText) vote.outcomeText = outcomeText;
  for (const row of votes) {
    const choice = choiceOf(row.Soort);
    const name = line(row.ActorNaam);
    if (!choice || !name) continue;
    const party = line(row.ActorFractie);
    const mistake = row.Vergissing ? { mistake: true } : {};
    if (decision.StemmingsSoort === 'Hoofdelijk' || row.Persoon_Id) {
      vote.members.push({ name: readableName(name), ...(party ? { party } : {}), choice, ...mistake });
    } else {
      const size = row.FractieGrootte == null ? {} : { seats: row.FractieGrootte };
      vote.parties.push({ party: party ?? name, ...size, choice, ...mistake });
    }
  }
  // Where parties voted, whoever is named beside them is counted with the party already.
  if (vote.parties.length === 0) vote.parties = partyVotesOf(vote.members);
  return vote;
}

/** A document of this number has this id. */
export function documentIdOf(number: string): string {
  return `tk-${number}`;
}

type Paper = Pick<
  NonNullable<DocumentRow['BijlageDocument']>[number],
  'DocumentNummer' | 'Onderwerp' | 'Titel' | 'Verwijderd'
>;

/** Papers that a row is linked to, as relations of one kind. */
export function linkedPapers(
  relation: string,
  papers: readonly Paper[] | null | undefined,
): Document['relations'] {
  return (papers ?? []).flatMap(({ DocumentNummer: number, Onderwerp, Titel, Verwijderd }) =>
    number && !Verwijderd
      ? [{ relation, id: documentIdOf(number), title: line(Onderwerp) ?? line(Titel) ?? number }]
      : [],
  );
}
