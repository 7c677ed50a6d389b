import { yearOf } from '../calendar.ts';
import { capital } from '../compose/composed.ts';
import { around } from '../random.ts';
import type { Written } from '../written.ts';
import { dateIn, type File, inBoth, languageOf, paper, wording } from './file.ts';
import { asMember, asMinister, frenchMinister, que, speakerOn } from './house.ts';
import { billName, billTitle } from './papers.ts';
import { plenaryAfter, voteByName } from './voting.ts';

/** The vote by name in plenary, the text adopted and what the gazette publishes. */
export function adoption(file: File): Written[] {
  const { bill, after, doc, id } = file;
  const day = after(plenaryAfter);
  const votes = voteByName(file, 'wet', billTitle(file).nl);
  const [vote] = votes;
  const rollCall = paper(file, {
    suffix: 'stemming',
    groupPath: 'kamer/stemming',
    sourceType: 'Naamstemming / Vote nominatif',
    language: languageOf(file, 0),
    titles: { nl: `Naamstemming over de wet ${bill.act.nl}`, fr: `Vote nominatif sur la loi ${bill.act.fr}` },
    day,
    time: [17, 15],
    withCommittee: false,
    text: inBoth(
      [`Naamstemming ${3 + (file.place % 5)}\n${billTitle(file).nl} (${doc(6)})`],
      [
        `Vote nominatif ${3 + (file.place % 5)}\n${billTitle(file).fr}`,
        `Ja / Oui: ${vote?.counts?.for}\nNee / Non: ${vote?.counts?.against}\nOnthoudingen / Abstentions: ${vote?.counts?.abstentions}`,
      ],
    ),
    votes,
    relations: [{ relation: 'Stemming over', id: id('wet') }],
  });
  if (vote?.outcome !== 'aangenomen') return [rollCall];
  const articles = (language: 'nl' | 'fr') => [
    `Art. 2\n${bill.articles[language][0]}`,
    `Art. 3\n${bill.articles[language][1]}`,
  ];
  const year = yearOf(after(plenaryAfter + 45));
  return [
    rollCall,
    paper(file, {
      suffix: 'aangenomen',
      groupPath: 'kamer/aangenomen-tekst',
      sourceType: 'Aangenomen tekst / Texte adopté',
      language: languageOf(file, 0),
      titles: {
        nl: `Tekst aangenomen door de plenaire vergadering: wet ${bill.act.nl}`,
        fr: `Texte adopté par la séance plénière : loi ${bill.act.fr}`,
      },
      day,
      numbers: [{ kind: 'document', value: doc(6) }],
      withCommittee: false,
      text: inBoth(
        [`${doc(6)}\nWet ${bill.act.nl}`, ...articles('nl')],
        [`Loi ${bill.act.fr}`, ...articles('fr')],
      ),
      relations: [{ relation: 'Aanneming van', id: id('wet') }],
      own: 'pdf',
    }),
    paper(file, {
      suffix: 'staatsblad-wet',
      groupPath: 'staatsblad/wet',
      sourceType: 'Wet / Loi',
      language: 'nl',
      titles: {
        nl: `Wet van ${dateIn('nl', after(plenaryAfter + 20))} ${bill.act.nl}`,
        fr: `Loi du ${dateIn('fr', after(plenaryAfter + 20))} ${bill.act.fr}`,
      },
      day: after(plenaryAfter + 45),
      time: undefined,
      numbers: [{ kind: 'document', value: `${year}99${9_101 + file.place}` }],
      withCommittee: false,
      text: inBoth(
        [
          'FILIP, Koning der Belgen, Aan allen die nu zijn en hierna wezen zullen, Onze Groet.',
          'De Kamer van volksvertegenwoordigers heeft aangenomen en Wij bekrachtigen hetgeen volgt:',
          ...articles('nl'),
        ],
        [
          'PHILIPPE, Roi des Belges, À tous, présents et à venir, Salut.',
          'La Chambre des représentants a adopté et Nous sanctionnons ce qui suit :',
          ...articles('fr'),
        ],
      ),
      relations: [{ relation: 'Bekendmaking van', id: id('aangenomen') }],
    }),
    paper(file, {
      suffix: 'koninklijk-besluit',
      groupPath: 'staatsblad/koninklijk-besluit',
      sourceType: 'Koninklijk besluit / Arrêté royal',
      language: 'fr',
      titles: {
        nl: `Koninklijk besluit tot uitvoering van de wet ${bill.act.nl}`,
        fr: `Arrêté royal portant exécution de la loi ${bill.act.fr}`,
      },
      day: after(plenaryAfter + 96),
      time: undefined,
      numbers: [{ kind: 'document', value: `${yearOf(after(plenaryAfter + 96))}99${9_201 + file.place}` }],
      withCommittee: false,
      text: inBoth(
        [
          `Artikel 1. De aanvraag wordt elektronisch ingediend.`,
          `Art. 2. De minister bevoegd voor ${bill.minister.nl} is belast met de uitvoering van dit besluit.`,
        ],
        [
          `Article 1er. La demande est introduite par voie électronique.`,
          `Art. 2. ${capital(frenchMinister(bill).the)} ${bill.minister.fr} est ${bill.minister.woman ? 'chargée' : 'chargé'} de l’exécution du présent arrêté.`,
        ],
      ),
      relations: [{ relation: 'Uitvoering van', id: id('staatsblad-wet') }],
    }),
    paper(file, {
      suffix: file.place % 3 === 2 ? 'bericht' : 'ministerieel-besluit',
      groupPath: `staatsblad/${file.place % 3 === 2 ? 'overig' : 'ministerieel-besluit'}`,
      sourceType: file.place % 3 === 2 ? 'Bericht / Avis' : 'Ministerieel besluit / Arrêté ministériel',
      language: 'nl',
      titles:
        file.place % 3 === 2
          ? {
              nl: `Bericht: oproep tot kandidaten voor het begeleidingscomité ${bill.title.nl.toLowerCase()}`,
              fr: `Avis : appel aux candidats, comité d’accompagnement (${bill.title.fr.toLowerCase()})`,
            }
          : {
              nl: `Ministerieel besluit tot vaststelling van het modelformulier ${bill.title.nl.toLowerCase()}`,
              fr: `Arrêté ministériel fixant le formulaire type (${bill.title.fr.toLowerCase()})`,
            },
      day: after(plenaryAfter + 118),
      time: undefined,
      withCommittee: false,
      text: inBoth(
        [
          `Federale overheidsdienst\n${dateIn('nl', after(plenaryAfter + 118))}`,
          'Het formulier en de toelichting zijn beschikbaar op de website van de dienst.',
        ],
        ['Service public fédéral', 'Le formulaire et la notice sont disponibles sur le site du service.'],
      ),
      relations: [{ relation: 'Uitvoering van', id: id('koninklijk-besluit') }],
    }),
  ];
}

