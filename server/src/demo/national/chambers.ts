import { capital, ministerName, ministerPerson, ministerTitle } from '../compose/composed.ts';
import { addDays, busyness, dutchDate, workingDayAfter } from '../calendar.ts';
import type { Day } from '../calendar.ts';
import { ministries } from '../government.ts';
import { asPerson, parties, spokespersons } from '../parliament.ts';
import { around, between, seeded } from '../random.ts';
import type { Theme } from '../theme.ts';
import { voteOf } from '../voting.ts';
import type { Written } from '../written.ts';

const keyOf = (theme: Theme) => `demo-${theme.dossier.replace(' ', '')}`;

/** The nearest Tuesday on which the Tweede Kamer voted, so many days ago or a little more. */
function votingDay(today: Day, age: number): Day {
  let day = addDays(today, -age);
  while (new Date(day).getUTCDay() !== 2 || busyness(day) < 0.9) day = addDays(day, -1);
  return day;
}

const common = (theme: Theme) => ({
  language: 'nl',
  contexts: { ...theme.contexts },
  dossier: { number: theme.dossier, title: theme.title },
});

/** A list of votes of the Tweede Kamer. */
export function lowerHousePapers(theme: Theme, place: number, today: Day): Written[] {
  const issue = around(theme.issues, place);
  const [mover] = spokespersons(theme.key, `votes ${theme.key}`);
  const day = votingDay(today, between(seeded(`votes ${theme.key}`), 5, 500));
  if (!mover) return [];
  if (place % 2 === 0) {
    const subject = `Motie van het lid ${mover.surname} over ${issue.about}`;
    const vote = voteOf(`list ${theme.key}`, {
      house: { factions: parties, abstains: false },
      proposer: mover.party,
      subject,
      day,
      time: [15, 35],
    });
    const inFavour = vote.parties.filter(({ choice }) => choice === 'Voor').map(({ party }) => party);
    return [
      {
        ...common(theme),
        id: `${keyOf(theme)}-stemming`,
        groupPath: 'tk/stemming',
        sourceType: 'Stemmingsuitslag',
        institution: 'Tweede Kamer',
        title: `Stemmingen moties over ${theme.subject}`,
        day,
        time: [16, 5],
        text: `Stemmingsuitslagen van ${dutchDate(day)}\n\nAan de orde zijn de stemmingen over moties, ingediend bij het debat over ${theme.subject}.\n\n${subject}\n\nIn stemming komt de motie.\n\nDe voorzitter:\nIk constateer dat de leden van de fracties van ${inFavour.join(', ')} voor deze motie hebben gestemd en dat de overige fracties ertegen hebben gestemd, zodat zij is ${vote.outcome}.`,
        people: [asPerson(mover, 'Eerste ondertekenaar')],
        votes: [{ ...vote, outcomeText: `${capital(vote.outcome ?? '')} met handopsteken` }],
      },
    ];
  }
  return [];
}

