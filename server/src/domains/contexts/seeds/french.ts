import type { Seeds } from './seeds.ts';

/** French words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const frenchSeeds: Seeds = {
  arbeid: `emploi* travailleu* salaire* salari* employeu* syndica* chomage chomeu* licenciement* conges
    conge_parental interim* teletravail titres_services temps_de_travail marche_du_travail
    conditions_de_travail inspection_du_travail convention_collective greve greves detachement*
    dumping_social concertation_sociale economie_sociale flexi_job* travail_etudiant horaire* burn_out
    maladie_professionnelle main_d_oeuvre heures_supplementaires metier* penurie contrat_de_travail
    contrats_de_travail droit_du_travail travail_de_nuit conge_de_paternite conge_de_maternite paternite
    absenteisme preavis licenci* stagiaire* accident_du_travail accidents_du_travail partenaires_sociaux
    ouvrier* employes concertation paritaire* frontaliers fedris renault delocalis* mi_temps temps_plein
    temps_partiel burnout bien_etre_au_travail harcelement_au_travail heures_de_travail
    emploi_des_jeunes plexiglas demandeurs_d_emploi demandeur_d_emploi`,
  'asiel-migratie': `asile refugie* migra* immigra* etrangers demandeur_d_asile fedasil centre_ferme centres_fermes
    regroupement_familial sans_papiers retour_volontaire titre_de_sejour permis_de_sejour sejour
    rapatri* eloignement expulsion* visa visas office_des_etrangers accueil_des_demandeurs mena
    frontieres frontex apatrid* naturalisation* passeurs nationalite_belge pushbacks sauvetage_en_mer
    naufrage* mineurs_etrangers centre_d_accueil retour_force protection_internationale
    protection_subsidiaire commissariat_general_aux_refugies cgra mena_ mineurs_non_accompagnes
    regularisation* reinstallation rapatriement* ressortissant* transmigrant* visas_humanitaires
    heberges accompagnes`,
  bestuur: `communal* election* electoral* electeur* constitution* referendum fonctionnaire* fonction_publique
    administration_publique pouvoirs_locaux bourgmestre* democra* integrite transparence mediateur*
    simplification_administrative reforme_de_l_etat emploi_des_langues regie_des_batiments
    partis_politiques lobby* entites_federees lanceurs_d_alerte institutionnel* selor vote_obligatoire
    consultation_populaire politique_scientifique_federal cabinets_ministeriels bilingu*
    role_linguistique cadre_linguistique cadres_linguistiques droits_fondamentaux bureaux_de_vote
    services_publics_federaux mandataire* liste_civile scrutin* droit_de_vote circonscription*
    vote_par_procuration vote_electronique niveau_de_pouvoir entites communaute_francaise
    communaute_germanophone personnel_de_la_fonction agents_de_l_etat fonctionnement_de_l_etat
    administrations_publiques publicite_de_l_administration`,
  buitenland: `affaires_etrangeres diploma* ambassad* consula* nations_unies droits_de_l_homme droits_humains
    ukraine russie russe* israel* gaza palestin* liban syrie* iran* irak* afghanistan chine chinois*
    taiwan turquie congo rdc rwanda* soudan yemen venezuela bielorussie sanctions
    cooperation_au_developpement aide_humanitaire humanitaire* genocide* crimes_de_guerre moyen_orient
    proche_orient afrique cour_penale_internationale bilateral* kivu m23 etats_unis trump maroc tunisie
    egypte armenie haut_karabakh georgie cessez_le_feu colonies enabel geopolit* commerce_exterieur
    pays_tiers onu birmanie ouighour* hamas gambie cameroun ethiopie erythree somalie nigeria mali niger
    sahel colombie bresil mexique cuba inde pakistan coree arabie_saoudite qatar emirats jordanie kurde*
    bosni* moldavie azerbaidjan burundi ouganda kenya afrique_du_sud algerie mer_de_chine avis_de_voyage
    famine espagne_catalogne politique_etrangere communaute_internationale conflit* populations burkina
    benin togo guinee tchad libye cote_d_ivoire paix guerre* embargo* relations_bilaterales
    droit_international netanyahu erdogan ankara colonis* conseil_de_securite secretaire_general
    casques_bleus putsch coup_d_etat opposants_politiques prisonniers_politiques defenseurs_des_droits
    amerique_latine perou chili argentine ong postes_diplomatiques pays_d_origine
    aide_publique_au_developpement`,
  'cultuur-media': `culture* culturel* musee* patrimoine artiste* artistique* theatre* bibliotheque* media medias
    journalis* presse radio television film* musique audiovisuel* cinema droits_d_auteur archives
    tourisme monument* opera restitution etablissements_scientifiques orchestre bozar oeuvres_d_art
    oeuvre_d_art exposition* tableau tableaux guerre_mondiale memoire_collective unesco archeolog*
    editeur* auteurs tax_shelter agence_belga chaines shoah restitution_des_biens colonial*`,
  defensie: `defense armee* militaire* otan soldat* veteran* armement* munition* avion_de_chasse avions_de_chasse
    f_16 f_35 fregate* marine caserne* reserviste* armes_nucleaires base_aerienne service_militaire
    drones operation_militaire sgrs vaccination_des_militaires forces_armees aviation_militaire
    desarmement officier* sous_officier* aerien_militaire missile* char chars drone quartier_general
    vision_strategique reserve_militaire veterans defense_nationale soldats chasseurs_bombardiers`,
  digitalisering: `numerique* cyber* algorithm* intelligence_artificielle donnees_a_caractere_personnel
    protection_des_donnees rgpd vie_privee internet logiciel* telecom* 5g fibre_optique reseaux_sociaux
    en_ligne informatique* digital* itsme site_web hacking piratage ibpt telephonie fracture_numerique
    carte_d_identite_electronique e_health hameconnage phishing operateur_telecom proximus
    plateformes_numeriques plateforme_numerique ordinateur* smartphone* microsoft windows wannacry
    telenet reseaux_mobiles malware mot_de_passe mots_de_passe rancongiciel* signature_electronique
    autorite_de_protection biometri* google facebook meta amazon tiktok gsm antennes frequences_radio
    systeme_informatique systemes_informatiques e_gouvernement reseau_internet`,
  economie: `econom* entreprise* pme independant* consommat* concurrence commerce* commercial* inflation
    pouvoir_d_achat faillite* horeca marche_public marches_publics marche_interieur export* import*
    protection_des_consommateurs classes_moyennes bpost postal* competitivite relance restructuration
    delhaize actionnaire* societes contrefacon indexation croissance franchise* soldes detaillant*
    supermarche* grandes_surfaces centrales_d_achat recouvrement* hotel* facture factures
    droits_de_douane asbl finexpo credendo guerre_commerciale publicite petites_et_moyennes
    bon_de_commande spf_economie petits_commerces commercants clientele productivite mercosur
    libre_echange fournisseur* vendeur* arnaque* pratiques_deloyales monopole* cartel* marges coupures
    creation_d_entreprises demarrage mission_economique magasin* restaurant* cafes tourisme
    secteur_de_la_construction repreneur curateur* insolvabilite unizo ucm feb bce_entreprises
    banque_carrefour_des_entreprises hausse_des_prix prix_a_la_consommation prix_des`,
  'energie-klimaat': `energie* energetique* climat* co2 gaz_a_effet_de_serre electricite gaz nucleaire* centrale_nucleaire
    reacteur* renouvelable* eolien* solaire* photovolta* hydrogene mazout facture_energetique
    precarite_energetique engie electrabel elia creg tihange doel ondraf emissions charbon petrole
    combustible* isolation pompe_a_chaleur tarif_social quotas_d_emission decarbon* dechets_radioactifs
    rechauffement neutralite_carbone securite_d_approvisionnement panneaux_solaires fossile* batterie*
    greenpeace consommation_d_energie effet_de_serre carbone electrique* centrales sortie_du_nucleaire
    prolongation_nucleaire kyoto cop26 cop28 cop29 fournisseurs_d_energie reseau_de_gaz turbines
    interconnexion* essence diesel chauffage panneaux afcn accord_de_paris consommation_energetique
    compteurs_intelligents bornes_de_recharge bilan_carbone emissions_de_ges ges`,
  europa: `union_europeenne commission_europeenne conseil_europeen parlement_europeen etats_membres adhesion
    elargissement brexit presidence_belge subsidiarite cadre_financier_pluriannuel traite_de_lisbonne
    conseil_de_l_union plan_de_relance_europeen candidat_a_l_adhesion journal_officiel_de_l_union
    droit_de_l_union semestre_europeen institutions_europeennes elections_europeennes von_der_leyen
    plan_de_relance fonds_de_cohesion benelux balkans_occidentaux transposition_de_la_directive
    procedure_d_infraction budget_europeen`,
  financien: `fiscal* impot* taxe* tva budget* budgetaire* accise* precompte* banque* bancaire* epargne assurance*
    blanchiment douane* dette deficit_budgetaire finances_publiques spf_finances contribuable*
    evasion_fiscale fraude_fiscale cour_des_comptes credit* hypothe* loterie_nationale
    instruments_financiers marches_financiers investisse* dividende* droits_d_enregistrement bnb
    banque_nationale etablissements_de_credit crypto* plus_values fsma declaration_fiscale monetaire
    abus_de_marche pret prets billets_de_banque reserves_d_or exoneration* cum_ex paiement* belfius bnp
    remboursement_du_precompte placement* obligations_fiscales finances comptes_bancaires
    compte_bancaire transaction* actions_en_bourse actionnariat fisc imposable* ruling*
    decision_anticipee decisions_anticipees declaration_d_impot declaration_simplifiee taux_reduit
    double_imposition convention_preventive plus_value rente* interets_notionnels dumping_fiscal
    paradis_fiscaux taxation* recettes subside* droits_de_succession recouvrement_fiscal
    controleurs_fiscaux aviseurs obligation* emprunt* assureur* secteur_financier
    institutions_financieres`,
  gezondheid: `sante soins hopita* medecin* patient* medicament* vaccin* maladie* infirmier* cancer* pharmac* tabac
    fumeu* alcool drogue* covid* coronavirus pandemie* infect* antibiotique* don_d_organes organes sang
    sante_mentale psychia* psycholog* avortement* ivg euthanasie* inami mutualite* remboursement*
    dentiste* chirurg* ambulance* medical* medicaux kinesither* sage_femme sages_femmes obesite diabete
    aide_medicale urgences afmps sciensano therap* endometriose dispositifs_medicaux generaliste*
    diagnostic* hospitali* mortalite suicid* antipoison* seringue* osteopath* allerg* maisons_de_repos
    quarantaine contamin* intoxication* mutuelle* lits malade malades symptome* traitement* atteints
    depistage* clinique cliniques pathologi* diagnostique* infirmiere* generalistes ostheo* kinesi*
    prescri* medecine virus masques_buccaux equipements_de_protection materiel_de_protection epidemi*
    sida vih grippe tuberculose grossesse* fertilite genetique* oncolog* cardiolog* autis* depression*
    listes_d_attente centres_de_soins soins_infirmiers aide_soignant* personnel_soignant vaccination*
    effets_secondaires nomenclature inami_ centre_federal_d_expertise kce`,
  gelijkheid: `discrimination* egalite* femme femmes lgbt* transgenre* racis* antisemit* handicap* accessibilite
    harcelement violences_faites violence_sexuelle violences_sexuelles minorites roms inclusion
    diversite unia ecart_salarial homophob* mutilations_genitales feminicide* islamophob* sexis*
    lutte_contre_la_pauvrete personnes_handicapees egalite_des_chances gpa gestation_pour_autrui
    feminicid* quotas voile personnes_agees_discrim* violences_de_genre sur_le_genre egalite_des_genres
    de_genre identite_de_genre femmes_et_les_hommes hommes_et_femmes personnes_en_situation
    antisemitisme transphobie sourds aveugles langue_des_signes fauteuil_roulant discours_de_haine
    crimes_de_haine parite stereotypes diversite_`,
  industrie: `industri* innovat* acier siderurg* chimi* usine* technolog* spatial* semi_conducteur*
    recherche_et_developpement brevet* matieres_premieres automobile* audi aeronautique* pharmaceutique*
    biotech* manufactur* propriete_intellectuelle volvo draghi site_industriel sites_industriels
    reindustrialis* innovation* recherche_scientifique_industrielle esa agence_spatiale batteries_usine`,
  justitie: `justice tribun* juge* judiciaire* penal* prison* detenu* detention parquet* procureu* avocat*
    aide_juridique magistrat* victimes code_civil code_penal condamn* peine* notaire* huissier*
    cour_d_appel cour_de_cassation cour_d_assises bracelet_electronique droit_civil etat_de_droit
    jeux_de_hasard traite_des_etres_humains adoption* divorce* tutelle extradition* penitentiair*
    internement* prostitution reinsertion infraction* liberation_conditionnelle transaction_penale
    delinquan* plainte* viol code_des_societes action_publique instruction_criminelle recidiv*
    reformant_la_justice amende* extradit* cours_et_tribunaux greffe* surpopulation premiere_instance
    condamnation* cassation correctionnel* procureur_du_roi juge_d_instruction batonnier* barreau*
    perquisition* saisie* acquitt* liberation sursis probation centres_penitentiaires
    agents_penitentiaires mariage* succession* filiation adoptes* notaires abus_sexuels attouchement*
    viols assistance_judiciaire tribunaux detenus_ execution_des_peines code_judiciaire
    action_en_justice proces contentieux`,
  koninkrijk: `roi famille_royale monarchie dotation* maison_royale prince princes princesse*`,
  'landbouw-natuur': `agricult* agricole* elevage* bien_etre_animal animal animaux peche* pesticide* biodiversite foret*
    securite_alimentaire afsca chaine_alimentaire pac rural* ferme fermier* lait* porc* porcs volaille*
    grippe_aviaire viande* bovin* fievre_catarrhale ovin* abeille* glyphosate eleveu* exploitant*
    denrees abattoir* oeufs betterave* chasse chien* chats phytopharmaceutique* veterinaire* horticult*
    deforestation peste_porcine agroalimentaire insectes frelon* pecheur* secteur_de_la_peche criee*
    etourdissement abattage* halal lapin* oiseau* sanglier* loup loups arbre* foret_de_soignes
    ecosysteme* biodivers* peste* veterinaires alimentation_animale etiquetage* cereale* ble
    pommes_de_terre fruits legumes horticulture pecherie*`,
  milieu: `environnement* dechet* recycl* economie_circulaire qualite_de_l_air pollu* bruit sol sols pfas
    amiante plastique* emballage* substances_dangereuses nuisances_sonores particules_fines contamin*
    ecolog* perturbateurs_endocriniens developpement_durable produits_chimiques eco_conception consigne
    pollution_atmospherique pesticides_milieu air_ambiant ozone bruit_des nuisance* assainissement
    decontamination produits_toxiques substances_toxiques toxique* microplastique* reutilisation
    reparation* developpement_durable_ gaspillage* perturbateur* talc`,
  mobiliteit: `transport* traffic trafic route routes routier* routiere* chemin_de_fer chemins_de_fer ferroviaire*
    train trains gare gares sncb infrabel aeroport* aviation aerien* avion avions compagnie_aerienne
    maritime* vehicule* voiture* camion* permis_de_conduire conducteu* velo* velos cycliste* mobilite
    bus tram metro navetteur* passager* voyageur* stationnement securite_routiere zaventem skeyes
    belgocontrol trottinette* plaque* immatriculation code_de_la_route rail brussels_airlines survol*
    zones_30 train_de_nuit vols_de_nuit portuaire* au_volant conduite_sous campagne_bob parkings parking
    locomotive* rames grande_vitesse alcool_au_volant usagers_de_la_route usagers liaison_ferroviaire
    ligne_ferroviaire lignes_ferroviaires quai quais ticket* ponctualite accompagnateurs_de_train
    conducteurs_de_train accident_de_la_route accidents_de_la_route vias radar* alcolock ethylotest*
    leasing voitures_de_societe carburant* motards moto motos poids_lourds chauffeur* examen_de_conduite
    auto_ecole* decheance* interdiction_de_conduire reintegration_permis autoroute* ring_de_bruxelles
    velomoteur* ryanair espace_aerien controle_aerien navigation* batellerie`,
  onderwijs: `enseignement* ecole* scolaire* enseignant* etudiant* universit* hautes_ecoles
    formation_professionnelle eleve eleves erasmus scientifique* chercheu* diplome* education* belspo
    alphabetisation formation stages professeur* recteur* academique* diplomes recherche_scientifique
    chercheurs apprentissage* decrochage_scolaire`,
  'ruimte-wonen': `logement* loyer* locat* bailleur* sans_abri* amenagement_du_territoire urbanis* batiment*
    construction* immobili* habitation* renovation* permis_d_urbanisme demolition squat* proprietaire*
    bailleurs appartement* sans_domicile gare_urbanisme batiments_vides renovation_urbaine
    permis_de_batir politique_des_grandes_villes`,
  'sociale-zekerheid': `securite_sociale pension* allocation* indemnit* pauvrete cpas revenu_d_integration onss onem inasti
    aide_sociale invalidite incapacite_de_travail prestations_sociales allocations_familiales
    protection_sociale cotisations_sociales fraude_sociale grapa integration_sociale retraite*
    prepension* banques_alimentaires droit_passerelle aidant* malades_de_longue_duree statut_social
    travailleurs_independants surendettement intervention_majoree tarif_social pensionne* carriere
    carrieres age_de_la_pension cotisation* beneficiaires_du_revenu invalid* incapacite
    mutualites_indemnites pauvrete_infantile precarite precaires benevole* volontaire* volontariat`,
  'sport-jeugd': `sport* football* olympique* dopage jeune* jeunesse enfant* mineurs mineur protection_de_l_enfance
    droits_de_l_enfant club_sportif supporter* stade fifa uefa famille familles maltraitance
    coupe_du_monde cyclisme paternite pere peres parental* parents mineurs_d_age mouvement_de_jeunesse
    mouvements_de_jeunesse clubs entraineur* championnat* jeux_olympiques`,
  veiligheid: `terroris* attentat* criminalite radicalis* extremis* pompier* incendie* protection_civile secours
    zones_de_secours surete_de_l_etat ocam armes_a_feu armes gardiennage vol_avec_violence cambriolage*
    trafic_de_drogue* narcotrafic criminalite_organisee catastrophe* plan_d_urgence numero_d_urgence 112
    renseignement* police_federale zones_de_police djihad* cameras fusillade* ordre_public
    violences_intrafamiliales violence cocaine maintien_de_l_ordre manifestation* extreme_droite
    vandalisme violences_policieres services_de_renseignement agression* securite_publique
    securite_nationale securite_interieure securite_civile proces_verbaux proces_verbal
    faits_enregistres infractions_enregistrees surete bandes criminel* espionnage ingerence sabotage
    armes_saisies zone_de_police zones_de_police_ centre_de_crise cameras_de_surveillance
    agents_de_police policier* drogues trafiquants rixe* emeute* nuisances_urbaines plan_de_securite
    police polices policiere*`,
  water: `eau eaux eau_potable inondation* fleuve* riviere* mer_du_nord mer mers ocean* marin* secheresse*
    nappes_phreatiques cotiere* littoral eaux_usees digue* meuse escaut barrage* hydraulique*
    eaux_territoriales navigation_maritime milieu_marin inondations_ zone_economique_exclusive
    nappe_phreatique cours_d_eau stations_d_epuration`,
};