/** What the government decides and announces; the note and the budget come with it. */
export function government(file: File, days: number): Written[] {
  const { bill, after, doc } = file;
  const day = after(days);
  const language = languageOf(file, 1);
  const papers = [
    paper(file, {
      suffix: 'ministerraad',
      groupPath: 'regering/ministerraad',
      sourceType: 'Ministerraad / Conseil des ministres',
      language,
      titles: { nl: `Ministerraad: ${bill.title.nl}`, fr: `Conseil des ministres : ${bill.title.fr}` },
      day,
      time: [13, 30],
      withCommittee: false,
      text:
        language === 'nl'
          ? `Ministerraad van ${dateIn('nl', day)}\n\nOp voorstel van minister van ${bill.minister.nl} ${bill.minister.name} keurde de ministerraad een voorontwerp van wet goed over ${bill.subject.nl}.\n\nHet voorontwerp gaat voor advies naar de Raad van State. De gewesten en gemeenschappen worden geraadpleegd over ${bill.issues.nl[1].about}.`
          : `Conseil des ministres du ${dateIn('fr', day)}\n\nSur proposition ${frenchMinister(bill).of} ${bill.minister.fr}, ${bill.minister.name}, le Conseil des ministres a approuvé un avant-projet de loi concernant ${bill.subject.fr}.\n\nL’avant-projet est transmis pour avis au Conseil d’État. Les Régions et les Communautés seront consultées.`,
      people: [asMinister(bill, 'Bevoegd minister')],
    }),
    paper(file, {
      suffix: 'beleidsnota',
      groupPath: 'regering/beleidsnota',
      sourceType: 'Algemene beleidsnota / Note de politique générale',
      language: languageOf(file, 0),
      titles: {
        nl: `Algemene beleidsnota ${bill.minister.nl}`,
        fr: `Note de politique générale ${bill.minister.fr}`,
      },
      day: after(days + 9),
      numbers: [{ kind: 'document', value: doc(40) }],
      text: inBoth(
        [
          `${doc(40)}\nAlgemene beleidsnota ${bill.minister.nl}`,
          `${bill.facts.nl.join(' ')} In het komende jaar gaat de aandacht in de eerste plaats naar ${bill.issues.nl[0].about}.`,
        ],
        [
          `Note de politique générale ${bill.minister.fr}`,
          `${bill.facts.fr.join(' ')} L’année à venir sera consacrée en priorité à la concertation sociale et à l’exécution de l’accord de gouvernement.`,
        ],
      ),
      people: [asMinister(bill, 'Indiener')],
      own: 'pdf',
    }),
  ];
  if (file.place % 3 !== 0) return papers;
  return [
    ...papers,
    paper(file, {
      suffix: 'begroting',
      groupPath: 'kamer/begroting',
      sourceType: 'Verantwoording algemene uitgavenbegroting / Justification du budget général des dépenses',
      language: 'nl',
      titles: {
        nl: `Verantwoording van de uitgavenbegroting: ${bill.minister.nl}`,
        fr: `Justification du budget des dépenses : ministre ${bill.minister.fr}`,
      },
      day: after(days + 12),
      numbers: [{ kind: 'document', value: doc(50) }],
      text: inBoth(
        [
          `${doc(50)}\nSectie ${12 + file.place}`,
          `De vastleggingskredieten bedragen ${310 + file.place * 23} miljoen euro, ${2 + (file.place % 3)} procent meer dan in de aangepaste begroting.`,
        ],
        [
          `Section ${12 + file.place}`,
          `Les crédits d’engagement s’élèvent à ${310 + file.place * 23} millions d’euros, soit ${2 + (file.place % 3)} pour cent de plus que dans le budget ajusté.`,
        ],
      ),
      people: [asMinister(bill, 'Indiener')],
    }),
  ];
}

