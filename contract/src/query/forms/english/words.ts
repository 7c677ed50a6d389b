/** Words without other forms, or with none worth finding. */
export const englishFunctionWords: ReadonlySet<string> = new Set(
  `important better high higher low lower necessary certain competent able different next great greater significant
  recent scientific difficult small smaller large larger largest best least regulatory supervisory democratic long
  longer short young old cannot today even another the and for not but with from that this these those they them
  their there then than what when where which who whose why how all any some each every both few more most such only
  own same too very can could will would shall should may might must you your yours our ours his her hers its she
  him two per via out off over under into onto upon about above across after again against along among around
  because before behind below between beyond during until while within without nothing everything anything evening
  morning something always perhaps also thus less unless whereas us yes news series species according including
  regarding concerning notwithstanding pursuant hereby thereof therein hundred thousand first second third fourth
  already although almost however therefore moreover furthermore indeed instead else ever never often once quite
  rather since still though through throughout together toward towards twice whether whatever whenever wherever yet
  amid despite except near till three four five six seven eight nine ten monday tuesday wednesday thursday friday
  saturday sunday january february march april june july august september october november december new here now
  just later early much many little enough like as is has was does politics economics mathematics physics ethics
  statistics logistics goods premises headquarters means thanks`.split(/\s+/),
);

