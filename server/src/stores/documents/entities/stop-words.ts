/** Words that carry no topic by themselves, folded. Words of up to two letters never do and are not here. */
const functionWordLists = {
  nl: `
    aan aangaande achter afgelopen alle alleen allemaal allen aldus alsmede alsnog alsof altijd ander andere
    anderen anders andermaal beide beiden behalve behoudens beneden bent bepaald bepaalde betreffende bijna
    bijvoorbeeld binnen blijft blijven blijkt blijken boven bovendien buiten daar daaraan daarbij daardoor
    daarin daarmee daarna daarnaast daarom daarop daarover daarvan daarvoor daaruit daartoe daarentegen
    daarvoor dadelijk danwel dergelijk dergelijke deze dezelfde dezen dient dienen diens dikwijls doch doen
    doet door doordat dus echter eens eerst eerste eerder een eenmaal eigen eigenlijk elk elkaar elke enige
    enkel enkele ergens ervan ervoor erin erop ermee evenals evenwel evenzeer feitelijk gaan gaat gang geen
    gehad geheel gehele gekomen geldt gelden gemaakt genoeg genoemde gesteld geven geeft gegeven gewoon geweest
    geworden goed goede graag groot grote grotere haar had hadden hebben hebt heeft heel hele helemaal hem
    hen hetgeen hetzelfde hetzij hier hierbij hierdoor hierin hiermee hierna hierom hierop hierover hiertoe
    hiervan hiervoor hoe hoewel houden houdt hun ieder iedere iedereen iemand iets immer immers indien
    ingevolge inmiddels inzake jaar jaren jaarlijks jaarlijkse juist jullie kan keer klein kleine komen komt
    komende konden krachtens krijgen krijgt kunnen kunt laat laatste later langs langer lang lange laten
    ligt liggen maken maakt maar maand maanden mede meer meerdere meest meeste men mensen met middels mij
    mijn mijns minder minst misschien mits mocht mochten moest moesten moet moeten mogelijk mogelijke mogen
    naar naast nadat namelijk namens neemt nemen niemand niet niets nieuw nieuwe nodig nodige noch nog nooit
    nou ofwel omdat omtrent omstreeks omver onder ondanks ondertussen ongeveer ons onszelf onze ook opdat
    opnieuw opzichte over overal overeenkomstig overig overige overigens pas per precies reeds rond rondom
    samen sinds slechts snel soms sommige staan staat steeds tal tegen telkens ten ter terug terwijl thans
    tijd tijdens toch toe toen tot totdat tussen tweede twee drie vier vijf zes zeven acht negen tien twintig
    uit uitsluitend uiterlijk uiteraard vaak vaker van vanaf vandaag vandaar vanuit vanwege veel veeleer vele
    verder verdere vervolgens via vindt vinden volgens volgende volgend volledig volledige voor vooraf vooral
    voorafgaand voorbij voordat voorheen voorts vorig vorige vraagt vrij vroeg waar waaraan waarbij waardoor
    waarin waarmee waarna waarnaar waarom waarop waarover waartoe waaronder waaruit waarvan waarvoor want
    waren was wat week weken weer weg wegens weinig wel welk welke werd werden weten weet wie wiens wier wij
    wilde wilden willen wilt worden wordt zal zich zichzelf zij zien ziet zijn zijnde zodanig zodanige zodat
    zoals zodra zonder zou zouden zowel zulk zulke zullen zult binnenkort onlangs momenteel nader nadere
    namens dagen beter beste best hoog hoge hogere laag lage lagere sterk sterke zeer tevens derhalve teneinde
    danwel ende onverminderd ongeacht hierboven hieronder bovenstaande onderstaande bovengenoemde dusdanig
    zogenaamde zogeheten respectievelijk circa inclusief exclusief zelf zelfs zomaar zeker zekere aantal
    aantallen deel delen manier wijze wijzen punt punten zaak zaken geval gevallen vorm vormen stap stappen
    groep groepen moment kort korte`,
  en: `
    about above according across after again against all allow allows almost along already also although
    always among amongst and another any anyone anything are aren around away because become been before
    being below between both but can cannot could did does doing done down due during each either else enough
    ensure ensuring especially etc even ever every everyone few first following for from further furthermore
    gave general get give given gives going good great had has have having hence her here herein hereby
    hereinafter hers him himself his how however including include includes indeed instead into its itself
    just keep kind know last later least less let like likely made mainly make makes making many may maybe
    mean means might more moreover most much must nearly need needs neither never new next nor not nothing
    now number off often once one only onto other others otherwise our ours out over own part particular
    particularly per perhaps possible present provide provided provides put quite rather really regard
    regarding respect respectively said same saying second see seen set several shall she should since some
    something sometimes soon still such take taken taking than that the their them themselves then there
    thereby therefore thereof these they thing things think third this those though three through throughout
    thus time times today together too toward towards two under unless until upon use used using various very
    via want was way ways well were what whatever when where whereas wherein whether which while who whole
    whom whose why will with within without would year years yet you your yours point fact order case cases`,
  fr: `
    afin ailleurs ainsi alors apres assez aucun aucune aujourdhui auquel aussi autant autre autres aux avait
    avant avec avez avoir avons ayant bien cas car ceci cela celle celles celui cependant certain certaine
    certaines certains ces cet cette ceux chacun chaque chez comme comment concernant contre dans davantage
    debut dehors deja depuis des desormais dessous dessus deux deuxieme devant devoir devra dire dit doit
    doivent donc dont duquel durant elle elles encore enfin entre envers est etaient etait etant etat etats
    ete etre eux faire fait faites faut fois font fut grand grande haut hors ici ils jamais jour jours jusque
    jusqua laquelle lequel les lesquelles lesquels leur leurs lors lorsque lui mais malgre meme memes mes
    mieux mise mon moins nos notamment notre nous nouveau nouveaux nouvelle nouvelles outre par parce parmi
    partie pas pendant peu peut peuvent plus plusieurs point pour pourquoi pourrait pouvoir premier premiere
    premieres premiers pres presque propos propre puis puisque quand quant que quel quelle quelles quelque
    quelques quels qui quil quils quelle quoi sans sauf selon sera serait seront ses seul seule seulement
    sien soit son sont sous souvent suis suite sur surtout tandis tant tel telle telles tels temps tous tout
    toute toutefois toutes tres trois trop une vers via voici voila vos votre vous annee annees ans egalement
    dune dun quun quune lors nombre maniere titre cadre`,
  de: `
    aber alle allem allen aller alles als also andere anderen anderer anderes anders auch auf aufgrund aus
    ausser bei beide beiden beim bereits besonders bestimmte bis bisher dabei dadurch dafur dagegen daher damit
    danach dann daran darauf daraus darf darin daruber darum das dass davon dazu dein dem den denen denn
    dennoch der deren des dessen deshalb die dies diese diesem diesen dieser dieses doch dort durch durfen
    ebenfalls ebenso eigene eigenen ein eine einem einen einer eines einige einigen einmal entsprechend
    entsprechende entsprechenden erst erste ersten etwa etwas fur gegen gegenuber gemass genau gibt hat hatte
    hatten haben hier hierbei hinaus hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres immer indem
    innerhalb ins insbesondere ist jahr jahre jahren jede jedem jeden jeder jedes jedoch jene jetzt jeweils
    jeweiligen kann kein keine keinen konnen konnte konnten konnte machen mehr mein mit mitte muss mussen
    nach nachdem neben nehmen nicht nichts noch nun nur oder ohne ohnehin schon sehr sein seine seinem seinen
    seiner seit sich sie sind sobald sofern sogar solche solchen soll sollen sollte sollten sondern sonst
    soweit sowie sowohl statt uber uberhaupt und uns unser unsere unseren unter viel viele vielen vom von vor
    wahrend war waren warum was weil weiter weitere weiteren weitgehend welche welchen welcher wenn wer werden
    wesentlich wie wieder will wir wird wobei worden wurde wurden zudem zum zunachst zur zusammen zwar zwei
    zwischen zweite rahmen hinsichtlich bezug`,
};

