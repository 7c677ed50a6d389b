import type { Seeds } from './seeds.ts';

/** French words of the contexts from arbeid to gezondheid; see `french.ts`. */
export const frenchAToG = {
  arbeid: `emploi* travailleu* salaire* salari* employeu* syndica* chomage chomeu* conges conge_parental
    interim* teletravail titres_services temps_de_travail marche_du_travail conditions_de_travail
    inspection_du_travail convention_collective greve greves detachement* dumping_social
    concertation_sociale economie_sociale flexi_job* travail_etudiant horaire* burn_out
    maladie_professionnelle main_d_oeuvre heures_supplementaires metier* penurie contrat_de_travail
    contrats_de_travail droit_du_travail travail_de_nuit conge_de_paternite conge_de_maternite paternite
    absenteisme preavis licenci* stagiaire* accident_du_travail accidents_du_travail partenaires_sociaux
    ouvrier* employes concertation paritaire* frontaliers fedris renault delocalis* mi_temps temps_plein
    temps_partiel burnout bien_etre_au_travail harcelement_au_travail heures_de_travail plexiglas
    demandeurs_d_emploi demandeur_d_emploi marche_de_l_emploi taux_d_emploi taux_de_chomage offres_d_emploi
    recherche_d_emploi demandeur_emploi chercheurs_d_emploi actiris forem vdab conseil_national_du_travail
    cct cnt cgslb fgtb csc delegation_syndicale mouvement_de_greve service_minimum arret_de_travail
    plan_social pertes_d_emploi perte_d_emplois creation_d_emplois postes_vacants indemnite_de_licenciement
    statut_unique contrat_a_duree contrats_precaires travail_interimaire travail_saisonnier saisonniers
    travail_au_noir travail_non_declare travail_dissimule economie_de_plateforme coursiers livreurs
    faux_independants pouvoir_adjudicateur_social remuneration* augmentation_salariale marge_salariale
    norme_salariale ecart_salarial cheque_repas cheques_repas cheque_consommation cheques_consommation
    ecocheques prime_corona pecule_de_vacances credit_temps conge_thematique conge_de_naissance
    conge_de_deuil conges_payes semaine_de_quatre duree_du_travail travail_a_domicile droit_a_la_deconnexion
    maladies_professionnelles risques_psychosociaux medecine_du_travail medecin_du_travail
    conseiller_en_prevention burn_outs formation_continue formation_des_travailleurs compte_formation
    premier_emploi jeunes_travailleurs travail_frontalier entreprises_de_travail_adapte maribel
    activation_des_chomeurs discrimination_a_l_embauche recrutement* embauche* personnel_insuffisant
    manque_de_personnel sous_effectif* charge_de_travail conditions_salariales pauses_d_allaitement
    pension_des_travailleurs_ecart`,
  'asiel-migratie': `asile refugie* migra* immigra* etrangers demandeur_d_asile fedasil centre_ferme
    centres_fermes regroupement_familial sans_papiers retour_volontaire titre_de_sejour permis_de_sejour
    sejour rapatri* eloignement expulsion* visa visas office_des_etrangers accueil_des_demandeurs mena
    frontieres frontex apatrid* naturalisation* passeurs nationalite_belge pushbacks sauvetage_en_mer
    naufrage* mineurs_etrangers centre_d_accueil retour_force protection_internationale
    protection_subsidiaire commissariat_general_aux_refugies cgra mineurs_non_accompagnes regularisation*
    reinstallation ressortissant* transmigrant* visas_humanitaires heberges accompagnes demandeurs_d_asile
    demande_d_asile demandes_d_asile procedure_d_asile droit_d_asile centres_d_asile centres_d_accueil
    places_d_accueil reseau_d_accueil crise_de_l_accueil capacite_d_accueil centre_fedasil
    initiatives_locales_d_accueil ila etranger_en_sejour sejour_illegal sejour_irregulier illegaux
    flux_migratoires politique_migratoire pacte_migratoire politique_de_retour retours_forces
    retours_volontaires ordre_de_quitter ordres_de_quitter vol_special refoulement* reglement_de_dublin
    systeme_dublin conseil_du_contentieux_des_etrangers loi_sur_les_etrangers regroupements_familiaux
    mariage_blanc mariages_de_complaisance mariage_de_complaisance cohabitation_de_complaisance
    permis_unique carte_de_sejour cartes_de_sejour visa_humanitaire visa_etudiant visas_etudiants
    code_de_la_nationalite acquisition_de_la_nationalite double_nationalite parcours_d_integration
    primo_arrivants mineurs_etrangers_non traite_et_trafic trafic_des_etres_humains trafic_d_etres_humains
    trafic_de_migrants camps_de_refugies protection_temporaire statut_de_refugie statut_de_protection
    pays_d_origine_sur relocalisation* 9ter 9bis mineur_etranger lesbos moria frontieres_exterieures
    garde_frontieres espace_schengen`,
  bestuur: `communal* election* electoral* electeur* constitution* referendum fonctionnaire*
    fonction_publique administration_publique pouvoirs_locaux bourgmestre* democra* integrite transparence
    mediateur* simplification_administrative reforme_de_l_etat emploi_des_langues regie_des_batiments
    partis_politiques lobby* entites_federees lanceurs_d_alerte institutionnel* selor vote_obligatoire
    consultation_populaire politique_scientifique_federal cabinets_ministeriels bilingu* role_linguistique
    cadre_linguistique cadres_linguistiques droits_fondamentaux bureaux_de_vote services_publics_federaux
    mandataire* liste_civile scrutin* droit_de_vote circonscription* vote_par_procuration vote_electronique
    niveau_de_pouvoir entites communaute_francaise communaute_germanophone personnel_de_la_fonction
    agents_de_l_etat fonctionnement_de_l_etat administrations_publiques publicite_de_l_administration
    administration_federale administrations_locales agents_publics agent_statutaire agents_statutaires
    agents_contractuels statut_des_fonctionnaires personnel_federal spf_bosa bosa fonction_publique_federale
    mandats_publics mandat_public top_managers examens_linguistiques connaissance_linguistique
    connaissances_linguistiques langue_francaise_administr* lois_linguistiques legislation_linguistique
    commission_permanente_de_controle_linguistique emploi_des_langues_en communes_a_facilites
    facilites_linguistiques francophones_et_neerlandophones role_linguistique_francais
    comite_de_concertation reforme_institutionnelle reformes_institutionnelles regionalisation
    defederalisation sixieme_reforme loi_speciale competences_des_regions conseil_d_etat
    gouverneur_de_province gouverneurs provinces_et_communes conseil_communal conseillers_communaux
    college_communal intercommunales population_registre registre_national registre_de_la_population
    registres_de_la_population carte_d_identite cartes_d_identite adresse_de_reference etat_civil
    code_electoral bulletin_de_vote vote_des_belges_a_l_etranger financement_des_partis dotation_des_partis
    depenses_electorales parlementaires regime_parlementaire commission_d_enquete
    commission_d_enquete_parlementaire affaires_courantes gouvernement_demissionnaire
    formation_du_gouvernement formation_d_un_gouvernement negociations_gouvernementales formateur
    informateur accord_de_gouvernement declaration_gouvernementale declaration_de_politique
    motion_de_confiance motion_de_mefiance chute_du_gouvernement cabinet_ministeriel cellule_strategique
    cellules_strategiques collaborateurs_de_cabinet membres_de_votre_cabinet votre_cabinet
    conflit_d_interets conflits_d_interets deontologi* ethique_publique greco consultants
    bureaux_de_consultance consultance voyages_de_service voyages_a_l_etranger campagnes_d_information
    spots_radio communication_gouvernementale charge_administrative plaintes_des_citoyens
    acces_aux_documents_administratifs commission_d_acces transparence_administrative moniteur_belge
    participation_citoyenne panels_citoyens petitions batiments_publics batiments_federaux
    occupation_de_batiments organismes_d_interet_public institutions_publiques`,
  buitenland: `affaires_etrangeres diploma* ambassad* consula* nations_unies droits_de_l_homme
    droits_humains ukraine russie russe* israel* gaza palestin* liban syrie* iran* irak* afghanistan chine
    chinois* taiwan turquie congo rdc rwanda* soudan yemen venezuela bielorussie sanctions
    cooperation_au_developpement aide_humanitaire humanitaire* genocide* crimes_de_guerre moyen_orient
    proche_orient afrique cour_penale_internationale bilateral* kivu m23 etats_unis trump maroc tunisie
    egypte armenie haut_karabakh georgie cessez_le_feu colonies enabel geopolit* commerce_exterieur
    pays_tiers onu birmanie ouighour* hamas gambie cameroun ethiopie erythree somalie nigeria mali niger
    sahel colombie bresil mexique cuba inde pakistan coree arabie_saoudite qatar emirats jordanie kurde*
    bosni* moldavie azerbaidjan burundi ouganda kenya afrique_du_sud algerie mer_de_chine avis_de_voyage
    famine espagne_catalogne politique_etrangere communaute_internationale conflit* populations burkina
    benin togo guinee tchad libye cote_d_ivoire paix guerre* embargo* relations_bilaterales
    droit_international netanyahu erdogan ankara colonis* conseil_de_securite secretaire_general
    casques_bleus putsch coup_d_etat prisonniers_politiques defenseurs_des_droits amerique_latine perou
    chili argentine ong postes_diplomatiques pays_d_origine aide_publique_au_developpement
    politique_internationale relations_internationales droit_international_humanitaire
    cour_internationale_de_justice cour_penale mecanismes_onusiens resolution_de_l_onu
    assemblee_generale_des_nations organisation_des_nations conseil_de_l_europe osce otan_politique g7 g20
    fmi banque_mondiale omc organisation_mondiale_du_commerce accord_commercial accords_commerciaux
    accord_d_association accord_de_partenariat partenariat_oriental exportation_d_armes exportations_d_armes
    gel_des_avoirs avoirs_geles regime_de_sanctions euroclear poutine zelensky crimee donbass ukrainien*
    kiev moscou pekin jerusalem cisjordanie bande_de_gaza colonies_israeliennes territoires_occupes
    territoires_palestiniens autorite_palestinienne hezbollah houthis talibans daech daesh etat_islamique
    teheran saoudien* yemenite* libanais* egyptien* tunisien* marocain* algerien* libyen* soudanais*
    ethiopien* erythreen* congolais* kinshasa tshisekedi kagame burundais* goma est_du_congo grands_lacs
    region_des_grands_lacs centrafri* mauritanie senegal gabon mozambique madagascar zimbabwe
    sahara_occidental haiti venezuelien* bolivie equateur nicaragua honduras guatemala salvador chypre
    grece_turquie haut_karabagh armenien* azeri* georgien* bielorusse* moldave* ouzbekistan kazakhstan
    xinjiang tibet hong_kong coree_du_nord coree_du_sud japon vietnam cambodge thailande malaisie indonesie
    philippines sri_lanka nepal bangladesh cachemire rohingya* timor canada australie groenland antarctique
    arctique corps_diplomatique service_consulaire assistance_consulaire belges_a_l_etranger
    ressortissants_belges conseils_aux_voyageurs cooperation_belge agence_belge_de_developpement
    pays_partenaires pays_en_developpement objectifs_de_developpement_durable odd dette_des_pays
    aide_alimentaire urgence_humanitaire crise_humanitaire situation_humanitaire aide_d_urgence
    organisations_non_gouvernementales msf unrwa unicef violations_des_droits respect_des_droits_de_l_homme
    opposant* militants_des_droits repression* arrestations_arbitraires peine_de_mort_en executions_en
    enfants_soldats mariages_forces_afrique nettoyage_ethnique crimes_contre_l_humanite accord_de_paix
    accords_de_paix processus_de_paix negociations_de_paix solution_a_deux_etats
    reconnaissance_de_la_palestine maintien_de_la_paix mission_de_paix mission_economique_princiere
    commerce_avec_la_chine`,
  'cultuur-media': `culture* musee* patrimoine artiste* artistique* theatre* bibliotheque* media medias
    journalis* presse radio television film* musique audiovisuel* cinema droits_d_auteur archives tourisme
    monument* opera restitution etablissements_scientifiques orchestre bozar oeuvres_d_art oeuvre_d_art
    exposition* tableau tableaux guerre_mondiale memoire_collective unesco archeolog* editeur* auteurs
    tax_shelter agence_belga chaines shoah restitution_des_biens colonial* secteur_culturel vie_culturelle
    institutions_culturelles institutions_museales museal* kbr archives_generales archives_de_l_etat
    cinematheque galerie* collection_royale oeuvres_spoliees spoliation* biens_culturels objets_d_art
    marche_de_l_art art_et_antiquites patrimoine_mondial patrimoine_immateriel patrimoine_culturel
    palais_des_beaux_arts la_monnaie orchestre_national statut_d_artiste statut_des_artistes intermittents
    concerts festival* evenementiel secteur_evenementiel spectacle* danse* comediens musiciens compositeur*
    ecrivain* livre livres librairie* edition_litteraire ancienne_monnaie commemorat*
    premiere_guerre_mondiale seconde_guerre_mondiale devoir_de_memoire war_heritage_institute
    veterans_memoire cimetieres_militaires folklore carnaval* rtbf vrt belga chaine_publique radiodiffusion
    diffusion_radio liberte_de_la_presse secret_des_sources pluralisme_des_medias desinformation_medias
    presse_ecrite quotidiens journaux droit_d_auteur droits_voisins sabam streaming_musical jeux_video
    langues_regionales`,
  defensie: `defense armee* militaire* otan soldat* veteran* armement* munition* avion_de_chasse
    avions_de_chasse f_16 f_35 fregate* marine caserne* reserviste* armes_nucleaires base_aerienne
    service_militaire drones operation_militaire sgrs vaccination_des_militaires forces_armees
    aviation_militaire desarmement officier* sous_officier* aerien_militaire missile* char chars drone
    quartier_general vision_strategique reserve_militaire defense_nationale chasseurs_bombardiers
    ministere_de_la_defense budget_de_la_defense composante_terre composante_air composante_marine
    composante_medicale personnel_militaire quartier_militaire base_militaire kleine_brogel florennes
    beauvechain avions_f_35 helicopteres nh90 a400m blindes vehicules_blindes demineurs deminage sedee
    mines_antipersonnel sous_munitions armes_chimiques armes_autonomes tnp desarmement_nucleaire
    operation_vigilant operations_a_l_etranger mission_militaire missions_militaires formation_militaire
    ecole_royale_militaire candidats_militaires recrutement_de_militaires statut_militaire
    pension_des_militaires hopital_militaire defense_europeenne politique_de_defense industrie_de_la_defense
    loi_de_programmation_militaire programmation_militaire achats_militaires materiel_militaire
    equipement_militaire equipements_militaires renseignement_militaire cyberdefense navire_de_guerre
    chasseur_de_mines patrouille_maritime espace_aerien_police qra anciens_combattants invalides_de_guerre
    guerre_hybride menace_hybride objectif_otan deux_pour_cent_otan`,
  digitalisering: `numerique* cyber* algorithm* intelligence_artificielle donnees_a_caractere_personnel
    protection_des_donnees rgpd vie_privee internet logiciel* telecom* 5g fibre_optique reseaux_sociaux
    en_ligne informatique* digital* itsme site_web hacking piratage ibpt telephonie fracture_numerique
    carte_d_identite_electronique e_health hameconnage phishing operateur_telecom proximus
    plateformes_numeriques plateforme_numerique ordinateur* smartphone* microsoft windows wannacry telenet
    reseaux_mobiles malware mot_de_passe mots_de_passe rancongiciel* signature_electronique
    autorite_de_protection biometri* google facebook meta amazon tiktok gsm antennes frequences_radio
    systeme_informatique systemes_informatiques e_gouvernement reseau_internet transition_numerique
    transformation_numerique agenda_numerique economie_numerique competences_numeriques inclusion_numerique
    identite_numerique services_numeriques souverainete_numerique technologies_numeriques outils_numeriques
    numerisation* dematerialis* guichet_electronique mygov ebox e_box site_internet sites_internet sites_web
    pages_web application_mobile applications_mobiles appli centre_pour_la_cybersecurite ccb
    pirates_informatiques pirate_informatique pegasus fuite_de_donnees fuites_de_donnees vol_de_donnees
    donnees_personnelles donnees_a_caractere protection_de_la_vie_privee traitement_des_donnees
    banque_de_donnees banques_de_donnees base_de_donnees partage_de_donnees big_data open_data datamining
    donnees_de_sante_numer* reconnaissance_faciale geolocalisation chiffrement cryptage
    messagerie_instantanee whatsapp telegram instagram twitter snapchat plateformes_en_ligne
    contenus_en_ligne haine_en_ligne desinformation fake_news deepfake* ia chatgpt robot* automatisation
    objets_connectes blockchain nft reseau_mobile reseaux_5g antennes_gsm antennes_5g
    ondes_electromagnetiques operateurs_telecoms operateurs_de_telecommunication telephonie_mobile
    acces_a_internet connexion_internet haut_debit fibre zones_blanches huawei orange_belgium voo smals
    carte_e_id eid lecteur_de_carte centre_de_donnees centres_de_donnees data_center cloud* informatisation
    projet_informatique projets_informatiques systemes_d_information teleconsultation* telemedecine
    e_commerce_plateforme facturation_electronique`,
  economie: `econom* entreprise* pme independant* consommat* concurrence commerce* commercial* inflation
    pouvoir_d_achat faillite* horeca marche_public marches_publics marche_interieur export* import*
    protection_des_consommateurs classes_moyennes bpost postal* competitivite relance restructuration
    delhaize actionnaire* societes contrefacon indexation croissance franchise* soldes detaillant*
    supermarche* grandes_surfaces centrales_d_achat recouvrement* hotel* facture factures droits_de_douane
    asbl finexpo credendo guerre_commerciale publicite petites_et_moyennes bon_de_commande spf_economie
    petits_commerces commercants clientele productivite mercosur libre_echange fournisseur* vendeur*
    arnaque* pratiques_deloyales monopole* cartel* marges coupures creation_d_entreprises demarrage
    mission_economique magasin* restaurant* cafes tourisme secteur_de_la_construction repreneur curateur*
    insolvabilite unizo ucm feb bce_entreprises banque_carrefour_des_entreprises hausse_des_prix
    prix_a_la_consommation prix_des croissance_economique reprise_economique relance_economique
    crise_economique impact_economique consequences_economiques activite_economique tissu_economique
    produit_interieur_brut pib recession concurrence_deloyale autorite_belge_de_la_concurrence
    position_dominante petites_entreprises tpe petits_commercants secteur_horeca cafetiers restaurateurs
    brasserie* secteur_touristique agences_de_voyages agence_de_voyages tour_operateur* voyages_a_forfait
    vouchers ecommerce e_commerce vente_en_ligne ventes_en_ligne achats_en_ligne amazon_commerce alibaba
    liege_airport_alibaba shein temu produits_chinois colis service_postal bureaux_de_poste bureau_de_poste
    facteurs distribution_du_courrier test_achats testachats inspection_economique pratiques_commerciales
    pratiques_du_commerce publicite_mensongere clauses_abusives garantie_legale obsolescence_programmee
    demarchage* produits_dangereux securite_des_produits jouets contrefacons prix_de_vente
    observatoire_des_prix indice_des_prix index_des_prix cout_de_la_vie cherte hausse_des_couts
    reorganisation_judiciaire tribunal_de_l_entreprise_faillite fermeture_d_entreprise fermeture_de_magasins
    repreneurs entrepreneur* start_up* startup* jeunes_entreprises capital_a_risque creation_d_entreprise
    guichet_d_entreprises statut_d_independant professions_liberales acces_a_la_profession adjudication*
    appel_d_offres appels_d_offres sous_traitan* aides_d_etat aide_d_etat mesures_de_soutien
    soutien_aux_entreprises balance_commerciale barrieres_commerciales tarifs_douaniers surtaxe
    investissements_etrangers investisseurs_etrangers filtrage_des_investissements airbnb uber
    societes_commerciales droit_des_societes code_de_droit_economique monnaies_locales registre_ubo
    comptables professionnels_de_l_immobilier_commerce statbel heures_d_ouverture jour_de_fermeture
    foires_et_salons`,
  'energie-klimaat': `energie* energetique* climat* co2 gaz_a_effet_de_serre electricite gaz nucleaire*
    centrale_nucleaire reacteur* renouvelable* eolien* solaire* photovolta* hydrogene mazout
    facture_energetique precarite_energetique engie electrabel elia creg tihange doel ondraf emissions
    charbon petrole combustible* isolation pompe_a_chaleur tarif_social quotas_d_emission decarbon*
    dechets_radioactifs rechauffement neutralite_carbone securite_d_approvisionnement panneaux_solaires
    fossile* batterie* greenpeace consommation_d_energie effet_de_serre carbone electrique* centrales
    sortie_du_nucleaire prolongation_nucleaire kyoto cop26 cop28 cop29 fournisseurs_d_energie reseau_de_gaz
    turbines interconnexion* essence diesel chauffage panneaux afcn accord_de_paris consommation_energetique
    compteurs_intelligents bornes_de_recharge bilan_carbone emissions_de_ges ges transition_energetique
    politique_energetique mix_energetique marche_de_l_energie prix_de_l_energie prix_du_gaz
    prix_de_l_electricite crise_energetique factures_d_energie fournisseur_d_energie
    production_d_electricite centrales_au_gaz centrale_au_gaz centrales_nucleaires parc_nucleaire
    surete_nucleaire securite_nucleaire dechets_nucleaires demantelement_des_centrales
    demantelement_nucleaire prolongation_des_reacteurs sck_cen mecanisme_de_capacite crm
    mecanisme_de_remuneration certificats_verts parcs_eoliens parc_eolien panneaux_photovoltaiques
    biocarburant* biomasse biogaz geothermie efficacite_energetique performance_energetique
    renovation_energetique isolation_des cheque_mazout fonds_gaz_et_electricite fonds_chauffage
    tarif_social_energie tarif_social_de_l_energie compteur_a_budget gazoduc* terminal_gnl gnl fluxys
    stockage_de_gaz reseau_electrique haute_tension boucle_du_hainaut ile_energetique delestage
    penurie_d_electricite approvisionnement_energetique petrolier* stations_service_carburant
    rechauffement_climatique changement_climatique changements_climatiques dereglement_climatique
    urgence_climatique politique_climatique plan_national_energie_climat pnec objectifs_climatiques
    neutralite_climatique financement_climatique loi_climat cop21 cop25 cop30 giec empreinte_carbone
    taxe_carbone marche_du_carbone emissions_de_co2 reduction_des_emissions emissions_de_gaz_a_effet
    green_deal pacte_vert fit_for_55 mobilite_electrique_recharge vague_de_chaleur_climat methane`,
  europa: `union_europeenne commission_europeenne conseil_europeen parlement_europeen etats_membres adhesion
    elargissement brexit presidence_belge subsidiarite cadre_financier_pluriannuel traite_de_lisbonne
    conseil_de_l_union plan_de_relance_europeen candidat_a_l_adhesion journal_officiel_de_l_union
    droit_de_l_union semestre_europeen institutions_europeennes elections_europeennes von_der_leyen
    plan_de_relance fonds_de_cohesion benelux balkans_occidentaux transposition_de_la_directive
    procedure_d_infraction budget_europeen politique_europeenne affaires_europeennes droit_europeen
    legislation_europeenne reglementation_europeenne directive_europeenne reglement_europeen
    niveau_europeen_traite sommet_europeen construction_europeenne integration_europeenne projet_europeen
    avenir_de_l_europe avenir_de_l_union traites_europeens cour_de_justice_de_l_union presidence_de_l_union
    presidence_du_conseil_de_l_union etats_membres_de_l_union etat_de_droit_en_hongrie
    etat_de_droit_en_pologne article_7_du_traite fonds_europeens fonds_structurels fonds_de_relance
    facilite_pour_la_reprise plan_pour_la_reprise prr budget_de_l_union ressources_propres cadre_financier
    pays_candidats negociations_d_adhesion processus_d_adhesion candidature_a_l_adhesion
    elargissement_de_l_union zone_euro citoyennete_europeenne initiative_citoyenne_europeenne
    parlementaires_europeens commissaire_europeen commissaires_europeens mise_en_demeure_de_la_commission
    transposition_en_droit_belge retrait_du_royaume_uni sortie_du_royaume_uni comite_des_regions
    politique_de_cohesion`,
  financien: `fiscal* impot* taxe* tva budget* accise* precompte* banque* bancaire* epargne assurance*
    blanchiment douane* dette deficit_budgetaire finances_publiques spf_finances contribuable*
    evasion_fiscale fraude_fiscale cour_des_comptes credit* hypothe* loterie_nationale
    instruments_financiers marches_financiers investisse* dividende* droits_d_enregistrement bnb
    etablissements_de_credit crypto* plus_values fsma declaration_fiscale monetaire abus_de_marche pret
    prets billets_de_banque reserves_d_or exoneration* cum_ex paiement* belfius bnp
    remboursement_du_precompte placement* finances comptes_bancaires compte_bancaire transaction*
    actions_en_bourse actionnariat fisc imposable* ruling* decision_anticipee decisions_anticipees
    declaration_d_impot declaration_simplifiee taux_reduit double_imposition convention_preventive
    plus_value rente* interets_notionnels dumping_fiscal paradis_fiscaux taxation* recettes subside*
    droits_de_succession recouvrement_fiscal controleurs_fiscaux aviseurs obligation* emprunt* assureur*
    secteur_financier institutions_financieres administration_fiscale
    administration_generale_de_la_fiscalite code_des_impots reforme_fiscale regime_fiscal avantage_fiscal
    avantages_fiscaux deduction_fiscale deductible* deductibilite reduction_d_impot dispense_de_versement
    revenu_cadastral cadastre taux_de_tva fraude_a_la_tva carrousel_tva ecart_tva droits_d_accise
    agents_des_douanes isi inspection_speciale_des_impots controles_fiscaux controle_fiscal
    contentieux_fiscal regularisation_fiscale panama_papers paradis_fiscal optimisation_fiscale fraudeurs
    secret_bancaire echange_automatique blanchiment_d_argent blanchiment_de_capitaux ctif secteur_bancaire
    agences_bancaires agence_bancaire distributeurs_de_billets distributeurs_automatiques
    distributeur_de_billets argent_liquide especes service_bancaire_de_base service_bancaire_universel
    frais_bancaires comptes_d_epargne taux_d_interet epargnants epargne_pension garantie_des_depots
    depots_bancaires bce politique_monetaire report_de_paiement_credit moratoire_credit
    fonds_d_investissement marches_de_capitaux bourse_de bourse_valeurs bitcoin compagnies_d_assurances
    compagnie_d_assurances prime_d_assurance primes_d_assurance deficit_public trajectoire_budgetaire
    efforts_budgetaires controle_budgetaire douziemes_provisoires inspection_des_finances
    assainissement_budgetaire economies_budgetaires dette_publique agence_de_la_dette bons_d_etat
    finances_de_l_etat finances_communales loi_de_financement loterie participation_de_l_etat sfpi sfpim
    dexia ethias bnp_paribas ing_belgique kbc euroclear_banque domicile_fiscal residence_fiscale
    travailleurs_frontaliers_fiscal convention_fiscale conventions_fiscales`,
  gezondheid: `sante soins hopita* medecin* patient* medicament* vaccin* maladie* infirmier* cancer*
    pharmac* tabac fumeu* alcool drogue* covid* coronavirus pandemie* infect* antibiotique* don_d_organes
    organes sang sante_mentale psychia* psycholog* avortement* ivg euthanasie* inami mutualite*
    remboursement* dentiste* chirurg* ambulance* medical* medicaux sage_femme sages_femmes obesite diabete
    aide_medicale urgences afmps sciensano therap* endometriose dispositifs_medicaux generaliste*
    diagnostic* hospitali* mortalite suicid* antipoison* seringue* osteopath* allerg* maisons_de_repos
    quarantaine contamin* intoxication* mutuelle* lits malade malades symptome* traitement* atteints
    depistage* clinique cliniques pathologi* diagnostique* ostheo* kinesi* prescri* virus masques_buccaux
    equipements_de_protection materiel_de_protection epidemi* sida vih grippe tuberculose grossesse*
    fertilite genetique* oncolog* cardiolog* autis* depression* listes_d_attente centres_de_soins
    soins_infirmiers aide_soignant* personnel_soignant effets_secondaires nomenclature
    centre_federal_d_expertise kce sante_publique soins_de_sante systeme_de_sante politique_de_sante
    professionnels_de_sante professionnels_de_la_sante prestataires_de_soins soignants reseaux_hospitaliers
    financement_des_hopitaux services_d_urgence soins_intensifs soins_palliatifs soins_a_domicile
    maisons_medicales maison_medicale penurie_de_medecins quotas_inami numeros_inami contingentement
    pediatr* gynecolog* obstetri* accouchement* cesarienne* nouveau_ne nouveaux_nes bebe bebes allaitement
    fausse_couche fausses_couches contracepti* pilule procreation pma menopause mammograph*
    penurie_de_medicaments penuries_de_medicaments industrie_pharmaceutique_medic officine* antidouleur*
    opioide* antidepresseur* ritaline somnifere* campagne_de_vaccination papillomavirus hpv rougeole
    coqueluche meningite hepatite* ebola malaria paludisme moustique* tiques lyme variole_du_singe
    antibioresistance bacteries crise_sanitaire situation_sanitaire mesures_sanitaires confinement
    deconfinement masques tests_pcr testing tracing contact_tracing clusters quarantaines celeval
    centre_de_crise_sanitaire oms organisation_mondiale_de_la_sante donneurs_de_sang don_de_sang
    dons_de_sang transfusion* plasma greffe* dons_d_organes cellules_souches cordon_ombilical implants
    protheses* appareils_auditifs lunettes opticien* ophtalmo* glaucome dentaires soins_dentaires orthodont*
    logoped* ergotherap* dietetic* nutri_score alimentation_saine sucre_sante tabagisme cigarette*
    e_cigarette* vapot* nicotine sevrage alcoolisme toxicoman* addictions assuetude* overdose*
    salle_de_consommation cannabis_medical psychotherap* troubles_mentaux anorexie troubles_alimentaires
    tentatives_de_suicide alzheimer parkinson sclerose_en_plaques epilepsie fibromyalgie fatigue_chronique
    avc infarctus asthme drepanocytose mucoviscidose endocrin_maladie hemophil* diabetiques surpoids
    assurance_maladie assurance_soins assurance_obligatoire_soins soins_de_sante_et_indemnites
    ticket_moderateur tiers_payant supplements_d_honoraires honoraires conventionnement conventionnes
    intervention_majoree_soins maximum_a_facturer rembourse rembourses dossier_medical dossier_patient
    secret_medical droits_du_patient erreurs_medicales loi_euthanasie fin_de_vie
    interruption_volontaire_de_grossesse interruption_de_grossesse aide_medicale_urgente
    transport_de_patients ambulancier* smur defibrillateur* conseil_superieur_de_la_sante saturometre
    hypoxie hydroxychloroquine remdesivir`,
} satisfies Partial<Seeds>;
