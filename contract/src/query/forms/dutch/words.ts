/** Words that have no other forms, or none worth finding. */
export const dutchFunctionWords: ReadonlySet<string> = new Set(
  `bezig zijn zullen zult zal zou zouden bent ben geweest hoeveel zoveel ervan ervoor ertoe daarnaast vanuit
  bijvoorbeeld tegenover dankzij momenteel allemaal gedurende louter omwille graag terug tegelijkertijd tweede derde
  vierde vijfde zesde elkaar elkaars zake opzichte heden eigen januari februari maart april juni juli augustus
  september oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag mijnheer mevrouw
  nmbs https de het een en of in op om aan af bij na met per tot uit van voor naar over onder door tegen tussen
  zonder binnen buiten boven achter naast volgens tijdens sinds sedert wegens ondanks omtrent te ten ter toe dan als
  dat die dit deze wie wat waar wanneer hoe waarom welk welke ik jij je hij zij ze we wij jullie u men er hier daar
  weer twee drie vier vijf zes zeven negen tien name aangezien hem haar hen hun mij me mijn jouw uw ons onze zich
  zelf niet geen wel ook nog al alle alles allen maar want dus toch reeds steeds thans tevens trouwens immers echter
  eens soms vaak altijd nooit ooit zeer erg meer meest minder veel weinig beide beiden elk elke ieder iedere iemand
  niemand iets niets ander andere anderen anders zo zoals zodat omdat doordat hoewel indien mits tenzij terwijl
  totdat voordat nadat nu toen straks ja nee eerst laatst samen vooral alleen bijna slechts zelfs aldus waarbij
  waarin waarop waarvan daarbij daarin daarom daarop daarvan hierbij hierin hierom hiervan via versus inzake jegens
  middels namens conform links rechts overal ergens nergens langs rond sommige diens derhalve mede even eerder later
  verder voldoende voldoend binnenkort nadien tijde vandaan vanwege waarover hetzij rondom sowieso wellicht
  uitermate meermaals zelfde dezelfde hetzelfde waarmee waartoe waaruit waaronder waarvoor waardoor daarmee daartoe
  daardoor daaruit daarna daarvoor daarover daaronder daaraan hiermee hiertoe hiervoor hierover hierdoor hierna
  dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig
  tachtig negentig honderd duizend vandaag morgen gisteren vanaf voorts bovendien tenslotte eveneens evenmin evenals
  evenwel inderdaad misschien aldaar alhier alsmede alsook althans alvast andermaal anderszins bijgevolg blijkens
  daartegenover destijds dikwijls doorgaans enkele enerzijds anderzijds gelieve helaas hopelijk ietwat indertijd
  ingevolge intussen inmiddels krachtens meteen namelijk niettegenstaande nogmaals ofwel onlangs opnieuw overeind
  rechtsom sindsdien telkens tevergeefs uiteraard veeleer vermits veruit vervolgens voorheen vooralsnog vooraleer
  weliswaar zodra zojuist zowel zulke neer onderweg desalniettemin niettemin daarentegen overigens alweer terzake`.split(
    /\s+/,
  ),
);

/** Pairs that a rule would join although they are different words; both directions. */
export const falseFriends: ReadonlyMap<string, ReadonlySet<string>> = indexPairs(
  `geld/geldt plan/plant kas/kast gas/gast las/last mark/markt kus/kust weg/weeg dag/daag vaar/vaart staar/staart
  kan/kant lood/loden raad/raadt geleden/leed geleden/lijden geleden/lijdt borgen/berg borgen/bergen borg/berg
  borg/bergen voornamen/voornemen voornamen/voorneem raad/rade leden/leed leden/lijden leden/lijd leden/lijdt
  leden/geleden raad/ried wet/wette bod/boden mis/mist was/wast macht/machtte pacht/pachtte bad/baadt pad/paad
  gat/gaat slag/slaag verslag/verslaag bedrag/bedraag verdrag/verdraag verbod/verbood slot/sloot wapen/waap zin/zint
  stof/stofte mens/menst kamer/kamert water/watert minister/ministert tot/totten dood/dode rente/rent kante/kant
  orde/ord reden/reed huis/huist haven/haaf keten/keet mede/meed eten/eet regen/reeg lagen/lage lage/lagen
  gevel/geef staat/stade los/loos rij/rijen bij/bijen ei/eien hoofd/hoofde landen/lande kern/kerne werk/werke
  prijs/prijst bank/bankt boek/boekt bron/bront grens/grenst kracht/krachtte geld/gold graf/graaft graf/groef
  graf/groeven verkeer/verkeerd paar/paarden paar/paarde paar/gepaard acht/geacht acht/achten acht/achtte acht/geachte
  genoeg/genoegen bekend/bekennen bekend/beken bekend/bekent kust/kus macht/mag macht/mogen`,
);

function indexPairs(pairs: string): Map<string, Set<string>> {
  const index = new Map<string, Set<string>>();
  for (const pair of pairs.trim().split(/\s+/)) {
    const [one = '', other = ''] = pair.split('/');
    index.set(one, (index.get(one) ?? new Set()).add(other));
    index.set(other, (index.get(other) ?? new Set()).add(one));
  }
  return index;
}
