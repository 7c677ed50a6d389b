import type { Seeds } from './seeds.ts';

/** Dutch words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const dutchSeeds: Seeds = {
  arbeid: `arbeid* werkgever* werknemer* werkgelegenheid* vakbond* cao ontslag* minimumloon* minimumlonen
    loonkost* loonnorm* zzp* zelfstandig_ondernemer* uitzend* arbo* personeelstekort* werkzoekend* werkloos*
    vdab activering* ziekteverzuim* verlof* zwangerschapsverlof flexwerk* dienstencheque* tewerkstelling*
    loopbaan* telewerk* nachtarbeid ploegenarbeid deeltijd* stakings* staking stakingen sociale_dumping
    detachering* gedetacheerd* interim* knelpuntberoep* sociaal_overleg loonkloof werkdruk burn_out
    beroepsziekte* sociale_economie maatwerkbedrij* studentenarbeid flexi_job* vaderschapsverlof
    moederschapsverlof thuiswerk* opzegtermijn* loontransparantie stagiair* sociale_partners looneis* loon
    lonen loontrekkend* loonsverhoging* loonindex* paritair* fedris werkbaar* voltijds* bedienden
    collectief_ontslag herstructurering* re_integratie reintegratie* schijnzelfstandig* platformwerk*
    overuren vakantiegeld kamer_van_koophandel_zzp concurrentiebeding loondoorbetaling*
    pestgedrag_op_het_werk ondernemingsraad* medezeggenschap krapte ergonom* welzijn_op_het_werk baan banen
    werkvloer personeelsverloop inzetbaarheid omscholing* werkzaamheidsgraad beroepsbevolking werkstraf_loon
    cao_partijen collectieve_arbeidsovereenkomst* nationale_arbeidsraad sociaal_economische_raad
    stichting_van_de_arbeid nla nederlandse_arbeidsinspectie wet_werk_en_zekerheid waadi wet_dba
    wet_arbeidsmarkt_in_balans wab nulurencontract* oproepkracht* oproepcontract* flexibilisering
    flexibele_arbeid vast_contract proeftijd transitievergoeding* payroll* dagloon uurloon maandloon
    loonstijging* loonmatiging loonsubsidie* loondispensatie indexsprong automatische_indexering
    eindejaarspremie maaltijdcheque* ecocheque* consumptiecheque* tijdskrediet thematisch_verlof
    landingsbaan landingsbanen ouderschapsverlof* geboorteverlof zorgverlof rouwverlof ziekteverlof werkweek
    werktijd* werkuren abvv acv aclvb fnv cnv vno_ncw vno_ncw_mkb gegarandeerde_dienstverlening
    werkonderbreking sociaal_plan wet_renault renaultwet massaontslag banenverlies jobverlies jobcreatie
    tewerkgesteld* actiris forem jongerenwerkloosheid jobbonus vakkrachten tekort_aan_personeel
    krapte_op_de_arbeidsmarkt leven_lang_ontwikkelen levenslang_leren bijscholing opleidingsrecht
    federal_learning_account stap_budget doelgroepmedewerk* beschutte_werkplaats* sociale_werkvoorziening
    beroepsinactie* seizoenarbeid* seizoenwerk* plukkaart gelegenheidswerk* zwartwerk grijs_werk zwart_werk
    schijnconstructies platformmedewerk* maaltijdkoerier* pakketbezorger* pakjesbezorger* grensarbeid*
    recht_op_deconnectie psychosociale_risico burn_outs bedrijfsarts* preventieadviseur* werkstress
    gevaarlijke_stoffen_op_het_werk uitbuiting_van_werknemers kolfruimte* borstvoedingspauze*
    beroepskwalificatie* bevallingsrust moederschapsrust indienstneming* aanwervingsbeleid beroepsactieve*
    overwerk bijklussen onbelast_bijverdienen studentenjob* jobstudent* werkplekleren`,
  'asiel-migratie': `asiel* vluchteling* migratie* migrant* immigra* vreemdeling* azc* coa ind opvangcentr*
    opvangplaats* gezinshereniging* nareis* verblijfsvergunning* verblijfstitel* verblijfsrecht* uitwijzing*
    terugkeer* spreidingswet statushouder* inburger* ontheemd* mensensmokkel* grensbewaking fedasil
    dienst_vreemdelingenzaken visum* visa dublin* illegalen illegaal_verblijf uitgeprocedeerd*
    naturalisatie* nationaliteitsverwerving amv* alleenstaande_minderjarige_vreemdeling* frontex
    tweestatusstelsel kennismigrant* arbeidsmigrant* uitzetting* repatri* gesloten_centr* transmigrant*
    nationaliteitswet* belgische_nationaliteit nederlandse_nationaliteit pushback* readmissie*
    niet_begeleide_minderjarige* uitgezette* opvang_van_asiel* internationale_bescherming
    subsidiaire_bescherming staatlozen cgvs sefor terugdrijving* opvangnetwerk opvangstructu* nbmv
    gerepatrieerd* onderdanen_van_derde_landen grenscontrole* vrijwillige_terugkeer regularisatie* uitgezet
    humanitaire_visa hervestiging ongedocumenteerd* verblijfsdocument* verblijfskaart* crisisnoodopvang
    taalvereiste opvangcrisis opvanglocatie* opvangplicht noodopvang* ter_apel spreiding_van_asielzoekers
    dvz raad_voor_vreemdelingenbetwistingen commissariaat_generaal_voor_de_vluchtelingen turkijedeal
    gezinshereniger* gezinsmigra* huwelijksmigra* studiemigra* illegale_migratie irreguliere_migratie
    irregulier_verblijf onwettig_verblijf illegaal_in_het_land sans_papiers uitgewezen
    bevel_om_het_grondgebied gedwongen_terugkeer dienst_terugkeer_en_vertrek dtv iom intrekking_van_verblijf
    verblijfsvoorwaarden verblijfsstatus verblijfsprocedure* verblijfsaanvra* gecombineerde_vergunning
    single_permit medische_regularisatie 9bis 9ter inreisverbod* schijnhuwelijk* schijnrelatie*
    schijnsamenwoning* nieuwkomers nationaliteitscode dubbele_nationaliteit oekraiense_vluchtelingen
    tijdelijke_bescherming transmigratie bootvluchteling* buitengrenzen europese_grens grensprocedure*
    grenstoezicht invoeringswet_tweestatusstelsel nidos alleenstaande_minderjarige* lokaal_opvanginitiatief
    loi opvangcapaciteit opvangwet kinderpardon veilige_landen veilig_land_van_herkomst landen_van_herkomst
    herkomstland* remigra* special_flights schrijnende_gevallen discretionaire_bevoegdheid`,
  bestuur: `gemeentefonds gemeenteraad* decentrale_overhe* binnenlands_bestuur verkiezing* kiesrecht*
    kieswet* kiezer* grondwet* referend* volksvertegenwoordig* integriteit* ambtenar* ambtenaar*
    rijksdienst* burgemeester* wethouder* lokale_bestu* lokaal_bestuur openbaarheid_van_bestuur
    wet_open_overheid woo wob ombudsman* formatie* kabinetsformatie staatshervorming* lobby*
    politieke_partij* partijfinanciering* democrati* burgerberaad* klokkenluider* taalgebruik bestuurstaal
    administratieve_vereenvoudiging regie_der_gebouwen overheidspersoneel bevoegdheidsverdeling
    bestuurskracht* herindeling* gemeenschapsinstelling kabinetspersoneel selor fedweb instituutionele
    institutionele grondrecht* stembureau* gedeputeerde* provinciale_staten gemeentelijk* gemeentefusie*
    vertaaldienst taalkader* tweetalig* taalrol kabinetsmedewerk* overheidscommunicatie toetsingsverbod
    constitutioneel binnenlandse_zaken_en_koninkrijksrelaties openbaar_bestuur federale_overheidsdiensten
    civiele_lijst mandataris* mandaten bestuursniveau* kieskring* stemrecht stemmen_bij_volmacht
    digitale_stem* volksraadpleg* wetgevingsproces initiatiefwet* rijksbegroting_binnenlandse
    ministeriele_verantwoordelijkheid woo_verzoek* wob_verzoek* informatiehuishouding openbaarheid
    staatsrecht* kamerverkiezing* deelstaten deelstaat communautair* administratieve_lasten_overheid
    topbenoeming* ambtelijk* uitvoeringsorganisat* staatsblad federale_ambtenaren copernicus taalwet*
    taalgroep* taalpremie burgerparticipatie burgerinitiat* rijksinspect* zelfstandige_bestuursorganen
    waterschapsverkiezing* gemeentewet provinciewet gemeenschappelijke_regeling* vng ipo interbestuurlijk*
    decentralisatie* medeoverheden medebewind gemeentebestu* gemeentebegroting provinciefonds rijksoverheid
    rijksambtena* rijksorganisatie algemene_bestuursdienst abd ambtseed normering_topinkomens wnt
    topinkomens stembiljet* stempas stembus* kiesraad kiesdrempel kiesstelsel lijstduwer volmachtstem*
    evenredige_vertegenwoordiging eerste_kamer_der evaluatie_kieswet herziening_van_de_grondwet
    raad_van_state staatscommissie* parlementair* informateur* formateur regeerakkoord* hoofdlijnenakkoord
    coalitieakkoord kabinetsval demissionair* lopende_zaken ontslagnemende_regering regeringsvorming
    regeringsverklaring motie_van_wantrouwen motie_van_vertrouwen vertrouwensstemming
    vertrouwen_in_de_regering vertrouwen_in_het_kabinet reglement_van_orde kabinetsleden
    ministeriele_kabinetten kabinetschef beleidscel beleidscellen strategische_cel secretariaten_en
    wedde_van externe_inhuur consultanc* consultants studiebureaus dienstreizen dienstreis dienstvoertuig*
    ambtswoning* draaideur* belangenvermenging belangenconflict* deontolog* gedragscode_bewindspersonen
    transparantieregister corruptiepreventie greco huis_voor_klokkenluiders nationale_ombudsman
    klachtenbehandeling algemene_wet_bestuursrecht awb bestuursrecht* actieve_openbaarmaking archiefwet
    commissie_voor_de_toegang_tot_bestuursdocumenten bestuursdocumenten federale_overheidsdienst* fod_bosa
    bosa selectiebureau werkenvoor taalexamen* taalkennis taalpariteit taalverhouding* faciliteitengemeente*
    taalgrens* vaste_commissie_voor_taaltoezicht taalinspect* bestuurszaken eentalig*
    nederlandstaligen_en_franstaligen regionalisering defederaliser* bevoegdheidsoverdracht*
    zesde_staatshervorming interfederaal overlegcomite gouverneur* provincieraad* commissaris_van_de_koning
    intercommunale* burgerzaken bevolkingsregister* basisregistratie_personen brp rijksregister*
    referentieadres identiteitskaart* vrederechter_kieszaken partijdotatie* partijfinancien
    wet_op_de_politieke_partijen adviescollege* zbo zelfstandig_bestuursorgaan uitvoerbaarheid
    uitvoeringstoets* wetskwaliteit wetgevingskwaliteit wetstechnisch* administratieve_lasten_burgers
    loketfunctie overheidsdienstverlening dienstverlening_van_de_overheid publieke_dienstverlening
    overheidsgebouw* rijksvastgoed* rijkshuisvesting regie_van_gebouwen staatsfinanciering_partijen
    uittredingsvergoeding* wachtgeldregeling parlementsleden kamerleden senaat_afschaffen
    onderzoekscommissie waterschapsbestu* raadsleden griffier_van_de_gemeente burgerforum burgerpanel* g1000
    vertrouwen_in_de_overheid vertrouwen_in_de_politiek bestuurscultuur openbaarheid_van_stukken
    voorlichtingscampagne* overheidscampagne* spotjes regio_deals regiodeals`,
  buitenland: `ambassade* consula* verenigde_naties mensenrecht* oekraine rusland russisch* israel* gaza
    palest* hamas libanon syri* iran* irak* afghanistan* china chinees chinese taiwan turkije congo rwanda
    soedan* sudan* jemen venezuela verenigde_staten trump sanctie* ontwikkelingssamenwerking
    ontwikkelingshulp ontwikkelingsland* noodhulp bilateral* verdrag* oorlogsmisda* genocide* midden_oosten
    afrika* azie latijns_amerika geopoliti* osve ovse raad_van_europa internationaal_strafhof bhos
    handelsmissie* handelsverdrag* wapenexport* westelijke_jordaanoever kosovo servie georgie armenie
    marokko tunesie egypte myanmar oeigoer* tibet noord_korea wapenstilstand* staatsbezoek* partnerlanden
    enabel diplomat* diplomaat gambia kameroen ethiopi* eritrea somali* nigeria mali niger sahel colombia*
    brazil* mexico cuba india pakistan bangladesh indonesi* filipijnen vietnam japan zuid_korea saoedi*
    saudi* qatar emiraten jordani* koerd* bosni* moldavi* belarus wit_rusland azerbeidz* burundi uganda
    kenia zuid_afrika algerije zuid_chinese_zee reisadvies buitenlandbeleid hongersnood kolonisten
    internationale_gemeenschap buitenlandse_zaken buitenlands_beleid buitenlandse_betrekkingen
    buitenlandse_inmenging betrekkingen conflict conflicten burkina benin togo ivoorkust guinee tsjaad libie
    vrede vredesproces vredesakkoord embargo* secretaris_generaal vn_veiligheidsraad veiligheidsraad
    resoluties internationaal_recht volkenrecht* bezette_gebieden kolonisatie oorlog oorlogen
    internationale_samenwerking vluchtelingenkampen staatsgreep junta oppositieleider* politieke_gevangenen
    hulporganisat* ngo ngo_s sdg maatschappelijk_middenveld_internationaal zuid_amerika peru chili
    argentinie griekenland hongkong tsjetsjen* nagorno wederopbouw internationale_rechtsorde
    internationaal_gerechtshof staatshoofden regime dictatu* militaire_junta etnische_zuivering*
    volkerenmoord vredesonderhandeling* vredesmissies blauwhelmen staakt_het_vuren unrwa unicef unhcr
    unesco_conflict wereldbank imf g7 g20 brics asean navo_partner mercosur_landen westelijke_sahara
    polisario gazastrook westoever oost_jeruzalem nederzettingen nederzettingenbeleid apartheid annexatie
    humanitair* voedselhulp hulpkonvooi* flotilla ontwikkelingssamenwerkings* ontwikkelingsbudget
    ontwikkelingsprogramma* ontwikkelingsrelevant* oda bbp_norm_ontwikkeling bio_invest ngos partnerland
    duurzame_ontwikkelingsdoelstellingen sdg_s wereldhandelsorganisatie wto buitenlandse_handel
    handelsrelatie* handelsoorlog* handelsbetrekkingen handelsakkoord* uitvoervergunning* wapenuitvoer
    wapenleveranties wapenembargo bevroren_tegoeden euroclear poetin zelensky oekraiens* krim donbas iraans
    netanyahu hezbollah houthi* taliban isis is_strijders daesh erdogan assad kiev moskou peking beijing
    washington witte_huis amerikaanse_regering amerikaanse_president verenigde_arabische postennet* gezant*
    minister_van_buitenlandse reisadviezen landgenoten_in nederlanders_in_het_buitenland
    belgen_in_het_buitenland lensink kivu m23 goma kinshasa tshisekedi kagame burundees* oost_congo
    centraal_afrik* grote_meren haiti sri_lanka nepal noord_cyprus cyprus kasjmir kashmir darfur tigray
    oost_timor mauritanie madagaskar mozambique zimbabwe angola gabon senegal ghana liberia sierra_leone
    bolivia ecuador guatemala honduras nicaragua el_salvador paraguay uruguay panama georgisch* armeens*
    turks turkse bahrein oman koeweit oezbek* kazach* kirgiz* tadzjik* turkmen* mongol* cambodja laos
    thailand maleisie papoea australie canada groenland ijsland arctisch* antarctica doodstraf_in
    kindsoldaten vrouwen_vrede_en_veiligheid feministisch_buitenlandbeleid christenvervolging
    godsdienstvrijheid_in internationaal_humanitair_recht geneefse_conventies straffeloosheid
    koloniaal_verleden ontkolonisering oostelijk_partnerschap nabuurschapsbeleid associatieovereenkomst*
    partnerschapsovereenkomst* benelux_unie`,
  'cultuur-media': `cultuur* cultureel culturele museum musea kunstenaar* erfgoed* monument* theater*
    orkest* bibliothe* omroep* media* journalis* publieke_omroep npo vrt rtbf film* muziek* podium* letteren
    archief* archieven auteursrecht* dagblad* kranten televisie* radio* nieuwsmedia boekenprijs
    leesbevordering beeldende architectuur slavernijverleden roofkunst herdenking* festival* toerisme
    culturele_instellingen opera muntschouwburg kunst kunsten kunstwerk* kunstcollectie* kunstsector
    tentoonstelling* tentoongesteld* teruggave schilderij* koninklijke_musea wereldoorlog
    herinneringseducatie carnaval werelderfgoed unesco archeolog* creatieve_sector tax_shelter
    persagentschap belga nieuwsgaring schrijver* auteurs uitgever* zender* podcast streaming muntstuk*
    holocaust shoah koloniaal* restitutie culturele_sector kunstsubsidie* concert* conservatorium
    dans_en_theater toneel* bioscoop* bioscopen galerie* kunstpatrimonium roerend_erfgoed onroerend_erfgoed
    immaterieel_erfgoed rijksmonument* beschermd_monument beschermde_monumenten rijksarchief
    nationaal_archief staatsarchief museumwet rijksmuseum* rijkscollectie kik_irpa africamuseum bozar
    cinematek kmska wiels biennale kunstvoorwerp* kunstroof kunsthandel heemkund* volkskund*
    geschiedschrijving geschiedenis_van oorlogsverleden_herdenking eerste_wereldoorlog tweede_wereldoorlog
    war_heritage_institute bevrijdingsdag dodenherdenking bevrijdingsmuseum oorlogsgraven oorlogsmonument*
    begraafplaats* slavernijmuseum keti_koti excuses_slavernijverleden leescultuur leesoffensief boeken
    boekhandel* vaste_boekenprijs persvrijheid* persagentschappen nieuwsvoorziening desinformatie_media
    bronnengeheim perskaart publieke_omroepen regionale_omroep* lokale_omroep* kijkcijfers dab_plus
    etherradio fm audiovisue* streamingdienst* gaming_cultuur naburige_rechten reprobel sabam artiest*
    muzikant* acteurs componist* evenementensector evenementen tomorrowland amateurkunst* volksfeest*
    carnavalsgroep* tradities sinterklaas* zwarte_piet taalunie nederlandse_taal fries* streektaal
    streektalen dialect* levensbeschouw* religieus_erfgoed kerkgebouwen trappist* belgian_beer
    werelderfgoedlijst`,
  defensie: `defensie* krijgsmacht* militair* leger* luchtmacht* landmacht* marine* navo nato soldat*
    soldaat* veteran* veteraan* wapensyste* munitie gevechtsvliegtuig* f_16* f_35* fregat* onderzeebo*
    onderzeedienst kazerne* landsverdediging reservist* vredesmissie* bewapening* materieelproject* drones
    kernwapen* oefenterrein* dienstplicht* mijnenjager* marechaussee artikel_100 raketverdediging adiv mivd
    krijgsmaterieel hoofdkwartier* strategische_visie officieren onderofficier* krijgsdienst straaljager*
    raket raketten tank tanks drone landstrijdkrachten veiligheidsmissie vliegbasis kleine_brogel
    afschrikking bondgenoot* krijgsgevangen* oorlogsveteran* nationale_reserve ministerie_van_defensie
    navo_norm navo_top navo_bondgenoten artikel_5 collectieve_verdediging europese_defensie pesco eurocorps
    beroepsmilitair* burgerpersoneel_defensie landcomponent luchtcomponent medische_component
    generaal_majoor chod commandant_der_strijdkrachten korps_mariniers mariniers commando_s paracommando*
    special_forces f16 f35 jachtvliegtuig* a400m c_130 helikopter* nh90 griffon jaguar_voertuig
    motorized_capability pantservoertuig* leopard houwitser* patriot luchtafweer* luchtverdediging*
    antidrone drone_afweer onbemande_vliegtuigen onderzeeers mijnenbestrijding* mijnenvegers munitiedepot*
    munitieopslag schietterrein* buitenlandse_operaties operatie_vigilant vigilant_guardian missie_in_mali
    minusma kfor unifil eutm barkhane trainingsmissie* wapenlevering* wapenwedloop kernkoppen atoomwapen*
    nucleaire_wapens clustermunitie landmijnen ontmijning* dovo gifgranaten oorlogsmunitie paardenmarkt
    civiel_militair* dual_use* vrijwillige_militaire_inzet invictus oud_strijders dienjaar dienmodel
    opkomstplicht rekrutering_van_militairen hybride_dreiging* hybride_oorlog* ruimtelijke_ordening_defensie
    nationaal_programma_ruimte_voor_defensie`,
  digitalisering: `digital* digitaal* ict* cyber* algoritm* kunstmatige_intelligentie
    artificiele_intelligentie ai gegevensbescherming* avg gdpr privacy* internet* software* hardware*
    telecom* 5g glasvezel* breedband* datalek* hacker* hacking ransomware cloud* datacenter* online*
    sociale_media social_media elektronische_identiteit digid itsme broncode* gegevensbank* databank*
    e_government e_health informatiebeveiliging frequentie* netneutraliteit bipt deepfake* desinformatie
    mobiele_telefonie halfgeleider* chips quantum* ehealth gezichtsherkenning domeinnaam* dns informatica*
    techbedrij* big_tech proximus e_mailadres computer* smartphone* microsoft windows wannacry telenet
    netwerken bestanden phishing malware wachtwoord* elektronische_handtekening e_box ebox mijnoverheid
    persoonsgegev* biometr* surveillance tracking cookies servers google facebook meta amazon tiktok twitter
    e_commerce_platform mobiel_internet zendmast* gsm telefonie telefoonnummer*
    belgisch_instituut_voor_postdiensten rijksregister_online informatiesysteem informatiesystemen
    it_projecten techreuzen open_data open_source dsa dma eid mobiele_id_app wallet edi_wallet mygov
    burgerportaal overheidswebsite* webtoegankelijkheid websites_en_apps applicatie* mobiele_app
    mobiele_apps apps app ai_act ai_verordening generatieve_ai chatgpt chatbot* taalmodel* machine_learning
    datamining datamatching big_data dataverwerking gegevensverwerking gegevensuitwisseling gegevensdeling
    gegevensbeheer gegevensbestand* autoriteit_persoonsgegevens functionaris_gegevensbescherming
    verwerkingsregister nis2 nis_richtlijn cert_be centrum_voor_cybersecurity ncsc ccb safeonweb gehackt
    ddos gijzelsoftware spyware pegasus encryptie* versleutel* whatsapp messenger signal_app telegram
    mobiele_netwerken mobiele_operator* roaming 4g 6g huawei antennes gsm_masten spectrumveiling
    sociale_mediaplatform* influencers nepnieuws desinformatiecampagne* content_moderatie techgigant*
    platformregulering datacentra soevereine_cloud serverpark supercomputer* rijkscloud it_systeem
    it_systemen it_dienst* informatisering* informatietechnologie automatisering* smals ksz ehealth_platform
    authentieke_bron elektronisch_loket elektronische_dienst* elektronische_identificatie
    elektronische_facturatie e_facturatie e_invoicing papierloos hackpraktijken blockchain nft*
    identiteitsfraude telegeneeskunde videoconsult* slimme_camera slimme_stad smart_city smart_cities
    interoperabiliteit domotica robot* zelfscankassa* geolocatie gps_tracking`,
  economie: `economie* economisch* mkb kmo* bedrijfsleven* bedrijven bedrijf middenstand* winkel* retail*
    consument* mededinging* concurren* marktwerking* inflatie* koopkracht* export* import* faillissement*
    horeca* starter* startups vestigingsklimaat* regeldruk* aanbested* markttoezicht acm prijsstijging*
    prijzen e_commerce postmarkt postdienst* bpost postnl vennootschap* productveiligheid interne_markt
    franchise* detailhandel* koopjes solden aandeelhouder* corporate_governance toeristische ambacht*
    vrije_beroepen zelfstandigen namaak conjunctu* handel handels* ondernemer* onderneming* supermarkt*
    boodschappen voedselprij* betalingsachterst* betalingstermijn* onlinewinkel* webshop* webwinkel* hotel*
    reclame* aankoopcentral* incasso* invoerrecht* invoerheff* bedrijfsfraude achteraf_betalen autosalon
    fod_economie oneerlijke handelaar* productiviteit* steunmaatregel* overbruggingsrecht mercosur
    vrijhandel* clientele voka unizo vbo nace kbo kruispuntbank_van_ondernemingen investeringsklimaat
    leverancier* klanten oplichting malafide verkoper* winstmarge* monopol* kartel* prijsafspraken
    marktmacht grootwarenhui* distributiesector sluitingsdag openingsuren nijverheid toerisme reisbureau*
    verdienvermogen bedrijfsopvolging curator* insolventie* coronasteun bruto_binnenlands_product bbp
    relancebeleid relanceplan* groeicijfers recessie laagconjunctuur verdienmodel* vestigingsplaats
    kleine_en_middelgrote_ondernemingen kleinhandel koopzondag* speciaalzaak bakkers slagers_winkel
    restaurants cafes brouwerij* reissector reisorganisator* touroperator* vakantieparken toerismesector
    evenementensector_economie deeleconomie platformeconomie airbnb uber kwb startende_onderneming* scaleups
    durfkapitaal* vestigingsvergunning vestigingswet vestigingseisen stopzetting_van_onderneming
    bedrijfssluiting* herstructureringen warenhuis* colruyt delhaize carrefour blokker mediamarkt
    e_commercebedrijven onlineaankopen onlinehandel alibaba temu shein aliexpress pakjesdienst pakjesmarkt
    postbedeling postkantoor* brievenbus* postwet universele_postdienst krantencontract* test_aankoop
    testaankoop ombudsman_voor_de_handel garantietermijn productconformiteit ce_markering
    gevaarlijke_producten speelgoed* namaakgoederen namaakproduct* verkoopspraktijken misleidende
    agressieve_verkoop telemarketing colportage abonnement_opzeg* prijsindex prijsevolutie*
    prijzenobservatorium duurder levensduurte geldontwaarding loon_prijsspiraal prijzenslag prijsverhoging*
    prijsverschil* prijsafspraak machtsmisbruik_markt fusiecontrole overnames_van_bedrijven overname_door
    investeringstoetsing buitenlandse_investeringen buitenlandse_investeerder* investeringsscreening
    invoertarieven invoerquota douanetarieven antidumping* dumpingpraktijken staatssteun* overheidsopdracht*
    openbare_aanbesteding opdrachtgevers_onderaannemers onderaanneming* aannemingssector bouwbedrijven
    cooperatie_ondernem* vzw naamloze_vennootschap ubo_register boekhoud* jaarrekening* kamer_van_koophandel
    kvk* rvo invest_nl bedrijventerreinen regelgevingsdruk mkb_toets administratieve_lasten_ondernem*
    aansprakelijkheidsverzekering_ondernem* kredietverlening_aan_het_mkb wanbetaling_handel pandjeshuis
    statbel statistieken_economie cbs_cijfers lokale_economie lokale_munt* familiebedrijven
    agentschap_innoveren_en_ondernemen vlaio pmv fpim participatiemaatschappij zondagsopening nachtwinkel*
    voedingsindustrie_handel`,
  'energie-klimaat': `energie* klimaat* co2* zonnepane* zonne_energie windmolen* windturbine* windpark*
    kerncentrale* kernreactor* nucleair* gaswinning* aardgas* elektricit* stroomnet* netcongestie netbeheer*
    waterstof* warmte* isolatie* verduurzam* emissiehandel* ets emissiereductie* uitstoot hernieuwbare
    aardwarmte biomassa* salderings* laadpa* elia engie electrabel creg fluvius capaciteitstarief* doel_4
    tihange steenkool* kolencentrale* lng gasopslag groningen* mijnbouw* zoutwinning leveringszekerheid
    tennet duurzame_energie niras radioactief_afval bevoorradingszekerheid fossiel* zonnecentra batterij*
    thuisbatterij* cbam biogas vergister* ecodesign* restwarmte windenerg* zonnepark* stroom centrales
    centrale kernuitstap levensduurverlenging levensduur_van_de_kern* groene_stroom biobrandstof*
    interconnect* strategische_reserve kyoto cop26 cop27 cop28 cop29 capaciteitsvergoeding* crm
    capaciteitsmechanisme prijsplafond zonne offshore wind_op_zee smr fanc radioactiv* splijtstof gasnet*
    gaslevering* olie olieprijs* benzine diesel accijns_op_energie broeikas* parijsakkoord
    akkoord_van_parijs verwarming stookolie* slimme_meter* elektrificatie stroomprijs* stroomtekort*
    stroomuitval black_out afschakelplan* transmissienet* hoogspanning* ventilus boucle_du_hainaut
    netuitbreiding congestie_op_het_net transportschaarste gastransport gasprijs* gasprijzen gascentrale*
    gasvoorraad* gasvulling groningse_gas waddengas gasboring* bodemdaling aardbevingsschade
    aardbevingsgebied aardbevingen_groningen instituut_mijnbouwschade img nam versterkingsoperatie
    kernenergie* kernafval berging_van_radioactief reactorvat reactoren doel_3 doel_1 tihange_2 tihange_1
    borssele kernfusie sck_cen bestraalde ontmanteling_van_kern* synatom engie_electrabel zonne_energie*
    groenestroomcertificat* groene_certificaten prinses_elisabeth_zone north_sea_wind offshorewind*
    groene_waterstof elektrolyse* houtige_biomassa bijmenging* groen_gas geothermie aquathermie wcw
    collectieve_warmte stadsverwarming gasketel* sociaal_energietarief vast_tarief variabel_tarief
    gas_en_elektriciteitsfonds budgetmeter* mazout verwarmingsbrandstof olievoorraad* apetra oliebedrijf*
    petroleum olietanker raffinaderij nekp nationaal_energie_en_klimaatplan fit_for_55 green_deal
    european_green_deal emissierechten* ets2 koolstof* methaan* opwarming_van_de_aarde emissievrij urgenda
    ipcc extinction_rebellion`,
  europa: `europese_unie europese_commissie europese_raad europees* uitbreiding_van_de_europese lidstaten
    toetreding* kandidaat_lidstat* meerjarig_financieel_kader mfk raad_algemene_zaken brexit subsidiariteit*
    eurocommissaris* schengen* verdrag_van_lissabon eu_voorzitterschap raad_van_de_europese_unie
    cohesiebeleid herstelfonds bnc* eu_voorstel* eurozone rechtsstaatmechanisme europese_verordening
    europese_instellingen europese_ombudsman europese_verdragen europese_verkiezingen europarlement*
    von_der_leyen herstelplan* herstel_en_veerkrachtfaciliteit nextgenerationeu next_generation_eu
    europese_begroting eigen_middelen benelux westelijke_balkan kopenhagen_criteria
    verenigd_koninkrijk_uit_de raad_concurrentievermogen eu_begroting eu_lidmaatschap
    omzetting_van_de_richtlijn inbreukprocedure* gemeenschapsrecht eu_lidstat* eu_lidstaten
    europese_lidstat* europese_wetgeving eu_wetgeving eu_regelgeving eu_recht europese_regels_implementatie
    europese_top eu_top europese_topontmoeting raad_van_ministers raad_buitenlandse_zaken_eu
    belgisch_voorzitterschap_van nederlands_voorzitterschap_van voorzitterschap_van_de_eu trojka
    conferentie_over_de_toekomst toekomst_van_europa toekomst_van_de_unie europese_integratie
    europese_samenwerking europese_eenmaking europese_solidariteit europese_burgers unieburger* eu_beleid
    europese_zaken eu_verdrag* verdragswijziging vwe vweu hof_van_justitie_van_de_europese
    europese_rekenkamer olaf artikel_7_procedure rechtsstaatverslag rechtsstaatsverordening
    conditionaliteitsverordening uitbreidingsbeleid eu_kandidaat* eu_fondsen europese_fondsen
    europese_middelen structuurfonds* cohesiefonds* interreg efro regionale_ontwikkeling_eu relancefonds
    coronaherstelfonds rrf herstel_en_veerkracht herstel_en_veerkrachtplan nederlandse_afdracht*
    eu_afdracht* eu_budget meerjarenbegroting_eu fiche nieuwe_commissievoorstellen gele_kaart
    behandelvoorbehoud ingebrekestelling_europese omzetting_richtlijn implementatie_van_de_richtlijn
    handels_en_samenwerkingsovereenkomst no_deal_brexit noord_ierland_protocol
    europese_politieke_gemeenschap europese_grondwet spitzenkandidat* eurosceptic*
    lidmaatschap_van_de_europese comitologie gemeenschappelijk_buitenlands_beleid macroregio*`,
  financien: `belasting* fiscal* fiscaal* btw begroting* rijksbegroting* rijksfinancien accijn* toeslagen*
    box_3 vermogensbelasting* erfbelasting* inkomstenbelasting* vennootschapsbelasting* bank banken*
    bankier* spaar* pensioenfonds* verzekering* witwas* douane* staatsschuld* financiele_markten afm dnb
    nationale_bank kredietverlening* hypothe* ontwijking fraude_fiscaal bedrijfsvoorheffing
    roerende_voorheffing rekenkamer rekenhof voorjaarsnota miljoenennota slotwet jaarverslag_van_het_rijk
    overheidsfinancien staatsdeelneming* beurs crypto* overheidsuitgaven schuldgraad nationale_loterij
    kadaster_en registratierecht* taxshift financieel_toezicht accountan* belegg* kapitaalmarkt* dividend*
    schulden eurobonds aftrekbaar* fiscus cash bankbiljet* geldautoma* betaaldienst* goudreserve*
    moratoriuminterest* nalatigheidsinterest* tak_21* roerende_inkomsten verzekeraar* levensverzekering*
    aanslagjaar* wib92 belfius minfin transacties fisc belastbaar* belastbare aandelen aandeel premies
    financiele_instelling* voorheffing* fortis paribas overtveldt aftrek kapitaal personenbelasting*
    aanslagvoet* aanslagbiljet* tax_on_web taxonweb kaaimantaks effectentaks ruling* voorafgaande_beslissing
    dubbelbelasting* royalty* minimumbelasting* digitaks taks taksen miljardenclaim fsma nbb rente rentes
    inkomsten_uit_vermogen eigen_vermogen obligatie* staatsbon* overheidsschuld financiering_van_de_overheid
    meerwaarde* successierecht* schenkbelasting* invordering* schuldvordering* financiele_sector
    nabestaandenregeling_toeslagen gedupeerde_ouders hersteloperatie miljoen_euro_aan_belasting
    bankrekening* consumentenkrediet* onroerende_voorheffing kadastraal_inkomen kadaster btw_tarief*
    btw_plicht* btw_kloof btw_verlaging btw_verhoging nultarief verlaagd_tarief douaniers aad
    brandstofaccijns suikertaks vliegtaks_fiscaal financiele_transactietaks miljonairstaks
    vermogensrendement* vermogenswinstbelasting vermogensongelijkheid box_2 box_1 heffingskorting*
    arbeidskorting toptarief zelfstandigenaftrek mkb_winstvrijstelling bedrijfsopvolgingsregeling bor
    eigenwoningforfait bronbelasting innovatiebox notionele_interestaftrek voordeel_alle_aard
    voordelen_van_alle_aard wetboek_van_de_inkomstenbelastingen pensioensparen langetermijnsparen bbi
    bijzondere_belastinginspectie bijzondere_belasting fiod panama_papers offshore offshoreconstructie*
    trustkantoor* brievenbusfirma* cum_cum fraude_met_btw btw_carrousel* antiwitwas* cfi ctif poortwachter*
    banksector grootbank* bankkantoor* bankkantoren bankautomaten batopin contant_geld contante_betaling*
    contant_betalen cashgeld betaalkaart* betaalrekening* basisbankdienst* universele_bankdienst
    elektronische_betaling* betalingsverkeer digitale_euro ecb europese_centrale_bank monetair_beleid
    rentetarieven renteverhoging* kredietinstelling* kredietverstrekk* kredietgever* woonkrediet*
    depositobescherming depositogarantie* beurswaakhond effecten aandelenmarkt bitcoin verzekerden_schade
    autoverzekering* brandverzekering* schuldsaldoverzekering* groepsverzekering* premiepensioen
    herverzeker* solvency voorlopige_twaalfden ontwerpbegroting suppletoire najaarsnota
    incidentele_suppletoire meerjarenbegroting* uitgavenplafond uitgavenkader inspectie_van_financien
    bezuiniging* besparingen besparingsronde dekking_in_de_begroting verantwoordingsdag algemene_rekenkamer
    comptabiliteitswet stabiliteitsprogramma stabiliteits_en_groeipact maastrichtnorm staatsobligatie*
    agentschap_van_de_schuld staatsgarantie* staatsleningen leningen garantieregeling* staatsparticipatie*
    abn_amro volksbank ing_bank kbc dexia argenta ethias hersteloperatie_toeslagen
    kinderopvangtoeslagaffaire uht gedupeerde_ouder* compensatieregeling_toeslagen gemeentefinanciering
    financieringswet dotaties_financ* loterijsubsidie*`,
  gezondheid: `zorg gezondheid* volksgezondheid* ziekenhuis* ziekenhuizen arts artsen huisarts* patient*
    geneesmiddel* medicijn* vaccin* ziekte ziekten ggz verpleeg* medisch* apothek* kanker* dementie* tabak*
    roken rook* alcohol* drugs* verslaving* corona* covid* pandemie* infectie* rivm wlz wmo zvw
    zorgverzeker* eigen_risico langdurige_zorg gehandicaptenzorg abortus* euthanasie* zwanger* kraamzorg
    tandarts* mondzorg riziv mutualiteit* ziekenfonds* psychiat* psycholo* geestelijke_gezondheid*
    ouderenzorg woonzorg* thuiszorg jeugdzorg ambulance* spoedeisende* voeding* volksziekte* fagg sciensano
    antibiotic* dokter* eerstelijn* revalidatie hulpmiddelen palliatie* zorgkosten terugbetaling* pgb
    ziekteverzekering* kinesitherapeut* diabetes zorgverlen* zorgaanbieder* zorgsector zorgpersoneel
    zorginstelling* zorgakkoord zorgautoriteit* zorgprofessional* zorgstelsel zorgvraag zorgstandaard
    zorgnetwerk* zorgbehoef* zorgmedewerk* bloeddonor* bloedtransfus* orgaandonatie* orgaantransplant*
    sterftecijfer* overlijdens oversterfte allerge* zelfmoord* suicide* besmet* quarantaine* implanta*
    behandelcentr* nza jeugdgezondheidszorg psychosocia* vroegsignalering klinisch klinische
    rijksinstituut_voor_ziekte* kenniscentrum_voor_de_gezondheidszorg kenniscentrum_gezondheid kce
    behandeling_van behandelingen geneeskunde diagnose diagnoses chronisch* symptomen terugbetaald*
    medicatie geneeskundige aandoening* zieken lijden_aan ffp2 mondmasker* uitbraak toegediend genezen
    voorschrijven verstrekkingen verzorging specialisten apotheek pathologie complicaties bedden
    intensieve_zorg* intensive_care beademd* sterfte overleden_patienten virus virussen hiv aids griep*
    tuberculose screening* prenata* vruchtbaarheid* fertilit* ivf erfelijk* genetisch* kraamafdeling
    kinderarts oncolog* cardiolog* autis* adhd depressie* burn_out_zorg wachtlijst* verplichte_zorg
    reanimat* hulpverlening_medisch artsenzonder wijkverpleging zorgverlof logopedist* ergotherapeut*
    paramedic* hygien* bijwerking* tarieven_zorg zorgbeleid zorgkwaliteit zorgstelselwet zorgpremie*
    zorginkoop zorgkloof zorgmijding zorgplicht wet_langdurige_zorg wet_maatschappelijke_ondersteuning wtza
    zorgfraude integraal_zorgakkoord iza gala_akkoord capaciteitstekort_zorg ic_bedden spoeddienst*
    spoedafdeling* spoedpost ziekenvervoer mug_dienst dringende_medische_hulp verzorgingstehuis rusthuis*
    rusthuizen thuisverpleg* thuiszorgorganisatie* wachtposten tandheelkund* tandzorg orthodont* oogarts*
    opticien* brillen hoorapparat* vroedvrouw* verloskund* gynaecolog* bevalling* keizersnede* geboortezorg
    neonatal* pasgeboren* borstvoeding anticonceptie* nipt endometriose menopauze overgangsklachten
    borstkanker* baarmoederhals* prostaatkanker darmkanker longkanker bevolkingsonderzoek* chemotherapie
    zeldzame_ziekte* weesziekte* weesgeneesmiddel* spierziekte* alzheimer parkinson multiple_sclerose
    epilepsie beroerte* hartinfarct* hart_en_vaatziekten long_covid longziekte* astma copd fibromyalgie cvs
    mecvs lyme* teken_beten glaucoom oogziekte* gehoor* syndroom* bloedbank* bloeddonatie* plasma donorwet
    orgaandonor* transplantatie* stamcel* navelstreng* lichaamsmateriaal biobank* prothese*
    klinische_proeven clinical_trials medicatieveiligheid farmaceut* farmabedrijf* officina artikel_81
    pijnstiller* opioid* opiaten antidepressiva rilatine slaapmiddel* gevaccineerd* rijksvaccinatieprogramma
    hpv mazelen kinkhoest polio meningokok* hepatitis ebola zika malaria apenpokken mpox zoonose* lockdown
    contactonderzoek contactopsporing teststrateg* testcentr* mondkapje* beschermingsmateriaal ggd omt
    celeval who wereldgezondheidsorganisatie ecdc pandemische_paraatheid geestelijke_gezondheid
    ggz_instelling* ggz_wachtlijst* jeugd_ggz psychische_problem* psychische_gezondheid psychotherap*
    eetstoornis* anorexia zelfdoding* dwangbehandeling levensbeeindig* voltooid_leven stervensbegeleiding
    sigaret* e_sigaret* vapen vapes nicotine* harddrugs lachgas designerdrug* gokverslaving*
    preventieakkoord overgewicht obesitas* voedselkeuze gezonde_voeding nutri_score suikers vitamine*
    foliumzuur lichaamsbeweging valpreventie nomenclatuur* remgeld maximumfactuur derdebetaler* ereloon*
    geconventioneerd* conventionering christelijke_mutualiteit solidaris hospitalisatie* ziektekosten*
    invaliditeitsverzekering ziekte_en_invaliditeit elektronisch_patientendossier artsenquota
    contingentering numerus_clausus zorgberoep* kinesist* osteopa* homeopath* alternatieve_geneeswijze*
    esthetische_ingreep big_register inspectie_gezondheidszorg igj tuchtrecht_zorg geneeskunde_opleiding
    hulpverlener_ambulancier eerste_hulp hartslag defibrillator* aed loodvergiftiging bloedwaarden
    biomonitoring hoge_gezondheidsraad positieve_gezondheid eenzaamheid ouderenbeleid vergrijzing
    hulp_bij_zelfdoding`,
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
};
