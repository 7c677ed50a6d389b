import { around } from '../random.ts';
import { capital } from '../compose/composed.ts';
import type { Written } from '../written.ts';
import type { BelgianMember } from '../belgian-members.ts';
import type { Day } from '../calendar.ts';
import { dateIn, type File, inBoth, type Language, languageOf, paper, wording } from './file.ts';
import { asMember, asMinister, de, frenchMinister, que, speakerOn } from './house.ts';

/** Government bills and members' bills take turns. */
const ofGovernment = (file: File) => file.place % 2 === 1;

/** The kind of bill in both languages. */
export const billName = (file: File) =>
  ofGovernment(file)
    ? { nl: 'Wetsontwerp', fr: 'Projet de loi' }
    : { nl: 'Wetsvoorstel', fr: 'Proposition de loi' };

/** The bill's title in both languages. */
export const billTitle = (file: File) => {
  const name = billName(file);
  return { nl: `${name.nl} ${file.bill.act.nl}`, fr: `${name.fr} ${file.bill.act.fr}` };
};

/** The bill in the language of its author, with the title in both. */
export function bill(file: File, days: number): Written {
  const { bill: each, after, doc } = file;
  const language = languageOf(file, 0);
  const day = after(days);
  const authors = [0, 2, 1].map((nth, index) =>
    speakerOn(each, index === 2 ? (language === 'nl' ? 'fr' : 'nl') : language, file.place + nth),
  );
  const signed = ofGovernment(file) ? each.minister.name : authors.map(({ name }) => name).join('\n');
  const [first, second] = each.articles[language];
  const issues = each.issues[language];
  const facts = each.facts[language];
  const text =
    language === 'nl'
      ? [
          `${doc(1)}\n${dateIn('nl', day)}\n${billTitle(file).nl}`,
          `${ofGovernment(file) ? 'Memorie van toelichting' : 'Toelichting'}\n\nDames en Heren,\n\n${facts[0]} De tekst die u wordt voorgelegd, wil een antwoord bieden op een toestand die al jaren aansleept.`,
          `De aandacht gaat in het bijzonder naar ${issues[0].about}. Het is immers zo dat ${issues[0].because}.`,
          `Artikel 1\nDeze wet regelt een aangelegenheid als bedoeld in artikel 74 van de Grondwet.`,
          `Art. 2\n${first}`,
          `Art. 3\n${second}`,
          'Art. 4\nDeze wet treedt in werking op de eerste dag van de derde maand na die waarin zij in het Belgisch Staatsblad is bekendgemaakt.',
          signed,
        ]
      : [
          `${doc(1)}\n${dateIn('fr', day)}\n${billTitle(file).fr}`,
          `${ofGovernment(file) ? 'Exposé des motifs' : 'Développements'}\n\nMesdames, Messieurs,\n\n${facts[0]} Le texte qui vous est soumis entend répondre à une situation qui perdure depuis des années.`,
          `L’attention se porte en particulier sur ${issues[0].about}. Il importe de rappeler ${que(issues[0].because)}.`,
          `Article 1er\nLa présente loi règle une matière visée à l’article 74 de la Constitution.`,
          `Art. 2\n${first}`,
          `Art. 3\n${second}`,
          'Art. 4\nLa présente loi entre en vigueur le premier jour du troisième mois qui suit celui de sa publication au Moniteur belge.',
          signed,
        ];
  return paper(file, {
    suffix: 'wet',
    groupPath: `kamer/${ofGovernment(file) ? 'wetsontwerp' : 'wetsvoorstel'}`,
    sourceType: billName(file)[language],
    language,
    titles: billTitle(file),
    day,
    time: undefined,
    numbers: [{ kind: 'document', value: doc(1) }],
    text: text.join('\n\n'),
    people: ofGovernment(file)
      ? [asMinister(each, 'Indiener')]
      : authors.map((author, index) => asMember(author, index === 0 ? 'Hoofdindiener' : 'Mede-indiener')),
    own: 'pdf',
    attachments: [
      {
        title: language === 'nl' ? `Samenvatting: ${each.title.nl}` : `Résumé : ${each.title.fr}`,
        text:
          language === 'nl'
            ? `Samenvatting\n\nDit ${billName(file).nl.toLowerCase()} heeft betrekking op ${each.subject.nl}. Het bevat vier artikelen. De budgettaire gevolgen worden op minder dan vijf miljoen euro geraamd.`
            : `Résumé\n\nCe texte concerne ${each.subject.fr}. Il compte quatre articles. L’incidence budgétaire est estimée à moins de cinq millions d’euros.`,
      },
    ],
  });
}

