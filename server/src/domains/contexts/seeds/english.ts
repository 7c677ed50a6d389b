import type { Seeds } from './seeds.ts';

/** English words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const englishSeeds: Seeds = {
  arbeid: `employment employee* employer* worker* workers labour labor wage wages trade_union*
    collective_bargaining working_time working_conditions unemployment unemployed job jobs workplace*
    posted_workers posting_of_workers occupational* minimum_wage* platform_work* telework*
    parental_leave maternity_leave strike strikes apprentice* undeclared_work dismissal* redundan*
    skills workforce traineeship* internship* trainee health_and_safety_at_work safety_of_workers
    youth_unemployment working_people workplace trade_unions social_partners dockers seasonal_workers
    self_employed pay wage_setting youth_employment job_creation layoffs relocation_of restructuring`,
  'asiel-migratie': `asylum refugee* migra* immigra* border_control* border_management* visa visas schengen frontex
    resettlement return_directive third_country_national* smuggling_of_migrants residence_permit*
    family_reunification* displaced stateless* dublin_regulation deportation* integration_of_third
    irregular_migration borders migrants boats refugees detention_centres readmission legal_migration
    asylum_seekers externalisation border_guard`,
  bestuur: `municipal* local_authorit* local_government election* electoral referend* constitution* integrity
    civil_service civil_servant* public_administration* ombudsman democra* voters whistleblow* lobby*
    good_administration rules_of_procedure political_part* citizens_initiative better_regulation
    staff_regulations access_to_documents institutional_affairs discharge civil_dialogue participatory
    elections voting electoral_law mayors public_sector civil_society_participation rules_182
    amendment_of_rules parliamentary_immunity immunity_and_privileges calendar_of_sittings`,
  buitenland: `foreign_affairs foreign_policy embass* united_nations human_rights ukraine russia* israel* gaza
    palestin* lebanon syria* iran* iraq* afghanistan china chinese taiwan turkey turkiye congo rwanda
    sudan* yemen venezuela belarus* myanmar tibet sanction* restrictive_measures development_cooperation
    development_aid humanitarian_aid humanitarian* developing_countr* neighbourhood_policy genocide
    war_crimes peace_process middle_east africa* latin_america caucasus georgia armenia azerbaijan cuba
    burma zimbabwe international_criminal_court third_countries association_agreement*
    partnership_agreement* balkan* kosovo serbia moldova north_korea pakistan external_action diplomat*
    diplomac* ethiopia somalia nigeria mali sahel colombia brazil mexico india indonesia vietnam saudi*
    qatar jordan kurd* bosnia* cameroon south_africa financing_for_development millennium_development
    peace conflict conflicts war wars ceasefire embargo dictator* regime junta opposition_leader*
    political_prisoners dissident* human_rights_defenders sakharov resolution_on_the_situation republic
    poorest poverty_reduction developing_nations aid_effectiveness millennium colonial chechnya guinea
    libya egypt tunisia kenya nepal sri_lanka philippines east_timor timor haiti peru bolivia honduras
    nicaragua united_states transatlantic mercosur asean barcelona_process mediterranean_union`,
  'cultuur-media': `culture* cultural museum* heritage artist* arts theatre* library libraries broadcast* media
    journalis* press_freedom film films music audiovisual creative copyright television radio cinema
    archive* book books literature tourism capital_of_culture creative_europe monument* journalist
    journalists broadcasting filmmakers writers intellectual_life carnival world_heritage unesco
    audio_visual`,
  defensie: `defence military armed_forces army navy air_force nato soldier* veteran* weapon* munition*
    ammunition missile* fighter_jet* conscript* peacekeeping csdp common_security_and_defence
    defence_industry arms_export* warship* submarine* drones nuclear_weapon* disarmament
    non_proliferation cluster_munition* arms_trade battlegroup* hybrid_threat* civilian_military
    battlegroups esdp defence_policy arms troops battle_group eurocorps warheads weapons_systems
    anti_personnel landmines`,
  digitalisering: `digital* cyber* algorithm* artificial_intelligence personal_data data_protection gdpr privacy
    internet software telecom* broadband 5g spectrum roaming online_platform* social_media
    electronic_communications data_act data_governance cloud* eidas electronic_identification
    e_government interoperab* ict information_society hacking network_and_information semiconductor*
    chips blockchain domain_name* e_privacy information_technology computers smartphones google facebook
    microsoft open_source electronic spam websites encryption cookies copyright_online search_engines
    ict_standards ipv6 galileo_data`,
  economie: `econom* business* enterprise* sme smes consumer* competition single_market internal_market
    market_surveillance trade exports imports export import retail* inflation company_law insolvency
    competitiveness state_aid merger* antitrust cartel* product_safety customs_union tariff*
    anti_dumping e_commerce postal* services_directive standardis* late_payment* entrepreneur*
    shareholder* corporate_governance growth tourism public_procurement statistic* trade_agreement*
    globalisation vertical_agreements suppliers producers enterprises unfair_commercial consumer_rights
    product_liability price prices purchasing_power free_trade wto doha tariffs services_market
    small_and_medium economic_growth recession lisbon_strategy entrepreneurs franchising toys cosmetics
    misleading_directory common_market`,
  'energie-klimaat': `energy climate co2 greenhouse emissions_trading electricity gas natural_gas renewable* solar
    wind_power wind_energy hydrogen nuclear coal power_plant* grid grids energy_efficiency decarboni*
    carbon ets fossil_fuel* biofuel* energy_poverty heat_pump* heating euratom oil lng net_zero
    climate_change paris_agreement radioactive_waste pipeline* energy_supply energy_security ecodesign
    carbon_border fossil_fuels batteries nord_stream methane kyoto warming emission_trading
    emissions_scheme carbon_dioxide low_carbon copenhagen cop15 wind_farms electricity_market gas_supply
    gas_supplies energy_market security_of_supply uranium power_stations energy_saving biomass shale
    ets_`,
  europa: `enlargement accession candidate_countr* treaty_of_lisbon european_council
    multiannual_financial_framework subsidiarity brexit withdrawal_agreement interinstitutional
    cohesion_policy structural_funds regional_policy eu_treaties conference_on_the_future
    european_semester presidency_of_the_council european_citizens article_7 eurozone future_of_europe
    union_citizenship own_resources constitutional_treaty treaty_change institutional_reform
    lisbon_treaty nice_treaty accession_negotiations acquis_communautaire new_member_states
    european_project european_integration european_construction interinstitutional_agreement
    convention_on_the_future regional_cohesion cohesion solidarity_between_member_states
    european_elections berlin_wall`,
  financien: `tax taxes taxation fiscal vat budget* budgetary excise bank banks banking financial* insurance
    money_laundering pension_funds customs_duties government_debt public_debt deficit capital_markets
    securities credit_institution* credit_rating* central_bank european_central_bank monetary euro_area
    auditors court_of_auditors tax_avoidance tax_evasion fraud crypto* benchmarks investment_firm*
    prudential hedge_fund* derivative* market_abuse sustainable_finance securitisation* loan loans bonds
    bond accounting interest_rate* investor* prospectus* payment_services trading_venue* solvency ucits
    mifid esma financial_instrument* financial_markets deposit_guarantee clearing counterparties
    supervisory technical_standards bankruptcy_banks shares auditors_ discharge_of_the_budget
    general_budget budgetary_authority payments appropriations financial_perspective derivatives hedge
    speculation speculators investment_funds rating_agencies savings eurobonds stability_pact
    stability_and_growth fiscal_discipline tax_havens tobin indices central_counterparties
    investment_firms capital_requirements`,
  gezondheid: `health* hospital* doctor* patient* medicin* medical pharmac* vaccin* disease* nurse* cancer dementia
    tobacco smoking alcohol drug_addiction addiction covid* coronavirus pandemic* infect* antibiotic*
    antimicrobial* organ_donation blood mental_health abortion euthanasia clinical_trial*
    medical_device* public_health nutrition obesity diabetes hiv aids epidemic* long_term_care
    elderly_care therap* ema ecdc influenza pandemics virus viruses epidemics illness illnesses
    treatment diagnosis pharmaceuticals transplantation alzheimer autism sexually vaccination vaccines
    cross_border_healthcare healthcare ageing_health pregnan* maternal_health`,
  gelijkheid: `discriminat* equal_treatment equal_opportunit* gender women lgbt* transgender racis* antisemit*
    disabilit* accessib* gender_equality sexual_harassment violence_against_women minorit* roma
    inclusion inclusive diversity equality pay_gap homophob* female_genital xenophob* feminici*
    persons_with_disabilities domestic_violence daphne women_and_men dalits caste equality_between roma_
    disabled people_with_disabilities anti_discrimination homosexual* hate_speech islamophob*
    gender_based`,
  industrie: `industr* innovation steel chemical* manufactur* factory factories technolog* space_programme galileo
    copernicus semiconductor* research horizon_europe framework_programme patent* intellectual_property
    raw_materials automotive aerospace shipbuilding pharmaceutical_industry biotech* critical_raw
    research_and_development net_zero_industry batteries textile* aeronautics horizon_2020 supply_chain*
    shipyard* car_industry automobile_industry innovations research_programme seventh_framework
    technology_platforms eit satellites space textile_industry`,
  justitie: `justice court courts judge* judicial judiciary criminal_law criminal crime* prison* detention*
    prosecutor* lawyer* legal_aid civil_law family_law victims sentence* convict* eurojust civil_matters
    criminal_matters extradition arrest_warrant rule_of_law fundamental_rights court_of_justice
    jurisdiction death_penalty human_trafficking trafficking_in_human divorce succession gambling
    contract_law procedural_rights european_public_prosecutor mutual_recognition adoption probation
    contractual rome_i succession_law judges prosecutors sentences justice_system criminal_justice
    death_sentence executions imprisonment prisoners detainees trial trials legal_certainty
    civil_procedure private_international_law applicable_law court_proceedings patent_litigation
    insolvency_law wills`,
  koninkrijk: `overseas_territor* overseas_countries caribbean_netherlands curacao aruba sint_maarten bonaire saba
    kingdom_relations suriname royal_house netherlands_antilles`,
  'landbouw-natuur': `agricultur* farm* farmer* livestock animal* animal_welfare fisher* fishing fish pesticide*
    biodiversity forest* food_security food_safety common_agricultural_policy rural crop* dairy milk
    pig* poultry avian_influenza wine sugar olive_oil seeds gmo* genetically_modified wolf wolves
    habitats natura_2000 veterinary slaughter* meat eggs bees honey wildlife plant_protection fertili*
    aquaculture fruit_and_vegetables beef quota* deforestation cereals feed hunting glyphosate
    nature_restoration cod tuna salmon nature_conservation nature_protection berries farmers
    agricultural farming fisheries fishermen stocks vessels_fishing crops livestock_farming
    dairy_farmers wine_sector tobacco_growers pigmeat beekeep* seals whale* whaling tuna_ sharks
    slaughter stunning food_labelling animal_transport biofuel_crops rural_development`,
  milieu: `environment* waste recycl* circular_economy air_quality air_pollution pollut* noise soil pfas
    asbestos plastic* packaging mercury reach hazardous* contaminat* emissions ecolabel ecological
    landfill industrial_emissions persistent_organic chemicals environmental_impact ambient_air toxic*
    microplastic* environmental_crime environmental_liability pollutants polluting waste_management
    incineration environmental_protection environmental_damage sustainable_development biocid* asbest*
    soil_protection air_pollutants noise_pollution`,
  mobiliteit: `transport* traffic road roads railway* rail train trains airport* aviation airline* aircraft flight*
    shipping maritime_transport port ports vehicle* cars car lorr* truck* driving_licence* driver*
    bicycle* cycling mobility passenger* bus buses inland_waterway* air_traffic tachograph* road_safety
    tunnel bridge trans_european_transport ten_t single_european_sky seafarers parking urban_mobility
    ship_source freight drivers motorway* airlines airports passengers_rights passenger_rights
    air_services air_carriers road_transport hauliers rail_freight interoperability_of_the_rail
    ports_policy ship ships vessels navigation seafarer* tolls eurovignette road_charging
    galileo_transport congestion intelligent_transport`,
  onderwijs: `education* school* teacher* student* universit* higher_education vocational_training
    lifelong_learning erasmus* scien* curricul* pupil* early_childhood_education literacy qualification*
    academic* researcher* bologna learning training diploma diplomas teaching pupils_ universities
    graduates students doctoral scientists research_area mobility_of_students language_learning
    multilingualism languages`,
  'ruimte-wonen': `housing rent rents tenant* landlord* homeless* urban_development spatial_planning buildings
    construction short_term_rental* mortgage_credit real_estate urban affordable_housing renovation
    dwelling* land_use cities homelessness urban_policy towns_and_cities city rural_housing builders
    property`,
  'sociale-zekerheid': `social_security pension* welfare poverty social_protection unemployment_benefit* child_benefit*
    minimum_income social_inclusion retirement disability_benefit* coordination_of_social_security
    social_assistance social_benefits social_exclusion globalisation_adjustment_fund social_fund
    sickness_benefit* pensions pensioners social_welfare social_model poor_people social_cohesion
    benefits unemployed_benefit old_age social_services`,
  'sport-jeugd': `sport* football olympic* doping youth young_people young child children minors child_protection
    athletes uefa fifa child_abuse rights_of_the_child family families adolescents volunteer*
    youth_policy footballers clubs athletes_ children_s rights_of_children missing_children child_labour
    adoption_of_children`,
  veiligheid: `police terroris* security_union organised_crime counter_terrorism radicalisation extremis* europol
    firearms civil_protection disaster* fire_brigade emergency_services intelligence_services
    crime_prevention drug_trafficking public_order law_enforcement internal_security explosives
    critical_infrastructure child_sexual_abuse flood_disaster solidarity_fund passenger_name_record
    domestic_violence terror_attacks earthquake* fires terrorism terrorist terrorists eta
    attacks_terrorist organised_criminal mafia cybercrime money_laundering_crime passenger_data
    intelligence floods_disaster natural_disasters forest_fires security_measures weapons_possession
    murder violence victims_of_terrorism`,
  water: `water drinking_water groundwater flood* river* water_quality waste_water wastewater drought* marine
    ocean* north_sea baltic_sea coastal sea water_framework bathing_water desalination mediterranean_sea
    water_scarcity maritime_spatial water_resources floods seas oceans maritime_policy sea_basin baltic
    black_sea flood_risk water_policy rivers danube`,
};