/** Groups of forms that no rule makes. */
export const irregularWords = `man/men woman/women policewoman/policewomen chairwoman/chairwomen salesman/salesmen craftsman/craftsmen layman/laymen clergyman/clergymen midwife/midwives housewife/housewives grandchild/grandchildren child/children person/persons/people foot/feet tooth/teeth mouse/mice goose/geese ox/oxen
  chairman/chairmen fisherman/fishermen spokesman/spokesmen spokeswoman/spokeswomen businessman/businessmen
  policeman/policemen gentleman/gentlemen ombudsman/ombudsmen life/lives wife/wives knife/knives half/halves
  leaf/leaves shelf/shelves self/selves thief/thieves wolf/wolves loaf/loaves calf/calves crisis/crises basis/bases
  hypothesis/hypotheses thesis/theses criterion/criteria phenomenon/phenomena synthesis/syntheses emphasis/emphases
  oasis/oases axis/axes diagnosis/diagnoses analysis/analyses parenthesis/parentheses medium/media datum/data
  memorandum/memoranda/memorandums referendum/referenda/referendums forum/forums/fora
  curriculum/curricula/curriculums consortium/consortia/consortiums spectrum/spectra bacterium/bacteria
  addendum/addenda corrigendum/corrigenda maximum/maxima minimum/minima quantum/quanta stratum/strata
  index/indices/indexes/indexed/indexing appendix/appendices/appendixes matrix/matrices vertex/vertices
  codex/codices formula/formulas/formulae nucleus/nuclei stimulus/stimuli focus/focuses/focused/focusing
  syllabus/syllabi/syllabuses be/am/is/are/was/were/been/being have/has/had/having go/goes/went/gone/going
  do/does/did/done/doing make/makes/made/making take/takes/took/taken/taking give/gives/gave/given/giving
  get/gets/got/gotten/getting come/comes/came/coming become/becomes/became/becoming see/sees/saw/seen/seeing
  know/knows/knew/known/knowing think/thinks/thought/thinking say/says/said/saying pay/pays/paid/paying
  lay/lays/laid/laying find/finds/found/finding bind/binds/bound/binding hold/holds/held/holding
  keep/keeps/kept/keeping leave/leaves/left/leaving lead/leads/led/leading meet/meets/met/meeting/meetings
  feed/feeds/fed/feeding send/sends/sent/sending spend/spends/spent/spending lend/lends/lent/lending
  build/builds/built/building/buildings lose/loses/lost/losing buy/buys/bought/buying bring/brings/brought/bringing
  teach/teaches/taught/teaching fight/fights/fought/fighting seek/seeks/sought/seeking sell/sells/sold/selling
  tell/tells/told/telling stand/stands/stood/standing catch/catches/caught/catching
  understand/understands/understood/understanding withstand/withstands/withstood/withstanding
  withdraw/withdraws/withdrew/withdrawn/withdrawing draw/draws/drew/drawn/drawing grow/grows/grew/grown/growing
  throw/throws/threw/thrown/throwing blow/blows/blew/blown/blowing show/shows/showed/shown/showing
  fly/flies/flew/flown/flying rise/rises/rose/risen/rising arise/arises/arose/arisen/arising
  write/writes/wrote/written/writing drive/drives/drove/driven/driving ride/rides/rode/ridden/riding
  hide/hides/hid/hidden/hiding speak/speaks/spoke/spoken/speaking break/breaks/broke/broken/breaking
  wear/wears/wore/worn/wearing bear/bears/bore/borne/bearing tear/tears/tore/torn/tearing
  swear/swears/swore/sworn/swearing choose/chooses/chose/chosen/choosing freeze/freezes/froze/frozen/freezing
  steal/steals/stole/stolen/stealing begin/begins/began/begun/beginning/beginnings run/runs/ran/running
  win/wins/won/winning hit/hits/hitting cut/cuts/cutting put/puts/putting set/sets/setting let/lets/letting
  shut/shuts/shutting read/reads/reading cost/costs/costing cast/casts/casting broadcast/broadcasts/broadcasting
  forecast/forecasts/forecasting recast/recasts/recasting split/splits/splitting spread/spreads/spreading
  hurt/hurts/hurting quit/quits/quitting rid/rids/ridding burst/bursts/bursting thrust/thrusts/thrusting
  forbid/forbids/forbade/forbidden/forbidding forget/forgets/forgot/forgotten/forgetting
  forgive/forgives/forgave/forgiven/forgiving undertake/undertakes/undertook/undertaken/undertaking/undertakings
  overtake/overtakes/overtook/overtaken/overtaking overcome/overcomes/overcame/overcoming
  oversee/oversees/oversaw/overseen/overseeing foresee/foresees/foresaw/foreseen/foreseeing
  override/overrides/overrode/overridden/overriding uphold/upholds/upheld/upholding
  withhold/withholds/withheld/withholding rebuild/rebuilds/rebuilt/rebuilding mislead/misleads/misled/misleading
  undergo/undergoes/underwent/undergone/undergoing mean/means/meant/meaning feel/feels/felt/feeling/feelings
  deal/deals/dealt/dealing/dealings sleep/sleeps/slept/sleeping sweep/sweeps/swept/sweeping weep/weeps/wept/weeping
  creep/creeps/crept/creeping hear/hears/heard/hearing/hearings flee/flees/fled/fleeing shoot/shoots/shot/shooting
  sit/sits/sat/sitting/sittings sing/sings/sang/sung/singing ring/rings/rang/rung/ringing
  sink/sinks/sank/sunk/sinking drink/drinks/drank/drunk/drinking shrink/shrinks/shrank/shrunk/shrinking
  swim/swims/swam/swum/swimming spring/springs/sprang/sprung/springing stick/sticks/stuck/sticking
  strike/strikes/struck/striking swing/swings/swung/swinging hang/hangs/hung/hanging dig/digs/dug/digging
  eat/eats/ate/eaten/eating beat/beats/beaten/beating fall/falls/fell/fallen/falling befall/befalls/befell/befallen
  shake/shakes/shook/shaken/shaking wake/wakes/woke/woken/waking bite/bites/bit/bitten/biting
  light/lights/lit/lighted/lighting slide/slides/slid/sliding stride/strides/strode grind/grinds/ground/grinding
  wind/winds/wound/winding bleed/bleeds/bled/bleeding learn/learns/learned/learnt/learning
  burn/burns/burned/burnt/burning dwell/dwells/dwelt/dwelling/dwellings spell/spells/spelled/spelt/spelling
  spill/spills/spilled/spilt/spilling lean/leans/leaned/leant/leaning dream/dreams/dreamed/dreamt/dreaming
  prove/proves/proved/proven/proving sow/sows/sowed/sown/sowing saw/saws mow/mows/mowed/mown/mowing
  sew/sews/sewed/sewn/sewing swell/swells/swelled/swollen/swelling
  program/programs/programmed/programming/programme/programmes good last united unite/unites/uniting/united
  unit/units arm/arms/armed/arming army/armies thing/things being/beings bed/beds red need/needs/needed/needing
  speed/speeds/sped/speeding seed/seeds feedback deed/deeds breed/breeds/bred/breeding
  proceed/proceeds/proceeded/proceeding/proceedings exceed/exceeds/exceeded/exceeding
  succeed/succeeds/succeeded/succeeding bus/buses gas/gases lens/lenses plus virus/viruses campus/campuses
  status/statuses bonus/bonuses census/censuses consensus bias/biases/biased canvas/canvases atlas/atlases
  surplus/surpluses corpus/corpora lie/lies/lied/lying die/dies/died/dying tie/ties/tied/tying
  tax/taxes/taxed/taxing quiz/quizzes state/states/stated/stating stat/stats plan/plans/planned/planning
  plane/planes wing/wings rate/rates/rated/rating/ratings rat/rats hope/hopes/hoped/hoping hop/hops/hopped/hopping
  ware/wares war/wars car/cars care/cares/cared/caring bar/bars/barred/barring bare scar/scars
  scare/scares/scared/scaring use/uses/used/using king/kings ring/rings string/strings wedding/weddings
  ceiling/ceilings hero/heroes veto/vetoes/vetoed/vetoing echo/echoes/echoed/echoing potato/potatoes tomato/tomatoes
  embargo/embargoes cargo/cargoes/cargos tornado/tornadoes torpedo/torpedoes building/buildings finding/findings
  warning/warnings saving/savings holding/holdings setting/settings ruling/rulings rating/ratings heading/headings
  recording/recordings failing/failings filing/filings funding crossing/crossings killing/killings landing/landings
  listing/listings opening/openings paragraph/paragraphs sibling/siblings shortcoming/shortcomings
  understanding/understandings undertaking/undertakings training/trainings marketing premise/premises quota/quotas
  agenda/agendas visa/visas arena/arenas drama/dramas era/eras area/areas idea/ideas sea/seas`;