/** The advice of the Raad van State, in both languages. */
export function councilAdvice(file: File, days: number): Written {
  const { bill: each, doc } = file;
  const day = file.after(days);
  return paper(file, {
    suffix: 'advies-rvs',
    groupPath: 'kamer/advies-rvs',
    sourceType: 'Advies van de Raad van State / Avis du Conseil d’État',
    language: languageOf(file, 1),
    titles: {
      nl: `Advies van de Raad van State over de wet ${each.act.nl}`,
      fr: `Avis du Conseil d’État sur la loi ${each.act.fr}`,
    },
    day,
    numbers: [{ kind: 'document', value: doc(2) }],
    text: inBoth(
      [
        `${doc(2)}\nAdvies van de Raad van State, afdeling Wetgeving\n${dateIn('nl', day)}`,
        `Artikel 2 bepaalt: ‘${each.articles.nl[0]}’ De steller van de tekst moet het verschil in behandeling dat hieruit voortvloeit beter verantwoorden.`,
        'Voor artikel 3 wordt best verduidelijkt welke overheid bevoegd is en binnen welke termijn beroep openstaat.',
      ],
      [
        `Avis du Conseil d’État, section de législation\n${dateIn('fr', day)}`,
        `L’article 2 dispose : « ${each.articles.fr[0]} » L’auteur du texte justifiera mieux la différence de traitement qui en découle.`,
        'À l’article 3, il convient de préciser l’autorité compétente et le délai de recours.',
      ],
    ),
    relations: [{ relation: 'Advies over', id: file.id('wet') }],
    own: 'pdf',
  });
}

/** A proposal for a resolution in the language of its author. */
export function resolution(file: File, days: number, house: 'kamer' | 'senaat' = 'kamer'): Written {
  const { bill: each } = file;
  const language = languageOf(file, house === 'kamer' ? 1 : 0);
  const nth = house === 'kamer' ? 1 : 2;
  const issue = around(each.issues[language], nth);
  const author = speakerOn(each, language, file.place + nth);
  const day = file.after(days);
  const number = house === 'kamer' ? `DOC 56 ${9_002 + file.place * 7}/001` : `8-${9_001 + file.place}/1`;
  return paper(file, {
    suffix: house === 'kamer' ? 'resolutie' : 'senaat-resolutie',
    groupPath: `${house}/resolutie`,
    sourceType: language === 'nl' ? 'Voorstel van resolutie' : 'Proposition de résolution',
    language,
    titles: {
      nl: `Voorstel van resolutie betreffende ${around(each.issues.nl, nth).about}`,
      fr: `Proposition de résolution concernant ${around(each.issues.fr, nth).about}`,
    },
    day,
    numbers: [{ kind: 'document', value: number }],
    withCommittee: house === 'kamer',
    text: (language === 'nl'
      ? [
          `${number}\nVoorstel van resolutie betreffende ${issue.about}\n(ingediend door ${author.name})`,
          house === 'kamer' ? 'De Kamer van volksvertegenwoordigers,' : 'De Senaat,',
          `A. overwegende dat ${issue.because};`,
          `B. vaststellende dat ${issue.finding};`,
          wording(file, `resolutie ${house}`, [
            'C. verwijzend naar de aanbevelingen van het Rekenhof;',
            'C. gelet op het regeerakkoord, dat een grondige aanpak belooft;',
            'C. overwegende dat de deelstaten om overleg hebben gevraagd;',
          ]),
          `verzoekt de federale regering ${issue.ask}.`,
          author.name,
        ]
      : [
          `${number}\nProposition de résolution concernant ${issue.about}\n(déposée par ${author.name})`,
          house === 'kamer' ? 'La Chambre des représentants,' : 'Le Sénat,',
          `A. considérant ${que(issue.because)} ;`,
          `B. constatant ${que(issue.finding)} ;`,
          wording(file, `resolutie ${house}`, [
            'C. vu les recommandations de la Cour des comptes ;',
            'C. vu l’accord de gouvernement, qui promet une approche approfondie ;',
            'C. considérant que les entités fédérées demandent une concertation ;',
          ]),
          `demande au gouvernement fédéral ${de(issue.ask)}.`,
          author.name,
        ]
    ).join('\n\n'),
    people: [asMember(author, 'Hoofdindiener')],
  });
}

