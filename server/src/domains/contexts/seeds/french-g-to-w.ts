import type { Seeds } from './seeds.ts';

/** French words of the contexts from gelijkheid to water; see `french.ts`. */
export const frenchGToW = {
  gelijkheid: `discrimination* egalite* femme femmes lgbt* transgenre* racis* antisemit* handicap*
    accessibilite harcelement violences_faites violence_sexuelle violences_sexuelles minorites roms
    inclusion diversite unia ecart_salarial homophob* mutilations_genitales islamophob* sexis*
    lutte_contre_la_pauvrete personnes_handicapees gpa gestation_pour_autrui feminicid* quotas voile
    personnes_agees_discrim* violences_de_genre sur_le_genre de_genre identite_de_genre femmes_et_les_hommes
    hommes_et_femmes personnes_en_situation transphobie sourds aveugles langue_des_signes fauteuil_roulant
    discours_de_haine crimes_de_haine parite stereotypes inegalites_de_genre inegalites droits_des_femmes
    place_des_femmes conseil_des_femmes institut_pour_l_egalite iefh violences_conjugales violences_sexistes
    violences_a_l_egard violence_a_l_egard convention_d_istanbul centres_de_prise_en_charge_des_violences
    excision mariages_forces mariage_force mariages_precoces harcelement_sexuel genre gender_mainstreaming
    non_binaire personnes_transgenres personnes_intersexes changement_de_sexe homosexuel*
    conversion_therapies therapies_de_conversion xenophob* communaute_juive lutte_contre_les_discriminations
    lutte_contre_le_racisme loi_anti_discrimination lois_anti_discrimination loi_antidiscrimination
    discriminatoire* discrimines profilage_ethnique diversite_au_sein origine_etrangere afro_descendants
    decolonisation_sexes personne_handicapee personnes_en_situation_de_handicap situation_de_handicap
    personnes_avec_un_handicap personnes_a_mobilite_reduite mobilite_reduite pmr malentendants malvoyants
    sourds_et_malentendants chiens_d_assistance carte_de_stationnement handistreaming accessibilite_pmr
    accessibles_aux_personnes conseil_superieur_national_des_personnes
    convention_des_nations_unies_relative_aux_droits_des_personnes signes_convictionnels port_du_voile
    neutralite_de_l_etat gens_du_voyage precarite_menstruelle`,
  industrie: `industri* innovat* acier siderurg* chimi* usine* technolog* spatial* semi_conducteur*
    recherche_et_developpement brevet* matieres_premieres automobile* audi aeronautique* pharmaceutique*
    biotech* manufactur* propriete_intellectuelle volvo draghi site_industriel sites_industriels
    reindustrialis* recherche_scientifique_industrielle esa agence_spatiale batteries_usine
    secteur_industriel politique_industrielle production_industrielle desindustrialisation
    fermeture_de_l_usine arcelor* secteur_chimique petrochimi* raffinerie* cimenterie* verrerie*
    papeterie_usine secteur_automobile construction_automobile constructeurs_automobiles audi_brussels
    caterpillar aerospatial* secteur_aeronautique secteur_spatial satellite* lanceur* fusee* vega
    arianespace sabca sonaca safran asco spacebel thales politique_spatiale galileo_spatial
    secteur_pharmaceutique firmes_pharmaceutiques entreprises_pharmaceutiques pfizer janssen gsk ucb
    biopharma* semi_conducteurs puces microelectronique imec batteries_industrie robotique_industrie
    nanotechnolog* recherche_et_innovation hautes_technologies propriete_industrielle terres_rares
    matieres_premieres_critiques autonomie_strategique fn_herstal textile_industrie
    reconversion_industrielle`,
  justitie: `justice tribun* juge* judiciaire* penal* prison* detenu* detention parquet* procureu* avocat*
    aide_juridique magistrat* victimes code_civil code_penal condamn* peine* notaire* huissier* cour_d_appel
    cour_de_cassation cour_d_assises bracelet_electronique droit_civil etat_de_droit jeux_de_hasard
    traite_des_etres_humains adoption* divorce* tutelle penitentiair* internement* prostitution reinsertion
    infraction* liberation_conditionnelle transaction_penale delinquan* plainte* viol code_des_societes
    action_publique instruction_criminelle recidiv* reformant_la_justice amende* extradit*
    cours_et_tribunaux greffe* surpopulation premiere_instance cassation correctionnel* batonnier* barreau*
    perquisition* saisie* acquitt* liberation sursis probation centres_penitentiaires agents_penitentiaires
    mariage* succession* filiation adoptes* abus_sexuels attouchement* viols assistance_judiciaire
    execution_des_peines code_judiciaire action_en_justice proces contentieux systeme_judiciaire
    pouvoir_judiciaire monde_judiciaire arriere_judiciaire organisation_judiciaire arrondissement_judiciaire
    arrondissements_judiciaires palais_de_justice justice_de_paix justices_de_paix ministere_public
    college_des_procureurs_generaux auditorat conseil_superieur_de_la_justice greffiers ordre_des_barreaux
    aide_juridique_de_deuxieme pro_deo acces_a_la_justice frais_de_justice interpretes_jures
    experts_judiciaires droit_penal procedure_penale code_d_instruction sanctions_penales poursuites_penales
    poursuites_judiciaires enquete_judiciaire instruction_judiciaire affaires_judiciaires
    dossiers_judiciaires decision_de_justice decisions_de_justice cour_constitutionnelle
    cour_europeenne_des_droits prejudicielle loi_salduz prescription_penale correctionnalis*
    classement_sans_suite mandat_d_arret detention_preventive surpopulation_carcerale carceral*
    etablissement_penitentiaire etablissements_penitentiaires personnel_penitentiaire maisons_de_detention
    maisons_de_justice internes annexe_psychiatrique surveillance_electronique grace_royale graces
    entraide_judiciaire eurojust victimes_d_actes fonds_d_aide_aux_victimes aide_aux_victimes
    droits_des_victimes agressions_sexuelles pedopornograph* pedophil* child_focus exploitation_sexuelle
    proxenet* travailleurs_du_sexe corruption* detournement* ocsc confiscation* droit_de_la_famille
    separation_des_parents garde_alternee hebergement_egalitaire autorite_parentale pension_alimentaire
    pensions_alimentaires secal alienation_parentale enlevement_parental administrateurs_de_biens
    administration_provisoire heritage heritiers regime_matrimonial reglement_collectif_de_dettes
    mediateur_de_dettes responsabilite_civile dommages_et_interets commission_des_jeux_de_hasard casinos
    paris_sportifs salles_de_jeux dependance_au_jeu cultes executif_des_musulmans laicite_organisee sectes
    sectaire* ciaosn incc police_scientifique adn_judiciaire violeur* delits assises`,
  koninkrijk: `roi famille_royale monarchie dotation* maison_royale prince princes princesse* palais_royal
    palais_de_bruxelles palais_de_laeken domaine_royal donation_royale roi_philippe reine_mathilde reine
    roi_albert albert_ii prince_laurent membres_de_la_famille_royale couple_royal liste_civile visite_royale
    monarchique* souverain_roi chef_de_l_etat_belge curacao aruba saint_martin antilles`,
  'landbouw-natuur': `agricult* agricole* elevage* bien_etre_animal animal animaux peche* pesticide* foret*
    securite_alimentaire afsca chaine_alimentaire pac rural* ferme fermier* lait* porc* volaille*
    grippe_aviaire viande* bovin* fievre_catarrhale ovin* abeille* glyphosate eleveu* exploitant* denrees
    abattoir* oeufs betterave* chasse chien* chats phytopharmaceutique* veterinaire* horticult*
    deforestation agroalimentaire insectes frelon* secteur_de_la_peche criee* etourdissement abattage* halal
    lapin* oiseau* sanglier* loup loups arbre* ecosysteme* biodivers* peste* alimentation_animale
    etiquetage* cereale* ble pommes_de_terre fruits legumes secteur_agricole exploitations_agricoles
    exploitation_agricole monde_agricole politique_agricole_commune produits_agricoles terres_agricoles
    agro_alimentaire industrie_alimentaire secteur_alimentaire chaine_agroalimentaire denrees_alimentaires
    securite_de_la_chaine autocontrole rappels_de_produits gaspillage_alimentaire fraude_alimentaire
    fipronil listeria salmonelle* ogm semences cultures_agricoles maraich* fruitier* viticol* vin_production
    recoltes recolte cueillette betteravier* producteurs_laitiers secteur_laitier vaches vache veaux moutons
    chevres secteur_porcin poulets poules aviculture aviaire transport_d_animaux transports_d_animaux
    experimentation_animale animaux_de_laboratoire maltraitance_animale animaux_de_compagnie
    animaux_domestiques animaux_sauvages especes_menacees especes_animales especes_exotiques
    especes_invasives commerce_d_ivoire ivoire cites braconnage chats_et_chiens cirques zoos dauphins
    baleine* phoques fievre_aphteuse langue_bleue_maladie brucellose zoonose* sante_animale
    medicaments_veterinaires herbicide* fongicide* insecticide* neonicotinoide* roundup monsanto engrais
    nitrates produits_phyto apicult* pollinisat* perte_de_biodiversite conservation_de_la_nature
    protection_de_la_nature reserves_naturelles reserve_naturelle natura_2000 parc_national forestier*
    bois_tropicaux chasseurs_gibier gibier wallonie_loups quotas_de_peche navires_de_peche bateaux_de_peche
    chalut* crevettes poissons poisson aquaculture sole_peche`,
  milieu: `environnement* dechet* recycl* economie_circulaire qualite_de_l_air pollu* bruit sol sols pfas
    amiante plastique* emballage* substances_dangereuses particules_fines contamin* ecolog*
    developpement_durable produits_chimiques eco_conception consigne pesticides_milieu air_ambiant ozone
    bruit_des nuisance* assainissement decontamination produits_toxiques substances_toxiques toxique*
    microplastique* reutilisation reparation* gaspillage* perturbateur* talc protection_de_l_environnement
    politique_environnementale impact_environnemental delits_environnementaux criminalite_environnementale
    permis_d_environnement traitement_des_dechets exportation_de_dechets incinerateur* tri_des_dechets
    bouteilles_consignees obsolescence duree_de_vie_des_produits reparabilite ecoconception
    substances_chimiques metaux_lourds mercure plomb cadmium dioxine* pcb desamiantage nanoparticule*
    reach_reglement biocides glyphosate_environnement particules_ultrafines dioxyde_d_azote oxydes_d_azote
    zone_de_basses_emissions zones_de_basses_emissions basses_emissions lez dieselgate logiciel_truqueur
    normes_d_emission bruit_aerien normes_de_bruit ondes_rayonnement radiations_milieu sols_pollues
    assainissement_des_sols ecocide agence_europeenne_pour_l_environnement label_ecologique ecolabel
    developpement_durable_plan consommation_durable maree_noire umicore_pollution`,
  mobiliteit: `transport* traffic trafic route routes routier* chemin_de_fer chemins_de_fer ferroviaire*
    train trains gare gares sncb infrabel aeroport* aviation aerien* avion avions compagnie_aerienne
    maritime* vehicule* voiture* camion* permis_de_conduire conducteu* velo* cycliste* mobilite bus tram
    metro navetteur* passager* voyageur* stationnement securite_routiere zaventem skeyes belgocontrol
    trottinette* plaque* immatriculation code_de_la_route rail brussels_airlines survol* zones_30
    train_de_nuit vols_de_nuit portuaire* au_volant conduite_sous campagne_bob parkings parking locomotive*
    rames grande_vitesse alcool_au_volant usagers_de_la_route usagers liaison_ferroviaire ligne_ferroviaire
    lignes_ferroviaires quai quais ticket* ponctualite accompagnateurs_de_train accident_de_la_route
    accidents_de_la_route vias radar* alcolock ethylotest* leasing carburant* motards moto motos
    poids_lourds chauffeur* examen_de_conduite auto_ecole* decheance* interdiction_de_conduire
    reintegration_permis autoroute* ring_de_bruxelles ryanair espace_aerien controle_aerien navigation*
    batellerie fret_ferroviaire fret trafic_ferroviaire trafic_aerien trafic_routier reseau_ferroviaire
    reseau_routier infrastructure_ferroviaire rails voies_ferrees passage_a_niveau passages_a_niveau
    ligne_de_chemin lignes_de_chemin points_d_arret guichets_gare guichets_de_gare parking_de_la_gare
    hr_rail cheminots accompagnateurs retards_de_train trains_supprimes suppression_de_trains
    plan_de_transport rer train_s eurostar thalys tgv trains_de_nuit materiel_roulant automotrice*
    catenaire* deraillement* billet_de_train billets_de_train abonnement_train abonnements_sncb rail_pass
    stib tec brussels_airport bierset pistes_decollage plan_de_dispersion routes_aeriennes
    controleurs_aeriens controle_du_trafic compagnies_aeriennes pilotes_avion bagages vols aviation_civile
    drones_civils secteur_maritime marine_marchande marins armateur* gens_de_mer port_d_anvers
    port_de_zeebrugge voies_navigables voie_navigable batelier* plaisance navire* conduite_automobile
    automobiliste* permis_a_points examen_theorique examen_pratique_conduite centres_d_examen
    controle_technique accidents_de_roulage accident_de_roulage accidents_mortels_route tues_sur_les_routes
    vitesse_maximale exces_de_vitesse limitation_de_vitesse stupefiants_au_volant alcoolemie alcootest*
    gsm_au_volant delit_de_fuite infractions_routieres amendes_routieres panneaux_de_signalisation
    speed_pedelec* pistes_cyclables piste_cyclable indemnite_velo pietons pieton usagers_faibles covoiturage
    autopartage budget_mobilite allocation_de_mobilite taxi taxis tachygraph*
    aptitude_professionnelle_conduct dumping_routier embouteillage* congestion_routiere tunnels_routiers
    div_immatriculation boite_noire_voiture cyclomoteur* motocyclist*`,
  onderwijs: `enseignement* ecole* scolaire* enseignant* etudiant* universit* hautes_ecoles
    formation_professionnelle eleve eleves erasmus scientifique* chercheu* diplome* education* belspo
    alphabetisation formation stages professeur* recteur* academique* recherche_scientifique apprentissage*
    decrochage_scolaire obligation_scolaire ecoliers rentree_scolaire annee_scolaire cours_en_ligne_ecole
    doctorant* doctorat* politique_scientifique etablissements_scientifiques_federaux station_polaire
    fonds_de_la_recherche fnrs decrochage harcelement_scolaire harcelement_a_l_ecole bourses_d_etudes
    minerval equivalence_de_diplome equivalence_des_diplomes examen_d_entree formation_en_alternance
    alternance creche* accueil_extrascolaire garderie* stage stagiaires_etudiants`,
  'ruimte-wonen': `logement* loyer* locat* bailleur* sans_abri* amenagement_du_territoire urbanis* batiment*
    construction* immobili* habitation* renovation* permis_d_urbanisme demolition squat* proprietaire*
    appartement* sans_domicile gare_urbanisme permis_de_batir politique_des_grandes_villes crise_du_logement
    acces_au_logement marche_immobilier prix_de_l_immobilier marche_locatif bail_a_loyer baux
    garantie_locative expulsions_locatives expulsion_domiciliaire inoccupation immeubles_inoccupes
    sans_abrisme sans_abri housing_first sdf hebergement_d_urgence copropriete* syndic
    demolition_reconstruction demolition_et_reconstruction tva_demolition travaux_de_renovation
    permis_de_construire amenagement_urbain politique_des_villes grandes_villes quartiers_precaris*
    promoteur* agent_immobilier agents_immobiliers hypotheque_logement infrastructure_batie regie_foncier*`,
  'sociale-zekerheid': `securite_sociale pension* allocation* indemnit* pauvrete cpas revenu_d_integration
    onss onem inasti aide_sociale incapacite_de_travail prestations_sociales protection_sociale
    fraude_sociale grapa integration_sociale retraite* prepension* banques_alimentaires droit_passerelle
    aidant* malades_de_longue_duree statut_social travailleurs_independants surendettement
    intervention_majoree tarif_social carriere carrieres age_de_la_pension cotisation*
    beneficiaires_du_revenu invalid* incapacite mutualites_indemnites pauvrete_infantile precarite precaires
    benevole* volontaire* volontariat deuxieme_pilier reforme_des_pensions service_federal_des_pensions
    age_legal_de_la_pension calcul_de_la_pension montant_de_la_pension mypension regime_de_chomage rcc
    exclus_du_chomage exclusion_du_chomage chomage_temporaire chomage_economique chomage_complet
    revenu_d_integration_sociale revenu_de_remplacement allocataire* droits_sociaux non_recours non_take_up
    automatisation_des_droits automaticite_des_droits assistance_sociale centres_publics_d_action_sociale
    action_sociale spp_integration_sociale seuil_de_pauvrete risque_de_pauvrete lutte_contre_la_pauvrete
    plan_de_lutte_contre_la_pauvrete privation_materielle exclusion_sociale aide_alimentaire_precar*
    colis_alimentaires mesures_sociales tarifs_sociaux garantie_de_revenus_aux_personnes
    dg_personnes_handicapees reconnaissance_du_handicap malades_de_longue mutualites medecins_conseils
    medecin_conseil reintegration_professionnelle retour_au_travail accidents_du_travail_fonds fedris dimona
    inspection_sociale inspecteurs_sociaux siis dumping_social_fraude fraude_aux_allocations domicile_fictif
    domiciles_fictifs statut_social_des_travailleurs caisse_d_assurances_sociales
    caisses_d_assurances_sociales independants_cotisations prime_de_naissance endettement*
    mediation_de_dettes benevolat travail_associatif caisse_auxiliaire_de_paiement capac taux_cohabitant
    cohabitant* isole isoles familles_monoparentales`,
  'sport-jeugd': `sport* football* olympique* dopage jeune* enfant* mineurs mineur protection_de_l_enfance
    droits_de_l_enfant club_sportif supporter* stade fifa uefa famille familles maltraitance coupe_du_monde
    cyclisme paternite pere peres parental* parents mineurs_d_age mouvement_de_jeunesse
    mouvements_de_jeunesse clubs entraineur* championnat* jeux_olympiques aide_a_la_jeunesse
    protection_de_la_jeunesse politique_de_la_jeunesse droits_des_enfants interet_superieur_de_l_enfant
    maltraitance_des_enfants maltraitance_infantile enfance* petite_enfance monoparental* adolescent*
    etudiants_jeunes kot_jeunes camps_scouts scouts organisations_de_jeunesse cyberharcelement_jeunes
    clubs_sportifs federations_sportives federation_sportive infrastructures_sportives pratique_sportive
    evenements_sportifs competition_sportive clubs_de_football agents_de_joueurs union_belge_de_football
    pro_league diables_rouges hooligan* interdictions_de_stade interdiction_de_stade cellule_football
    matches matchs coureur* cyclistes_course paralympi* jeux_paralympiques tour_de_france nations_league`,
  veiligheid: `terroris* attentat* criminalite radicalis* extremis* pompier* incendie* protection_civile
    secours zones_de_secours surete_de_l_etat ocam armes_a_feu armes gardiennage vol_avec_violence
    cambriolage* trafic_de_drogue* criminalite_organisee catastrophe* plan_d_urgence numero_d_urgence 112
    renseignement* police_federale zones_de_police djihad* cameras fusillade* ordre_public
    violences_intrafamiliales violence cocaine maintien_de_l_ordre manifestation* extreme_droite vandalisme
    violences_policieres services_de_renseignement agression* securite_publique securite_nationale
    securite_interieure securite_civile proces_verbaux proces_verbal faits_enregistres
    infractions_enregistrees surete bandes criminel* espionnage ingerence sabotage armes_saisies
    zone_de_police centre_de_crise cameras_de_surveillance agents_de_police policier* drogues trafiquants
    rixe* emeute* nuisances_urbaines plan_de_securite police polices services_de_police service_de_police
    police_locale police_judiciaire police_integree inspection_generale_de_la_police comite_p comite_r
    zones_de_police_locale chef_de_corps chefs_de_corps agents_de_quartier inspecteur_de_police
    inspecteurs_de_police recrutement_de_policiers academie_de_police ecole_de_police
    violences_contre_les_policiers violence_contre_la_police intervention_policiere courses_poursuites
    bodycam* taser* gilets_pare_balles armes_blanches arme_blanche port_d_arme loi_sur_les_armes
    trafic_d_armes taux_de_criminalite statistiques_de_criminalite delinquance_juvenile_bandes
    grand_banditisme mafia* gangs gang bandes_urbaines bandes_criminelles bandes_de_motards
    trafic_de_drogues trafic_de_stupefiants dealers saisies_de_drogue saisies_de_cocaine narco* cannabis
    synthetiques_drogues vols_a_main vols_a_l_etalage vols_de_velos vol_de_metaux pickpocket*
    coups_de_couteau attaques_au_couteau coups_de_feu attaque_terroriste attaques_terroristes
    menace_terroriste lutte_contre_le_terrorisme niveau_de_la_menace niveau_de_menace
    combattants_terroristes returnees foreign_terrorist_fighters deradicalisation predicateurs_de_haine
    salafis* islamisme* habilitation_de_securite habilitations_de_securite verifications_de_securite
    screening_securite ingerences espions cameras_anpr reseau_anpr entreprises_de_gardiennage
    agents_de_gardiennage secteur_du_gardiennage securite_privee manifestants violences_urbaines incivilites
    sanctions_administratives_communales sac violence_intrafamiliale violences_domestiques
    interdiction_de_residence disparition* personnes_disparues enlevements services_de_secours
    sapeurs_pompiers corps_de_pompiers casernes_de_pompiers risque_incendie securite_incendie feux_de_foret
    reforme_de_la_protection_civile centre_de_crise_national centre_national_de_crise
    planification_d_urgence plans_d_urgence gestion_de_crise be_alert centrales_d_urgence centrales_112
    appels_d_urgence numero_112 astrid b_fast fonds_des_calamites calamites infrastructures_critiques
    infrastructure_critique conseil_national_de_securite plan_national_de_securite europol interpol
    cooperation_policiere donnees_passagers pnr fraude_a_l_identite tueurs_du_brabant`,
  water: `eau eaux eau_potable inondation* fleuve* riviere* mer_du_nord mer mers ocean* marin* secheresse*
    nappes_phreatiques cotiere* littoral eaux_usees digue* meuse escaut barrage* hydraulique*
    eaux_territoriales navigation_maritime milieu_marin zone_economique_exclusive nappe_phreatique
    cours_d_eau stations_d_epuration eau_du_robinet distribution_d_eau consommation_d_eau gestion_de_l_eau
    qualite_de_l_eau ressources_en_eau penurie_d_eau penuries_d_eau manque_d_eau stress_hydrique nappes
    pluies crue crues eaux_de_baignade eaux_souterraines eaux_de_surface epuration* egout*
    environnement_marin biodiversite_marine aires_marines zones_marines haute_mer droit_de_la_mer
    fonds_marins grands_fonds exploitation_miniere_des_fonds plan_d_amenagement_des_espaces_marins
    espaces_marins partie_belge_de_la_mer plateau_continental garde_cotiere cote_belge plages plage canal
    canaux sambre protection_du_littoral niveau_de_la_mer montee_des_eaux`,
} satisfies Partial<Seeds>;
