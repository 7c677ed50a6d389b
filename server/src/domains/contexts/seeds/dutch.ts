import type { Seeds } from './seeds.ts';

/** Dutch words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const dutchSeeds: Seeds = {
  arbeid: `arbeid* arbeidsmarkt* werkgever* werknemer* werkgelegenheid* vakbond* cao ontslag* minimumloon*
    minimumlonen loonkost* loonnorm* zzp* zelfstandig_ondernemer* uitzend* arbeidsomstandighe*
    arbeidsinspectie arbeidstijd* arbo* personeelstekort* werkzoekend* werkloos* vdab activering*
    ziekteverzuim* verlof* ouderschapsverlof zwangerschapsverlof flexwerk* dienstencheque*
    tewerkstelling* loopbaan* telewerk* nachtarbeid ploegenarbeid deeltijd* stakings* staking stakingen
    sociale_dumping detachering* gedetacheerd* interim* knelpuntberoep* sociaal_overleg loonkloof
    werkdruk burn_out beroepsziekte* uitzendkracht* sociale_economie maatwerkbedrij* studentenarbeid
    flexi_job* arbeidsmigra* vaderschapsverlof moederschapsverlof thuiswerk* opzegtermijn*
    loontransparantie stagiair* sociale_partners arbeidsovereenkomst* looneis* loon lonen loontrekkend*
    loonsverhoging* loonindex* paritair* fedris werkbaar* voltijds* arbeiders bedienden
    collectief_ontslag herstructurering* re_integratie reintegratie* schijnzelfstandig* platformwerk*
    overuren vakantiegeld kamer_van_koophandel_zzp concurrentiebeding loondoorbetaling*
    pestgedrag_op_het_werk ondernemingsraad* medezeggenschap krapte ergonom* welzijn_op_het_werk
    werkgeverschap baan banen werkvloer personeelsverloop inzetbaarheid omscholing*`,
  'asiel-migratie': `asiel* vluchteling* migratie* migrant* immigra* vreemdeling* azc* coa ind opvangcentr* opvangplaats*
    gezinshereniging* nareis* verblijfsvergunning* verblijfstitel* verblijfsrecht* uitwijzing*
    terugkeer* terugkeerbeleid spreidingswet statushouder* inburger* ontheemd* mensensmokkel*
    grensbewaking fedasil dienst_vreemdelingenzaken visum* visa dublin* illegalen illegaal_verblijf
    uitgeprocedeerd* naturalisatie* nationaliteitsverwerving amv*
    alleenstaande_minderjarige_vreemdeling* frontex tweestatusstelsel kennismigrant* arbeidsmigrant*
    uitzetting* repatri* gesloten_centr* transmigrant* nationaliteitswet* belgische_nationaliteit
    nederlandse_nationaliteit pushback* readmissie* visumaanvra* terugkeerbesluit* migratiewetboek
    niet_begeleide_minderjarige* uitgezette* opvang_van_asiel* internationale_bescherming
    subsidiaire_bescherming staatlozen cgvs sefor terugdrijving* opvangnetwerk opvangstructu* nbmv
    gerepatrieerd* onderdanen_van_derde_landen grenscontrole* vrijwillige_terugkeer regularisatie*
    mensensmokkelaars uitgezet humanitaire_visa hervestiging ongedocumenteerd* verblijfsdocument*
    verblijfskaart* crisisnoodopvang taalvereiste inburgeringsexamen`,
  bestuur: `gemeentefonds gemeenteraad* decentrale_overhe* binnenlands_bestuur verkiezing* kiesrecht* kieswet*
    kiezer* grondwet* grondwets* referend* volksvertegenwoordig* integriteit* ambtenar* ambtenaar*
    rijksdienst* burgemeester* wethouder* lokale_bestu* lokaal_bestuur openbaarheid_van_bestuur
    wet_open_overheid woo wob ombudsman* formatie* kabinetsformatie staatshervorming* lobby*
    politieke_partij* partijfinanciering* democrati* burgerberaad* klokkenluider* taalwetgeving
    taalgebruik bestuurstaal administratieve_vereenvoudiging regie_der_gebouwen overheidspersoneel
    bevoegdheidsverdeling bestuurskracht* herindeling* gemeenschapsinstelling kabinetspersoneel
    volksraadpleging* selor fedweb instituutionele institutionele grondrecht* stembureau* gedeputeerde*
    provinciale_staten gemeentelijk* gemeentefusie* vertaaldienst taalkader* tweetalig* taalrol
    kabinetsmedewerk* overheidscommunicatie parlementaire_enquete toetsingsverbod constitutioneel
    binnenlandse_zaken_en_koninkrijksrelaties openbaar_bestuur federale_overheidsdiensten civiele_lijst
    mandataris* mandaten bestuursniveau* kieskring* stemrecht stemmen_bij_volmacht digitale_stem*
    volksraadpleg* wetgevingsproces initiatiefwet* rijksbegroting_binnenlandse
    ministeriele_verantwoordelijkheid woo_verzoek* wob_verzoek* informatiehuishouding openbaarheid
    staatsrecht* kamerverkiezing* gemeenteraadsverkiezing* deelstaten deelstaat communautair*
    administratieve_lasten_overheid topbenoeming* ambtelijk* ambtenarij uitvoeringsorganisat* staatsblad
    federale_ambtenaren copernicus taalwet* taalgroep* taalpremie burgerparticipatie burgerinitiat*
    rijksinspect* zelfstandige_bestuursorganen waterschapsverkiezing*`,
  buitenland: `ambassade* ambassadeur* consula* verenigde_naties mensenrecht* oekraine rusland russisch* israel*
    gaza palest* hamas libanon syri* iran* irak* afghanistan* china chinees chinese taiwan turkije congo
    rwanda soedan* sudan* jemen venezuela verenigde_staten trump sancties sanctie*
    ontwikkelingssamenwerking ontwikkelingshulp ontwikkelingsland* humanitaire_hulp noodhulp bilateral*
    verdrag* oorlogsmisda* genocide* midden_oosten afrika* azie latijns_amerika geopoliti* osve ovse
    raad_van_europa internationaal_strafhof bhos handelsmissie* handelsverdrag* wapenexport*
    westelijke_jordaanoever kosovo servie georgie armenie azerbeidzjan marokko tunesie egypte myanmar
    oeigoer* tibet noord_korea wapenstilstand* staatsbezoek* partnerlanden enabel diplomat* diplomaat
    diplomaten gambia kameroen ethiopi* eritrea somali* nigeria mali niger sahel colombia* brazil*
    mexico cuba india pakistan bangladesh indonesi* filipijnen vietnam japan zuid_korea saoedi* saudi*
    qatar emiraten jordani* koerd* bosni* moldavi* belarus wit_rusland azerbeidz* burundi uganda kenia
    zuid_afrika algerije zuid_chinese_zee reisadvies buitenlandbeleid hongersnood kolonisten
    internationale_gemeenschap buitenlandse_zaken buitenlands_beleid buitenlandse_betrekkingen
    buitenlandse_inmenging betrekkingen conflict conflicten burkina benin togo ivoorkust guinee tsjaad
    libie vrede vredesproces vredesakkoord embargo* secretaris_generaal vn_veiligheidsraad
    veiligheidsraad resoluties internationaal_recht volkenrecht* bezette_gebieden kolonisatie oorlog
    oorlogen internationale_samenwerking vluchtelingenkampen staatsgreep junta oppositieleider*
    politieke_gevangenen mensenrechtenverdediger* hulporganisat* ngo ngo_s sdg
    maatschappelijk_middenveld_internationaal zuid_amerika peru chili argentinie griekenland hongkong
    tsjetsjen* nagorno wederopbouw consulaire`,
  'cultuur-media': `cultuur* cultureel culturele museum musea kunstenaar* erfgoed* monument* theater* orkest* bibliothe*
    omroep* media* journalis* persvrijheid publieke_omroep npo vrt rtbf film* muziek* podium* letteren
    archief* archieven mediabeleid auteursrecht* dagblad* kranten televisie* radio* nieuwsmedia
    podiumkunst* cultuurbeleid cultuursector boekenprijs leesbevordering beeldende architectuur
    slavernijverleden roofkunst herdenking* festival* toerisme culturele_instellingen opera
    muntschouwburg kunst kunsten kunstwerk* kunstcollectie* kunstsector tentoonstelling* tentoongesteld*
    teruggave schilderij* erfgoedinstelling* koninklijke_musea wereldoorlog herinneringseducatie
    carnaval werelderfgoed unesco archeolog* creatieve_sector filmfonds tax_shelter persagentschap belga
    nieuwsgaring schrijver* auteurs uitgever* zender* podcast streaming mediawet omroepbestel muntstuk*
    holocaust shoah koloniaal* restitutie`,
  defensie: `defensie* krijgsmacht* militair* leger* luchtmacht* landmacht* marine* navo nato soldat* soldaat*
    veteran* veteraan* wapensyste* munitie gevechtsvliegtuig* f_16* f_35* fregat* onderzeebo*
    onderzeedienst kazerne* landsverdediging reservist* vredesmissie* legerbasis* bewapening*
    materieelproject* drones kernwapen* oefenterrein* dienstplicht* mijnenjager* marechaussee
    artikel_100 defensienota* raketverdediging militaire_operatie* adiv mivd krijgsmaterieel
    hoofdkwartier* strategische_visie officieren onderofficier* militaire_school krijgsdienst kazernes
    straaljager* raket raketten tank tanks drone landstrijdkrachten veiligheidsmissie vliegbasis
    kleine_brogel reservisten afschrikking bondgenoot* bondgenootschap_navo krijgsgevangen*
    oorlogsveteran* defensiestaf nationale_reserve`,
  digitalisering: `digital* digitaal* ict* cyber* algoritm* kunstmatige_intelligentie artificiele_intelligentie ai
    persoonsgegevens gegevensbescherming* avg gdpr privacy* internet* software* hardware* telecom* 5g
    glasvezel* breedband* datalek* hacker* hacking ransomware cloud* datacenter* online* sociale_media
    social_media elektronische_identiteit digid itsme broncode* gegevensbank* databank* e_government
    e_health informatiebeveiliging frequentie* netneutraliteit bipt deepfake* desinformatie
    computercriminaliteit mobiele_telefonie halfgeleider* chips quantum* ehealth gezichtsherkenning
    domeinnaam* internetdomein* dns informatica* online_platform* techbedrij* big_tech proximus
    cloudaanbieder* informaticasyste* digitale_kloof e_mailadres computer* smartphone* microsoft windows
    wannacry telenet netwerken bestanden phishing malware wachtwoord* elektronische_handtekening e_box
    ebox mijnoverheid digitale_toegankelijk* datalekken persoonsgegev* gegevensbeschermingsautoriteit
    biometr* surveillance tracking cookies servers google facebook meta amazon tiktok twitter
    e_commerce_platform mobiel_internet zendmast* gsm telefonie telefoonnummer*
    belgisch_instituut_voor_postdiensten rijksregister_online informatiesysteem informatiesystemen
    it_projecten techreuzen techgiganten open_data open_source`,
  economie: `economie* economisch* mkb kmo* bedrijfsleven* bedrijven bedrijf middenstand* winkel* retail*
    consument* mededinging* concurren* marktwerking* inflatie* koopkracht* export* import*
    faillissement* horeca* starter* startups vestigingsklimaat* regeldruk* economische_groei aanbested*
    markttoezicht acm prijsstijging* prijzen e_commerce postmarkt postdienst* bpost postnl vennootschap*
    consumentenbescherming productveiligheid interne_markt franchise* detailhandel* koopjes solden
    aandeelhouder* corporate_governance toeristische ambacht* vrije_beroepen zelfstandigen
    handelspraktijken namaak conjunctu* handel handels* ondernemer* onderneming* supermarkt*
    boodschappen winkelkar voedselprij* betalingsachterst* betalingstermijn* onlinewinkel* webshop*
    webwinkel* hotel* reclame* aankoopcentral* incasso* invoerrecht* importheff* invoerheff* consumenten
    concurrentie bedrijfsfraude achteraf_betalen autosalon economische_inspectie fod_economie oneerlijke
    handelaar* handelaars productiviteit* steunmaatregel* overbruggingsrecht mercosur vrijhandel*
    clientele voka unizo vbo nace kbo kruispuntbank_van_ondernemingen economische_missie*
    investeringsklimaat startersfonds* leveranciers leverancier* klanten oplichting malafide verkoper*
    verkopers winstmarge* monopol* kartel* prijsafspraken mededingingsautoriteit consumentenprijs*
    marktmacht grootwarenhui* distributiesector horecazaak handelszaak handelszaken sluitingsdag
    openingsuren nijverheid toerisme reisbureau* verdienvermogen bedrijfsopvolging curator* insolventie*
    coronasteun`,
  'energie-klimaat': `energie* klimaat* co2* broeikasgas* zonnepane* zonne_energie windenergie* windmolen* windturbine*
    windpark* kernenergie kerncentrale* kernreactor* nucleair* gaswinning* aardgas* elektricit*
    stroomnet* netcongestie netbeheer* waterstof* warmtenet* warmte* warmtepomp* isolatie* verduurzam*
    emissiehandel* ets energiearmoede energierekening* energieprijs* energieprijzen emissiereductie*
    uitstoot hernieuwbare aardwarmte biomassa* salderings* laadpa* elia engie electrabel creg fluvius
    capaciteitstarief* doel_4 tihange stookolie steenkool* kolencentrale* lng gasopslag groningen*
    mijnbouw* zoutwinning co2_opslag leveringszekerheid tennet energietransitie klimaatadaptatie
    energiebelasting energiebesparing* duurzame_energie niras radioactief_afval bevoorradingszekerheid
    fossiel* zonnecentra batterij* thuisbatterij* cbam warmtegemeenschap* mijnbouwschade biogas
    vergister* ecodesign* restwarmte windenerg* klimaatdoel* zonnepark* stroom centrales centrale
    kernuitstap levensduurverlenging levensduur_van_de_kern* groene_stroom biobrandstof* interconnect*
    strategische_reserve kyoto cop26 cop27 cop28 cop29 capaciteitsvergoeding* crm capaciteitsmechanisme
    energiecontract* energieleverancier* energiefactu* prijsplafond zonne energiebeleid offshore
    windmolenparken wind_op_zee smr kerncentrales fanc radioactiv* splijtstof gasnet* gaslevering* olie
    olieprijs* benzine diesel accijns_op_energie klimaatneutraal* broeikas* parijsakkoord
    akkoord_van_parijs energieverbruik verwarming stookolie* co2_uitstoot energiezekerheid slimme_meter*`,
  europa: `europese_unie europese_commissie europese_raad europees_parlement europees*
    uitbreiding_van_de_europese lidstaten toetreding* kandidaat_lidstat* meerjarig_financieel_kader mfk
    raad_algemene_zaken brexit subsidiariteit* eurocommissaris* schengen* europees_recht
    verdrag_van_lissabon eu_voorzitterschap raad_van_de_europese_unie cohesiebeleid herstelfonds bnc*
    eu_voorstel* eurozone rechtsstaatmechanisme toetredingsland* europese_verordening europees_semester
    europese_instellingen europese_ombudsman europese_verdragen europese_verkiezingen europarlement*
    von_der_leyen herstelplan* herstel_en_veerkrachtfaciliteit nextgenerationeu next_generation_eu
    europese_begroting eigen_middelen benelux westelijke_balkan kopenhagen_criteria
    verenigd_koninkrijk_uit_de raad_concurrentievermogen eu_begroting eu_lidmaatschap
    omzetting_van_de_richtlijn inbreukprocedure* gemeenschapsrecht`,
  financien: `belasting* fiscal* fiscaal* fiscaliteit btw begroting* begrotings* rijksbegroting* rijksfinancien
    accijn* belastingdienst* toeslagen* toeslagenaffaire box_3 vermogensbelasting* erfbelasting*
    inkomstenbelasting* vennootschapsbelasting* bank banken* bankier* bankensector spaar* pensioenfonds*
    verzekering* witwas* douane* staatsschuld* begrotingstekort* financiele_markten afm dnb
    nationale_bank kredietverlening* hypotheek* hypothe* ontwijking belastingontwijking belastingfraude
    fraude_fiscaal bedrijfsvoorheffing roerende_voorheffing personenbelasting rekenkamer rekenhof
    voorjaarsnota miljoenennota slotwet jaarverslag_van_het_rijk overheidsfinancien staatsdeelneming*
    beurs crypto* overheidsuitgaven schuldgraad nationale_loterij kadaster_en registratierecht* taxshift
    financieel_toezicht accountan* belegg* kapitaalmarkt* dividend* schulden eurobonds aftrekbaar*
    fiscus cash bankbiljet* geldautoma* betaaldienst* goudreserve* moratoriuminterest*
    nalatigheidsinterest* tak_21* roerende_inkomsten verzekeraar* levensverzekering* belastingplichtig*
    aanslagjaar* wib92 belfius belegger* minfin transacties fisc belastbaar* belastbare aandelen aandeel
    premies financiele_instelling* voorheffing* fortis paribas overtveldt aftrek kapitaal
    personenbelasting* aanslagvoet* aanslagbiljet* belastingaangift* tax_on_web taxonweb kaaimantaks
    effectentaks ruling* rulings voorafgaande_beslissing dubbelbelasting* belastingverdrag* royalty*
    minimumbelasting* digitaks taks taksen miljardenclaim fsma nbb spaartegoed* rente rentes
    inkomsten_uit_vermogen eigen_vermogen obligatie* staatsbon* overheidsschuld begrotingscontrole
    financiering_van_de_overheid meerwaarde* meerwaardebelasting successierecht* schenkbelasting*
    invordering* belastingschuld* schuldvordering* financiele_sector verzekeringsmaatschappij*
    verzekeringen toeslagenherstel toeslagenschandaal nabestaandenregeling_toeslagen gedupeerde_ouders
    hersteloperatie miljoen_euro_aan_belasting bankrekening* spaarrekening* hypotheeklening*
    consumentenkrediet*`,
  gezondheid: `zorg gezondheid* volksgezondheid* ziekenhuis* ziekenhuizen arts artsen huisarts* patient*
    geneesmiddel* medicijn* vaccin* ziekte ziekten ggz verpleeg* verpleegk* medisch* apothek* apotheker*
    kanker* dementie* tabak* roken rook* alcohol* drugs* verslaving* corona* covid* pandemie* infectie*
    rivm wlz wmo zvw zorgverzeker* eigen_risico langdurige_zorg gehandicaptenzorg abortus* euthanasie*
    zwanger* kraamzorg tandarts* mondzorg riziv mutualiteit* ziekenfonds* psychiat* psycholo*
    geestelijke_gezondheid* ouderenzorg woonzorg* thuiszorg jeugdzorg ambulance* spoedeisende* voeding*
    obesitas volksziekte* fagg sciensano antibiotic* dokter* eerstelijn* revalidatie hulpmiddelen
    palliatie* zorgkosten terugbetaling* pgb ziekteverzekering* kinesitherapeut* verpleegster* diabetes
    zorgverlen* zorgaanbieder* zorgsector zorgpersoneel zorginstelling* zorgakkoord zorgautoriteit*
    zorgprofessional* zorgstelsel zorgvraag zorgstandaard zorgnetwerk* zorgbehoef* zorgmedewerk*
    bloeddonor* bloedtransfus* orgaandonatie* orgaantransplant* sterftecijfer* overlijdens oversterfte
    allerge* zelfmoord* suicide* besmet* quarantaine* implanta* behandelcentr* nza jeugdgezondheidszorg
    psychosocia* vroegsignalering klinisch klinische rijksinstituut_voor_ziekte*
    kenniscentrum_voor_de_gezondheidszorg kenniscentrum_gezondheid kce behandeling_van behandelingen
    geneeskunde diagnose diagnoses chronisch* symptomen terugbetaald* medicatie geneeskundige
    aandoening* zieken lijden_aan ffp2 mondmasker* uitbraak toegediend genezen voorschrijven
    verstrekkingen verzorging specialisten apotheek pathologie complicaties bedden intensieve_zorg*
    intensive_care beademd* patienten sterfte overleden_patienten virus virussen hiv aids griep*
    tuberculose screening* prenata* zwangerschap* vruchtbaarheid* fertilit* ivf erfelijk* genetisch*
    huisartsenpraktijk* huisartsenpost* kraamafdeling kinderarts oncolog* cardiolog* autis* adhd
    depressie* burn_out_zorg wachtlijst* wachtlijsten verplichte_zorg reanimat* hulpverlening_medisch
    artsenzonder eerstelijnszorg wijkverpleging zorgverlof logopedist* ergotherapeut* paramedic*
    vaccinatie* hygien* gezondheidswerkers bijwerking* medischwetenschappelijk tarieven_zorg zorgbeleid
    zorgkwaliteit`,
  gelijkheid: `discrimina* gelijke_behandeling gelijke_kansen emancipatie* lhbti* lgbt* transgender* racis*
    antisemit* moslimhaat islamofob* gendergelijk* gender* vrouwenrecht* vrouwen feminici*
    seksuele_intimidatie seksueel_geweld handicap* toegankelijkheid* vn_verdrag_handicap inclusieve
    diversiteit* gelijkheid* seksisme homofob* holebi* unia grensoverschrijdend_gedrag
    genitale_verminking eergerelateerd* armoedebestrijding conversie* regenboog* loonkloof slavernij*
    roma minderheden met_een_beperking hoofddoek* gendergerelateerd* partnergeweld draagmoeder*
    regenbooghuis gehandicapten geslacht_en quota_vrouwen racisme moslims joodse inclusie vrouwelijke
    vrouwenemancipatie mannen_en_vrouwen allochton* antidiscriminatie* gelijkekansencentrum
    interfederaal_gelijkekansencentrum genderidentiteit transpersonen intersekse minderheid
    gelijkwaardig* uitsluiting_van vrouwenquota rolstoel* blinden slechtziend* doven gebarentaal
    mindervaliden toegankelijk_voor islamofobie antisemitische haatspraak haatmisdrij* hate_speech srgr`,
  industrie: `industrie* industrieel industriele innovati* staal* chemie* chemisch* maakindustrie fabriek*
    technologie* ruimtevaart* halfgeleider* chip* chips r_d onderzoek_en_ontwikkeling groeifonds
    octrooi* intellectuele_eigendom maakbedrijven automobiel* autofabriek* audi vw_vorst volvo
    petrochem* grondstoffen* kritieke_grondstoffen industriebeleid tata_steel maatwerkafspraken
    hoogoven* defensie_industrie farmaceutische_industrie farma* biotech* scheepsbouw* imec asml
    technologische investeringsklimaat clean_industrial draghi letta industriele_productie
    verduurzaming_industrie innovatie* research technologiebedrij* scale_up* scaleups valorisatie
    octrooien industrieel_beleid batterijfabriek* maritieme_maakindustrie fotonica sleuteltechnologie*
    kennisintensi* nationaal_groeifonds wbso esa ruimtevaartagentschap maakbedrijf
    werkplaatsen_industrie`,
  justitie: `justiti* rechtbank* rechter* rechtspraak* strafrecht* straf* gevangenis* gedetineerd* detentie* tbs
    advoca* rechtsbijstand* openbaar_ministerie officier_van_justitie parket* procureur* notaris*
    vonnis* veroordeel* dader* slachtoffer* wetboek* burgerlijk_wetboek civiel_recht burgerlijk_recht
    reclassering* kansspel* gokken mensenhandel adoptie* echtscheiding* familierecht voogdij
    alimentatie* hoge_raad raad_voor_de_rechtspraak rechtsstaat* hof_van_beroep hof_van_cassatie
    gerechtsdeurwaarder* magistra* jbz strafvorder* verjaring* executie* faillissementsrecht prostitutie
    sekswerk* deurwaarder* gratie internering* justitiehuizen enkelband* minnelijke_schikking assisen
    kindermisbruik zedenmisdrij* verkrachting* vrijspraak strafblad rechtsgang mediation bemiddeling
    gerecht gerechtelijk* gerechtshof kinderporno* seksueel_misbruik verkracht* sekte* seponer*
    aansprakelijkheid* vennootschapsrecht contractenrecht wet_mulder vrijheidsstraf* procesrecht dji
    geldboete* strafbepaling* dwangbevel* hoven griffie* overbevolking gevangenen eerste_aanleg
    veroordeling* arrest arresten cassatie correctioneel correctionele college_van_procureurs* konings
    procureur_des_konings onderzoeksrechter* stafhouder* balie tuchtprocedure* tuchtrecht*
    strafuitvoering* straffen probatie voorwaardelijke_vrijlating vrijlating drugshond strafdossier
    burgerlijke_partij vermogensdelict* misdrijven strafbaar* strafmaat wetsovertreding* minnelijke
    rechtszaak rechtszaken beroepsprocedure* hoger_beroep schadevergoeding* pro_deo gerechtsgebouw*
    justitiepaleis penitentiair* cipier* cipiers kruispuntbank_justitie huwelijk huwelijken erfrecht
    erfenis naamgeving afstamming geadopteerd* draagmoederschap notarieel* onteigening* vonnissen
    gerechtsdeskundig* tolken_justitie beedigd* mensenhandelaars uitlevering* europees_aanhoudingsbevel
    verkrachter* zedenfeiten grooming slachtofferhulp aangiftebereidheid seponering* dagvaarding*`,
  koninkrijk: `koninkrijksrelatie* caribisch* curacao aruba sint_maarten bonaire saba sint_eustatius bes antillen*
    antilliaans* suriname koningshuis koninklijk_huis koning prins* prinses* kabinet_van_de_koning
    dotatie* koninklijke_familie statuut_voor_het_koninkrijk rijkswet* zijne_majesteit paleis_te_brussel
    koninklijk_paleis civiele_lijst filip_en_mathilde prinsjesdag kingdom sint_maartens arubaan*
    curacaos* bonairiaan* openbare_lichamen landsregering*`,
  'landbouw-natuur': `landbouw* natuur boer boeren boerderij* veehoud* mest* stikstof* dierenwelzijn* dier dieren*
    dierziekt* visser* visserij* gewasbescherming* pesticide* glyfosaat biodiversiteit* bos bossen* wolf
    wolven jacht* jager* voedselzekerheid* voedselveiligheid* voedselketen* favv nvwa tuinbouw* glb
    gemeenschappelijk_landbouwbeleid akker* melk* varken* kip kippen pluimvee* vogelgriep* q_koorts
    blauwtong* natura_2000 natuurherstel* pacht* platteland* zuivel* slachthuis* slachthuizen kalver*
    paarden* hond honden katten dierproe* veevoeder* bijen teelt* stikstofbeleid runderen schapen
    landbouwer* agrari* plattelandsontwikkeling suikerbiet* hennep nertsen* visquota huisdier*
    natuurgebied* natuurbeheer natuurbehoud natuurbescherm* natuurbeleid natuurorganisat*
    natuurinclusie* natuurwaarde* natuurvergunning* tonijn vis vissen hoornaar* bestuiv* ctgb meststof*
    fosfa* derogatie* kunstmest eieren zaden grondkamer biodivers* insecticid* neonicotino*
    bestrijdingsmiddel* vee veestapel veeteelt veebedrij* veevervoer vlees verdoofd* onverdoofd*
    verdoving halal slacht slachten slachting* voedselafval_landbouw bijenvolk* bijenkast* imker*
    aardappel* graan tarwe kalkoen* eend eenden gans ganzen bever* das dassen vos vossen vogels vogel
    weidevogel* flora fauna exoten invasieve* kap_van_bomen bomen heide veen veenweide* landschap*
    ecosyste* natuurpunt staatsbosbeheer jachtseizoen dierenarts* dierenartsen diergenees* dierenasiel*
    dierwaardig* stalsyste* stallen stal megastal* eierproduc* zeevisser* kottervis* garnal* aquacultuur
    zuivelsector boerenorganisat* boerenbond landbouwgrond* landbouwbeleid landbouwraad diervoed*
    allergen* voedingswaren voedingsmiddelen etikettering* biologische_landbouw voedselwaren
    boomkwekerij* sierteelt glastuinbouw pachtbeleid`,
  milieu: `milieu* afval* recycl* circulair* circulaire_economie lucht_kwaliteit luchtkwaliteit*
    luchtverontreiniging* geluidshinder* geluidsoverlast bodemverontreinig* bodem pfas pfos asbest*
    plastic* verpakking* statiegeld emissies leefomgeving omgevingsdienst* vuurwerk* fijnstof leefmilieu
    milieubeleid milieuvergunning* gevaarlijke_stoffen reach verontreinig* vervuil* zwerfvuil
    sluikstort* ovam verbrandingsoven* lage_emissiezone* drukwerk straling* milieueffect* geurhinder
    lozing* schadelijke_stoffen chemische_stoffen kringloop* herbruik* hormoonverstor* ecologisch*
    geluidsnorm* sigarettenpeuk* wegwerp* nutrient* hinder oceaanbescherming geluidsmeting* verbranding
    milieuschade milieu_inspectie uitstoot_van_stikstofoxiden stikstofoxide* roet luchtkwaliteitsnorm*
    ozon geluidsniveau* geluidsdruk lawaai trillingen sanering* bodemsanering grondverzet lozen geloosd*
    chemicalien gifstoffen toxisch* microplastic* wegwerpplastic* textielafval* elektronisch_afval
    elektronisch_schroot afvalverwerk* afvaltransport* afvalstoffen hergebruik kringloopeconomie
    reparatie* siervuurwerk vuurwerkverbod duurzame_ontwikkeling duurzaamheid* biociden bisfenol*
    milieueffecten`,
  mobiliteit: `vervoer* mobiliteit* spoor* trein* nmbs infrabel ns prorail openbaar_vervoer bus bussen tram* metro*
    fiets* wegen snelweg* autosnelweg* rijbewijs* rijkswegen luchthaven* luchtvaart* vliegtuig*
    vliegveld* schiphol zaventem brussels_airlines scheepvaart* haven* havens binnenvaart* vrachtwagen*
    vrachtvervoer auto auto_s voertuig* autokeuring* kentekens* nummerplaat* verkeersveiligheid*
    parkeer* kilometerheffing* rekeningrijden de_lijn stations reizigers* passagiers* rdw cbr taxi*
    deelmobiliteit snelheid* mobiliteitsfonds mirt lelystad_airport vluchten belgocontrol skeyes
    nachtvluchten e_step* bromfiets* logistiek* wegbeheer* mobiliteitsbudget wegverkeer dienstregeling*
    verkeer verkeers* verkeersregel* vlucht speed_pedelec* slagbom* hst watertaxi* veerpont* veerdienst*
    veerboot* seinhuis* perron* vliegtuigen autosnelwegen infraproject* treinstel* vervoerbewij*
    vervoersbewij* boordtarief rijden_onder_invloed concessiegebied* weggebruik* bestelwagen*
    nachtvlucht* spooroverweg* overweg rijden_met rijverbod rijexamen* rijschool* rijscholen reiziger
    stiptheid* ongeval_op_de ongevallen_met verkeersongeval* verkeersongevallen vias treinstation*
    stopplaats* overstap* pendel* pendelaar* treinticket* railpass rail_pass treinbegeleider*
    treinbestuurder* treinkaart* rollend_materieel vertragingen leasing_wagens bedrijfswagen* leaseauto*
    beheerscontract_nmbs openbaredienstcontract* brandstof tankstation* wegcode wegenwerken
    ring_rond_brussel files filedruk woon_werkverkeer carpool* motorfiets* motorrijders scooter*
    bromfietsen step_ elektrische_step* vervoersarmoede cabotage chauffeur* truck* spoorlijn*
    hogesnelheid* thalys eurostar metrostel* metrostation* parkings parkeerplaats* stations_
    stationsgebouw* fietsenstalling* snelheidscontrole* flitspa* trajectcontrole* alcoholcontrole*
    homologatie voertuigkeuring wegbelasting* vignet tolheffing luchtruim luchtverkeer*
    luchtvaartmaatschappij* vliegroute* vliegtaks ryanair wizz zeevaart koopvaardij zeehaven*`,
  onderwijs: `onderwijs* school* scholen leraar* leraren leerkracht* leerling* student* universite* hogeschool*
    hogescholen mbo hbo basisonderwijs voortgezet_onderwijs primair_onderwijs studiefinanciering*
    collegegeld* lerarentekort* kleuter* onderzoeker* curriculum* examen* kinderopvang* laaggeletterd*
    taalvaardigheid schoolbestu* inspectie_van_het_onderwijs schoolgebouw* bijzonder_onderwijs
    passend_onderwijs leerplicht* beroepsonderwijs hoger_onderwijs leerstof erasmus* stage* stages
    alfabetisering volwassenenonderwijs internationalisering_van_het_onderwijs belspo
    federale_wetenschappelijke_instellingen promovend* onderzoeksfinanciering wetenschapsbeleid diploma
    diplomas klaslokaal klas schoolkeuze wetenschap wetenschappen wetenschapper*
    wetenschappelijk_onderzoek lerarenopleiding* schoolgaande schooluitval voortijdig_schoolverlat*
    basisvaardigheden lezen_en_schrijven rekenen taalonderwijs hbo_instelling* promotie_onderzoek
    onderzoeksinstelling* wetenschappelijke_instelling* nwo knaw fwo studenten studie studies docent*
    hoogleraar* rector leerwinst eindtoets ouderbijdrage* kinderopvangtoeslag_onderwijs
    onderwijsvernieuwing* klassen schooljaar universitair*`,
  'ruimte-wonen': `woning* wonen woningbouw* woningmarkt* huur* huren huurder* huurprijs* verhuurder* woningcorporatie*
    hypotheekrente* volkshuisvesting* huisvesting* ruimtelijke_ordening omgevingswet* bestemmingsplan*
    bouw* bouwen bouwbesluit bouwregelgeving* nieuwbouw* leegstand* kraak* dakloos* dakloze*
    omgevingsvergunning* stedenbouw* stedelijk* kavel* woonbeleid woonwagen* erfpacht* vve grondbeleid
    omgevingsvisie* koopwoning* sociale_huisvesting vastgoed* renovatie* wooncrisis starterswoning*
    studentenhuisvesting woonmaatschappij* bedrijventerrein* ruimtelijk* kadaster* funderingsschade*
    woonreservegebied* huursubsidie* sociale_woning* buurt* wijk wijken kantoorpanden huurpremie*
    gebiedsgericht* leegstaand* ruimtebeslag hoogbouw huisjesmelk* panden huisvestingswet* woningnood
    huisvestingsproblemen woonkosten woonlasten koopprij* huizenprij* huizenmarkt woningtekort*
    appartement* flats tiny_houses gebiedsontwikkeling* stadsvernieuwing* stedelijke_ontwikkeling
    grootstedenbeleid bouwprojecten bouwvergunning* bouwsector aannemer* woningeigenaar* huiseigenaar*
    koopstarter* monumentenzorg_wonen kantoren leegstaan leegstaat gebouwenpark vastgoedbeheer
    krimpregio* landelijk_gebied funderings* verzakking* droogteschade`,
  'sociale-zekerheid': `sociale_zekerheid uitkering* pensioen* pensioenstelsel aow bijstand* ww wia wajong uwv svb leefloon*
    leefloners ocmw* armoede* schuldhulp* schuldenproblemat* kinderbijslag* kindgebonden_budget
    huurtoeslag zorgtoeslag participatiewet* sociale_bijstand bestaanszekerheid* bestaansminimum
    arbeidsongeschikt* werkloosheidsuitkering* invaliditeit* sociale_bijdrage* rsz rva rsvz
    sociale_fraude overbruggingsuitkering* ouderdomsverzekering rustpensioen* nabestaand* gezinsbijslag*
    groeipakket inkomensgarantie* igo minimumpensioen* sociaal_statuut langdurig_zieken
    maatschappelijke_integratie sociale_uitkering* banenafspraak voedselbank* sociaal_minimum toeslagen
    welvaartsvast* aanvullend_pensioen* brugpensioen* swt ziekte_uitkering* verhoogde_tegemoetkoming
    sociaal_tarief sociale_bescherming mantelzorg* leeflonen sociale_rechten gezinslast* mypension
    pensioenleeftijd pensioenuitkering* pensioenrecht* gepensioneerd* ouderen_pensioen pensioendienst
    federale_pensioendienst loopbaanjaren_pensioen sociaal_recht sociale_uitkeringen
    tegemoetkoming_aan_personen inkomensvervangend* terugvordering_van_uitkering* socialezekerheid*
    sociale_bijdragen zelfstandigenstatuut kinderbijslagen kindertoeslag* schuldsanering* schuldenaar
    deurwaarderskosten armoedegrens armoederisico kansarm* minima_uitkering* vrijwilligers vrijwilliger
    vrijwilligerswet kostenvergoeding_vrijwilliger* steuntrekker* bestaansonzeker* geldzorgen
    daklozenopvang`,
  'sport-jeugd': `sport* sporter* sportclub* voetbal* olympisch* topsport* breedtesport doping* jeugd* jongeren*
    jongere kind kinderen jeugdzorg* jeugdhulp* jeugdwet kinderrecht* kindermishandeling* pleegzorg*
    pleegkinder* pleeggezin* jeugdbescherming* jeugdwerk* jeugdbeleid uithuisplaatsing* speeltuin*
    zwembad* zwembaden wielren* atletiek* wielerwedstrijd* supporter* stadion* fifa uefa scouts gezin
    gezinnen opvoed* kinderombudsman tieners minderjarig* ouderschap* vader vaders kindgerichte
    jeugdigen kinderhulp* peuter* zuigeling* kinderbescherming jeugdinstelling* jeugdzorginstelling*
    jeugdbende* kinderrechten* kinderarmoede kinderarbeid minderjarige_slachtoffers speelpleinen
    jeugdbeweging* jeugdbewegingen jeugdsport sportbond* sportfederat* trainer* clubs kampioenschap*
    wereldkampioen* olympische_spelen paralymp* matchfixing hooligan* gezinsbeleid tienermoeder*
    kinderkamp* sportbeleid`,
  veiligheid: `politie* veiligheid* terroris* terreur* criminali* ondermijn* misdaad* misdrij* drugscriminaliteit
    drugshandel inlichtingendienst* aivd nctv brandweer* brand rampen* ramp crisisbeheersing
    veiligheidsregio* wijkagent* agent agenten inbra* diefstal* overval* bendes
    georganiseerde_criminaliteit radicalis* extremis* openbare_orde voetbalgeweld wapens vuurwapen*
    wapenbezit* bewaking* camera* hulpdienst* hulpverleningszone* civiele_bescherming noodplan*
    noodnummer 112 staatsveiligheid ocad dreiging* politiezone* federale_politie nationale_veiligheid
    jihad* syriestrijder* huiselijk_geweld vermist* cocaine mocro_maffia explosie* rellen ordehandhaving
    boa buitengewoon_opsporingsambtenaar* private_bewaking liquidatie* drugsgeweld haatpredik*
    vandalisme graffiti schietincident* betoging* cyberaanval* cybercriminal* ordedienst*
    veiligheidsdienst* politieagent* wapengeweld bestuurlijke_handhaving bestuurlijke_aanpak
    geregistreerde_feiten processen_verbaal proces_verbaal politionele criminele
    coordinatieorgaan_voor_de_dreigingsanalyse beveiliging* vsse korpschef* anpr crisiscentrum
    interventies fighters gangs motorbende* wapenvergunning* inbeslagname* huiszoeking* cybercrime
    witwaspraktijken spionage inmenging_veiligheid sabotage geweld_tegen_politie agressie_tegen
    hulpverleners hulpverlenerszone 101 noodcentrale* spuwincident* lokale_integrale_veiligheid*
    wijkpolitie recherche* opsporing* smokkel smokkelaars drugsvangst* cannabis xtc synthetische_drugs
    uithalers politiecapaciteit politiecollege* gasboete* overlast pesterijen stalking belaging
    cameratoezicht bewakingscamera* rampenplan* overstromingsramp nationaal_crisis*`,
  water: `water waterschap* waterkering* waterkwaliteit* drinkwater* grondwater* deltaprogramma* delta* dijk
    dijken overstroming* wateroverlast rivier* rivieren rijn maas schelde* waddenzee* noordzee*
    zeespiegel* watersysteem* waterbeheer* riool* riolering* afvalwater* droogte* rijkswaterstaat
    hoogwater* kaderrichtlijn_water waterveiligheid* watertekort* stroomgebied* waterloop* waterlopen
    zeewater* westerschelde ijsselmeer* markermeer* stuw* sluizen baggeren* sediment* marien* oceaan*
    zuiveringsinstallatie* zeebodem kustwacht kustverdediging kustlijn oceanen blauwe_economie zeeen
    waterbom* watersnood* drinkwaterbedrij* waterleiding* waterzuivering* oppervlaktewater*
    waterbesparing zoet_water zoetwater* kanalen kanaal binnenwater* deltacommissaris deltafonds
    kustbescherming zeewering* zandsuppletie maasgebied zeezoogdieren bruinvis* mariene
    belgische_noordzee exclusieve_economische_zone waterstand* waterbeleid* waterwet* watersector`,
};