/** An amendment in committee. */
export function amendment(file: File, days: number): Written {
  const { bill: each, doc } = file;
  const language = languageOf(file, 1);
  const author = speakerOn(each, language, file.place + 3);
  const [first] = each.articles[language];
  return paper(file, {
    suffix: 'amendement',
    groupPath: 'kamer/amendement',
    sourceType: language === 'nl' ? 'Amendement' : 'Amendement',
    language,
    titles: {
      nl: `Amendementen op het ${billName(file).nl.toLowerCase()} ${each.act.nl}`,
      fr: `Amendements ${ofGovernment(file) ? 'au projet' : 'à la proposition'} de loi ${each.act.fr}`,
    },
    day: file.after(days),
    numbers: [{ kind: 'document', value: doc(3) }],
    text: (language === 'nl'
      ? [
          `${doc(3)}\nNr. 1 van ${author.name}\nArt. 2`,
          'Dit artikel aanvullen met een lid, luidende:\n“De Koning evalueert deze bepaling om de twee jaar en brengt daarvan verslag uit bij de Kamer.”',
          `Verantwoording\n\nDe regel luidt vandaag: ‘${first}’ Zonder evaluatie weet niemand of hij werkt. Ook ${around(each.issues.nl, 2).about} moet daarbij worden bekeken.`,
          author.name,
        ]
      : [
          `${doc(3)}\nN° 1 de ${author.name}\nArt. 2`,
          'Compléter cet article par un alinéa rédigé comme suit :\n« Le Roi évalue la présente disposition tous les deux ans et en fait rapport à la Chambre. »',
          `Justification\n\nLa règle se lit comme suit : « ${first} » Sans évaluation, nul ne sait si elle fonctionne. Il faut également examiner ${around(each.issues.fr, 2).about}.`,
          author.name,
        ]
    ).join('\n\n'),
    people: [asMember(author, 'Indiener')],
    relations: [{ relation: 'Amendement op', id: file.id('wet') }],
  });
}

/** The report on the bill, in both languages. */
export function reportOnBill(file: File, days: number, house: 'kamer' | 'senaat' = 'kamer'): Written {
  const { bill: each, doc } = file;
  const number = house === 'kamer' ? doc(4) : `8-${9_001 + file.place}/3`;
  const rapporteur = speakerOn(each, languageOf(file, 0), file.place + 1);
  const day = file.after(days);
  // The two houses dwell on different points.
  const [raised, remarked] = house === 'kamer' ? ([1, 2] as const) : ([0, 1] as const);
  const fact = house === 'kamer' ? 1 : 0;
  const [yes, no, abstained] = [8 + (file.place % 3), 3 + (file.place % 2), file.place % 4];
  return paper(file, {
    suffix: house === 'kamer' ? 'verslag' : 'senaat-verslag',
    groupPath: `${house}/verslag`,
    sourceType: 'Verslag / Rapport',
    language: languageOf(file, 0),
    titles: {
      nl: `Verslag over ${house === 'kamer' ? 'de wet' : 'het ontwerp'} ${each.act.nl}`,
      fr: `Rapport sur ${house === 'kamer' ? 'la loi' : 'le projet de loi'} ${each.act.fr}`,
    },
    day,
    numbers: [{ kind: 'document', value: number }],
    withCommittee: house === 'kamer',
    text: inBoth(
      [
        `${number}\nVerslag namens de ${house === 'kamer' ? each.committee.nl : 'commissie voor Transversale Aangelegenheden'}\nuitgebracht door ${rapporteur.name}`,
        `I. Inleidende uiteenzetting\n\nDe minister licht de tekst toe. ${each.facts.nl[fact]}`,
        `II. Algemene bespreking\n\nVerscheidene leden vragen aandacht voor ${each.issues.nl[raised].about}. Een lid merkt op dat ${each.issues.nl[remarked].finding}.`,
        `III. Stemming\n\nHet geheel wordt aangenomen met ${yes} stemmen tegen ${no} en ${abstained} onthoudingen.`,
      ],
      [
        `Rapport fait au nom de la ${house === 'kamer' ? each.committee.fr : 'commission des Matières transversales'}\npar ${rapporteur.name}`,
        `I. Exposé introductif\n\n${capital(frenchMinister(each).the)} commente le texte. ${each.facts.fr[fact]}`,
        `II. Discussion générale\n\nPlusieurs membres évoquent ${each.issues.fr[raised].about}. Un membre fait observer ${que(each.issues.fr[remarked].finding)}.`,
        `III. Vote\n\nL’ensemble est adopté par ${yes} voix contre ${no} et ${abstained} abstentions.`,
      ],
    ),
    people: [asMember(rapporteur, 'Verslaggever')],
    relations: [{ relation: 'Verslag over', id: file.id('wet') }],
    own: 'pdf',
  });
}

