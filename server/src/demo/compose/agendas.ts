import { addDays, dutchDate, workingDayAfter } from '../calendar.ts';
import { committeeNames } from '../government.ts';
import { ministries } from '../government.ts';
import { spokespersons, asPerson } from '../parliament.ts';
import { around } from '../random.ts';
import type { Composed, Composer } from './composed.ts';
import {
  capital,
  committeeTitle,
  issueOf,
  ministerPerson,
  ministerTitle,
  organisationInSentence,
  paper,
} from './composed.ts';

/** The convocation of a committee debate. */
export const composeAgenda: Composer = (planned, surroundings): Composed => {
  const { theme, nth } = planned;
  const debate = around(theme.debates, nth);
  const type =
    nth === 0 && !surroundings.sibling(planned, 'tk/plenair-verslag') ? 'notaoverleg' : 'commissiedebat';
  const papers = [0, 1, 2]
    .map((each) => surroundings.sibling(planned, 'regering/kamerbrief', each))
    .filter((letter) => letter !== undefined)
    .filter((letter) => letter.day <= planned.day);
  return {
    sourceType: `Agenda ${type}`,
    institution: 'Tweede Kamer',
    title: `Agenda ${type} ${debate} van ${dutchDate(planned.day)}`,
    text: [
      `Convocatie ${type}\n${capital(committeeTitle(theme).slice(3))}`,
      `Datum: ${dutchDate(planned.day)}\nTijd: 14.00–17.30 uur\nOnderwerp: ${debate}\nGenodigd: ${ministerTitle(theme)}\nOpenbaar: ja`,
      ...papers.map(
        (letter, index) =>
          `Agendapunt ${index + 1}\n${around(theme.letters, letter.nth)}\n${paper(letter)} – brief van ${ministerTitle(theme)} van ${dutchDate(letter.day)}`,
      ),
      `Agendapunt ${papers.length + 1}\nReactie op verzoek van de commissie over ${issueOf(theme, 2).about}`,
      'De spreektijd bedraagt vijf minuten per fractie. Leden die een rapporteur willen voorstellen, kunnen dat melden bij de griffie.',
    ].join('\n\n'),
    people: [ministerPerson(theme, 'Genodigde')],
    agendaItem: debate,
    relations: papers.map((letter) => ({ relation: 'Geagendeerd', to: letter })),
  };
};

/** The list of decisions of a procedural meeting. */
export const composeDecisions: Composer = (planned, surroundings): Composed => {
  const { theme } = planned;
  const letter = surroundings.sibling(planned, 'regering/kamerbrief', 0);
  const rows = [
    letter
      ? `Brief van ${ministerTitle(theme)} over ‘${theme.letters[0]}’ (${paper(letter)})\nBesluit: betrekken bij het commissiedebat ${theme.debates[0]}.`
      : '',
    `Rapport ‘${theme.reports[0]}’\nBesluit: agenderen voor een technische briefing; de bewindspersoon wordt verzocht binnen zes weken een reactie te geven.`,
    `Verzoek om een rondetafelgesprek over ${issueOf(theme, 1).about}\nBesluit: gehonoreerd. Fracties kunnen tot en met ${dutchDate(addDays(planned.day, 9))} genodigden voordragen.`,
    `Brief van ${organisationInSentence(theme.organisations[0])} over ${issueOf(theme, 2).about}\nBesluit: voor kennisgeving aangenomen.`,
    `Planning van het commissiedebat ${theme.debates[1]}\nBesluit: inplannen vóór het eerstvolgende reces. De commissie wil ook ${issueOf(theme, 3).about} bij dat debat betrekken.`,
  ].filter((row) => row !== '');
  return {
    sourceType: 'Besluitenlijst',
    institution: 'Tweede Kamer',
    title: `Besluitenlijst procedurevergadering ${committeeNames[theme.committee]} van ${dutchDate(planned.day)}`,
    text: [
      `Besluitenlijst van de procedurevergadering van ${committeeTitle(theme)}\n${dutchDate(planned.day)}`,
      ...rows.map((row, index) => `Agendapunt ${index + 1}\n${row}`),
      'Rondvraag\nEr is geen gebruik gemaakt van de rondvraag.',
    ].join('\n\n'),
    people: [],
    agendaItem: 'Procedurevergadering',
    relations: letter ? [{ relation: 'Besluit over', to: letter }] : [],
  };
};

/** The report of written consultation: questions of parties and the minister's answers. */
export const composeWrittenConsultation: Composer = (planned, surroundings): Composed => {
  const { theme } = planned;
  const letter = surroundings.sibling(planned, 'regering/kamerbrief', 1);
  const members = spokespersons(theme.key, planned.id).slice(0, 4);
  const questions = members.map((member, index) => {
    const issue = issueOf(theme, index);
    return `Vragen en opmerkingen van de leden van de ${member.party}-fractie\n\nDe leden van de ${member.party}-fractie hebben kennisgenomen van de stukken. Zij lezen dat ${issue.finding}. Deze leden vragen het volgende: ‘${issue.question}’ Ook vragen zij of de minister bereid is ${issue.ask}.`;
  });
  const answers = members.map(
    (member, index) =>
      `Aan de leden van de ${member.party}-fractie. ${issueOf(theme, index).answer} ${around(theme.facts, index)}`,
  );
  return {
    sourceType: 'Verslag van een schriftelijk overleg',
    institution: 'Tweede Kamer',
    title: `Verslag van een schriftelijk overleg over ${theme.letters[1]}`,
    text: [
      `${paper(planned)}\nVerslag van een schriftelijk overleg\nVastgesteld ${dutchDate(planned.day)}`,
      `Binnen ${committeeTitle(theme)} hebben enkele fracties de behoefte om vragen en opmerkingen voor te leggen aan ${ministerTitle(theme)} over de brief ‘${theme.letters[1]}’.`,
      'I. Vragen en opmerkingen vanuit de fracties',
      ...questions,
      'II. Antwoord van de bewindspersoon',
      ...answers,
    ].join('\n\n'),
    people: [...members.map((member) => asPerson(member, 'Inbreng')), ministerPerson(theme, 'Beantwoorder')],
    relations: letter ? [{ relation: 'Betreft', to: letter }] : [],
  };
};

/** A working programme of a committee: a document that fits no other type. */
export const composeOther: Composer = (planned): Composed => {
  const { theme } = planned;
  return {
    sourceType: 'Overig',
    institution: 'Tweede Kamer',
    title: `Programma werkbezoek ${committeeNames[theme.committee]}: ${theme.title}`,
    text: [
      `Programma werkbezoek van ${committeeTitle(theme)}\n${dutchDate(workingDayAfter(addDays(planned.day, 12)))}`,
      `Het werkbezoek staat in het teken van ${theme.subject}. De commissie spreekt met bewoners, ondernemers en uitvoerders en neemt de opbrengst mee naar het debat ${theme.debates[0]}.`,
      `09.30 uur – Ontvangst door ${organisationInSentence(theme.organisations[0])} en inleiding over ${issueOf(theme, 0).about}\n11.00 uur – Gesprek met uitvoerders over ${issueOf(theme, 1).about}\n12.30 uur – Lunch met bestuurders uit de regio\n13.45 uur – Rondleiding en gesprek met ${organisationInSentence(theme.organisations[1])} over ${issueOf(theme, 2).about}\n15.30 uur – Afsluiting`,
      `Ter voorbereiding ontvangen de leden een informatiepakket van het Ministerie van ${ministries[theme.ministry].name}.`,
    ].join('\n\n'),
    people: [],
    confidentiality: planned.place % 2 ? 'Besloten' : 'Default',
  };
};
