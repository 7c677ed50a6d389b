import { describe, expect, test } from 'vitest';
import type { FormLanguage } from '../../dashboards.ts';
import { maximumForms, wordForms } from './forms.ts';

/** Pairs that find each other, in both directions. */
const related: Record<FormLanguage, string> = {
  nl: `huis/huizen bedrijf/bedrijven motie/moties lid/leden wet/wetten raad/raden boom/bomen bal/ballen bom/bommen
    mogelijkheid/mogelijkheden overheid/overheden veiligheid/veiligheden werkelijkheid/werkelijkheden
    idee/ideeen knie/knieen industrie/industrieen zee/zeeen categorie/categorieen commissie/commissies
    subsidie/subsidies provincie/provincies ministerie/ministeries kopie/kopieen
    groot/grote wit/witte lief/lieve boos/boze goed/goede nieuw/nieuwe hoog/hoge laag/lage lang/lange
    klein/kleine dik/dikke nat/natte duur/dure rijk/rijke zwart/zwarte rood/rode wijs/wijze vals/valse
    nationaal/nationale europees/europese sociaal/sociale digitaal/digitale lokaal/lokale
    economisch/economische politiek/politieke openbaar/openbare duurzaam/duurzame wettelijk/wettelijke
    jaarlijks/jaarlijkse belangrijk/belangrijke noodzakelijk/noodzakelijke actief/actieve effectief/effectieve
    financieel/financiele werkloos/werkloze kwetsbaar/kwetsbare ernstig/ernstige
    werken/werk werken/werkt werken/werkte werken/werkten werken/gewerkt werken/werkend werk/werkende
    betalen/betaal betalen/betaalt betalen/betaalde betalen/betaald reizen/reis reizen/reist reizen/reisde
    reizen/gereisd leven/leef leven/leefde maken/maakt maken/maakte maken/gemaakt wonen/woont wonen/woonde
    zetten/zet zetten/zette zetten/gezet stellen/stelt stellen/gesteld regelen/regelt regelen/geregeld
    handelen/handelt behandelen/behandeld ontwikkelen/ontwikkelt ontwikkelen/ontwikkeld
    verdelen/verdeelt verdelen/verdeeld veranderen/verandert verbeteren/verbeterd leveren/geleverd
    beheren/beheert besturen/bestuurt verhogen/verhoogt verhogen/verhoogd verlagen/verlaagd
    reguleren/reguleert reguleren/gereguleerd subsidieren/gesubsidieerd investeren/investeert
    financieren/gefinancierd aanpassen/aangepast aanpassen/aanpast voorstellen/voorstel voorstellen/voorgesteld
    uitvoeren/uitgevoerd oplossen/opgelost invoeren/ingevoerd vaststellen/vastgesteld
    nemen/neemt nemen/nam nemen/genomen geven/geeft geven/gaf geven/gegeven spreken/sprak spreken/gesproken
    komen/komt komen/kwam gaan/gaat gaan/ging gaan/gegaan zien/ziet zien/zag doen/deed doen/gedaan
    krijgen/kreeg krijgen/gekregen schrijven/schreef schrijven/geschreven blijven/bleef
    kiezen/koos kiezen/gekozen verkiezen/verkozen verliezen/verloor sluiten/sloot sluiten/gesloten besluiten/besloten
    vinden/vond vinden/gevonden brengen/bracht denken/dacht zoeken/zocht onderzoeken/onderzocht kopen/gekocht
    verkopen/verkocht vragen/vroeg vragen/gevraagd lopen/liep houden/hield onderhouden/onderhield
    laten/liet vallen/viel helpen/hielp aannemen/aangenomen toenemen/toegenomen uitgeven/uitgegeven
    hebben/heeft hebben/had kunnen/kan moeten/moet willen/wil mogen/mag worden/werd weten/weet weten/wist
    kind/kinderen stad/steden schip/schepen dag/dagen weg/wegen bedrag/bedragen verdrag/verdragen
    verslag/verslagen verbod/verboden gebrek/gebreken oorlog/oorlogen kamerlid/kamerleden hoofdstad/hoofdsteden
    gemeenteraadslid/gemeenteraadsleden brief/brieven golf/golven reis/reizen prijs/prijzen grens/grenzen
    gans/ganzen eis/eisen kans/kansen mens/mensen koers/koersen kruis/kruisen bus/bussen bos/bossen fles/flessen
    man/mannen vrouw/vrouwen maan/manen straat/straten school/scholen zaak/zaken taak/taken tak/takken
    minister/ministers burger/burgers regel/regels maatregel/maatregelen middel/middelen artikel/artikelen
    gemeente/gemeenten gemeente/gemeentes ziekte/ziekten waarde/waarden keuze/keuzes werknemer/werknemers
    ambtenaar/ambtenaren leraar/leraren professor/professoren adviseur/adviseurs formulier/formulieren
    vergunning/vergunningen begroting/begrotingen verkiezing/verkiezingen regering/regeringen
    kabinet/kabinetten budget/budgetten besluit/besluiten document/documenten student/studenten agent/agenten
    foto/fotos agenda/agendas baby/babys euro/euros museum/musea centrum/centra criterium/criteria
    politicus/politici crisis/crises onderzoek/onderzoeken verzoek/verzoeken advies/adviezen belang/belangen
    recht/rechten plicht/plichten kracht/krachten partij/partijen maatschappij/maatschappijen
    boer/boeren koe/koeien dier/dieren woning/woningen huur/huren zorg/zorgen dienst/diensten team/teams film/films
    analyse/analyses inwoner/inwoners gevangenis/gevangenissen begrip/begrippen project/projecten wolf/wolven
    auto/autos risico/risicos niveau/niveaus datum/data plan/plannen punt/punten land/landen`,
  en: `policy/policies member/members law/laws house/houses country/countries tax/taxes child/children man/men
    woman/women life/lives crisis/crises criterion/criteria regulate/regulates regulate/regulated regulate/regulating
    plan/plans plan/planned plan/planning vote/votes vote/voted vote/voting apply/applies apply/applied apply/applying
    visit/visited visit/visiting report/reports report/reported report/reporting agree/agreed agree/agreeing
    take/took take/taken go/went pay/paid build/built write/written propose/proposed hope/hoping stop/stopped
    control/controlled refer/referred box/boxes church/churches process/processes change/changing
    manage/managing use/used agency/agencies directive/directives amendment/amendments budget/budgets
    fund/funding support/supported require/required develop/developed increase/increases`,
  fr: `loi/lois ministre/ministres travail/travaux national/nationaux national/nationale national/nationales
    europeen/europeenne europeen/europeens bureau/bureaux social/sociale actif/active heureux/heureuse
    accord/accords amendement/amendements
    nouveau/nouvelle public/publique important/importante reglement/reglements
    commission/commissions proposition/propositions journal/journaux`,
  de: `gesetz/gesetze haus/hauser land/lander stadt/stadte kind/kinder regierung/regierungen moglichkeit/moglichkeiten
    mensch/menschen arbeiten/arbeitet arbeiten/gearbeitet machen/macht machen/machte machen/gemacht
    regulieren/reguliert regulieren/regulierte politisch/politische politisch/politischen wichtig/wichtige
    wirtschaftlich/wirtschaftlichen nehmen/nahm geben/gegeben thema/themen firma/firmen museum/museen
    burger/burgern frage/fragen union/unionen bericht/berichte minister/ministern beschluss/beschlusse`,
};