/** A question of a senator is about how the levels of government share the work. */
function senateQuestion(
  { bill: { minister, issues }, bill }: File,
  {
    language,
    number,
    asker,
    day,
    answered,
  }: { language: Language; number: string; asker: BelgianMember; day: Day; answered: Day | undefined },
): string[] {
  return language === 'nl'
    ? [
        `${number}\nVraag van ${asker.name} (${asker.party}) van ${dateIn('nl', day)}\naan de minister van ${minister.nl}`,
        `De bevoegdheid voor ${issues.nl[2].about} is verdeeld over verschillende overheden. Deze vraag betreft dus een transversale aangelegenheid.`,
        '1. Hoe vaak overlegde u hierover het voorbije jaar met de gemeenschappen en de gewesten?\n2. Welke afspraken werden daarbij gemaakt, en zijn zij bindend?',
        ...(answered === undefined
          ? []
          : [
              `Antwoord van ${dateIn('nl', answered)}:`,
              'De interministeriële conferentie kwam vier keer bijeen. Er is een ontwerp van samenwerkingsakkoord, waarover de deelstaten zich voor de zomer uitspreken. Het is pas bindend na instemming door alle parlementen.',
            ]),
      ]
    : [
        `${number}\nQuestion de ${asker.name} (${asker.party}) du ${dateIn('fr', day)}\n${frenchMinister(bill).to} ${minister.fr}`,
        `Plusieurs niveaux de pouvoir se partagent la matière. La présente question, qui concerne ${issues.fr[2].about}, est dès lors transversale.`,
        '1. Combien de fois une concertation a-t-elle eu lieu à ce sujet avec les Communautés et les Régions l’an dernier ?\n2. Quels accords ont été conclus, et sont-ils contraignants ?',
        ...(answered === undefined
          ? []
          : [
              `Réponse du ${dateIn('fr', answered)} :`,
              'La conférence interministérielle s’est réunie quatre fois. Un projet d’accord de coopération existe ; les entités fédérées se prononceront avant l’été. Il ne sera contraignant qu’après l’assentiment de tous les parlements.',
            ]),
      ];
}