/**
 * Regular verbs that no ending tells of. Those in -ise, -ize, -ify and -ate are made by rule; whether a last
 * consonant is doubled as well, but for `doubling`.
 */
export const regularVerbs =
  `change centre size disadvantage diverge outnumber outlaw outpace outperform abandon abolish absorb abstain abuse
  accelerate accept access accommodate accompany accomplish accord account accuse achieve acknowledge acquire act
  adapt add address adhere adjourn adjust administer admire admit adopt advance advise affect affirm afford age
  aggravate agree aid aim alarm alert align allege allow ally alter amend amount amplify analyse anchor announce
  annex annoy anticipate apologise appeal appear append applaud apply appoint appraise appreciate approach approve
  arbitrate argue arm arrange arrest arrive ascertain ask aspire assassinate assault assemble assert assess assign
  assist assume assure attach attack attain attempt attend attract attribute audit authorise avail avert avoid await
  award back bail balance ban bank bar bargain base battle become befit beg behave belong benefit betray bias bid
  bill blame blast blend bless blind block board boast bolster bomb boost border borrow bother bounce breach break
  breathe bridge brief broaden brush budget burden bury calculate call calm campaign cancel capture care carry
  cascade cater cause caution cease celebrate certify chair challenge channel charge charter chase cheat check cheer
  cite claim clarify clash classify clean clear climb cling close cluster coach coerce coincide collaborate collapse
  collect collide combat combine comfort command commence commend comment commission commit communicate compare
  compel compensate compete compile complain complement complete complicate compliment comply compose compound
  comprehend comprise compromise conceal concede conceive concentrate concern conclude condemn condition conduct
  confer confess confide configure confine confirm confiscate conflict conform confront confuse congratulate connect
  conquer consent conserve consider consign consist console consolidate constitute constrain construct consult
  consume contact contain contaminate contemplate contend content contest continue contract contradict contrast
  contravene contribute control convene converge convert convey convict convince cooperate coordinate cope copy
  correct correlate correspond corrupt couch cough counsel count counter couple cover crack craft crash crave create
  credit criticise cross crush cry cultivate cure curtail damage dance dare date debate debit decay deceive decide
  declare decline decrease decree dedicate deduce deduct deem deepen default defeat defend defer define deflect
  delay delegate delete deliberate delight deliver demand demolish demonstrate denounce deny depart depend depict
  deplete deplore deploy deport deposit deprive derail derive derogate descend describe desert deserve design
  designate desire destroy destruct detach detail detain detect deter deteriorate determine develop deviate devise
  devote diagnose dialogue die differ digest dilute diminish direct disable disagree disappear disappoint disapprove
  discard discharge disclose discontinue discourage discover discriminate discuss dismantle dismiss dispatch
  dispense disperse displace display dispose dispute disqualify disregard disrupt disseminate dissolve distinguish
  distort distract distribute disturb divert divide dominate donate double doubt draft drain dress drift drill drop
  drown dump duplicate dwarf earmark earn ease echo edit educate effect elaborate elect elevate eliminate embark
  embed embody embrace emerge emit emphasise employ empower enable enact encounter encourage end endanger endeavour
  endorse endow endure enforce engage engender engulf enhance enjoy enlarge enlist enquire enrich enrol ensue ensure
  entail enter entertain entitle entrench entrust envisage equal equip eradicate erase erect erode err escalate
  escape establish esteem estimate evacuate evade evaluate evict evolve exacerbate exaggerate examine excel except
  exchange exclude excuse execute exempt exercise exert exhaust exhibit exist expand expect expel experience
  experiment expire explain explode exploit explore export expose express extend extract face facilitate factor fade
  fail faint fake fan farm fasten favour fear feature federate figure file fill film filter finalise finance fine
  finish fire fish fit fix flag flaw float flood flourish flow fluctuate flush fold follow force foreclose forge
  form formulate forward foster found frame free fuel fulfil fulfill function fund further gain gamble garner gather
  gauge generate glance govern grade grant grasp greet group guarantee guard guess guide halt hamper hand handle
  happen harass harbour harm harmonise harness harvest hasten hate head heal heat hedge help hesitate highlight
  hinder hire honour host house hunt hurry identify ignore illuminate illustrate imagine impact impair impart impede
  impersonate impinge implement implicate imply import impose impress imprison improve incite incline include
  incorporate increase incur indicate induce indulge infect infer inflict influence inform infringe inhabit inherit
  inhibit initiate inject injure innovate inquire insert insist inspect inspire install instil institute instruct
  insulate insult insure integrate intend intensify interact intercept interconnect interest interfere interpret
  interrogate interrupt intervene interview introduce invade invalidate invent invest investigate invite invoke
  involve irrigate isolate issue join joke judge jump justify kick kill kiss knock label labour lack land lapse last
  laugh launch lay leak lease lessen level levy liaise liberate license lift like limit linger link list listen live
  load loan lobby locate lock lodge log look loosen love lower mail mainstream maintain manage mandate manifest
  manipulate manufacture map march mark market marry master match materialise matter mature maximise measure mediate
  meddle mend mention merge merit migrate mind minimise mirror misuse mitigate mix mobilise model moderate modernise
  modify monitor motivate mount move multiply murder name narrow near necessitate neglect negotiate net nominate
  normalise note notice notify nourish number obey object oblige obscure observe obstruct obtain occupy occur offend
  offer offset omit open operate oppose oppress opt optimise order organise orient originate oust outline output
  outsource outweigh overburden overhaul overlap overload overlook overturn owe own pack package paint park part
  participate pass pause peak perceive perform perish permit perpetuate persecute persist persuade phase phone pick
  picture pile pioneer place plague plant play plead please pledge plug point poison police poll pollute ponder pool
  populate portray pose position possess post postpone pour practise praise pray preach precede precipitate preclude
  predict predominate prefer prejudice prepare prescribe present preserve preside press pressure presume pretend
  prevail prevent price print prioritise probe process proclaim procure produce profess profile profit progress
  prohibit project prolong promise promote prompt pronounce propose prosecute prosper protect protest provide
  provoke publish pull pump punish purchase purge pursue push qualify quantify quarrel query question queue quote
  race radiate raid raise rally range rank rape ratify rationalise reach react reaffirm realign realise reallocate
  reap reappear rearrange reason reassess reassure rebel rebuke recall recede receive reckon reclaim recognise
  recommend reconcile reconsider reconstruct record recount recover recruit rectify recur recycle redirect
  redistribute redress reduce refer refine reflect reform refrain refuel refund refurbish refuse refute regain
  regard register regret regulate rehabilitate reimburse reinforce reintroduce reiterate reject rejoice rejoin
  relate relax relaunch release relieve relinquish relocate rely remain remark remedy remember remind remit remove
  remunerate render renegotiate renew renounce renovate rent reopen repair repatriate repay repeal repeat repel
  replace replicate reply report repress reproduce request require rescue research resemble resent reserve reset
  reside resign resist resolve resort respect respond rest restate restore restrain restrict restructure result
  resume retail retain retaliate rethink retire retreat retrieve return reunite reuse reveal reverse review revise
  revisit revitalise revive revoke revolve reward risk rival roll root rotate round route rule rush sabotage
  sacrifice safeguard sail salute sample sanction satisfy save scale scan scatter schedule score scrap screen
  scrutinise seal search secure seem segment seize select separate serve settle sever shape share sharpen shed
  shelter shift ship shock shop shorten shout sideline sign signal signify silence simplify skip slam slash
  slaughter slip slow smoke smuggle soften solve sort sound source space span spark specialise specify speculate
  sponsor spot stabilise staff stage stagnate stall stamp star stare start starve stay steer stem step stimulate
  stipulate stock stop store strain strangle streamline strengthen stress stretch strip strive structure struggle
  study subject submit subscribe subsidise substitute suffer suffice suggest suit summarise summon supervise
  supplement supply support suppose suppress surf surge surpass surprise surrender surround survey survive suspect
  suspend sustain switch symbolise tackle tailor talk tap target taste tempt tend tender terminate test testify
  thank threaten tighten tolerate top torture toss total touch tour trace track trade trail train transcend
  transcribe transfer transform transgress transit translate transmit transpire transport transpose trap travel
  traverse treat trigger trim triple trouble trust try tune turn type undermine underline underpin underscore unfold
  unify unveil update upgrade upload download urge utilise vaccinate validate value vanish vary venture verify view
  violate visit visualise voice void volunteer vote vow wage wait waive walk wander want warm warn warrant wash
  waste watch water weaken weigh welcome whip widen wipe wish witness wonder work worry worsen worship wrap yield
  blot blur bog bug cap chat chop clap clip clog cram crop dam dim dip drag drip drum flap flip fog gag get grab
  grin grip hug hum jam jog kid knit knot lag mop mug nap nod pat peg pet pin plod plot pop prod program prop rap
  rib rig rob rot rub sag scrub shrug sip skim slap slim slot snap sob spin stab stir strap stun swap tag tan thin
  tip trot tug wag zip answer anger appropriate approximate articulate boycott brand broker bruise bully burgle
  butcher cane chain commemorate circumvent circulate colonise cool coast cycle characterise categorise enshrine
  foment headline hurl invoice itemise juggle ladder landfill ladle leverage lump lure mistreat muddle murmur
  mushroom muzzle needle nurse obsess orchestrate overestimate underestimate overrule overstate paralyse paraphrase
  pardon patrol peddle penalise pinpoint pivot plough pocket poach preen privilege propel purport quell ration
  rattle reference reschedule retrofit sack salvage scapegoat scream secrete shelve shield sketch smear smooth snub
  soar solicit spare spearhead spy square squeeze stifle stigmatise stoke straddle strand subdue substantiate
  subvert sue sum swamp tarnish tax telephone thwart topple toughen trample triumph trump uncover undercut undo
  unload unlock uproot usher vacate veil veto victimise vie vilify wane wield withdraw wreck wrestle`
    .trim()
    .split(/\s+/);
