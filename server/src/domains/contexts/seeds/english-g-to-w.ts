import type { Seeds } from './seeds.ts';

/** English words of the contexts from gelijkheid to water; see `english.ts`. */
export const englishGToW = {
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
} satisfies Partial<Seeds>;
