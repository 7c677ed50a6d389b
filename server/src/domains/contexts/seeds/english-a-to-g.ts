import type { Seeds } from './seeds.ts';

/** English words of the contexts from arbeid to gezondheid; see `english.ts`. */
export const englishAToG = {
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
} satisfies Partial<Seeds>;