/** News of the government; the second one is the latest. */
export function news(file: File, nth: number, days: number): Written {
  const { bill } = file;
  const language = languageOf(file, nth);
  const issue = around(bill.issues[language], nth);
  const [one, two] = bill.organisations;
  return paper(file, {
    suffix: `nieuws-${nth + 1}`,
    groupPath: 'regering/nieuws',
    sourceType: language === 'nl' ? 'Persbericht' : 'Communiqué de presse',
    language,
    titles: {
      nl: `Stap vooruit: ${around(bill.issues.nl, nth).about}`,
      fr: `Une avancée : ${around(bill.issues.fr, nth).about}`,
    },
    day: file.after(days),
    withCommittee: false,
    text:
      language === 'nl'
        ? `${bill.minister.name} lichtte vandaag de volgende stappen toe. ${issue.answer}\n\n“${wording(file, `nieuws ${nth}`, ['We hebben geluisterd naar wie er elke dag mee werkt', 'Dit is geen eindpunt, maar wel een stap die men zal voelen'])}”, aldus de minister. ${one} reageert voorzichtig positief; ${two} wil eerst de teksten zien.`
        : `${bill.minister.name} a présenté aujourd’hui les prochaines étapes. ${issue.answer}\n\n« ${wording(file, `nieuws ${nth}`, ['Nous avons écouté celles et ceux qui travaillent sur le terrain', 'Ce n’est pas un aboutissement, mais une étape que chacun ressentira'])} », explique-t-on au cabinet. ${two} réagit avec prudence ; ${one} attend de voir les textes.`,
    people: [asMinister(bill, 'Bevoegd minister')],
    organisations: bill.organisations.map((name) => ({ name, relation: 'Reactie' })),
  });
}