/** Boilerplate of parliaments and governments, and general words of policy. */
const parliament = `
    aanbieding aanbieden aanbevelingen aanbeveling aandacht aanhangig aangegeven aangenomen aangepast aanleiding
    aanpassen aanpassing aanpassingen aanvaarden aanvullend aanvullende aanwezig achtergrond actie acties actueel
    actuele advies adviezen afdeling afgevaardigde afspraak afspraken agenda agendapunt algemeen algemene
    algemeenheid ambtenaar amendement amendementen antwoord antwoorden antwoordt artikel artikelen aspect
    aspecten balans bedoeld bedoelde bedrag bedragen begin behandeling behandeld behoefte behoort belang belangen
    belangrijk belangrijke belangrijkste beleid beleidsdoorlichting beoogd beoogde beoordeling beraadslaging
    beraadslagingen bereid bereiken bericht beschikbaar beschikbare beschreven besloten besluit besluiten
    besluitvorming bespreking bespreken bestaan bestaande bestaat betaald betekent betekenis betrekking betreft
    betreffen betrokken betrokkene betrokkenen bevat bevatten bewindspersoon bewindspersonen bezien bezig
    bezwaar bieden biedt bijdrage bijdragen bijeenkomst bijlage bijlagen blad boek brief brieven brengen brengt
    burgemeester wethouder wethouders college commissie commissies commissievergadering conclusie conclusies
    conform constaterende consequenties context concreet concrete controle cijfers datum debat debatten december
    november oktober september augustus juli juni april maart februari januari definitie definitief definitieve
    deelnemen deelt deskundigen desbetreffende doel doelen doelstelling doelstellingen document documenten
    dossier draagt duidelijk duidelijke duidelijkheid eerlijk effect effecten effectief effectieve eind einde
    eindverslag eisen euro evaluatie extra factoren fase feit feiten financieel financiele fractie fracties
    fractievoorzitter gebied gebieden gebruik gebruiken gebruikt gebruikte gedaan gedachte gedeelte gedeputeerde
    geachte gegevens gehoord geinformeerd gekeken gekozen gelegd geleid gelet gelijk gelezen gemiddeld gemiddelde
    gemeld genoemd genomen geplaatst gericht gerichte geschreven gesprek gesprekken gestuurd getiteld gevolg
    gevolgen gevonden gevraagd gewenst gewenste gewijzigd gewijzigde griffier haalbaar handelingen hand handen
    heer heren herhaald hiertegen hoofdstuk hoofdlijnen hoogte hulp idee informatie informeren informeert
    ingediend ingediende indiener indieners indienen inbreng ingaan ingang ingegaan inhoud inleiding initiatief
    initiatieven inspanningen instantie instanties instellen instelling instellingen instemming inwerkingtreding
    inzet inzetten inzicht inzichten jaarverslag kabinet kader kaders kamer kamerbreed kamerbrief kamerleden
    kamerlid kamerstuk kamerstukken kamervragen kans kansen kennis kenmerk keuze keuzes kijken kijkt klaar
    koning koninkrijk koninklijk kosten kwestie leden leden leeft leggen leidt leiden leveren levert lid lijkt
    lijst maatregel maatregelen mate materie medewerking mededeling mening melding memorie menen mevrouw middel
    middelen miljard miljoen minister ministerie ministerraad ministers mogelijkheid mogelijkheden motie moties
    mondeling mondelinge naam nederland nederlands nederlandse niveau nota notitie notulen nummer officieel
    omschreven omstandigheden omvang onderdeel onderdelen ondergetekende ondergetekenden onderhavig onderhavige
    ondersteuning ondersteunen ondertekend ondertekenaar onderwerp onderwerpen onderzoek onderzoeken onderzocht
    ontvangen ontwerp ontwerpbesluit ontwikkeld ontwikkelen ontwikkeling ontwikkelingen oordeel oordelen
    oorspronkelijke oorzaak oorzaken opgave opgaven opgenomen opgesteld oplossing oplossingen opmerking
    opmerkingen oproep opstellen optie opties overeenkomst overgaat overgaan overheid overheden overleg overweegt
    overwegende overweging overwegingen overzicht paragraaf parlement parlementair parlementaire partij partijen
    passend passende periode persoon personen plaats plaatsen plan plannen plenair plenaire positie positief
    positieve praktijk praktische principe prioriteit probleem problemen procent proces processen procedure
    procedures programma project projecten publicatie raad raadsbesluit raadslid raadsleden raadsvoorstel
    raadsvergadering reactie reacties realiseren recent recente reden redenen regel regels regelgeving regeling
    regelingen regering regio register relatie relevant relevante resultaat resultaten richten richting rijk
    ronde rol samenhang samenleving samenvatting samenwerken samenwerking schriftelijk schriftelijke signalen
    situatie situaties sommigen spreekt spreken sprake staatsblad staatscourant staatssecretaris staatssecretarissen
    stand standpunt staten start status stelling stellen stelt stelsel stemmen stemming stemmingen strekking
    structureel structurele stuk stukken stuurt taak taken tekst termijn termijnen titel toegelicht toelichting
    toepassing toepassen toekomst toekomstige toestemming totaal totale trekt treffen uitgangspunt uitgangspunten
    uitgevoerd uitkomst uitkomsten uitspraak uitvoerbaar uitvoering uitvoeren uitwerking vaste vastgesteld
    vaststelling vastgestelde vaststellen verband verdeling vereist vergadering vergaderingen vergaderjaar
    vergelijkbaar vergelijkbare verhouding verklaart verklaring verloop verminderen verplicht verschil
    verschillen verschillende verslag verslagen versie versterken versterking verstrekt vertegenwoordigers
    verwacht verwachten verwachting verwijs verwijst verwijzing verzoek verzoeken verzoekt vijfde volgt volgen
    volksvertegenwoordiging volstrekt voldoen voldoende voldoet voorbereiding voorbeeld voorbeelden voorgenomen
    voorgesteld voorgestelde voorhang voorkomen voornemen voornemens voorstel voorstellen voortgang voorwaarde
    voorwaarden voorziening voorzieningen voorzien voorzitter vraag vragen waarde weergegeven welkom wens wensen
    wenselijk werk werken werkt werking werkwijze wet wetsartikel wetsvoorstel wetsvoorstellen wetten wetgeving
    wettelijk wettelijke wijziging wijzigingen wil woord woorden woordvoerder zitting zitten zorgen zorgt
    zijde zoeken zullen aandachtspunten uitgebreid uitgebreide bekend bekende bereikt inspreker heden collega
    collegas mondjesmaat dank danken dankuwel applaus hamer hamerstuk interruptie schorsing geschorst heropend
    beantwoording beantwoorden beantwoord ontraden appreciatie toezegging toezeggingen gewezen beluisterd
    aangehouden verworpen ingetrokken dagen orde stelt spoedig zover achten acht afgedaan nadrukkelijk expliciet
    pvda vvd cda pvv groenlinks christenunie d66 sgp denk volt partij pvdd ja21 fvd bbb nsc bij1 vlaams nva cdenv
    openvld vooruit groen ecolo mogen ptb pvda engages defi
    openbaar openbare bijzonder bijzondere individuele gezamenlijk gezamenlijke verantwoordelijk
    verantwoordelijke verantwoordelijkheid bijbehorende afzonderlijk afzonderlijke inmiddels specifiek specifieke
    eventueel eventuele gemaakte gekoppeld gebaseerd basis grond gronden zicht oog vlak lijn kern rekening
    percentage tabel figuur pagina bron bronnen website link www http https html pdf
    europarl member members european parliament commission council committee amendment amendments proposal
    proposals directive regulation regulations article articles paragraph paragraphs annex whereas motion
    resolution report reports rapporteur opinion draft text adopted adoption vote votes voting plenary session
    sitting debate question questions answer written oral president minister ministers government state states
    union decision decisions measures measure accordance pursuant subject procedure official journal
    legislative act acts law laws policy policies programme framework level basis account relevant
    appropriate necessary date page document documents introduction justification explanatory statement
    deletes replaced inserted amended recital recitals chapter section title works work working party group
    groups role approach calls call stresses notes considers welcomes urges recalls believes underlines
    president madame monsieur messieurs commission parlement conseil assemblee chambre representants senat
    proposition projet loi lois decret arrete royal article articles alinea paragraphe amendement
    amendements rapport resolution motion question questions reponse ministre ministres secretaire gouvernement
    depute deputes membre membres seance vote texte annexe document documents mesure mesures politique chapitre
    disposition dispositions application objet vise relatif relative relatifs relatives modifiant date publique
    ausschuss artikel antrag anfrage bericht bundestag prasident verordnung richtlinie vorschlag kommission
    rat europaische europaischen parlament mitglied mitglieder mitgliedstaaten abstimmung entschliessung
    anderung anderungsantrag erwagung absatz buchstabe nummer anhang beschluss regierung gesetz
    dekreet decreet ordonnantie besluitvorming volksvertegenwoordigers kamercommissie griffie belgische belgisch
    vlaamse ministerpresident geachte parlementslid parlementsleden verslaggever gemeenschap gewest
    binnenlandse buitenlandse economische koninkrijksrelaties waterstaat werkgelegenheid retouradres postbus
    bezoekadres telefoon contactpersoon haag donderdag dinsdag woensdag maandag vrijdag zaterdag zondag
    natuurlijk daadwerkelijk publiek organisatie organisaties activiteiten werkzaamheden constateer
    constateert constateren gestemd ertegen ondersteund ondersteunt rondgezonden gepubliceerd gehouden
    publieke technische actoren categorieen opgemaakt onopgemaakt indiening medewerkers medewerker viceminister
    viceministerpresident goedenavond goedemorgen goedemiddag binnengekomen ingekomen afschrift
    toegevoegde amendering hoorzitting gedachtewisseling samenstelling secretariaat
`;

