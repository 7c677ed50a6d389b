import type { Seeds } from './seeds.ts';

/** Dutch words of the contexts from gelijkheid to water; see `dutch.ts`. */
export const dutchGToW = {
  gelijkheid: `discrimina* gelijke_behandeling gelijke_kansen emancipatie* lhbti* lgbt* transgender* racis*
    antisemit* moslimhaat islamofob* gender* vrouwenrecht* vrouwen seksuele_intimidatie seksueel_geweld
    handicap* toegankelijkheid* vn_verdrag_handicap inclusieve diversiteit* gelijkheid* seksisme homofob*
    holebi* unia grensoverschrijdend_gedrag genitale_verminking eergerelateerd* armoedebestrijding
    conversie* regenboog* loonkloof slavernij* roma minderheden met_een_beperking hoofddoek* partnergeweld
    draagmoeder* gehandicapten geslacht_en quota_vrouwen moslims joodse inclusie vrouwelijke
    mannen_en_vrouwen allochton* antidiscriminatie* interfederaal_gelijkekansencentrum transpersonen
    intersekse minderheid gelijkwaardig* uitsluiting_van vrouwenquota rolstoel* blinden slechtziend* doven
    gebarentaal mindervaliden toegankelijk_voor haatspraak haatmisdrij* hate_speech srgr
    gelijke_kansenbeleid gelijkekansen* kansengelijkheid kansenongelijkheid gelijke_beloning vrouwenquotum
    vrouwenbeleid vrouwenraad vrouwenhandel vrouwenbesnijdenis besnijdenis vrouwelijk_leiderschap
    vrouwenemancipatie* vrouwelijke_topfuncties femicide feminic* geweld_op_vrouwen geweld_tegen_vrouwen
    istanbul_conventie verdrag_van_istanbul seksueel_grensoverschrijdend seksueel_grensoverschrijdend_gedrag
    zorgcentra_na_seksueel instituut_voor_de_gelijkheid igvm college_voor_de_rechten_van_de_mens
    anti_discriminatie* antiracisme* antiseksismewet seksistisch* nationaal_coordinator_discriminatie ncdr
    etnisch_profileren etnische_minderhed* etniciteit arbeidsmarktdiscriminatie leeftijdsdiscriminatie
    woondiscriminatie praktijktest* mystery_calls vooroordelen stereotyp* stigmatis* jodenhaat joden
    joodse_gemeenschap moslimdiscriminatie anti_zwart afro* dekolonisatie homo_s homoseksuel* lesbische
    biseksuel* geslachtsregistratie geslachtsverandering non_binair* homogenezing pride
    personen_met_een_handicap personen_met_een_beperking mensen_met_een_beperking mensen_met_een_handicap
    mensen_met_een_functiebeperking functiebeperking* beperkte_mobiliteit verminderde_mobiliteit
    handistreaming vrph nationale_hoge_raad_personen_met parkeerkaart* assistentiehond* slechthorend* doof
    dove blinde visueel_gehandicap* braille universeel_ontwerp redelijke_aanpassing*
    verstandelijke_beperking* verstandelijk_gehandicap* inclusief inclusiebeleid religieuze_tekens
    boerkaverbod levensbeschouwelijke_neutraliteit romafamilies woonwagenbewoners sinti eerwraak eergeweld
    huwelijksdwang gedwongen_huwelijken kindhuwelijk* uithuwelijk* partnergeweld_vrouwen prostituees_rechten
    ongelijkheid ongelijke_behandeling menstruatiearmoede meldpunt_discriminatie`,
  industrie: `industrie* innovati* staal* chemie* chemisch* maakindustrie fabriek* technologie* ruimtevaart*
    halfgeleider* chip* r_d onderzoek_en_ontwikkeling groeifonds octrooi* intellectuele_eigendom
    maakbedrijven automobiel* autofabriek* audi vw_vorst volvo petrochem* grondstoffen*
    kritieke_grondstoffen tata_steel maatwerkafspraken hoogoven* defensie_industrie farma* biotech*
    scheepsbouw* technologische investeringsklimaat clean_industrial draghi letta verduurzaming_industrie
    research scale_up* scaleups valorisatie batterijfabriek* maritieme_maakindustrie fotonica
    sleuteltechnologie* kennisintensi* nationaal_groeifonds wbso esa werkplaatsen_industrie deindustrialis*
    herindustrialis* maakbedrijf* productiesite* productie_eenheid productielijn* assemblage* autosector
    autoassemblage audi_brussels audi_vorst caterpillar arcelormittal aperam umicore basf chemelot
    kunststofindustrie aluminium* glasindustrie papierindustrie cementindustrie textielindustrie keramiek*
    bouwmaterialenindustrie scheepswerf luchtvaartindustrie vliegtuigbouw* sabca sonaca asco safran airbus
    satelliet* arianespace lanceerraket* vega_raket spacebel ruimteagentschap galileo copernicus pfizer
    janssen gsk ucb biofarma life_sciences medtech nanotech* micro_elektronica microchip* asml* nxp imec*
    batterijproduct* batterijsector waterstofindustrie groene_industrie clean_industrial_deal
    net_zero_industry competitiviteitsdeal strategische_autonomie strategische_sectoren kritieke_mineralen
    zeldzame_aardmetalen aardmetalen innoveren kennisinstellingen_tno tno toegepast_onderzoek
    onderzoek_en_innovatie o_o_uitgaven r_en_d bedrijfsvoorheffing_onderzoek unitair_octrooi
    intellectuele_rechten topsectoren* roboticasector 3d_print* additive_manufacturing made_in_europe
    defensie_industriele wapenindustrie fn_herstal ammoniakproductie kunstmestfabriek yara glasproducent`,
  justitie: `justiti* rechtbank* rechter* rechtspraak* straf* gevangenis* gedetineerd* detentie* tbs advoca*
    rechtsbijstand* openbaar_ministerie officier_van_justitie parket* procureur* notaris* vonnis*
    veroordeel* dader* slachtoffer* wetboek* burgerlijk_wetboek civiel_recht burgerlijk_recht reclassering*
    kansspel* gokken adoptie* echtscheiding* familierecht voogdij alimentatie* hoge_raad
    raad_voor_de_rechtspraak rechtsstaat* hof_van_beroep hof_van_cassatie gerechtsdeurwaarder* magistra* jbz
    verjaring* executie* faillissementsrecht prostitutie sekswerk* deurwaarder* gratie internering*
    enkelband* minnelijke_schikking assisen zedenmisdrij* vrijspraak rechtsgang mediation bemiddeling
    gerecht gerechtelijk* gerechtshof kinderporno* seksueel_misbruik verkracht* sekte* seponer*
    aansprakelijkheid* vennootschapsrecht contractenrecht wet_mulder vrijheidsstraf* procesrecht dji
    geldboete* dwangbevel* hoven griffie* overbevolking gevangenen eerste_aanleg veroordeling* arrest
    arresten cassatie correctioneel correctionele college_van_procureurs* konings onderzoeksrechter*
    stafhouder* balie tuchtprocedure* tuchtrecht* probatie voorwaardelijke_vrijlating vrijlating drugshond
    burgerlijke_partij vermogensdelict* misdrijven wetsovertreding* minnelijke rechtszaak rechtszaken
    beroepsprocedure* hoger_beroep schadevergoeding* pro_deo gerechtsgebouw* penitentiair* cipier*
    kruispuntbank_justitie huwelijk huwelijken erfrecht erfenis naamgeving afstamming geadopteerd*
    draagmoederschap notarieel* onteigening* gerechtsdeskundig* tolken_justitie beedigd* uitlevering*
    europees_aanhoudingsbevel zedenfeiten grooming dagvaarding* rechtszittingen zittingszaal kantonrechter*
    vrederechter* vredegerecht* politierechtbank* arbeidsrechtbank* arbeidshof ondernemingsrechtbank*
    familierechtbank* jeugdrechtbank* jeugdrechter* jeugdstraf* jeugddetentie* jeugdsancti*
    hoven_en_rechtbanken gerechtskosten doorlooptijden auditoraat federaal_parket
    college_van_procureurs_generaal hoge_raad_voor_de_justitie salduz* orde_van_vlaamse_balies toevoeging*
    rechtshulp juridische_bijstand tweedelijnsbijstand juridische_tweedelijnsbijstand rechtsbescherming
    toegang_tot_het_recht klassenjustitie rechtsgelijkheid rechtsorde* grondwettelijk_hof arresten_van
    vernietigd_door hof_van_justitie europees_hof_voor_de_rechten_van_de_mens evrm prejudiciele_vraag
    gevangenbewaarder* celcapaciteit celstraf* cellentekort grondslapers dienst_justitiele_inrichtingen
    forensisch* tbs_kliniek* geinterneerd* fpc levenslang* elektronisch_toezicht taakstraf* werkstraf*
    herstelrecht herstelbemiddeling recidiv* veelpleger* schadefonds financiele_hulp_aan_slachtoffers
    aangifte* klacht_met_burgerlijke kindermisbruik* seksuele_uitbuiting seksuele_misdrij* zedendelict*
    zedenzaak zedenzaken aanranding* stealthing wraakporno online_kindermisbruik child_focus loverboy*
    mensenhandel* gedwongen_prostitutie afpersing oplichters corruptie* omkoping* fraudezaak witwasonderzoek
    verbeurdverklaring* afpakken coiv notariaat collectieve_schuldenregeling schuldbemiddelaar*
    civiele_rechter erfenissen erfbelasting_recht nalatenschap* huwelijksrecht huwelijksvermogen*
    scheiding_van_ouders omgangsregeling co_ouderschap ouderlijk_gezag ouderverstoting
    internationale_kinderontvoering kinderalimentatie onderhoudsgeld davo bewindvoer* curatele
    onbekwaamverklaring donorkind* afstammingsrecht naamrecht familienaam illegale_adopties
    interlandelijke_adoptie personenrecht privaatrecht* vermogensrecht verbintenissenrecht
    rechtspersonen_recht gokkantoor gokkantoren gokvergunning* casino* online_gokken gokreclame
    gokproblematiek arbitrage* geschillenbeslechting schadeclaim massaclaim* deskundigenonderzoek tolken
    nicc criminologie dna_databank dna_onderzoek vingerafdruk* bijzondere_opsporing* telefoontap*
    huiszoekingen voorlopige_hechtenis voorarrest aanhouding* vervolgingsbeleid sepot*
    minnelijke_schikkingen verkeersrechter cassatieberoep herziening_van_vonnis gratieverzoek*
    genadeverzoek* eerherstel trabelsi wederzijdse_rechtshulp europol_eurojust eurojust europees_parket
    erediensten eredienst moslimexecutieve moslimraad erkenning_van_moskeeen veilig_thuis_recht
    rechtspositie_gedetineerd* wet_politieregisters e_deposit`,
  koninkrijk: `koninkrijksrelatie* caribisch* curacao aruba sint_maarten bonaire saba sint_eustatius bes
    antillen* antilliaans* suriname koningshuis koninklijk_huis koning prins* kabinet_van_de_koning dotatie*
    koninklijke_familie statuut_voor_het_koninkrijk rijkswet* zijne_majesteit paleis_te_brussel
    koninklijk_paleis civiele_lijst filip_en_mathilde kingdom sint_maartens arubaan* curacaos* bonairiaan*
    openbare_lichamen landsregering* bes_eilanden koninkrijkszaken koninkrijksstatuut
    landen_van_het_koninkrijk landen_binnen_het_koninkrijk koninkrijksregering
    ministeriele_raad_van_het_koninkrijk statuut eilanden willemstad oranjestad philipsburg kralendijk
    college_financieel_toezicht cft rijksvertegenwoordiger eilandsraad eilandgedeputeerd* eilandgebied* lgo
    upg ultraperifer* bovenwindse benedenwindse surinaams* slavernijverleden_caribisch koningin
    koninklijk_domein koninklijke paleis_van_laken koning_filip koning_willem_alexander koning_albert
    albert_ii kroonprins* troonopvolg* troonrede hofhouding koninklijk_bezoek staatshoofd koninklijk_station
    monarchie* oranjes begroting_van_de_koning koninklijke_schenking`,
  'landbouw-natuur': `landbouw* natuur boer boeren boerderij* veehoud* mest* stikstof* dier dieren*
    dierziekt* visser* gewasbescherming* pesticide* glyfosaat bos bossen* wolf wolven jacht* jager*
    voedselzekerheid* voedselveiligheid* voedselketen* favv nvwa tuinbouw* glb
    gemeenschappelijk_landbouwbeleid akker* melk* varken* kip kippen pluimvee* vogelgriep* q_koorts
    blauwtong* natura_2000 natuurherstel* pacht* platteland* zuivel* slachthuis* slachthuizen kalver*
    paarden* hond honden katten dierproe* veevoeder* bijen teelt* runderen schapen agrari* suikerbiet*
    hennep nertsen* visquota huisdier* natuurgebied* natuurbeheer natuurbehoud natuurbescherm* natuurbeleid
    natuurorganisat* natuurinclusie* natuurwaarde* natuurvergunning* tonijn vis vissen hoornaar* bestuiv*
    ctgb fosfa* derogatie* kunstmest eieren zaden grondkamer biodivers* insecticid* neonicotino*
    bestrijdingsmiddel* vee veestapel veeteelt veebedrij* veevervoer vlees verdoofd* onverdoofd* verdoving
    halal slacht slachten slachting* voedselafval_landbouw bijenvolk* bijenkast* imker* aardappel* graan
    tarwe kalkoen* eend eenden gans ganzen bever* das dassen vos vossen vogels vogel weidevogel* flora fauna
    exoten invasieve* kap_van_bomen bomen heide veen veenweide* landschap* ecosyste* natuurpunt
    staatsbosbeheer diergenees* dierwaardig* stalsyste* stallen stal megastal* eierproduc* zeevisser*
    kottervis* garnal* aquacultuur boerenorganisat* boerenbond diervoed* allergen* voedingswaren
    voedingsmiddelen biologische_landbouw voedselwaren boomkwekerij* sierteelt glastuinbouw boerenbedrijf*
    boerinnen jonge_boeren agro_industrie agrovoeding* voedingssector voedingsindustrie voedselproducent*
    voedselproductie voedselvoorziening voedselstrategie voedselverspilling voedselfraude voedselinspectie
    voedselhygiene voedselcrisis fipronil listeria salmonella autocontrole
    nederlandse_voedsel_en_warenautoriteit levensmiddelen* etiketter* ggo* ngt nieuwe_genomische veredeling*
    kwekersrecht zaaigoed pootgoed bollenteelt* bollensector fruitteelt* fruitteler* wijnbouw groenteteelt*
    maisteelt graslanden grasland weidegang intensieve_veehouderij koeien legkippen kippenhouder*
    vleeskuikens schapenhouder* geitenhoud* veetransport* diertransport* slachterij* slachtdieren veearts*
    diergezondheid* mond_en_klauwzeer lumpy brucellose rundertuberculose hoogpathogene ophokplicht ruiming*
    vleesvee vleesprijzen veestapelreductie dierrechten nitraat* actieprogramma_nitraatrichtlijn ammoniak*
    pas_melder* pas_uitspraak rekenkundige_ondergrens kritische_depositiewaarde depositiewaarde*
    emissiereductie_landbouw piekbelaster* uitkoopregeling* lbv doelsturing* anlb ecoregeling*
    kringlooplandbouw biologische_boeren onkruidverdelg* roundup monsanto drift_van_pesticiden bijensterfte
    wilde_bijen insecten* hommels aziatische_hoornaar eikenprocessierups rattengif muskusrat* jagen
    wildbeheer* wildschade everzwijn* wilde_zwijnen hert herten ree wolvenbeleid wolvenaanval* circusdieren
    proefdier* dolfijn* walvis* zeehond* zeezoogdier* broodfok* hondenfok* hondenhandel kattencastratie
    positieflijst* exotische_dieren ivoor* cites soortenbescherming bedreigde_soorten diersoort*
    dier_en_plantensoorten ontbossing* herbebossing bosbeheer bosbouw* kwetsbare_waardevolle_bossen
    natuurdoel* natuurwet* natuurbegroting natuurpark* nationaal_park nationale_parken natuurnetwerk
    natuurverenig* natuurmonumenten instandhoudingsdoel* habitatrichtlijn* vogelrichtlijn
    agentschap_natuur_en_bos anb beschermde_natuurgebieden trekvogels moeras* waddengebied_natuur
    kottersector pulsvisserij pulskor vangstquot* vangstmogelijkheden viswijzer palingvisserij paling aal
    zalm haring kabeljauw tong_en_schol schaaldieren mosselsector mosselen oesters zeewier* zeeboerderij
    kweekvis bodemberoering overbevissing illegale_visserij landinrichting ruilverkaveling ilo_landbouw lvvn
    lnv voedselagentschap`,
  milieu: `milieu* afval* recycl* circulair* lucht_kwaliteit luchtkwaliteit* luchtverontreiniging*
    geluidshinder* geluidsoverlast bodemverontreinig* bodem pfas pfos asbest* plastic* verpakking*
    statiegeld emissies leefomgeving omgevingsdienst* vuurwerk* leefmilieu gevaarlijke_stoffen reach
    verontreinig* vervuil* sluikstort* ovam verbrandingsoven* lage_emissiezone* drukwerk straling*
    geurhinder lozing* schadelijke_stoffen chemische_stoffen kringloop* herbruik* hormoonverstor*
    ecologisch* geluidsnorm* sigarettenpeuk* wegwerp* nutrient* hinder oceaanbescherming geluidsmeting*
    verbranding uitstoot_van_stikstofoxiden stikstofoxide* roet ozon geluidsniveau* geluidsdruk lawaai
    trillingen sanering* bodemsanering grondverzet lozen geloosd* chemicalien toxisch* microplastic*
    textielafval* elektronisch_afval elektronisch_schroot hergebruik reparatie* siervuurwerk
    duurzame_ontwikkeling duurzaamheid* bisfenol* leefkwaliteit omgevingsbeleid handelingskader
    passende_beoordeling huishoudelijk_afval bedrijfsafval zwerfafval* zwerfvuil* textielsector_afval
    textielrecycling statiegeldflesjes statiegeldsysteem drankverpakking* blikjes fost_plus gerecycleerd
    hergebruikt ecodesignrichtlijn recht_op_reparatie geplande_veroudering levensduur_van_producten
    producentenverantwoordelijkheid uitgebreide_producentenverantwoordelijkheid elektroafval sloopafval
    bouwafval grondstoffenkringloop bodemvervuiling bodemkwaliteit bodembeleid bodemonderzoek
    grondwatervervuiling_milieu drinkwaterbronnen_vervuil* grondverontreiniging loodvervuiling zware_metalen
    kwik* cadmium dioxine* pcb* pak_s pfas_vervuiling chemours 3m_zwijndrecht 3m forever_chemicals
    schadelijke_stof* gevaarlijke_chemische zeer_zorgwekkende_stoffen echa biocide* giftige* gifstof*
    chemische_agentia endocriene reach_verordening fijnstof* ultrafijn* stikstofdioxide* luchtvervuil*
    zuivere_lucht schone_lucht schone_luchtakkoord nec_richtlijn houtstook* houtrook uitstootnorm* euro_6
    euro_7 roetfilter* dieselgate sjoemelsoftware lage_emissie* emissiezone* emissie_eisen
    industriele_emissies rie geluidsbelasting geluidswering geluidsmeetnet vlieghinder lawaaihinder
    laagfrequent_geluid lichthinder stank geuroverlast trillingshinder elektromagnetische radon
    oceaanverdrag vergunningverlening_milieu vergunningplichtig_milieu ippc isvag seveso* zandwinning
    oudejaarsvuurwerk drugsafval drugslozing* dumping_van_afval ecocide duurzame_consumptie csrd csddd imvo
    verantwoord_ondernemen due_diligence_milieu groen_in_de_stad klimaatadaptatie_groen ecosysteemdiensten
    leefomgevingskwaliteit planbureau_voor_de_leefomgeving pbl vergroening europees_milieuagentschap
    hinderpreventie`,
  mobiliteit: `vervoer* mobiliteit* spoor* trein* nmbs infrabel ns prorail openbaar_vervoer bus bussen tram*
    metro* fiets* wegen snelweg* autosnelweg* rijbewijs* rijkswegen luchthaven* luchtvaart* vliegtuig*
    vliegveld* schiphol zaventem brussels_airlines scheepvaart* haven* binnenvaart* vrachtwagen*
    vrachtvervoer auto auto_s voertuig* autokeuring* nummerplaat* parkeer* kilometerheffing* rekeningrijden
    de_lijn stations reizigers* passagiers* rdw cbr taxi* deelmobiliteit snelheid* mirt lelystad_airport
    vluchten belgocontrol skeyes e_step* bromfiets* logistiek* wegbeheer* wegverkeer dienstregeling* verkeer
    verkeers* vlucht speed_pedelec* slagbom* hst watertaxi* veerpont* veerdienst* veerboot* seinhuis*
    perron* infraproject* boordtarief rijden_onder_invloed concessiegebied* weggebruik* bestelwagen*
    nachtvlucht* overweg rijden_met rijverbod rijexamen* rijschool* rijscholen reiziger stiptheid*
    ongeval_op_de ongevallen_met vias stopplaats* overstap* pendel* railpass rail_pass rollend_materieel
    vertragingen leasing_wagens bedrijfswagen* leaseauto* beheerscontract_nmbs openbaredienstcontract*
    brandstof tankstation* wegcode wegenwerken ring_rond_brussel files filedruk woon_werkverkeer carpool*
    motorfiets* motorrijders scooter* step elektrische_step* cabotage chauffeur* truck* hogesnelheid* thalys
    eurostar parkings stationsgebouw* flitspa* trajectcontrole* alcoholcontrole* homologatie wegbelasting*
    vignet tolheffing luchtruim luchtverkeer* vliegroute* vliegtaks ryanair wizz zeevaart koopvaardij
    zeehaven* busvervoer buslijn* buschauffeur* streekvervoer doelgroepenvervoer leerlingenvervoer
    ov_chipkaart ov_concessie ov_bureau mivb tec gewestelijk_expresnet gen s_trein nachttrein*
    goederentrein* goederenvervoer* goederenspoor wissels_spoor etcs ertms lijn stationschef stationshal
    stationsplein stationsparking* onbemande_stations loketten_stations ticketautomaat ticketautomaten
    abonnementen_trein hr_rail ypto b_mobility nederlandse_spoorwegen arriva keolis hsl betuweroute lelylijn
    nedersaksenlijn ijzeren_rijn 3rx regionale_luchthaven* vliegbewegingen vliegverkeer vliegveiligheid
    vliegtickets brussels_airport charleroi_airport bierset deurne_luchthaven klm tui_fly startbaan
    startbanen landingsbaan_vlieg baangebruik spreidingsplan vluchtroutes vluchtannulatie* piloten piloot
    cabinepersoneel bagageafhandel* drones_luchtvaart burgerluchtvaart directoraat_generaal_luchtvaart
    zeescheepvaart zeevarenden reders rederij* koopvaardijvloot binnenschip* schippers port_of loodsen
    loodswezen pleziervaart* ferry veren vaarweg* sluisbediening bruggen_en_sluizen tunnels tunnel viaduct*
    rijkswegennet hoofdwegennet autowegen wegennet* wegeninfrastructuur wegwerkzaamheden wegonderhoud
    wegvervoer* wegtransport wegverkeerswet wegcapaciteit verbreding_a* maximumsnelheid* 30_km 130_km
    rijbewijzen rijvaardigheid* rijgeschikt* rijonderricht theorie_examen bob_campagne* alcoholslot*
    alcohol_achter_het_stuur drugs_in_het_verkeer sturen_onder_invloed gsm_achter_het_stuur vluchtmisdrij*
    autobestuurder* automobilist* bestuurders_van technische_keuring apk kenteken*
    inschrijving_van_voertuigen div_inschrijving tweedehandswagen* wagenpark* elektrische_wagens
    elektrische_auto* elektrische_voertuigen elektrisch_rijden laadinfrastructuur* laadpalen motorrijtuig*
    salariswagen* cash_for_car fatbike* elektrische_fiets* bakfiets* voetgangers voetpaden wandelen_verkeer
    deelfiets* deelscooter* deelstep* deelauto* micromobiliteit betalend_parkeren carsharing autodelen
    zelfrijdende* autonome_voertuigen event_data_recorder uber_taxi vrachtverkeer rijtijden tachograaf
    tonnageverbod transportsector transportbedrijf* vakbekwaamheid bereikbaarheid* modal_shift intermodaal
    multimodaal woon_werkverplaatsing* thuiswerken_verkeer infrastructuurfonds
    meerjarenprogramma_infrastructuur vliegschaamte`,
  onderwijs: `onderwijs* school* scholen leraar* leraren leerkracht* leerling* student* universite*
    hogeschool* hogescholen mbo hbo basisonderwijs voortgezet_onderwijs primair_onderwijs
    studiefinanciering* collegegeld* lerarentekort* kleuter* onderzoeker* curriculum* examen* kinderopvang*
    laaggeletterd* taalvaardigheid inspectie_van_het_onderwijs bijzonder_onderwijs passend_onderwijs
    leerplicht* beroepsonderwijs hoger_onderwijs leerstof erasmus* stage* alfabetisering
    volwassenenonderwijs internationalisering_van_het_onderwijs belspo
    federale_wetenschappelijke_instellingen promovend* onderzoeksfinanciering wetenschapsbeleid diploma
    diplomas klaslokaal klas wetenschap wetenschappen wetenschapper* wetenschappelijk_onderzoek
    lerarenopleiding* voortijdig_schoolverlat* lezen_en_schrijven rekenen taalonderwijs hbo_instelling*
    promotie_onderzoek onderzoeksinstelling* wetenschappelijke_instelling* nwo knaw fwo studie studies
    docent* hoogleraar* rector leerwinst eindtoets ouderbijdrage* klassen universitair* duo ocw basisschool*
    basisscholen middelbare_school middelbare_scholen lagere_school secundair_onderwijs secundaire_scholen
    buitengewoon_onderwijs speciaal_onderwijs deeltijds_onderwijs duaal_leren nieuwkomersonderwijs
    internationale_schakelklas schakelklas* thuisonderwijs* spijbel* leermiddelen leermateriaal lesmateriaal
    lesgeven lesuren lerarenregister lerarensalaris bevoegde_docent* brugklas* vmbo havo vwo eindexamen*
    centrale_examens eindtoetsen doorstroomtoets toelatingsexamen* ingangsexamen* praktijkonderwijs
    vakonderwijs techniekonderwijs kerndoelen burgerschapsonderwijs burgerschapsvorming
    seksuele_voorlichting mobieltjesverbod pisa leesvaardigheid rekenvaardigheid basisvaardigheden*
    taalachterstand analfabet* ongeletterd* volwasseneneducatie basiseducatie roc roc_s mbo_student*
    mbo_instelling* mbo_opleiding* hbo_opleiding* hogeronderwijs* faculteit* campus basisbeurs studiebeurs*
    studieschuld* leenstelsel langstudeer* studievoortgang bindend_studieadvies studiekeuze studierichting
    internationale_studenten buitenlandse_studenten verengelsing wet_internationalisering_in_balans
    diploma_erkenning diplomaerkenning masterdiploma bacheloropleiding bachelor masteropleiding doctora* phd
    hoogleraren rectoren wetenschapsfinanciering wetenschapsbudget wetenschappelijke_integriteit
    onderzoeksprogramma* onderzoeksgeld poolstation poolonderzoek federaal_wetenschapsbeleid
    federale_wetenschappelijke horizon_europe_onderzoek academische_vrijheid academisch_jaar
    kinderdagverblijf* creche* buitenschoolse* gastouder* voorschoolse vve_peuters stagiairs
    brandweerschool* naschoolse leerrecht samenwerkingsverband* thuiszitter* hoogbegaafd* leerstoornis*
    dyslexie vog_onderwijs weekendscholen islamitisch_onderwijs artikel_23`,
  'ruimte-wonen': `woning* wonen huur* huren verhuurder* hypotheekrente* volkshuisvesting* huisvesting*
    omgevingswet* bestemmingsplan* bouw* nieuwbouw* leegstand* kraak* dakloos* dakloze* omgevingsvergunning*
    stedenbouw* stedelijk* kavel* woonbeleid woonwagen* erfpacht* vve grondbeleid omgevingsvisie*
    koopwoning* sociale_huisvesting vastgoed* renovatie* wooncrisis starterswoning* studentenhuisvesting
    woonmaatschappij* bedrijventerrein* ruimtelijk* kadaster* woonreservegebied* sociale_woning* buurt* wijk
    wijken kantoorpanden gebiedsgericht* leegstaand* ruimtebeslag hoogbouw huisjesmelk* panden woonkosten
    woonlasten koopprij* huizenprij* huizenmarkt appartement* flats tiny_houses gebiedsontwikkeling*
    stadsvernieuwing* grootstedenbeleid aannemer* huiseigenaar* koopstarter* monumentenzorg_wonen kantoren
    leegstaan leegstaat gebouwenpark krimpregio* landelijk_gebied funderings* verzakking* droogteschade
    woonruimte* woonvisie woonzorg_vastgoed woonproject* woonvorm* wooncooperatie* woonfraude woonrecht
    woonkwaliteit woonomgeving woonwijk* woonerf wooncode betaalbaar_wonen betaalbaarheid_van_woningen
    betaalbare_woning* wonen_en_bouwen middenhuur wet_betaalbare_huur sociale_huur* sociale_huurwoning*
    sociale_verhuur sociale_huisvestingsmaatschapp* corporatie* uithuiszetting* huisuitzetting* kamerverhuur
    onderhuur short_stay toeristische_verhuur vakantieverhuur flexwoning* tijdelijke_woning*
    containerwoning* ouderenwoning* ouderenhuisvesting seniorenwoning* studentenwoning* spoedzoekers
    starterslening koopmarkt overdrachtsbelasting_wonen hypotheeknorm* leegwaarderatio woz_waarde grondprijs
    grondprijzen grondspeculatie grondexploitatie projectontwikkel* makelaar* gerenoveerd sloop_en_heropbouw
    afbraak_en_heropbouw afbraak_heropbouw verloederde_wijken stadskanker* stadswijk* stadsbeleid
    stedenbeleid grootstedelijk* wijkaanpak wijkvernieuwing kwetsbare_wijken leefbaarheid* nplv
    omgevingsplan* omgevingsloket omgevingsrecht gewestplan* betonstop ruimtebeleid ruimteclaim* nota_ruimte
    novi nationale_omgevingsvisie vergunningen_voor_woningen bestemmingswijziging onteigen* functiemenging
    verdichting inbreiding kraken krakers dak_en_thuislo* dak_en_thuisloze* thuisloos thuisloosheid
    housing_first vereniging_van_eigenaars mede_eigendom syndicus mandeligheid brandveiligheid_gebouwen
    monument_renovatie kadastrale huizenbezitter* energielabel_woning erfgoedpand kantoorruimte*
    kantoorgebouw*`,
  'sociale-zekerheid': `sociale_zekerheid uitkering* pensioen* aow bijstand* ww wia wajong uwv svb leefloon*
    leefloners ocmw* armoede* schuldhulp* schuldenproblemat* kinderbijslag* kindgebonden_budget huurtoeslag
    zorgtoeslag participatiewet* sociale_bijstand bestaansminimum arbeidsongeschikt* werkloosheidsuitkering*
    invaliditeit* sociale_bijdrage* rsz rva rsvz sociale_fraude overbruggingsuitkering* ouderdomsverzekering
    rustpensioen* nabestaand* gezinsbijslag* groeipakket inkomensgarantie* igo minimumpensioen*
    sociaal_statuut langdurig_zieken maatschappelijke_integratie sociale_uitkering* banenafspraak
    voedselbank* sociaal_minimum toeslagen welvaartsvast* aanvullend_pensioen* brugpensioen* swt
    ziekte_uitkering* verhoogde_tegemoetkoming sociaal_tarief sociale_bescherming mantelzorg* leeflonen
    sociale_rechten gezinslast* mypension gepensioneerd* ouderen_pensioen federale_pensioendienst
    loopbaanjaren_pensioen sociaal_recht sociale_uitkeringen inkomensvervangend*
    terugvordering_van_uitkering* socialezekerheid* sociale_bijdragen zelfstandigenstatuut kindertoeslag*
    schuldsanering* schuldenaar deurwaarderskosten kansarm* minima_uitkering* vrijwilligers vrijwilliger
    vrijwilligerswet kostenvergoeding_vrijwilliger* steuntrekker* bestaansonzeker* geldzorgen daklozenopvang
    sociale_verzekeringsbank sociale_verzekeringen sociale_zekerheidsbijdrage* sociale_uitgaven
    sociale_voorziening* inschakelingsuitkering* wachtuitkering* werkloosheidsreglement*
    werkloosheidsverzekering volledig_werkloos tijdelijke_werkloosheid economische_werkloosheid
    hulpkas_voor_werkloosheid rijksdienst_voor_arbeidsvoorziening rijksdienst_voor_sociale_zekerheid
    rijksdienst_voor_pensioenen gezinshoofd samenwonend* alleenstaande* equivalent_leefloon
    pod_maatschappelijke_integratie recht_op_maatschappelijke openbare_centra_voor_maatschappelijk
    maatschappelijk_welzijn maatschappelijk_werk* sociale_dienst sociale_hulp*
    maatschappelijke_dienstverlening steunverlening materiele_hulp minimuminkomen kinderarmoede*
    energiearmoede_sociaal netwerk_tegen_armoede materiele_deprivatie sociale_deprivatie sociale_uitsluiting
    sociale_ongelijkheid non_take_up automatische_toekenning automatische_rechtentoekenning rechthebbende*
    sociale_tarieven bijzondere_bijstand individuele_inkomenstoeslag schuldenlast overmatige_schuldenlast
    schuldbemiddeling budgetbeheer voedselhulp_armen voedselpakket* daklozenhulp wettelijk_pensioen
    vervroegd_pensioen deeltijds_pensioen overlevingspensioen ambtenarenpensioen* militair_pensioen
    werknemerspensioen zelfstandigenpensioen gemengde_loopbaan werkloosheid_met_bedrijfstoeslag aow_leeftijd
    aow_uitkering anw ziekte_uitkeringen primaire_arbeidsongeschiktheid langdurig_ziek* langdurige_ziekte
    invaliden wia_uitkering wao ziektewet re_integratietraject* terug_naar_werk adviserend_arts controlearts
    beroepsziekte_uitkering tegemoetkoming* integratietegemoetkoming* invalidekaart* zorgbudget
    directie_generaal_personen_met dg_personen_met_een_handicap verhoogde_kinderbijslag wezen_uitkering
    kraamgeld geboortepremie zorgtoeslagen huurtoeslagen toeslagenstelsel kindregelingen bestaanszeker*
    sociaal_vangnet sociaal_beleid sociale_inspectie* sociaal_inspecteur* sociale_inlichtingen_en_opsporing
    siod sociale_fraudebestrijding domiciliefraude sociaal_strafwetboek sociale_bijdragevermindering
    rsz_bijdrage* rsz_korting werkgeversbijdrage* werknemersbijdrage* bijdragevermindering*
    vrijstelling_van_bijdragen sociaal_verzekeringsfonds* sociaal_statuut_der_zelfstandig*
    sociaal_statuut_van_de_zelfstandig* overbruggingsrecht bijdragen_van_zelfstandigen
    zelfstandigen_bijdragen vrijwilligerswerk vrijwilligersvergoeding verenigingswerk* verenigingsleven
    wachtgeld zeevarenden_uitkering tweede_pijler aanvullende_pensioenen groepsverzekering_pensioen
    beleid_personen_met_een_beperking kindgebonden participatieplaatsen sociale_ontwikkelingsbedrijven`,
  'sport-jeugd': `sport* voetbal* olympisch* topsport* breedtesport doping* jeugd* jongeren* jongere kind
    kinderen kinderrecht* pleegzorg* pleegkinder* pleeggezin* uithuisplaatsing* speeltuin* zwembad* wielren*
    atletiek* wielerwedstrijd* supporter* stadion* fifa uefa scouts gezin gezinnen opvoed* kinderombudsman
    tieners minderjarig* ouderschap* vader vaders kindgerichte kinderhulp* peuter* zuigeling*
    kinderbescherming kinderarmoede kinderarbeid speelpleinen trainer* clubs kampioenschap* wereldkampioen*
    paralymp* matchfixing hooligan* gezinsbeleid tienermoeder* kinderkamp* gesloten_jeugdzorg
    gesloten_jeugdinstelling* gecertificeerde_instelling* hervormingsagenda_jeugd veilig_thuis
    raad_voor_de_kinderbescherming ondertoezichtstelling* uithuisgeplaatst* gezinshuis* gezinshuizen
    gezinsvoogd* gezinstoeslag kinderopvang_jeugd kindermishandel* kindermisbruik_jeugd vondeling* babyluik
    kindveiligheid kinderspel* speelgoed_kinderen kindertelefoon kindergeld_jeugd adolescent* jonge_kinderen
    kwetsbare_kinderen kwetsbare_jongeren jonge_mensen neet_jongeren jongvolwassen* pestgedrag pesten
    cyberpest* gescheiden_ouders alleenstaande_ouder* eenoudergezin* jonge_ouders tienerzwanger* scouting
    chiro zomerkamp* studentenleven bewegingsonderwijs gehandicaptensport olympier* noc_nsf bloso adeps
    profvoetbal* betaald_voetbal knvb pro_league rode_duivels nationaal_stadion wk_voetbal ek_voetbal
    nations_league schaats* zwemles* zwemveiligheid zwemvaardigheid judo turnen gymnastiek wielersport*
    ronde_van tour_de_france formule_1 hockey tennis basketbal volleybal handbal vechtsport* golf_sport
    hengelsport paardensport e_sport esports nado wada`,
  veiligheid: `politie* veiligheid* terroris* terreur* criminali* ondermijn* misdaad* misdrij*
    drugscriminaliteit drugshandel inlichtingendienst* aivd nctv brandweer* brand rampen* ramp wijkagent*
    agent agenten inbra* diefstal* overval* bendes georganiseerde_criminaliteit radicalis* extremis*
    openbare_orde voetbalgeweld wapens vuurwapen* wapenbezit* bewaking* camera* hulpdienst*
    hulpverleningszone* civiele_bescherming noodplan* noodnummer 112 staatsveiligheid ocad dreiging*
    federale_politie nationale_veiligheid jihad* syriestrijder* vermist* cocaine mocro_maffia explosie*
    rellen ordehandhaving boa buitengewoon_opsporingsambtenaar* private_bewaking liquidatie* drugsgeweld
    haatpredik* vandalisme graffiti schietincident* betoging* cyberaanval* cybercriminal* ordedienst*
    wapengeweld bestuurlijke_handhaving bestuurlijke_aanpak geregistreerde_feiten processen_verbaal
    proces_verbaal politionele criminele coordinatieorgaan_voor_de_dreigingsanalyse beveiliging* vsse
    korpschef* anpr crisiscentrum interventies fighters gangs motorbende* wapenvergunning* inbeslagname*
    huiszoeking* cybercrime witwaspraktijken spionage inmenging_veiligheid sabotage geweld_tegen_politie
    hulpverleners hulpverlenerszone 101 noodcentrale* spuwincident* lokale_integrale_veiligheid* wijkpolitie
    recherche* opsporing* smokkel smokkelaars drugsvangst* cannabis xtc synthetische_drugs uithalers
    gasboete* overlast pesterijen stalking belaging overstromingsramp nationaal_crisis*
    geintegreerde_politie lokale_politie gerechtelijke_politie spoorwegpolitie wegpolitie luchtvaartpolitie
    scheepvaartpolitie zonechef* comite_p comite_i algemene_inspectie_van_de_federale bodycam*
    stroomstootwapen* taser* dienstwapen* inspecteurs_van_politie hoofdinspecteur* gebiedsgebonden_politie
    blauw_op_straat nationale_politie korpsleiding boa_s criminele_organisatie* criminele_netwerken
    drugsbende* drugsmaffia drugssmokkel drugsmokkel drugstransport* drugslab* drugsrazzia*
    drugsgerelateerd* narcostaat narcoterror* drugsdeal* drugspanden straatdeal* narcotica cocainesmokkel
    cocainetransport* havencriminaliteit haven_drugs nationaal_drugscommissaris drugscommissaris bibob
    afpersingen woninginbra* woningoverval* winkeldiefstal* plofkra* fietsdiefstal* autodiefstal*
    zakkenroll* ladingdiefstal* koperdiefstal* rondtrekkende_dader* straatroof straatgeweld messentrekker*
    steekpartij* steekincident* messenverbod steekwapen* wapenhandel wapenwet* wapensmokkel wapenregister
    illegale_wapens schietpartij* granaataanslag* aanslag* antiterr* terugkeerders uitreizigers
    foreign_fighters deradicaliser* rechts_extremis* rechtsextremis* links_extremis* salafis*
    gewelddadig_extremisme complotdenk* staatsgevaarlijk* statelijke_actoren statelijke_dreiging
    economische_veiligheid_spionage spionnen heimelijke inlichtingen_en_veiligheidsdiensten wiv ctivd
    passagiersgegevens pnr_gegevens anpr_camera* private_veiligheid ordetroepen oproerpolitie waterkanon*
    betogers demonstratie* manifestaties relschoppers jaarwisseling geweld_tegen_hulpverleners
    geweld_tegen_agenten agressie* geweldpleging* huiselijk* intrafamiliaal_geweld partnergeweld*
    kindermishandeling_geweld huisverbod* stalkers kidnapping ontvoering* verdwijning* brandveilig*
    brandpreventie brandstichting* natuurbranden bosbrand* brandgevaar civiele_veiligheid
    civiele_beveiliging rampgebied natuurramp* noodhulp_hulpdienst* nood_en_interventieplan*
    interventieplan* be_alert nl_alert crisisbeheersing* crisisbeleid crisiscommunicatie weerbaarheid*
    maatschappelijke_weerbaarheid noodpakket nationale_veiligheidsraad vitale_infrastructuur
    kritieke_infrastructuur kritieke_entiteiten hulpcentra noodoproep* 112_centrale c2000 astrid b_fast
    kogelvrije_vest* springstoffen bommelding* bomalarm gasgranaten_veiligheid
    kadernota_integrale_veiligheid gemeentelijke_administratieve_sanctie* gas_boetes gas_ambtenaar
    overlastgevend* hangjongeren motorclub* outlaw jeugdbendes stadsbende* bendevorming bende_van_nijvel
    cold_case* lijkschouwing observatie_infiltratie informant* interpol europol schengeninformatiesysteem
    internationale_politiesamenwerking grenspolitie cyberpolitie dierenpolitie mensensmokkel_bestrijding
    voetbalcel hooliganisme`,
  water: `water waterschap* waterkering* waterkwaliteit* drinkwater* grondwater* delta* dijk dijken
    overstroming* wateroverlast rivier* rijn maas schelde* waddenzee* noordzee* zeespiegel* watersysteem*
    waterbeheer* riool* riolering* afvalwater* droogte* rijkswaterstaat hoogwater* kaderrichtlijn_water
    waterveiligheid* watertekort* stroomgebied* waterloop* waterlopen zeewater* westerschelde ijsselmeer*
    markermeer* stuw* sluizen baggeren* sediment* marien* oceaan* zuiveringsinstallatie* zeebodem kustwacht
    kustverdediging kustlijn oceanen blauwe_economie zeeen waterbom* watersnood* waterleiding*
    waterzuivering* oppervlaktewater* waterbesparing zoet_water zoetwater* kanalen kanaal binnenwater*
    kustbescherming zeewering* zandsuppletie maasgebied zeezoogdieren bruinvis* belgische_noordzee
    exclusieve_economische_zone waterstand* waterbeleid* waterwet* watersector watertoets* watervervuiling
    watervoorziening waterrobuust* wateropgave waterbergingen waterberging waterpeil* waterverbruik
    waterschaarste waterfactuur watermeter* watermaatschappij* waterbedrijf* de_watergroep vmm waterwinning*
    kraanwater leidingwater regenwater* hemelwater* infiltratie_water verzilting* dijkversterk*
    dijkverbreding zeedijk stormvloed* ruimte_voor_de_rivier albertkanaal bevaarbare_waterwegen waterwegen
    waterweg vlaamse_waterweg unie_van_waterschappen rwzi aquafin zwemwater* blauwalg* badwater
    waterlichamen nitraat_in_water pesticiden_in_drinkwater krw kaderrichtlijn belgisch_deel_van_de_noordzee
    zeebeleid zeerecht zeerechtverdrag bbnj diepzee* unoc oceanenverdrag zeereservaat* zeestraat
    baggerspecie* slib zandwinning_zee kustzone kustgemeente* kustveiligheid kusterosie strandsuppletie*
    strand stranden waddenvereniging waddenfonds waterkalender water_en_bodem_sturend waterinfrastructuur
    gemalen gemaal wadi waterdoorlatend* olieverontreiniging_zee scheepswrak*`,
} satisfies Partial<Seeds>;