/** Different words that a careless rule joins, in both directions. */
const unrelated: Record<FormLanguage, string> = {
  nl: `wet/weten wetten/weten bos/boos bossen/boze man/manen mannen/manen bal/balen ballen/balen raad/rade
    bom/boom bommen/bomen rat/raat tak/taak takken/taken pot/poot potten/poten kop/koop koppen/kopen bon/boon
    bonnen/bonen zon/zoon zonnen/zonen vis/vies vissen/vieze ram/raam rammen/ramen mat/maat matten/maten
    bus/buis vol/vool les/lees mis/mies plan/plant kas/kast gas/gast las/last mark/markt kus/kust war/waar kan/kant
    geld/geldt ban/baan bannen/banen hol/haal haar/har leden/leed leden/lijden lid/lied leden/liederen
    weg/weeg dag/daag bad/baadt staat/stad staten/steden stof/stoof stoffen/stoven
    pas/paas hok/hook zin/zien zinnen/zien been/bin stem/steen
    mode/modem regel/reel lagen/lage lage/lagen raden/rade bot/boot botten/boten
    rok/rook lop/loop dom/doom vos/voos wol/wolf hal/haal hallen/halen pal/paal schot/schoot schotten/schoten
    slot/sloot schat/schaat schatten/schaatsen bol/bool kam/kaam dak/daak spel/speel vlag/vlaag vlaggen/vlagen
    ster/steer dam/daam das/daas nat/naat natten/naten vat/vaat kat/kater hut/huut put/puut
    mens/men mens/mensa kans/kan wens/wen lens/len grens/gren minister/ministerie commissaris/commissie
    partij/part bank/band bestuur/bestaan bestuur/beton dom/dome macht/machine kamer/kameraad
    recht/rechter recht/rechts vrij/vrijdag zorg/zorgelijk vorm/vor arm/armada god/goed goden/goederen
    besluit/beslist kosten/kost_ water/wat markt/maart bod/bode bot/bode kaart/kaars niet/nieten een/enen van/vannen
    als/alsen over/overs wel/wellen werk/wrak huis/huid motie/motor beleid/beleg boek/boeket
    wijken/weken geleden/leed verkeer/verkeerd borgen/berg voornamen/voornemen lee/lees twee/tweeen mist/mis rust/rus gunst/guns zaal/zalf haven/haaf leven/lever kamer/kam`,
  en: `new/news good/goods arm/army hope/hop plan/plane rate/rat war/ware care/car bar/bare king/k thing/th
    even/evening spring/spr string/str bed/b red/r need/ne universe/university policy/police
    general/generic during/dure hundred/hundr state/stat united/unit according/accord`,
  fr: `mer/mere port/porte poisson/poison pont/ponte cour/court fois/foi temps/temp cas/ca pas/pa
    vin/vingt maire/mai part/parti marche/mars`,
  de: `hut/hutte reis/reise ratte/rat miete/mit buch/buche wein/weinen mut/mutter grund/grun
    bett/bitte kost/kast land/landung`,
};