const wordsIn = (list: string) => list.split(/\s+/u).filter((word) => word !== '');

/** Folded words that say little by themselves, whatever a text is about, by language. */
export const functionWords: Readonly<Record<keyof typeof functionWordLists, ReadonlySet<string>>> = {
  nl: new Set(wordsIn(functionWordLists.nl)),
  en: new Set(wordsIn(functionWordLists.en)),
  fr: new Set(wordsIn(functionWordLists.fr)),
  de: new Set(wordsIn(functionWordLists.de)),
};

/** Folded words that are no topic, and end every phrase. */
export const stopWords: ReadonlySet<string> = new Set(
  [...Object.values(functionWordLists), parliament].flatMap(wordsIn),
);

const joiningWords = wordsIn('van voor op aan of for de du des');
const formsOfAddress = wordsIn(
  'heer heren mevrouw dhr mevr minister staatssecretaris lid leden collega monsieur madame mme mrs mr',
);
const particles = wordsIn('van de der den het ten ter te la el von');

/** What a word does in a text whatever that is about. */
export interface FunctionOfWord {
  /** It is no topic and ends every phrase. */
  isStop: boolean;
  /** It may stand inside a phrase of three. */
  joins: boolean;
  /** The name of a person comes after it, perhaps after particles. */
  isFormOfAddress: boolean;
  /** A family name may begin with it. */
  isParticle: boolean;
}

const noFunction: FunctionOfWord = { isStop: false, joins: false, isFormOfAddress: false, isParticle: false };
const functions: ReadonlyMap<string, FunctionOfWord> = new Map(
  [...stopWords, ...joiningWords, ...formsOfAddress, ...particles].map((word) => [
    word,
    {
      isStop: stopWords.has(word),
      joins: joiningWords.includes(word),
      isFormOfAddress: formsOfAddress.includes(word),
      isParticle: particles.includes(word),
    },
  ]),
);

/** What a folded word does in a text, found in one look. */
export function functionOf(word: string): FunctionOfWord {
  return functions.get(word) ?? noFunction;
}
