import type { Seeds } from './seeds.ts';

/** English words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const englishSeeds: Seeds = {
  arbeid: `employment employee* employer* worker* labour labor wage wages trade_union* collective_bargaining
    working_time working_conditions unemployment unemployed job jobs workplace* posted_workers
    posting_of_workers occupational* minimum_wage* platform_work* telework* parental_leave maternity_leave
    strike strikes apprentice* undeclared_work dismissal* redundan* skills workforce traineeship*
    internship* trainee health_and_safety_at_work safety_of_workers youth_unemployment working_people
    trade_unions social_partners dockers seasonal_workers self_employed pay wage_setting youth_employment
    job_creation layoffs relocation_of restructuring employment_policy employment_rate employment_rights
    employment_relationship employment_contracts collective_redundanc* collective_agreement* works_council*
    labour_market labour_law labour_rights labour_mobility labour_shortage* labour_standards
    international_labour_organisation ilo forced_labour temporary_agency_work agency_workers part_time_work
    fixed_term precarious_employment precarious_work bogus_self false_self zero_hours working_hours
    work_life_balance reconciliation_of_work health_and_safety_of_workers accidents_at_work
    carcinogens_at_work right_to_disconnect remote_work platform_workers migrant_workers frontier_workers
    cross_border_workers posted_worker domestic_workers domestic_work trade_unionists industrial_action
    labour_inspect* job_losses job_seekers jobseekers youth_guarantee reskilling upskilling retraining
    flexicurity carers_leave paternity_leave pregnant_workers information_and_consultation_of_employees
    salary salaries minimum_wages equal_pay european_globalisation_adjustment`,
  'asiel-migratie': `asylum refugee* migra* immigra* border_control* border_management* visa visas schengen
    frontex resettlement return_directive third_country_national* smuggling_of_migrants residence_permit*
    family_reunification* displaced stateless* dublin_regulation deportation* integration_of_third
    irregular_migration borders boats detention_centres readmission legal_migration asylum_seekers
    externalisation border_guard asylum_seeker* asylum_policy asylum_procedure* asylum_system
    asylum_applications common_european_asylum_system international_protection subsidiary_protection
    temporary_protection illegal_migration illegal_immigration illegal_immigrants undocumented
    returns_directive return_policy voluntary_return repatriation expulsion* readmission_agreement*
    visa_policy visa_waiver visa_facilitation visa_information_system visa_code blue_card single_permit
    seasonal_migration eurodac easo unaccompanied_minors smugglers people_smuggling border_checks
    external_borders border_fence schengen_area schengen_acquis schengen_information_system sis_ii lampedusa
    hotspots relocation_of_refugees relocation_mechanism naturalisation long_term_residents`,
  bestuur: `municipal* local_authorit* local_government election* electoral referend* constitution*
    integrity civil_service civil_servant* public_administration* ombudsman democra* voters whistleblow*
    lobby* good_administration rules_of_procedure political_part* citizens_initiative better_regulation
    staff_regulations access_to_documents institutional_affairs discharge civil_dialogue participatory
    voting electoral_law mayors public_sector civil_society_participation rules_182 amendment_of_rules
    parliamentary_immunity immunity_and_privileges calendar_of_sittings transparency_register
    conflict_of_interest* revolving_door* ethics_body code_of_conduct_for_members european_ombudsman
    petitions committee_on_petitions right_to_petition public_access_to_documents freedom_of_information
    administrative_procedure* administrative_burden good_governance governance_reform
    regional_and_local_authorities regional_authorities committee_of_the_regions local_democracy councillors
    by_election* electoral_reform electoral_system voter turnout ballot* european_political_parties
    party_funding participatory_democracy representative_democracy verbatim_reports seat_of_the_parliament
    parliamentary_rules statute_for_members members_statute verification_of_credentials quaestors
    officials_of_the ceremonial decentralisation`,
  buitenland: `foreign_affairs foreign_policy embass* united_nations human_rights ukraine russia* israel*
    gaza palestin* lebanon syria* iran* iraq* china chinese taiwan turkey turkiye congo rwanda sudan* yemen
    venezuela belarus* myanmar tibet sanction* restrictive_measures development_cooperation development_aid
    humanitarian* developing_countr* neighbourhood_policy genocide war_crimes peace_process middle_east
    africa* latin_america caucasus georgia armenia azerbaijan cuba burma zimbabwe
    international_criminal_court third_countries association_agreement* partnership_agreement* balkan*
    kosovo serbia moldova north_korea pakistan external_action diplomat* diplomac* ethiopia somalia nigeria
    mali sahel colombia brazil mexico india indonesia vietnam saudi* qatar jordan kurd* bosnia* cameroon
    south_africa financing_for_development millennium_development peace conflict conflicts war wars
    ceasefire embargo dictator* regime junta opposition_leader* political_prisoners dissident*
    human_rights_defenders sakharov resolution_on_the_situation republic poorest poverty_reduction
    developing_nations aid_effectiveness millennium colonial chechnya guinea libya egypt tunisia kenya nepal
    sri_lanka philippines east_timor timor haiti peru bolivia honduras nicaragua united_states transatlantic
    mercosur asean barcelona_process mediterranean_union foreign_minister* foreign_relations
    external_relations high_representative european_external_action_service
    common_foreign_and_security_policy cfsp neighbourhood european_neighbourhood eastern_partnership
    union_for_the_mediterranean euro_mediterranean strategic_partnership bilateral_relations summit_with
    eu_russia eu_china eu_us transatlantic_relations cotonou acp_countries acp
    economic_partnership_agreement* lome millennium_development_goals sustainable_development_goals aid_to
    aid_workers food_aid debt_relief poorest_countries least_developed_countries
    official_development_assistance ngos_in refugees_in_camps famine cholera earthquake_in_haiti
    human_rights_situation violations_of_human_rights human_rights_abuses human_rights_council
    political_prisoner detention_of arrested_activists torture_in stoning execution_of
    freedom_of_expression_in religious_freedom_in persecution_of christians_in ethnic_cleansing
    crimes_against_humanity rebels militia* insurgen* civil_war occupation_of occupied_territories
    settlements west_bank gaza_strip two_state hamas hezbollah fatah islamic_state taliban kashmir
    nagorno_karabakh south_ossetia abkhazia transnistria crimea chechen* kremlin putin moscow beijing tehran
    ankara_government pyongyang dalai_lama aung_san lukashenko ukrainian afghan* pakistani* burmese
    zimbabwean mugabe congolese rwandan ethiopian eritrea* darfur chad central_african ivory_coast togo
    mauritania niger guinea_bissau madagascar mozambique uganda burundi cambodia laos malaysia thailand
    bangladesh uzbekistan kazakhstan kyrgyz* tajikistan turkmenistan mongolia uyghur* hong_kong japan
    south_korea australia canada greenland arctic antarctic cyprus_problem turkish_occupation western_sahara
    morocco algeria venezuelan cuban ecuador argentina chile paraguay guatemala el_salvador
    election_observation coup_d_etat coup united_nations_security_council un_security_council
    un_general_assembly peacekeepers peace_talks peace_agreement arms_embargo travel_ban frozen_assets
    international_law state_visit`,
  'cultuur-media': `culture* cultural museum* heritage artist* arts theatre* library libraries broadcast*
    media journalis* press_freedom film films music audiovisual creative copyright television radio cinema
    archive* book books literature tourism capital_of_culture creative_europe monument* filmmakers writers
    intellectual_life carnival world_heritage unesco audio_visual cultural_heritage cultural_diversity
    cultural_policy cultural_industries creative_industries cultural_goods performers orchestra* opera dance
    festival* film_industry media_programme media_literacy media_pluralism media_freedom
    freedom_of_the_press freedom_of_the_media public_service_broadcasting audiovisual_media
    television_without_frontiers newspapers news_media editorial authors literary publishers
    neighbouring_rights copyright_directive orphan_works digital_libraries europeana archaeolog*
    historic_monuments memory_of remembrance commemorat* holocaust anniversary_of intercultural_dialogue
    minority_languages multilingualism_culture linguistic_diversity tourism_policy video_games looted_art
    return_of_cultural`,
  defensie: `defence military armed_forces army navy air_force nato soldier* veteran* weapon* munition*
    ammunition missile* fighter_jet* conscript* peacekeeping csdp common_security_and_defence
    defence_industry arms_export* warship* submarine* drones nuclear_weapon* disarmament non_proliferation
    cluster_munition* arms_trade battlegroup* hybrid_threat* civilian_military esdp defence_policy arms
    troops battle_group eurocorps warheads anti_personnel landmines european_defence defence_procurement
    defence_spending defence_budget defence_agency european_defence_fund defence_union armed_force*
    armed_conflict_troops military_mission military_operation* military_capabilit* military_mobility
    rapid_reaction anti_missile ballistic uranium_weapons depleted_uranium biological_weapons
    chemical_weapons nuclear_disarmament non_proliferation_treaty npt arms_control small_arms
    code_of_conduct_on_arms arms_trade_treaty naval_operation atalanta eufor peace_facility military_aid
    military_equipment military_personnel war_veterans military_training security_and_defence eu_nato
    berlin_plus naval mine_clearance`,
  digitalisering: `digital* cyber* algorithm* artificial_intelligence personal_data data_protection gdpr
    privacy internet software telecom* broadband 5g spectrum roaming online_platform* social_media
    electronic_communications data_act data_governance cloud* eidas electronic_identification e_government
    interoperab* ict information_society hacking network_and_information semiconductor* chips blockchain
    domain_name* e_privacy information_technology computers smartphones google facebook microsoft
    open_source electronic spam websites encryption cookies copyright_online search_engines ict_standards
    ipv6 galileo_data information_systems information_and_communication_technolog* communications_networks
    mobile_phone* mobile_communications radio_spectrum radio_equipment frequency_bands internet_governance
    internet_access internet_service* net_neutrality search_engine* online online_services online_content
    web_accessibility apps machine_learning robotics data_retention data_flows data_transfer*
    passenger_data_protection privacy_shield data_processing biometric* facial_recognition rfid smart_cards
    supercomput* high_performance_computing big_data open_data public_sector_information it_system
    it_systems computerised electronic_signature* electronic_invoic* electronic_payments_digital hackers
    bitcoin_digital quantum ai_act`,
  economie: `econom* business* enterprise* sme smes consumer* competition single_market internal_market
    market_surveillance trade exports imports export import retail* inflation company_law insolvency
    competitiveness state_aid merger* antitrust cartel* product_safety customs_union tariff* anti_dumping
    e_commerce postal* services_directive standardis* late_payment* entrepreneur* shareholder*
    corporate_governance growth tourism public_procurement statistic* trade_agreement* globalisation
    vertical_agreements suppliers producers unfair_commercial product_liability price prices
    purchasing_power free_trade wto doha services_market small_and_medium recession lisbon_strategy
    franchising toys cosmetics misleading_directory common_market gdp growth_and_jobs lisbon_agenda
    europe_2020 single_market_act services_in_the_internal_market free_movement_of_goods
    free_movement_of_services mutual_recognition_of_goods standards_bodies ce_marking market_access
    competition_policy competition_law competition_rules article_81 article_101 concerted_practices
    dominant_position abuse_of_dominant liner_shipping_consortia block_exemption state_aids
    collective_redress unfair_terms unfair_contract unfair_trading misleading_advertising advertising
    product_labelling general_product_safety toy_safety counterfeit* commercial_practices distance_selling
    timeshare package_travel late_payments small_businesses small_business_act micro_enterprises start_ups
    red_tape private_company_statute european_company cross_border_mergers takeovers takeover_bids one_share
    listed_companies corporate_social_responsibility cooperatives mutual_societies public_contracts
    concessions award_of_contracts procurement world_trade common_commercial_policy trade_policy
    trade_defence anti_dumping_duties countervailing generalised_system_of_preferences gsp trade_relations
    free_trade_agreement* customs_code rules_of_origin dual_use_export import_duties investment_protection
    foreign_investment foreign_direct_investment professional_qualifications_market liberalisation
    sovereign_statistics national_accounts supermarkets food_supply_chain hotels_and tourism_sector
    social_economy sharing_economy outermost_economy`,
  'energie-klimaat': `energy climate co2 greenhouse emissions_trading electricity gas natural_gas renewable*
    solar wind_power wind_energy hydrogen nuclear coal power_plant* grid grids energy_efficiency decarboni*
    carbon ets fossil_fuel* biofuel* energy_poverty heat_pump* heating euratom oil lng net_zero
    climate_change paris_agreement radioactive_waste pipeline* energy_supply energy_security ecodesign
    carbon_border fossil_fuels batteries nord_stream methane kyoto warming emission_trading emissions_scheme
    carbon_dioxide low_carbon copenhagen cop15 wind_farms electricity_market gas_supply gas_supplies
    energy_market security_of_supply uranium power_stations energy_saving biomass shale energy_policy
    internal_energy_market energy_package energy_union energy_performance energy_consumption energy_crisis
    energy_infrastructure energy_networks energy_prices energy_labelling energy_sources energy_dependence
    third_energy_package photovoltaic* offshore_wind hydropower geothermal bioenergy bioliquids
    sustainable_biofuels gas_pipeline* nabucco south_stream gazprom gas_crisis gas_storage gas_coordination
    oil_stocks oil_prices fossil nuclear_energy nuclear_safety nuclear_power nuclear_installations
    nuclear_waste spent_fuel fukushima chernobyl iter decommissioning_of_nuclear smart_grids smart_meters
    interconnectors electricity_grid district_heating cogeneration combined_heat climate_policy
    climate_action climate_crisis climate_conference climate_summit climate_neutral* climate_neutrality
    climate_target* climate_law climate_finance adaptation_to_climate greenhouse_gas* greenhouse_gases
    global_warming carbon_capture carbon_leakage carbon_market emission_allowances emissions_allowances
    free_allocation allowance* directive_2003_87 corsia lulucf effort_sharing emission_reduction*
    kyoto_protocol cancun durban doha_climate cop21 cop26 unfccc ipcc methane_emissions fluorinated
    zero_emission green_deal`,
  europa: `enlargement accession candidate_countr* treaty_of_lisbon european_council
    multiannual_financial_framework subsidiarity brexit withdrawal_agreement interinstitutional
    cohesion_policy structural_funds regional_policy eu_treaties conference_on_the_future european_semester
    presidency_of_the_council european_citizens article_7 eurozone future_of_europe union_citizenship
    own_resources constitutional_treaty treaty_change institutional_reform lisbon_treaty nice_treaty
    accession_negotiations acquis_communautaire new_member_states european_project european_integration
    european_construction interinstitutional_agreement convention_on_the_future regional_cohesion cohesion
    solidarity_between_member_states european_elections berlin_wall european_union_enlargement
    european_council_meeting intergovernmental_conference treaty_reform reform_treaty
    constitution_for_europe european_constitution treaty_of_nice treaty_of_amsterdam charter_of_fundamental
    ratification irish_referendum programme_of_the_presidency presidency_programme czech_presidency
    slovenian_presidency french_presidency swedish_presidency spanish_presidency hungarian_presidency
    portuguese_presidency german_presidency council_presidency commission_work_programme
    legislative_and_work_programme state_of_the_union investiture president_of_the_commission
    college_of_commissioners new_commission commissioner_designate barroso comitology implementing_powers
    delegated_acts regulatory_procedure_with_scrutiny monitoring_the_application_of_community_law
    application_of_community_law infringement_proceedings infringement_procedure* transposition transposed
    principle_of_subsidiarity proportionality_principle national_parliaments community_method
    enhanced_cooperation citizenship_of_the_union citizens_of_the_union european_identity european_values
    europe_day eu_enlargement accession_of accession_treaty croatia_accession turkey_accession
    accession_process progress_report stabilisation_and_association pre_accession membership_of_the_european
    macro_region* european_regional_development_fund erdf cohesion_fund structural_fund territorial_cohesion
    outermost_regions less_developed_regions multiannual_framework withdrawal_of_the_united
    european_public_space communicating_europe formal_sitting`,
  financien: `tax taxes taxation fiscal vat budget* excise bank banks banking financial* insurance
    money_laundering pension_funds customs_duties government_debt public_debt deficit capital_markets
    securities credit_institution* credit_rating* central_bank european_central_bank monetary euro_area
    auditors court_of_auditors tax_avoidance tax_evasion fraud crypto* benchmarks investment_firm*
    prudential hedge_fund* derivative* market_abuse sustainable_finance securitisation* loan loans bonds
    bond accounting interest_rate* investor* prospectus* payment_services trading_venue* solvency ucits
    mifid esma deposit_guarantee clearing counterparties supervisory technical_standards bankruptcy_banks
    shares discharge_of_the_budget general_budget payments appropriations hedge speculation speculators
    investment_funds rating_agencies savings eurobonds stability_pact stability_and_growth fiscal_discipline
    tax_havens tobin indices central_counterparties investment_firms capital_requirements taxation_policy
    tax_system tax_fraud tax_haven tax_rules corporate_tax common_consolidated value_added_tax excise_duty
    excise_duties savings_taxation double_taxation banking_union banking_sector banking_supervision
    bank_resolution resolution_fund single_resolution_mechanism capital_requirement* own_funds
    liquidity_coverage covered_bonds supervisory_reporting regulation_eu_no_575 risk_weighted credit_risk
    crr crd anti_fraud_office olaf eba eiopa european_banking_authority european_securities
    insurance_undertakings reinsurance occupational_pension_funds institutions_for_occupational
    asset_managers alternative_investment venture_capital_funds money_market_funds benchmarks_regulation
    inside_information insider_dealing market_manipulation short_selling credit_default trading_venues
    algorithmic_trading transparency_requirements_issuers central_securities settlement_finality
    central_counterparty otc payment_systems payment_accounts sepa electronic_money credit_transfers
    mortgage_credit_directive consumer_loans accounting_standards ifrs statutory_audit audit auditing
    euro_coins single_currency euro_changeover adoption_of_the_euro exchange_rate* inflation_ecb
    monetary_policy monetary_union economic_and_monetary_union excessive_deficit sovereign_debt debt_crisis
    stability_mechanism efsf esm bailout* public_finances fiscal_policy fiscal_compact annual_budget
    draft_budget amending_budget multi_annual_budget own_resources_system european_investment_bank eib ebrd
    loan_guarantee macro_financial_assistance terrorist_financing high_risk_third_countries
    beneficial_ownership credit_unions digital_euro`,
  gezondheid: `health* hospital* doctor* patient* medicin* medical pharmac* vaccin* disease* nurse* cancer
    dementia tobacco smoking alcohol drug_addiction addiction covid* coronavirus pandemic* infect*
    antibiotic* antimicrobial* organ_donation blood mental_health abortion euthanasia clinical_trial*
    medical_device* public_health nutrition obesity diabetes hiv aids epidemic* long_term_care elderly_care
    therap* ema ecdc influenza virus viruses illness illnesses treatment diagnosis transplantation alzheimer
    autism sexually cross_border_healthcare ageing_health pregnan* maternal_health world_health_organisation
    who general_practition* cross_border_health falsified_medicines orphan_medicinal paediatric_medic*
    advanced_therapy tissues_and_cells blood_donation organ_transplantation human_organs clinical_trial
    medical_devices in_vitro_diagnostic immunisation rare_diseases chronic_disease* communicable_diseases
    tuberculosis malaria hepatitis h1n1 swine_flu ebola zika lockdown breast_cancer cervical_cancer
    cancer_screening cardiovascular stroke alzheimer_s parkinson_s mental_illness mental_disorders
    depression suicide* psychiatric smoke_free cigarettes tobacco_products passive_smoking alcohol_related
    drug_abuse drug_users drugs_strategy psychoactive eating_disorders food_supplements overweight
    endocrine_health sexual_and_reproductive reproductive_health contracept* breastfeeding fertility
    palliative ageing_population active_ageing e_health electronic_health`,
  gelijkheid: `discriminat* equal_treatment equal_opportunit* gender women lgbt* transgender racis*
    antisemit* disabilit* accessib* gender_equality sexual_harassment violence_against_women minorit* roma
    inclusion inclusive diversity equality pay_gap homophob* female_genital xenophob* feminici*
    persons_with_disabilities domestic_violence daphne women_and_men dalits caste equality_between disabled
    people_with_disabilities anti_discrimination homosexual* hate_speech islamophob* gender_based
    equal_rights gender_mainstreaming gender_balance gender_pay_gap gender_stereotypes gender_violence
    gender_based_violence women_s_rights women_s rights_of_women women_in women_on_boards
    international_women_s_day empowerment_of_women status_of_women female_entrepreneur* maternal
    sexual_violence istanbul_convention honour_killing* forced_marriage* child_marriage*
    trafficking_in_women non_discrimination equal_treatment_directive racial racial_equality anti_semitism
    roma_people roma_strategy roma_inclusion travellers national_minorities ethnic_minorities
    sexual_orientation same_sex disabled_persons disabled_people rights_of_persons_with_disabilities
    wheelchair* blind deaf sign_language age_discrimination elderly_discrimination social_inclusion_of_roma
    dignity_of_women feminist* male_and_female stereotypes`,
  industrie: `industr* innovation steel chemical* manufactur* factory factories technolog* space_programme
    galileo copernicus semiconductor* research horizon_europe framework_programme patent*
    intellectual_property raw_materials automotive aerospace shipbuilding pharmaceutical_industry biotech*
    critical_raw research_and_development net_zero_industry batteries textile* aeronautics horizon_2020
    supply_chain* shipyard* car_industry automobile_industry innovations research_programme
    seventh_framework eit satellites space steel_industry steel_sector shipbuilding_industry footwear
    ceramics car_manufacturers car_makers automotive_industry aerospace_industry aviation_industry_manufact
    space_policy european_space esa satellite_navigation satellite earth_observation launchers
    pharmaceutical_sector nanotechnolog* nanomaterial* key_enabling_technologies photonics microelectronics
    chips_act battery_industry critical_raw_materials rare_earths research_framework research_programmes
    framework_programme_for_research joint_undertaking joint_technology european_research
    european_institute_of_innovation innovation_policy innovation_union innovative inventions unitary_patent
    community_patent trade_marks trademark* designs_protection deindustrialisation relocation_of_industr*
    general_motors opel delphi plant_closures`,
  justitie: `justice court courts judge* judicial judiciary criminal_law criminal crime* prison* detention*
    prosecutor* lawyer* legal_aid civil_law family_law victims sentence* convict* eurojust civil_matters
    criminal_matters extradition arrest_warrant rule_of_law fundamental_rights court_of_justice jurisdiction
    death_penalty human_trafficking trafficking_in_human divorce succession gambling contract_law
    procedural_rights european_public_prosecutor mutual_recognition adoption probation contractual rome_i
    succession_law justice_system criminal_justice death_sentence executions imprisonment detainees trial
    trials legal_certainty civil_procedure private_international_law applicable_law court_proceedings
    patent_litigation insolvency_law wills area_of_freedom criminal_proceedings criminal_records
    criminal_offence* criminal_court european_evidence_warrant european_arrest_warrant
    mutual_legal_assistance judicial_cooperation judicial_authorit* judicial_system judicial_training
    judgments recognition_and_enforcement brussels_i rome_ii rome_iii enforcement_of_judgments small_claims
    payment_order service_of_documents matrimonial* maintenance_obligations parental_responsibility
    child_abduction wills_and_succession property_regimes european_contract civil_liability
    law_of_obligations mediation_directive arbitration alternative_dispute access_to_justice
    right_to_a_lawyer rights_of_suspects presumption_of_innocence fair_trial rights_of_victims
    victims_of_crime compensation_of_victims pre_trial capital_punishment life_imprisonment guantanamo
    secret_detention rendition* extraordinary_rendition torture independence_of_the_judiciary
    fundamental_rights_agency charter_of_fundamental_rights european_court_of_human_rights
    european_court_of_justice court_of_first_instance supreme_court constitutional_court immunity_of
    waiver_of_immunity request_for_waiver privileges_and_immunities trafficking_in_human_beings
    human_beings_trafficking sexual_exploitation child_pornography corruption* bribery fraud_against
    confiscation_of asset_recovery organised_crime_prosecut eppo online_gambling betting sports_betting
    codification legislative_simplification`,
  koninkrijk: `overseas_territor* overseas_countries caribbean_netherlands curacao aruba sint_maarten
    bonaire saba kingdom_relations suriname royal_house netherlands_antilles caribbean dutch_caribbean
    antilles overseas_association king_of queen royal_family monarchy`,
  'landbouw-natuur': `agricultur* farm* livestock animal* fisher* fishing fish pesticide* biodiversity
    forest* food_security food_safety common_agricultural_policy rural crop* dairy milk pig* poultry
    avian_influenza wine sugar olive_oil seeds gmo* genetically_modified wolf wolves habitats natura_2000
    veterinary slaughter* meat eggs bees honey wildlife plant_protection fertili* aquaculture
    fruit_and_vegetables beef quota* deforestation cereals feed hunting glyphosate nature_restoration cod
    tuna salmon nature_conservation nature_protection berries stocks vessels_fishing livestock_farming
    dairy_farmers wine_sector tobacco_growers beekeep* seals whale* whaling sharks stunning food_labelling
    biofuel_crops rural_development common_market_organisation single_cmo direct_payments modulation
    single_farm_payment cross_compliance set_aside young_farmers organic_farming organic_production
    rural_areas eafrd leader_programme milk_quota* milk_market dairy_sector butter cheese cereals_sector
    rice maize sugar_sector sugar_reform sugar_beet wine_market winemakers vineyards olive bananas tomatoes
    potatoes hops cotton tobacco_sector flax fruit_sector vegetables_sector bee_mortality pollinators cattle
    cows bovine sheep goats sheepmeat laying_hens chickens poultrymeat foot_and_mouth bluetongue bse
    protection_of_animals laboratory_animals transport_of_animals seal_products fur cloning cloned
    food_quality food_standards food_prices food_production food_products food_hygiene foodstuffs
    novel_foods food_additives geographical_indications protected_designation efsa feed_additives
    maximum_residue plant_health plant_varieties genetically nitrates plant_protection_products
    active_substance_pesticide biological_diversity endangered_species species cites birds_directive
    habitats_directive nature_2000 wild_birds cormorant* invasive_alien illegal_logging timber soil_farming
    common_fisheries_policy fishing_opportunities fishing_effort fishing_fleet* fishing_vessels
    fishing_gear* bottom_fishing deep_sea_fish* total_allowable_catch* tacs catches discards
    illegal_unreported iuu bluefin* herring sardine* anchovy hake eel shellfish sharks_finning driftnet*
    regional_fisheries`,
  milieu: `environment* waste recycl* circular_economy air_quality air_pollution pollut* noise soil pfas
    plastic* packaging mercury reach hazardous* contaminat* emissions ecolabel ecological landfill
    industrial_emissions persistent_organic chemicals ambient_air toxic* microplastic* waste_management
    incineration sustainable_development biocid* asbest* soil_protection air_pollutants noise_pollution
    aarhus eco_management emas eco_label green_public waste_framework waste_directive waste_shipment*
    shipment_of_waste waste_prevention waste_disposal waste_electrical weee mining_waste cyanide
    packaging_waste single_use_plastic* end_of_life resource_efficiency batteries_waste
    restriction_of_hazardous rohs substances persistent_organic_pollutants chemicals_agency echa
    registration_evaluation dangerous_substances dangerous_preparations cmr_substances dichloromethane
    cadmium lead phthalates endocrine_disrupt* nanomaterials_safety dioxins pcb ozone_layer ozone_depleting
    ozone ambient_air_quality particulate* nitrogen_oxides sulphur* national_emission_ceilings
    integrated_pollution ippc seveso_directive vehicle_emissions emission_standards euro_5 euro_6
    soil_directive soil_contamination oil_spill* oil_pollution marine_pollution ship_pollution red_mud
    sewage_sludge deforestation_env desertification`,
  mobiliteit: `transport* traffic road roads railway* rail train trains airport* aviation airline* aircraft
    flight* shipping maritime_transport port ports vehicle* cars car lorr* truck* driving_licence* driver*
    bicycle* cycling mobility passenger* bus buses inland_waterway* air_traffic tachograph* road_safety
    tunnel bridge trans_european_transport ten_t single_european_sky parking urban_mobility ship_source
    freight motorway* air_services air_carriers road_transport hauliers rail_freight
    interoperability_of_the_rail ports_policy ship ships vessels navigation seafarer* tolls eurovignette
    road_charging galileo_transport congestion intelligent_transport public_transport sustainable_transport
    road_infrastructure road_users road_accidents road_haulage road_traffic road_fatalities roadworthiness
    drink_driving ecall speed_limits rail_transport rail_passengers train_drivers high_speed_rail
    cross_border_rail ertms air_transport air_safety air_passengers aviation_safety aviation_agreement
    civil_aviation open_skies eurocontrol sesar denied_boarding low_cost pilots body_scanners volcanic_ash
    maritime_safety port_state_control flag_state shipowners erika_package ferries inland_navigation
    river_information intermodal combined_transport logistics cabotage driving_times driving_time
    bus_passengers coach coaches urban_transport trans_european_networks ten type_approval motor_vehicles
    tyres driving_licences driving_disqualification taxis electric_vehicles electric_cars car_tax
    galileo_road intelligent_transport_systems mobility_package`,
  onderwijs: `education* school* teacher* student* universit* higher_education vocational_training
    lifelong_learning erasmus* scien* curricul* pupil* early_childhood_education literacy qualification*
    academic* researcher* bologna learning training diploma diplomas teaching graduates doctoral
    research_area mobility_of_students language_learning multilingualism languages early_school_leav*
    basic_skills key_competences vocational_education adult_learning life_long bologna_process
    european_qualifications recognition_of_diplomas recognition_of_professional apprenticeships_education
    postgraduate research_career* marie_curie european_research_council artistic_studies arts_education
    illiteracy kindergarten nursery childcare language_teaching foreign_languages`,
  'ruimte-wonen': `housing rent rents tenant* landlord* homeless* urban_development spatial_planning
    buildings construction short_term_rental* mortgage_credit real_estate urban affordable_housing
    renovation dwelling* land_use cities urban_policy towns_and_cities city rural_housing builders property
    housing_policy social_housing housing_rights housing_market housing_bubble evictions eviction
    street_homeless urban_planning urban_renewal urban_regeneration urban_dimension urban_environment
    regional_planning territorial_agenda land_planning town_planning coastal_development buildings_directive
    construction_products construction_sector building_sector property_rights_spain valencia_land mortgages`,
  'sociale-zekerheid': `social_security pension* welfare poverty social_protection unemployment_benefit*
    child_benefit* minimum_income social_inclusion retirement disability_benefit*
    coordination_of_social_security social_assistance social_benefits social_exclusion
    globalisation_adjustment_fund social_fund sickness_benefit* social_welfare social_model poor_people
    social_cohesion benefits unemployed_benefit old_age social_services social_security_systems
    social_security_coordination social_insurance social_policy social_rights social_dimension social_agenda
    social_justice pillar_of_social_rights supplementary_pension* occupational_pensions
    portability_of_pension retirement_age retired_people old_age_poverty child_poverty
    poverty_and_social_exclusion energy_poverty_social extreme_poverty homelessness_social
    guaranteed_minimum safety_net welfare_state unemployment_insurance invalidity disability_pension
    survivors_benefits family_benefits family_allowances european_social_fund food_aid_for_the_most_deprived
    most_deprived social_services_of_general social_partners volunteering carers informal_care`,
  'sport-jeugd': `sport* football olympic* doping youth young_people young child children minors
    child_protection athletes uefa fifa child_abuse rights_of_the_child family families adolescents
    volunteer* youth_policy footballers clubs children_s rights_of_children missing_children child_labour
    adoption_of_children football_clubs professional_football european_football footballers_agents
    players_agents bosman world_cup european_championship doping_in_sport anti_doping white_paper_on_sport
    racism_in_sport young_persons young_europeans youth_in_action youth_programme youth_organisations
    youth_employment_initiative youth_exchange european_voluntary_service children_s_rights
    protection_of_children protection_of_minors children_and child_soldiers child_poverty child_trafficking
    sexual_abuse_of_children safer_internet orphan* adoption_children family_policy single_parents parents
    parental mothers fathers teenagers`,
  veiligheid: `police terroris* security_union organised_crime counter_terrorism radicalisation extremis*
    europol firearms civil_protection disaster* fire_brigade emergency_services intelligence_services
    crime_prevention drug_trafficking public_order law_enforcement internal_security explosives
    critical_infrastructure child_sexual_abuse flood_disaster solidarity_fund passenger_name_record
    domestic_violence terror_attacks earthquake* fires eta attacks_terrorist organised_criminal mafia
    cybercrime money_laundering_crime passenger_data intelligence floods_disaster natural_disasters
    forest_fires security_measures weapons_possession murder violence victims_of_terrorism
    fight_against_terrorism counter_terrorist anti_terrorism swift_agreement swift violent_extremism jihad*
    bombings bomb madrid_bombings security_services security_policy_internal security_research
    internal_security_strategy homeland security_threats police_cooperation police_forces prum cepol
    schengen_information_police criminal_networks criminal_gangs drug_traffickers drug_cartels cocaine
    heroin trafficking_in_drugs firearms_directive gun weapons explosives_precursors pnr passenger_name
    civil_protection_mechanism natural_disaster* man_made_disaster* floods_in fires_in forest_fire
    hurricane* cyclone* tsunami* firefighters emergency_number 112 crisis_management
    critical_infrastructures public_security riots demonstrations_police vandalism hooligan* violent_crime
    knife stalking surveillance intelligence_agencies espionage echelon private_security missing_persons`,
  water: `water drinking_water groundwater flood* river* water_quality waste_water wastewater drought*
    marine ocean* north_sea baltic_sea coastal sea water_framework bathing_water desalination
    mediterranean_sea water_scarcity maritime_spatial water_resources seas maritime_policy sea_basin baltic
    black_sea water_policy danube water_supply water_supplies water_management water_shortage*
    water_pollution water_price right_to_water clean_water access_to_water bottled_water surface_water*
    urban_waste_water sewage bathing_waters lakes wetlands marine_environment marine_strategy
    marine_ecosystem* marine_protected marine_biodiversity marine_research marine_litter
    integrated_maritime_policy maritime_spatial_planning coastal_zone* coastal_areas coastal_regions
    coastal_erosion high_seas law_of_the_sea deep_sea seabed sea_level adriatic arctic_ocean
    atlantic_strategy dams hydrolog* glaciers`,
};