const languages = Object.keys(related) as FormLanguage[];
const pairs = (table: string) => [
  ...new Set(
    table
      .trim()
      .split(/\s+/)
      .filter((pair) => !pair.includes('_')),
  ),
];
const finds = (one: string, other: string, language: FormLanguage) =>
  wordForms(one, [language]).includes(other);

describe.each(languages)('forms in %s', (language) => {
  test('inflected forms find each other', () => {
    const missing = pairs(related[language]).flatMap((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return [
        ...(finds(one, other, language) ? [] : [`${one} > ${other}`]),
        ...(finds(other, one, language) ? [] : [`${other} > ${one}`]),
      ];
    });
    expect(missing).toEqual([]);
  });

  test('different words do not', () => {
    const joined = pairs(unrelated[language]).filter((pair) => {
      const [one = '', other = ''] = pair.split('/');
      return finds(one, other, language) || finds(other, one, language);
    });
    expect(joined).toEqual([]);
  });

  test('the word comes first, forms are folded, few and not repeated', () => {
    for (const pair of pairs(related[language])) {
      for (const word of pair.split('/')) {
        const forms = wordForms(word, [language]);
        expect(forms[0]).toBe(word);
        expect(new Set(forms).size).toBe(forms.length);
        expect(forms.length).toBeLessThanOrEqual(maximumForms + 1);
        expect(forms.filter((form) => !/^[a-z]+$/.test(form))).toEqual([]);
      }
    }
  });
});