/** A written question with its answer: question in the language of the member, answer in the same. */
export function writtenQuestion(
  file: File,
  nth: number,
  days: number,
  house: 'kamer' | 'senaat' = 'kamer',
): Written {
  const { bill: each } = file;
  const language = languageOf(file, nth);
  const issue = around(each.issues[language], nth);
  const asker = speakerOn(each, language, file.place + nth + 2);
  const day = file.after(days);
  const answered = file.after(days + 29);
  const isAnswered = answered <= file.today;
  const number =
    house === 'kamer'
      ? `QRVA 56/9${String(10 + nth)}-${901 + file.place * 5 + nth}`
      : `8-${9_301 + file.place}`;
  return paper(file, {
    suffix: `${house === 'kamer' ? '' : 'senaat-'}vraag-${nth + 1}`,
    groupPath: `${house}/schriftelijke-vraag`,
    sourceType:
      language === 'nl'
        ? `Schriftelijke vraag${isAnswered ? ' en antwoord' : ''}`
        : `Question écrite${isAnswered ? ' et réponse' : ''}`,
    language,
    titles: {
      nl: capital(around(each.issues.nl, nth).about),
      fr: capital(around(each.issues.fr, nth).about),
    },
    day,
    time: undefined,
    numbers: [{ kind: 'document', value: number }],
    withCommittee: false,
    text: (house === 'senaat'
      ? senateQuestion(file, { language, number, asker, day, answered: isAnswered ? answered : undefined })
      : language === 'nl'
        ? [
            `${number}\nVraag van ${asker.name} (${asker.party}) van ${dateIn('nl', day)}\naan de minister van ${each.minister.nl}`,
            wording(file, `vraag ${house} ${nth}`, [
              `Mij bereiken berichten dat ${issue.finding}.`,
              `${around(each.facts.nl, nth)} De sector vraagt al langer duidelijkheid.`,
              `In een vorig antwoord verwees u naar een werkgroep. Intussen blijkt dat ${issue.finding}.`,
            ]),
            `1. ${issue.question}`,
            `2. Bent u bereid ${issue.ask}? Zo ja, volgens welk tijdpad?`,
            '3. Kunt u de cijfers opsplitsen per gewest en per jaar, vanaf 2021?',
            ...(isAnswered
              ? [
                  `Antwoord van de minister van ${each.minister.nl} van ${dateIn('nl', answered)}:`,
                  `1. ${issue.answer}`,
                  wording(file, `antwoord ${house} ${nth}`, [
                    '2. Dat voorstel wordt met mijn collega’s in de regering besproken. Ik kan op de uitkomst niet vooruitlopen.',
                    '2. Neen. De bestaande regeling wordt wel vereenvoudigd, wat hetzelfde doel dient.',
                    '2. Ja. Een ontwerp van koninklijk besluit wordt voorbereid.',
                  ]),
                  '3. De gevraagde opsplitsing werd het geachte lid rechtstreeks bezorgd. Gelet op haar omvang wordt zij niet in het bulletin opgenomen.',
                ]
              : []),
          ]
        : [
            `${number}\nQuestion de ${asker.name} (${asker.party}) du ${dateIn('fr', day)}\n${frenchMinister(each).to} ${each.minister.fr}`,
            wording(file, `vraag ${house} ${nth}`, [
              `Il me revient ${que(issue.finding)}.`,
              `${around(each.facts.fr, nth)} Le secteur demande de la clarté depuis longtemps.`,
              `Dans une réponse antérieure, vous évoquiez un groupe de travail. Or, il apparaît ${que(issue.finding)}.`,
            ]),
            `1. ${issue.question}`,
            `2. Êtes-vous ${frenchMinister(each).willing} à ${issue.ask} ? Dans l’affirmative, selon quel calendrier ?`,
            '3. Pouvez-vous ventiler les chiffres par Région et par année depuis 2021 ?',
            ...(isAnswered
              ? [
                  `Réponse ${frenchMinister(each).of} ${each.minister.fr} du ${dateIn('fr', answered)} :`,
                  `1. ${issue.answer}`,
                  wording(file, `antwoord ${house} ${nth}`, [
                    '2. Cette proposition est examinée avec mes collègues du gouvernement. Je ne puis anticiper le résultat.',
                    '2. Non. Le régime existant sera toutefois simplifié, ce qui sert le même objectif.',
                    '2. Oui. Un projet d’arrêté royal est en préparation.',
                  ]),
                  '3. La ventilation demandée a été transmise directement à l’honorable membre. Vu son ampleur, elle n’est pas insérée dans le bulletin.',
                ]
              : []),
          ]
    ).join('\n\n'),
    people: [
      asMember(asker, 'Vraagsteller'),
      asMinister(each, isAnswered ? 'Beantwoorder' : 'Geadresseerde'),
    ],
  });
}
