/** The parts of a letter of our own, each with a number and names that occur nowhere else in it. */
const paragraphs = [
  'Den Haag, 2 maart 2026',
  'Geachte voorzitter,',
  'Hierbij informeer ik uw Kamer over de wachtrij voor het stroomnet. In de provincies Gelderland en Utrecht wachten 4.300 bedrijven op een aansluiting. De netbeheerders verwachten dat de wachtrij in 2028 voor het eerst korter wordt.',
  'De Autoriteit Consument en Markt heeft op 14 januari een nieuw kader vastgesteld voor de volgorde van aansluiten. Ziekenhuizen, scholen en woningen gaan voortaan voor op datacentra. Het kader geldt vanaf 1 juli voor alle netbeheerders.',
  'Met Liander en Stedin heb ik afgesproken dat zij dit jaar 27 verdeelstations bouwen of uitbreiden. Voor de bouw is 640 miljoen euro beschikbaar uit het Klimaatfonds. Gemeenten wijzen voor de zomer de plaatsen aan waar de stations komen.',
  'Het lid Bosveld vroeg tijdens het debat om een landelijke kaart van de beschikbare ruimte. Ik zeg toe dat die kaart er in oktober is en daarna elke maand wordt bijgewerkt. De kaart toont per wijk hoeveel vermogen het stroomnet nog heeft.',
  'Bedrijven die hun verbruik buiten de piek leggen, betalen vanaf volgend jaar 35 procent minder voor hun aansluiting. Uit een proef in Zwolle blijkt dat zulke afspraken de piek met een achtste verlagen. Ook huishoudens kunnen daar op termijn aan meedoen.',
  'De Vereniging van Nederlandse Gemeenten wijst erop dat kleine gemeenten te weinig mensen hebben om vergunningen snel te behandelen. Daarom komt er een vliegende brigade van 60 vergunningverleners. De brigade begint in september in Drenthe en Zeeland.',
  'Over de kosten voor huishoudens bestaat zorg. Volgens het Planbureau voor de Leefomgeving stijgt de rekening voor het stroomnet tot 2030 met gemiddeld 110 euro per jaar. Het kabinet besluit bij de Voorjaarsnota of lage inkomens worden gecompenseerd.',
  'In de Eerste Kamer is gevraagd naar de positie van warmtebedrijven. Ik deel de zorg van senator Terpstra dat warmtenetten op dezelfde schaarse ruimte een beroep doen. Een afwegingskader voor warmte en stroom ontvangt u voor het zomerreces.',
  'Hoogachtend,',
];

/** A letter of about 330 words. */
export const aLetter = paragraphs.join('\n\n');

const towns =
  'Almelo Borne Culemborg Doetinchem Elburg Franeker Goes Heerde Ijlst Joure Kampen Leerdam Meppel Nijkerk Ommen Putten Raalte Sneek Tiel Urk Veghel Weesp Zutphen'.split(
    ' ',
  );

/** A report of about 2,700 words, a chapter for each town. */
export const aReport = towns
  .flatMap((town, index) => [
    `${index + 1}. Het stroomnet in ${town}`,
    `In ${town} staan ${310 + index * 7} bedrijven op de wachtrij voor het stroomnet. De gemeente ${town} heeft met de netbeheerder afgesproken dat het verdeelstation in ${2027 + (index % 4)} klaar is. Wethouder Van ${town} noemt de wachtrij een rem op de woningbouw in de hele streek.`,
    `De raad van ${town} vroeg om voorrang voor scholen en huisartsen. Het college zegt toe dat ${20 + index} scholen dit jaar een zwaardere aansluiting krijgen. Voor de vergunningen van het stroomnet zijn ${3 + index} extra medewerkers aangenomen door de gemeente.`,
    `Als de bouw vertraging oploopt, gaan in ${town} ${150 + index * 3} woningen later open. Bedrijven rond ${town} leggen samen een accu neer die de piek op het stroomnet met ${11 + index} procent verlaagt. De evaluatie van de proef volgt in het najaar en gaat naar de raad.`,
  ])
  .join('\n\n');