/** Questions, answers, agendas, votes and commitments of the Eerste Kamer. */
export function upperHousePapers(theme: Theme, place: number, today: Day): Written[] {
  const age = between(seeded(`senate ${theme.key}`), 40, 520);
  const day = votingDay(today, age);
  const issue = around(theme.issues, place + 2);
  const [member] = spokespersons(theme.key, `senate ${theme.key}`);
  if (!member) return [];
  const senator = { ...asPerson(member, 'Vraagsteller'), function: 'Eerste Kamerlid' };
  const base = { ...common(theme), institution: 'Eerste Kamer', time: [13, 30] as const };
  const kinds: Record<number, () => Written[]> = {
    0: () => [
      {
        ...base,
        id: `${keyOf(theme)}-ek-vragen`,
        groupPath: 'ek/schriftelijke-vragen',
        sourceType: 'Schriftelijke vragen',
        title: `Schriftelijke vragen van het lid ${member.surname} (Eerste Kamer) over ${issue.about}`,
        day,
        text: `Vragen van het lid ${member.surname} (${member.party}) aan ${ministerTitle(theme)}, ingezonden op ${dutchDate(day)}\n\n1. ${issue.question}\n\n2. Hoe verhoudt uw antwoord zich tot wat u bij de behandeling van de begroting hebt gezegd?\n\n3. Acht u de rechtszekerheid van betrokkenen gewaarborgd, nu ${issue.finding}?`,
        people: [senator],
      },
      {
        ...base,
        id: `${keyOf(theme)}-ek-antwoord`,
        groupPath: 'ek/antwoord',
        sourceType: 'Antwoord op schriftelijke vragen',
        title: `Antwoord op vragen van het lid ${member.surname} (Eerste Kamer) over ${issue.about}`,
        day: workingDayAfter(addDays(day, 27)),
        text: `Antwoord van ${ministerTitle(theme)}\n\nAntwoord 1. ${issue.answer}\n\nAntwoord 2. Die uitspraak en dit antwoord sluiten op elkaar aan: toen ging het om de raming, nu om de uitvoering.\n\nAntwoord 3. Ja. Tegen ieder besluit staat bezwaar en beroep open.`,
        people: [ministerPerson(theme, 'Beantwoorder'), senator],
        relations: [{ relation: 'Antwoord op', id: `${keyOf(theme)}-ek-vragen` }],
      },
    ],
    1: () => [
      {
        ...base,
        id: `${keyOf(theme)}-ek-agenda`,
        groupPath: 'ek/agenda',
        sourceType: 'Agenda',
        title: `Agenda plenaire vergadering Eerste Kamer van ${dutchDate(day)}: ${theme.title}`,
        day: addDays(day, -5),
        text: `Agenda van de Eerste Kamer\nDinsdag ${dutchDate(day)}, 13.30 uur\n\n1. Hamerstukken\n2. Beleidsdebat over ${theme.subject}, met ${ministerTitle(theme)}\n3. Stemmingen`,
        people: [ministerPerson(theme, 'Genodigde')],
      },
    ],
    2: () => {
      const subject = `Motie-${member.surname} over ${issue.about}`;
      const senate = parties.map((party) => ({ ...party, seats: Math.round(party.seats / 2) }));
      const vote = voteOf(`senate ${theme.key}`, {
        house: { factions: senate, abstains: false },
        proposer: member.party,
        subject,
        day,
        time: [18, 45],
      });
      return [
        {
          ...base,
          id: `${keyOf(theme)}-ek-stemming`,
          groupPath: 'ek/stemming',
          sourceType: 'Stemming',
          title: `Stemming Eerste Kamer: ${subject}`,
          day,
          text: `Stemming bij zitten en opstaan\n${dutchDate(day)}\n\n${subject}\n\nDe motie is ${vote.outcome}.`,
          people: [{ ...senator, role: 'Eerste ondertekenaar' }],
          votes: [{ ...vote, outcomeText: `${capital(vote.outcome ?? '')} bij zitten en opstaan` }],
        },
      ];
    },
    3: () => [
      {
        ...base,
        id: `${keyOf(theme)}-ek-toezegging`,
        groupPath: 'ek/toezegging',
        sourceType: 'Toezegging',
        title: `Toezegging aan de Eerste Kamer over ${issue.about}`,
        day,
        text: `${ministerName(theme)} zegt het lid ${member.surname} toe de Kamer te berichten over ${issue.about} voordat het volgende wetsvoorstel wordt ingediend.`,
        people: [ministerPerson(theme, 'Toezegger'), senator],
        numbers: [{ kind: 'document', value: `T0${9_000 + place}` }],
        commitment: {
          state: 'open',
          stateText: 'Openstaand',
          due: new Date(addDays(day, 180)).toISOString().slice(0, 10),
          by: { name: ministries[theme.ministry].minister.name, function: ministerTitle(theme).slice(3) },
          ministry: ministries[theme.ministry].name,
          to: [{ name: senator.name, function: senator.function, party: member.party }],
          toParties: [],
          fulfilledBy: [],
        },
      },
    ],
  };
  return kinds[place % 4]?.() ?? [];
}
