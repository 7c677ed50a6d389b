import type { Seeds } from './seeds.ts';

/** Dutch words of the contexts from arbeid to gezondheid; see `dutch.ts`. */
export const dutchAToG = {
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
} satisfies Partial<Seeds>;