/** A motion after the interpellation. */
export function motion(file: File, days: number): Written {
  const { bill } = file;
  const language = languageOf(file, 1);
  const nth = 2;
  const issue = bill.issues[language][nth];
  const author = speakerOn(bill, language, file.place + nth);
  const titles = {
    nl: `Motie van aanbeveling over ${bill.issues.nl[nth].about}`,
    fr: `Motion de recommandation sur ${bill.issues.fr[nth].about}`,
  };
  return paper(file, {
    suffix: 'motie',
    groupPath: 'kamer/motie',
    sourceType: language === 'nl' ? 'Motie' : 'Motion',
    language,
    titles,
    day: file.after(days),
    text:
      language === 'nl'
        ? `De Kamer,\n\ngehoord de interpellatie van ${author.name}\nen het antwoord van de minister van ${bill.minister.nl},\n\noverwegende dat ${issue.because},\n\nvraagt de regering ${issue.ask}.`
        : `La Chambre,\n\nayant entendu l’interpellation de ${author.name}\net la réponse ${frenchMinister(bill).of} ${bill.minister.fr},\n\nconsidérant ${que(issue.because)},\n\ninvite le gouvernement à ${issue.ask}.`,
    people: [asMember(author, 'Indiener')],
    votes: voteByName(file, 'motie', titles.nl, author.party),
    relations: [{ relation: 'Ingediend na', id: file.id('interpellatie-3') }],
  });
}

/** The agenda of the committee and a note it received. */
export function committeePapers(file: File, days: number): Written[] {
  const { bill, after } = file;
  const day = after(days);
  const language = languageOf(file, 1);
  const [one, two] = bill.organisations;
  return [
    paper(file, {
      suffix: 'agenda',
      groupPath: 'kamer/agenda',
      sourceType: 'Agenda / Ordre du jour',
      language: 'nl',
      titles: {
        nl: `Agenda ${bill.committee.nl} van ${dateIn('nl', day)}`,
        fr: `Ordre du jour, ${bill.committee.fr}, ${dateIn('fr', day)}`,
      },
      day: after(days - 6),
      text: inBoth(
        [
          `${bill.committee.nl}\n${dateIn('nl', day)}, 14.15 uur`,
          `1. ${billTitle(file).nl}\n2. Samengevoegde vragen over ${bill.issues.nl[0].about}`,
        ],
        [
          `${bill.committee.fr}\n${dateIn('fr', day)}, 14 h 15`,
          `1. ${billTitle(file).fr}\n2. Questions jointes`,
        ],
      ),
      relations: [{ relation: 'Geagendeerd', id: file.id('wet') }],
    }),
    paper(file, {
      suffix: 'overig',
      groupPath: 'kamer/overig',
      sourceType: language === 'nl' ? 'Schriftelijk advies' : 'Avis écrit',
      language,
      titles: {
        nl: `Schriftelijk advies van ${one} over ${bill.subject.nl}`,
        fr: `Avis écrit de ${two} sur ${bill.subject.fr}`,
      },
      day: after(days - 3),
      text:
        language === 'nl'
          ? `${one}\n\nAan de leden van de ${bill.committee.nl}\n\nWij danken u voor de vraag om advies over het ${billName(file).nl.toLowerCase()}. In onze praktijk zien wij dat ${bill.issues.nl[1].finding}. De tekst lost dat niet op, maar maakt het mogelijk eraan te beginnen.`
          : `${two}\n\nAux membres de la ${bill.committee.fr}\n\nNous vous remercions de nous avoir consultés. Dans notre pratique, nous constatons ${que(bill.issues.fr[1].finding)}. Le texte ne règle pas tout, mais il ouvre la voie.`,
      organisations: [{ name: language === 'nl' ? one : two, relation: 'Auteur' }],
      confidentiality: file.place % 4 === 3 ? 'Besloten' : 'Openbaar',
    }),
  ];
}