/** The examples of SEARCH.md, Inflections, as `word/form`; with a bang the form must not be found. */
const specified: Partial<Record<FormLanguage, string>> = {
  nl: `bedrijf/bedrijven motie/moties huis/huizen lid/leden wet/wetten wet/!weten ziekenhuis/ziekenhuizen wetsvoorstel/wetsvoorstellen
    pensioen/pensioenen proces/processen staatssecretaris/staatssecretarissen deelstaat/deelstaten luchthaven/luchthavens
    buitenlands/buitenlandse algemeen/algemene verpleegkundige/verpleegkundigen verwerken/verwerkt verwerken/!verwerking
    veroordelen/veroordeeld rijden/!reden reden/!rijden wijkt/!week week/!wijken voldoen/!voldoende voldoende/!voldoen`,
  fr: `detail/details details/detail dernier/derniere prevoir/prevu voter/vote vote/voter`,
  de: `mitglied/mitglieder mitglieder/mitglied`,
};

/** What was wrong before there were readings: words cut short, nouns of adjectives, forms that are none. */
const mended: Partial<Record<FormLanguage, string>> = {
  nl: `ziekenhuis/!ziekenhui pensioen/!pensio proces/!proce salaris/!salari salaris/salarissen luchthaven/!luchthaaf varken/varkens
    varken/!vark groen/!gro wetsvoorstel/!wetsvoorstelen model/modellen tabel/tabellen kerncentrale/kerncentrales
    kerncentrales/!kerncentraal expert/experts station/stations station/!stationen detail/details circuit/circuits weekend/weekends
    tram/trams vaccin/vaccins platform/platforms enorm/enorme enorm/!enormen versturen/verstuurd dalen/gedaald vervuilen/vervuilde
    bezuinigen/bezuinigd handhaven/gehandhaafd uitbreiden/uitgebreid uitbreiden/uitbreidt bereiken/bereikte betekenen/betekent
    vereisen/vereist beoordelen/beoordeeld museum/musea musea/museum industrie/industrieen industrieen/industrie
    europeaan/europeanen kamerlid/kamerleden overschrijden/overschreden goedkeuren/goedgekeurd`,
  en: `eu/eus change/changing occur/occurred offer/offered focus/focuses`,
  fr: `travailleur/travailleuse heureux/heureuse recevoir/recu finir/finissent tenir/tient conseiller/conseillere`,
  de: `einsetzen/eingesetzt einhalten/einzuhalten krankenhaus/krankenhauser bundesland/bundeslander land/lander vorschlag/vorschlage
    regierung/regierungen diskutieren/diskutiert studentin/studentinnen`,
};

test.each([specified, mended].flatMap((table) => Object.entries(table) as [FormLanguage, string][]))(
  'word forms: what the specification names is found and kept apart in %s',
  (language, table) => {
    const wrong = pairs(table).filter((pair) => {
      const [word = '', other = ''] = pair.split('/');
      const form = other.replace('!', '');
      return finds(word, form, language) === other.startsWith('!');
    });
    expect(wrong).toEqual([]);
  },
);

test('word forms: a word that several languages bend has the limit of one', () => {
  const all: FormLanguage[] = ['en', 'fr', 'de', 'nl'];
  for (const word of ['porter', 'noter', 'plan', 'regeln', 'commission', 'information'])
    expect(wordForms(word, all).length).toBeLessThanOrEqual(maximumForms + 1);
  expect(wordForms('porter', all)).toContain('porterait');
});

test('word forms: no language makes of a word what another knows as another word', () => {
  expect(wordForms('wet', ['en', 'fr', 'de', 'nl'])).not.toContain('weten');
  expect(wordForms('wet', ['en', 'fr', 'de', 'nl'])).toContain('wetten');
});

test('word forms: words with digits and words of other scripts stand for themselves', () => {
  for (const word of ['2024', 'co2', 'ћирилица', '中文', 'a'])
    expect(wordForms(word, languages)).toEqual([word]);
});

test('word forms: without a language there is only the word', () => {
  expect(wordForms('huis', [])).toEqual(['huis']);
});
