/**
 * Nouns by their plural, umlauts folded; a compound bends like its last part. All but those in -en have a genitive in -s
 * or -es as well.
 */
export const nounsByPlural: Readonly<Record<'e' | 'er' | 'en' | 'n' | 's' | 'weak' | 'same', string>> = {
  e: `tag zeug fahrzeug werkzeug flugzeug spielzeug jahr monat weg teil preis zweck fall bericht betrieb bereich markt
  rat rechtsakt akt recht vertrag antrag auftrag beitrag betrag ertrag vorschlag absatz ansatz satz platz grundsatz
  einsatz zusatz gesetz netz beschluss abschluss schluss ausschuss prozess anschluss zuschuss verstoss anstoss stoss
  grund hintergrund abgrund bund befund fund fluss einfluss begriff angriff eingriff griff entwurf vorwurf wurf
  erlass anlass pass einlass ablass raum zeitraum traum baum zaun zug anzug bezug auszug abzug vollzug entzug umzug
  anhang zugang ausgang eingang vorgang ubergang gang rang umfang empfang anfang klang fortgang plan brief krieg
  sieg stieg aufstieg abstieg anstieg umstand gegenstand zustand abstand stand bestand widerstand einwand verband
  rand brand strand wand beamte befehl dienst verdienst ernst verlust kredit schritt fortschritt abschnitt schnitt
  einschnitt tritt beitritt rucktritt eintritt punkt zeitpunkt standpunkt schwerpunkt konflikt effekt aspekt objekt
  projekt subjekt produkt kontakt pakt takt fakt instinkt distrikt konzept rezept ergebnis verhaltnis verzeichnis
  ereignis hindernis bedurfnis verstandnis geheimnis zeugnis gefangnis befugnis kenntnis erkenntnis erlaubnis
  bundnis gestandnis geschaft schaft gerat gericht gewicht gesprach gebot angebot verbot aufgebot gebiet gefecht
  geschenk gewehr gesuch besuch versuch spruch anspruch widerspruch einspruch bruch einbruch umbruch ausbruch geruch
  tuch strom lohn sohn ton beton argument dokument instrument element experiment parlament medikament fundament
  moment segment sakrament testament pigment kompliment institut statut tribut attribut defizit profit termin
  medizin benzin magazin ziel spiel beispiel stil anteil vorteil nachteil urteil vorurteil bestandteil modell
  protokoll metall vorfall unfall zufall notfall ausfall verfall uberfall abfall einfall rechtsbehelf behelf schiff
  stoff rohstoff kraftstoff wirkstoff baustoff treibstoff werk kraftwerk netzwerk bauwerk handwerk zertifikat mandat
  plakat format resultat zitat derivat referat sekretariat inserat inhalt haushalt halt erhalt unterhalt gehalt
  aufenthalt finanzinstrument merkmal mal denkmal kanal signal portal skandal personal kapital material ideal
  arsenal pokal lokal journal apparat labor reallabor tor motor major honorar exemplar formular kommentar januar
  februar milliardar funktionar kommissar sekretar pensionar revolutionar tier bier papier wertpapier quartier
  offizier turnier klavier visier saal pfahl stahl strahl fisch tisch busch wunsch tausch austausch schutz sturz
  umsturz besitz sitz vorsitz witz blitz reiz geiz kreis hinweis beweis nachweis ausweis verweis anreiz gleis eis
  kurs diskurs konkurs puls impuls erlos verlies los moos ass bass hass fass mass ausmass spass fuss gruss genuss
  kuss verdruss zufluss uberschuss schuss brauch gebrauch missbrauch verbrauch ablauf lauf verlauf kauf verkauf
  einkauf ankauf aufruf ruf beruf widerruf anruf hof friedhof bahnhof tarif motiv archiv adjektiv direktiv
  substantiv objektiv prinzip topf kopf knopf kampf dampf krampf sumpf stopp strumpf rumpf triumph arm darm schwarm
  alarm film helm turm sturm wurm schaum gram kram stamm damm schwamm kamm arzt herbst gast last ast rest protest
  text kontext antrieb trieb vertrieb dieb sieb korb hund freund feind wind abend verzicht bescheid unterschied
  abschied eid leid neid schild entgelt gehor ohr rohr jahrhundert jahrzehnt prozent patent talent kontinent zement
  lehrling fluchtling saugling haftling zwilling fruhling bus omnibus verein stein schein bein zweig teig steig kong
  konig honig kafig essig fleiss schweiss geleis vergleich ausgleich deich teich reich streich bach nachmittag
  vormittag mittag alltag reichstag bundestag landtag schultag freitag montag dienstag donnerstag samstag sonntag
  stadtrat landrat aufsichtsrat ministerrat bundesrat vorrat vorstand aufstand ruckstand ausstand anstand verstand
  schrank trank zank dank gestank schwank kraft nacht macht hand stadt luft frucht sucht not angst kunst lust brust
  gans maus laus faust axt braut haut kuh sau schnur nuss kluft gruft zunft auskunft zukunft ankunft herkunft
  einkunft unterkunft wurst brunst vollmacht ohnmacht ubermacht`,
  er: `kind land haus mitglied glied buch bild amt bundesland drittland wald feld volk gut rad dach fach loch dorf kleid
  lied licht gesicht gespenst geld schwert nest brett blatt kraut ei rind huhn kalb lamm mann irrtum reichtum
  heiligtum bistum geist leib gott strauch fass glas gras grab krankenhaus rathaus spital denkmal amtsblatt weib bad
  pfand band schloss holz horn korn tal mitgliedsland nachbarland ursprungsland abgeordnetenhaus parlamentsmitglied`,
  en: `antwort frau zahl wahl art tat straftat untat zeit arbeit mehrheit einheit form norm uhr spur natur kultur
  struktur agentur figur reparatur klausur tur gebuhr fahrt gefahr last pflicht schicht schrift vorschrift zuschrift
  anschrift unterschrift nachricht aussicht ansicht absicht ubersicht einsicht hinsicht rucksicht sicht frist schuld
  person saison garnison datenbank zentralbank partei datei kanzlei bucherei polizei druckerei plattform reform
  uniform welt ohr bett hemd faktor sektor autor direktor reaktor investor senator interess statistik politik
  republik kritik technik fabrik rubrik praktik klinik musik chronik kompetenz konferenz konsequenz existenz tendenz
  frequenz differenz instanz substanz bilanz toleranz distanz allianz provinz prominenz effizienz intelligenz
  transparenz lizenz korrespondenz residenz burg geburt qual moral fakultat flut glut brut kandidatur legislatur
  temperatur literatur infrastruktur eigenschaft botschaft gesellschaft wirtschaft landschaft gewerkschaft
  mannschaft wissenschaft gemeinschaft herrschaft nachbarschaft jagd tugend gegend fahigkeit leistung bahn autobahn
  laufbahn strassenbahn million schlacht fracht bucht`,
  n: `angabe ausgabe abgabe aufgabe vorgabe eingabe vergabe freigabe ubergabe weitergabe frage anfrage nachfrage umfrage
  lage anlage grundlage unterlage rucklage auflage beilage behorde sprache sache ursache tatsache strasse schule
  stunde woche stelle quelle methode analyse klage massnahme ausnahme aufnahme annahme einnahme teilnahme ubernahme
  zunahme abnahme stellungnahme bezugnahme inanspruchnahme reihe ebene grenze menge lange breite tiefe grosse starke
  schwache hilfe beihilfe rolle kontrolle krise reise hohe nahe industrie energie strategie richtlinie leitlinie
  linie familie kategorie theorie garantie demokratie batterie kopie spalte seite rente reserve initiative
  alternative perspektive offensive debatte summe note quote rate liste kasse klasse masse rasse messe presse
  adresse busse geldbusse pflanze maschine suche sorge folge abfolge erde luge luke brucke decke strecke ecke hutte
  mitte bitte kette stute wette stimme flamme gemeinde freude speise weise kirche flache oberflache wache rache
  gruppe truppe treppe kuppe lampe etappe pause brause hose dose rose phase phrase these hypothese synthese prognose
  diagnose anzeige aussage zusage absage plage waage sage etage passage montage reportage beigabe ruckgabe
  wiedergabe ware hardware software karte sorte ernte technologie ideologie chirurgie okonomie biologie partie ruine
  lawine kabine hure fuhre ehre lehre niere ehe erbse gasse tasse strafe freiheitsstrafe waffe schleife pfeife reife
  kunde kollege experte zeuge erbe genosse franzose bursche bote jude pole schwede dane finne russe turke grieche
  chinese portugiese laie junge insasse nachkomme vorfahre steuer mauer feier ader feder insel klausel wurzel regel
  kammer nummer ziffer schulter schwester klammer nachbar bauer bayer kugel tafel fackel muskel pantoffel kartoffel
  schachtel schussel vokabel mehrwertsteuer umsatzsteuer einkommensteuer korperschaftsteuer erbschaftsteuer
  vermogensteuer`,
  s: `auto euro buro foto video kino radio hotel team park trend test club chef scheck streik export import job standard
  hobby baby party lobby handy cafe komitee budget ticket internet interview festival echo logo motto tempo niveau
  label level deal shop tipp chip link blog update upgrade audit swap future startup start-up dossier restaurant
  balkon karton salon ballon`,
  weak: `mensch prasident student patient agent dozent klient konsument produzent abonnent assistent konkurrent dirigent
  referent korrespondent resident kandidat soldat diplomat advokat demokrat burokrat automat aristokrat pirat tyrann
  held herr furst prinz graf bar narr christ jurist polizist journalist tourist terrorist spezialist sozialist
  kommunist kapitalist populist extremist aktivist artist pianist emigrant migrant immigrant demonstrant fabrikant
  garant lieferant praktikant elefant musikant spekulant asylant intendant kommandant diamant planet komet athlet
  asket poet prophet paragraph geograph fotograf telegraf monarch patriarch philosoph katholik architekt
  vizeprasident bundesprasident ministerprasident nachbar`,
  same: `artikel titel kapitel mittel lebensmittel arzneimittel viertel drittel schlussel spiegel himmel wandel mangel
  mantel vogel nagel sattel apfel kessel tunnel wechsel kabel mobel hebel ubel gipfel zettel beutel stempel siegel
  engel esel igel hugel flugel minister burger anbieter nutzer teilnehmer handler einfuhrer hersteller anleger
  betreiber eigentumer vertreter mitarbeiter vermittler arbeiter lehrer schuler fuhrer wahler sprecher redner
  besucher verbraucher arbeitgeber arbeitnehmer unternehmer trager bewerber leser horer kanzler richter wachter
  meister vater bruder sommer winter wasser fenster zimmer messer muster opfer alter ufer koffer keller teller
  kilometer meter liter theater orchester register kloster wunder fehler schalter behalter rechner computer sender
  empfanger steuerzahler einwohner bewohner zuschauer auslander inlander europaer amerikaner afrikaner italiener
  spanier schweizer osterreicher englander hollander belgier unternehmen verfahren schreiben vorhaben leben
  verbrechen vergehen abkommen ubereinkommen einkommen aufkommen vermogen wesen essen treffen zeichen vertrauen
  rennen ansehen bestreben verhalten wohlergehen gewissen wissen schaden laden faden boden hafen garten graben
  kasten kuchen wagen magen bogen degen ofen rasen orden frieden glauben namen willen funken haufen balken brunnen
  streifen tropfen rahmen becken laken kissen tochterunternehmen mutterunternehmen gebaude gemuse gebirge gelande
  wertpapierunternehmen`,
};

