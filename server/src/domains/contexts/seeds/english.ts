import type { Seeds } from './seeds.ts';

/** English words that point at a context by themselves, of our own choice; `*` stands for more letters. */
export const englishSeeds: Seeds = {
  arbeid: `employment employee* employer* worker* workers labour labor wage wages trade_union*
    collective_bargaining working_time working_conditions unemployment unemployed job jobs workplace*
    posted_workers posting_of_workers occupational* minimum_wage* platform_work* telework*
    parental_leave maternity_leave strike strikes apprentice* undeclared_work dismissal* redundan*
    skills workforce traineeship* internship* trainee health_and_safety_at_work safety_of_workers
    youth_unemployment`,
  'asiel-migratie': `asylum refugee* migra* immigra* border_control* border_management* visa visas schengen frontex
    resettlement return_directive third_country_national* smuggling_of_migrants residence_permit*
    family_reunification* displaced stateless* dublin_regulation deportation* integration_of_third
    irregular_migration borders`,
  bestuur: `municipal* local_authorit* local_government election* electoral referend* constitution* integrity
    civil_service civil_servant* public_administration* ombudsman democra* voters whistleblow* lobby*
    good_administration rules_of_procedure political_part* citizens_initiative better_regulation
    staff_regulations access_to_documents institutional_affairs discharge civil_dialogue participatory`,
  buitenland: `foreign_affairs foreign_policy embass* united_nations human_rights ukraine russia* israel* gaza
    palestin* lebanon syria* iran* iraq* afghanistan china chinese taiwan turkey turkiye congo rwanda
    sudan* yemen venezuela belarus* myanmar tibet sanction* restrictive_measures development_cooperation
    development_aid humanitarian_aid humanitarian* developing_countr* neighbourhood_policy genocide
    war_crimes peace_process middle_east africa* latin_america caucasus georgia armenia azerbaijan cuba
    burma zimbabwe international_criminal_court third_countries association_agreement*
    partnership_agreement* balkan* kosovo serbia moldova north_korea pakistan external_action diplomat*
    diplomac* ethiopia somalia nigeria mali sahel colombia brazil mexico india indonesia vietnam saudi*
    qatar jordan kurd* bosnia* cameroon south_africa financing_for_development millennium_development`,
  'cultuur-media': `culture* cultural museum* heritage artist* arts theatre* library libraries broadcast* media
    journalis* press_freedom film films music audiovisual creative copyright television radio cinema
    archive* book books literature tourism capital_of_culture creative_europe monument*`,
  defensie: `defence military armed_forces army navy air_force nato soldier* veteran* weapon* munition*
    ammunition missile* fighter_jet* conscript* peacekeeping csdp common_security_and_defence
    defence_industry arms_export* warship* submarine* drones nuclear_weapon* disarmament
    non_proliferation cluster_munition* arms_trade battlegroup* hybrid_threat* civilian_military
    battlegroups esdp`,
  digitalisering: `digital* cyber* algorithm* artificial_intelligence personal_data data_protection gdpr privacy
    internet software telecom* broadband 5g spectrum roaming online_platform* social_media
    electronic_communications data_act data_governance cloud* eidas electronic_identification
    e_government interoperab* ict information_society hacking network_and_information semiconductor*
    chips blockchain domain_name* e_privacy information_technology`,
  economie: `econom* business* enterprise* sme smes consumer* competition single_market internal_market
    market_surveillance trade exports imports export import retail* inflation company_law insolvency
    competitiveness state_aid merger* antitrust cartel* product_safety customs_union tariff*
    anti_dumping e_commerce postal* services_directive standardis* late_payment* entrepreneur*
    shareholder* corporate_governance growth tourism public_procurement statistic* trade_agreement*
    globalisation vertical_agreements`,
  'energie-klimaat': `energy climate co2 greenhouse emissions_trading electricity gas natural_gas renewable* solar
    wind_power wind_energy hydrogen nuclear coal power_plant* grid grids energy_efficiency decarboni*
    carbon ets fossil_fuel* biofuel* energy_poverty heat_pump* heating euratom oil lng net_zero
    climate_change paris_agreement radioactive_waste pipeline* energy_supply energy_security ecodesign
    carbon_border fossil_fuels batteries nord_stream methane`,
  europa: `enlargement accession candidate_countr* treaty_of_lisbon european_council
    multiannual_financial_framework subsidiarity brexit withdrawal_agreement interinstitutional
    cohesion_policy structural_funds regional_policy eu_treaties conference_on_the_future
    european_semester presidency_of_the_council european_citizens article_7 eurozone future_of_europe
    union_citizenship own_resources`,
  financien: `tax taxes taxation fiscal vat budget* budgetary excise bank banks banking financial* insurance
    money_laundering pension_funds customs_duties government_debt public_debt deficit capital_markets
    securities credit_institution* credit_rating* central_bank european_central_bank monetary euro_area
    auditors court_of_auditors tax_avoidance tax_evasion fraud crypto* benchmarks investment_firm*
    prudential hedge_fund* derivative* market_abuse sustainable_finance securitisation* loan loans bonds
    bond accounting interest_rate* investor* prospectus* payment_services trading_venue* solvency ucits
    mifid esma financial_instrument* financial_markets deposit_guarantee clearing counterparties`,
  gezondheid: `health* hospital* doctor* patient* medicin* medical pharmac* vaccin* disease* nurse* cancer dementia
    tobacco smoking alcohol drug_addiction addiction covid* coronavirus pandemic* infect* antibiotic*
    antimicrobial* organ_donation blood mental_health abortion euthanasia clinical_trial*
    medical_device* public_health nutrition obesity diabetes hiv aids epidemic* long_term_care
    elderly_care therap* ema ecdc`,
  gelijkheid: `discriminat* equal_treatment equal_opportunit* gender women lgbt* transgender racis* antisemit*
    disabilit* accessib* gender_equality sexual_harassment violence_against_women minorit* roma
    inclusion inclusive diversity equality pay_gap homophob* female_genital xenophob* feminici*
    persons_with_disabilities domestic_violence daphne`,
  industrie: `industr* innovation steel chemical* manufactur* factory factories technolog* space_programme galileo
    copernicus semiconductor* research horizon_europe framework_programme patent* intellectual_property
    raw_materials automotive aerospace shipbuilding pharmaceutical_industry biotech* critical_raw
    research_and_development net_zero_industry batteries textile* aeronautics horizon_2020 supply_chain*`,
  justitie: `justice court courts judge* judicial judiciary criminal_law criminal crime* prison* detention*
    prosecutor* lawyer* legal_aid civil_law family_law victims sentence* convict* eurojust civil_matters
    criminal_matters extradition arrest_warrant rule_of_law fundamental_rights court_of_justice
    jurisdiction death_penalty human_trafficking trafficking_in_human divorce succession gambling
    contract_law procedural_rights european_public_prosecutor mutual_recognition adoption probation
    contractual rome_i succession_law`,
  koninkrijk: `overseas_territor* overseas_countries caribbean_netherlands curacao aruba sint_maarten bonaire saba
    kingdom_relations suriname royal_house netherlands_antilles`,
  'landbouw-natuur': `agricultur* farm* farmer* livestock animal* animal_welfare fisher* fishing fish pesticide*
    biodiversity forest* food_security food_safety common_agricultural_policy rural crop* dairy milk
    pig* poultry avian_influenza wine sugar olive_oil seeds gmo* genetically_modified wolf wolves
    habitats natura_2000 veterinary slaughter* meat eggs bees honey wildlife plant_protection fertili*
    aquaculture fruit_and_vegetables beef quota* deforestation cereals feed hunting glyphosate
    nature_restoration cod tuna salmon nature_conservation nature_protection berries`,
  milieu: `environment* waste recycl* circular_economy air_quality air_pollution pollut* noise soil pfas
    asbestos plastic* packaging mercury reach hazardous* contaminat* emissions ecolabel ecological
    landfill industrial_emissions persistent_organic chemicals environmental_impact ambient_air toxic*
    microplastic* environmental_crime environmental_liability`,
  mobiliteit: `transport* traffic road roads railway* rail train trains airport* aviation airline* aircraft flight*
    shipping maritime_transport port ports vehicle* cars car lorr* truck* driving_licence* driver*
    bicycle* cycling mobility passenger* bus buses inland_waterway* air_traffic tachograph* road_safety
    tunnel bridge trans_european_transport ten_t single_european_sky seafarers parking urban_mobility
    ship_source freight`,
  onderwijs: `education* school* teacher* student* universit* higher_education vocational_training
    lifelong_learning erasmus* scien* curricul* pupil* early_childhood_education literacy qualification*
    academic* researcher* bologna learning training diploma diplomas`,
  'ruimte-wonen': `housing rent rents tenant* landlord* homeless* urban_development spatial_planning buildings
    construction short_term_rental* mortgage_credit real_estate urban affordable_housing renovation
    dwelling* land_use cities`,
  'sociale-zekerheid': `social_security pension* welfare poverty social_protection unemployment_benefit* child_benefit*
    minimum_income social_inclusion retirement disability_benefit* coordination_of_social_security
    social_assistance social_benefits social_exclusion globalisation_adjustment_fund social_fund
    sickness_benefit*`,
  'sport-jeugd': `sport* football olympic* doping youth young_people young child children minors child_protection
    athletes uefa fifa child_abuse rights_of_the_child family families adolescents volunteer*
    youth_policy`,
  veiligheid: `police terroris* security_union organised_crime counter_terrorism radicalisation extremis* europol
    firearms civil_protection disaster* fire_brigade emergency_services intelligence_services
    crime_prevention drug_trafficking public_order law_enforcement internal_security explosives
    critical_infrastructure child_sexual_abuse flood_disaster solidarity_fund passenger_name_record
    domestic_violence terror_attacks earthquake* fires`,
  water: `water drinking_water groundwater flood* river* water_quality waste_water wastewater drought* marine
    ocean* north_sea baltic_sea coastal sea water_framework bathing_water desalination mediterranean_sea
    water_scarcity maritime_spatial water_resources`,
};
