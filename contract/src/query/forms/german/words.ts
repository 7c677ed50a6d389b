/** Words without other forms. */
export const germanFunctionWords: ReadonlySet<string> = new Set(
  `weshalb sonst sondern vorher nachher zunachst selben dieselben denselben derselbe dasselbe dieselbe denjenigen
  diejenigen derjenigen derjenige sich hinaus einmal anbetracht andererseits einerseits keinesfalls keineswegs
  moglicherweise naturgemass siehe der die das den dem des ein eine einer eines einem einen und oder aber nicht kein
  keine keinen keiner keinem auch noch nur mit von vom zum zur bei aus auf fur uber unter vor nach durch gegen ohne
  bis seit wahrend wegen zwischen hinter neben ist sind war waren hat haben hatte hatten sein seine seiner seinen
  seinem ihr ihre ihrer ihren ihrem ihres ihm ihn ihnen sie wir uns unser unsere ich mich mir dich dir was wer wie
  wenn weil dass als also dann denn doch sehr mehr viel alle alles aller allen allem andere anderen anderer anderes
  hier dort dieser diese dieses diesem diesen jeder jede jedes jedem jeden man immer wieder schon selbst gern heute
  gestern morgen oben unten hinten welche welcher welches welchen welchem solche solcher solches solchen sowie
  sowohl sofern soweit sobald solange daher damit daran darauf daraus dabei dafur dagegen dahin darin daruber darum
  darunter davon davor dazu deren dessen denen derer etwa etwas bereits insbesondere insgesamt jedoch hinsichtlich
  gegenuber gemass innerhalb ausserhalb aufgrund anhand mithilfe nachdem bevor obwohl ob zwar falls indem seitens
  bezuglich einschliesslich ausschliesslich nichts niemand jemand beide beiden beider zwei drei vier funf sechs
  sieben acht neun zehn elf zwolf hundert tausend erst weiter weitere weiteren weiterer ferner zudem ausserdem
  allerdings lediglich mindestens hochstens wobei wodurch wofur womit worauf woran ebenfalls stets nie niemals oft
  manchmal bald jetzt nun eben genau fast kaum ganz zumindest jederzeit gegebenenfalls beispielsweise teilweise
  vielmehr hierzu hierbei hiermit infolge anstatt trotz ab an in im am es er so um zu`.split(/\s+/),
);

/** Adjectives whose ending does not tell that they are. */
export const plainAdjectives =
  `gross klein neu alt jung gut schlecht hoh tief lang kurz breit schmal weit eng nah fern stark schwach schwer
  leicht schnell langsam fruh spat warm kalt heiss kuhl trocken nass hart weich laut leise hell dunkel klar frei
  offen voll leer reich arm teuer billig schon hasslich rein sauber schmutzig krank gesund tot wach mud satt stolz
  treu falsch richtig wahr echt ganz halb doppelt einfach schwierig sicher unsicher gleich ungleich anders eigen
  fremd fest los locker streng mild zart roh reif frisch faul rot blau grun gelb schwarz weiss grau braun bunt dick
  dunn dicht rund eckig flach steil scharf stumpf gerade krumm recht link aktuell konkret abstrakt direkt indirekt
  exakt korrekt perfekt komplett komplex international digital global lokal regional national legal illegal sozial
  liberal neutral zentral normal formal optimal minimal maximal real total vital ideal radikal relevant bekannt
  unbekannt beruhmt verwandt bewusst unbewusst gewiss ungewiss verschieden angemessen unangemessen geeignet
  ungeeignet berechtigt privat modern extrem intern extern divers popular prekar militar elementar stellar nuklear
  populistisch deutsch franzosisch englisch hohen sogenannt gesamt rasch brav klug dumm schlau schlimm fromm froh
  traurig ernst lieb boos bos gefahrlich geheim gemein gemeinsam allgemein samtlich saemtlich besonder mittler ober
  inner vorder fein grob glatt rau sanft wild zahm knapp weitgehend umfassend zustandig vielfaltig prazis konform
  autonom anonym homogen heterogen solid absurd absolut akut robust gerecht ungerecht schlicht licht feucht seicht
  flexibel sensibel stabil mobil fragil effizient transparent konsequent kompetent permanent`
    .trim()
    .split(/\s+/)
    .filter((word) => /^[a-z]+$/.test(word));

/** Words that have no dative plural here, because it is a commoner verb: `Wein` is not weinen. */
export const withoutDative: ReadonlyMap<string, string> = new Map([['wein', 'weinen']]);