/** Groups of forms that no class has. */
export const irregularNouns = `hoch/hohe/hohen/hoher/hohes/hohem/hoher/hochste/hochsten plenum/plenums praxis/praxen basis/basen
  spektrum/spektrums/spektren handel/handels thema/themas/themen firma/firmen museum/museums/museen
  datum/datums/daten zentrum/zentrums/zentren gremium/gremiums/gremien kriterium/kriteriums/kriterien
  ministerium/ministeriums/ministerien studium/studiums/studien stadium/stadiums/stadien medium/mediums/medien
  praktikum/praktikums/praktika forum/forums/foren visum/visums/visa konto/kontos/konten risiko/risikos/risiken
  drama/dramas/dramen schema/schemas/schemata aroma/aromas/aromen album/albums/alben virus/viren bonus/boni
  rhythmus/rhythmen organismus/organismen mechanismus/mechanismen algorithmus/algorithmen status zirkus/zirkusse
  kursus/kurse bus/busses/busse/bussen bau/baus/baues/bauten aufbau/aufbaus ausbau/ausbaus abbau/abbaus
  neubau/neubaus/neubauten mann/mannes/manns/manner/mannern fachmann/fachmanns/fachmannes/fachleute/fachmanner
  kaufmann/kaufmanns/kaufleute herr/herrn/herren herz/herzens/herzen name/namens/namen wille/willens/willen
  glaube/glaubens/glauben gedanke/gedankens/gedanken buchstabe/buchstabens/buchstaben friede/frieden/friedens
  system/systems/systeme/systemen problem/problems/probleme/problemen okosystem/okosystems/okosysteme/okosystemen
  organ/organs/organe/organen interesse/interesses/interessen ende/endes/enden auge/auges/augen see/sees/seen
  staat/staats/staates/staaten prinzip/prinzips/prinzipien wort/worts/wortes/worte/worten/worter/wortern
  ort/orts/ortes/orte/orten wert/werts/wertes/werte/werten typ/typs/typen stift/stifts/stiftes/stifte/stiften
  rand/rands/randes/rander/randern irrtum/irrtums/irrtumer eigentum/eigentums anwalt/anwalts/anwalte/anwalten
  landwirt/landwirts/landwirte/landwirten stab/stabs/stabes/stabe/staben gehalt/gehalts/gehaltes/gehalter/gehalte
  akteur/akteurs/akteure/akteuren ingenieur/ingenieurs/ingenieure/ingenieuren regisseur/regisseurs/regisseure
  abgeordnete/abgeordneten/abgeordneter beamte/beamten/beamter angestellte/angestellten/angestellter
  vorsitzende/vorsitzenden/vorsitzender sachverstandige/sachverstandigen/sachverstandiger
  jugendliche/jugendlichen/jugendlicher kranke/kranken deutsche/deutschen/deutscher
  erwachsene/erwachsenen/erwachsener bank/banken/banke/banken mutter/mutter/muttern tochter/tochter/tochtern kosten
  daten leute eltern ferien unkosten stadt/stadte/stadten braut/braute hand/hande/handen kraft/krafte/kraften
  macht/machte/machten arzt/arztes/arzts/arzte/arzten konsens/konsenses mal/mals/male/malen`;
