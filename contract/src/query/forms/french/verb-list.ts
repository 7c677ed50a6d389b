/** Verbs in -er, without it. */
export const erVerbs =
  `delegu conjugu relegu persever recapitul retract enregistr sembl ressembl rassembl cre aver pein enfonc immisc
  regn delivr melang agenc sem hospitalis localis relocalis verbalis agress conditionn approvisionn abaiss abandonn
  abim abord abreg abrog absorb accabl acceler accept accompagn accord accoutum accroch accumul accus achemin achet
  achev acquitt actionn activ actualis adapt additionn adjug admir administr adopt adress aer affect affich affirm
  afflig affront aggrav aid ajourn ajout ajust alarm alert align aliment alleg allou alter altern amelior amen
  amenag amorc amput anim annex annonc annul anticip apais appel appliqu apport appos apprehend appreci approch
  approuv appuy arbitr arm arrach arrang arret arriv articul aspir assembl assign assimil assist associ assum assur
  attel attach attaqu attent attenu attest attir attrap attribu augment autoris avanc avou baiss balay barr bavard
  bloqu bombard bouch boug boulevers bouscul boycott branch brav bris brul cach calcul calm cambriol camp capt
  caracteris cass caus ced celebr censur centralis cess chang chant charg chass chauff cherch chiffr choqu circul
  cit clarifi class clotur coch coinc coincid collabor collect coll colonis combl combin command commenc comment
  commercialis communiqu compar compens compil complet complex compliqu comport compos comprim compt concentr
  concern concert concili concord concretis condamn confess confi configur confin confirm confisqu confront congel
  connect consacr conseill conserv consider consign consist consol consolid constat constitu consult consomm contact
  contamin contempl content contest contourn contract contrari contrast contribu control convoqu cooper coordonn
  copi corrobor cot coupl coup cout creus crev cri critiqu crois cultiv cumul dans dat debarqu debarrass debat
  debloqu debord debouch debours debout debrouill debut decal dechain dechir decid declar declench declin decol
  decolor deconfin deconseill decor decoup decourag decret dedi dedommag dedouan deduir defavoris defil degag degrad
  degrev deliber delimit delocalis demand demarr demen demenag demissionn demont demontr demotiv denigr denonc
  denombr depass depech depend depens deplac deplor deploy depos depouill derang derap deregul derob derog deroul
  desactiv desamorc desapprouv desengag desequilibr desert design desir desist desoblig destabilis destin detach
  detaill detect determin deterior detest detourn detron devalu devanc devast developp devers devi devin devoil
  devou diagnostiqu dialogu dict differ diffus digitalis diminu dirig discrimin discut dispens dispers dispos disput
  dissimul dissip distingu distribu diversifi divis divulgu document domin donn dop dot doubl dout dress duel dur
  dynamis ebauch ebranl ecart echang echapp echelonn echou eclair eclat economis ecoul ecout ecras edict edit eduqu
  effac effectu egal egar elabor elev elimin eloign elud emball embarqu embarrass embauch emerg emigr emmen empech
  empiet empil emprisonn emprunt encadr encaiss enchain encod encombr encourag endett endommag endoss enferm engag
  engendr enlev enonc enquet enrol enseign entam entass enterin enterr entour entrain entrav entr enumer envisag
  epargn epaul epingl epous epuis equilibr equip eradiqu erig espac esper esquiss essay estim etal etay etonn etouff
  etudi evacu evad evalu eveill evit evoqu evolu exager exalt examin excell except exclam excus execut exempt exerc
  exhort exig exil exist exoner expedi experiment expir expliqu exploit explor explos export expos exprim expropri
  expuls extermin fabriqu fach facilit factur falsifi familiaris fascin fatigu fauss favoris felicit ferm fich
  fidelis figur fil filtr financ fix flott focalis fond fonctionn forc forg form formalis formul fouill frapp fraud
  frequent frein frustr fum fusionn gach gagn garant gard gaspill gel gener generalis ger gliss gouvern gratifi grev
  griff group guett guid habit habilit handicap harcel harmonis hauss heberg hesit heurt homologu honor humili
  identifi ignor illustr imagin imit immatricul immigr immobilis impact implant implement impliqu implor import
  impos imprim improvis imput inaugur incarcer incarn incendi incit inclin incomb incorpor incrimin inculp indemnis
  index indiqu individualis infiltr inflig influenc inform inger initi inject innov inond insist inspect inspir
  install instaur instill institu insult instrumentalis integr intensifi intent intercept interess interfer intern
  interpell interpret interrog intimid intitul invalid invent invers invit invoqu irrit isol jalonn jet jou jug
  juxtapos jur justifi laiss lanc lass lav legalis legifer lesin lev liber libell li licenci limit liquid list livr
  log lou loup lutt maitris major malmen manag mand mandat mang manifest manoeuvr manipul manqu marchand march
  marginalis mari marqu masqu massacr materialis mel menac menag men mendi mentionn mepris merit mesur migr milit
  minimis mobilis model moder modernis modifi modul monopolis montr mont moqu motiv mouill multipli mut mutualis
  narr navigu necessit neglig negoci nettoy neutralis ni nivel nomin nomm normalis not notifi nuanc numeris objectiv
  object oblig observ obsed obstin obstru occasionn occup octroy offens officialis oper oppos opprim opt optimis
  orchestr ordonn organis orient oscill oubli outr oxyd pactis palli panach paraly paralys pardonn pari parl part
  partag particip pass passionn patient patrouill paus pay pech peaufin penalis pench penetr pens perennis
  perfectionn perfor perpetr perpetu persist personnalis persuad perturb pes peupl photographi pilot pinc pioch plac
  plaid plan planifi plant pleur plong poign point polemiqu politis pollu pomp ponctu port pos positionn possed post
  postul pouss pratiqu precaris preced preconis precipit precis prefer prejudici prelev preoccup prepar present
  preserv presid press presum pret priv privatis privilegi proced proclam procur prodigu professionnalis profil
  profit programm progress projet prolong promen promulgu prononc proportionn propos prospect protest proteg prouv
  provoqu publi puls qualifi quantifi questionn quitt raccompagn raccord rachet racont radicalis raffol rallong
  ramass ramen ranim rappel rapport rapproch rassur rat ratifi rationalis rattach rattrap ravag rayonn reactiv
  realis reaffirm recal recens recherch recit reclam recolt recommand recommenc recompens reconcili reconfort
  reconsider reconstitu recoup recrut rectifi recul recuper recycl redig redistribu redonn redoubl redout redress
  reevalu refer reflet reform refoul refug refus regard regionalis regl reglement regress regrett regroup regularis
  rehabilit rehauss reinser reinstall reinvent reiter rejet relach relanc relat relativis relay relev reli remarqu
  remball rembours remedi remerci remont remplac remport remuner rencontr renflou renforc renonc renouvel renov
  renseign rentabilis rentr renvers reorganis repar repercut repet replac report repos repouss represent reprim
  reproch repugn requalifi reserv resid resign resist respect respir responsabilis rest restaur restitu restructur
  result resum retard retir retourn retrac retrouv revaloris revel revendiqu revers revis revitalis revolt revoqu
  risqu ruin sabot sacrifi saign salu sanctionn satur sauvegard sauv scand scell scind scolaris secou second securis
  segment sejourn selectionn sensibilis separ sequestr serr sider sign signal signifi simplifi simul situ soign
  sollicit somm sombr sond song souci souffl souhait soulag soulev soulign soupconn specialis specifi specul
  sponsoris stabilis stagn standardis stationn statu steril stigmatis stimul stipul stock structur subordonn subsidi
  subsist substitu succed suffoqu sugger superpos supervis supplant support suppos supprim surcharg surestim surmont
  surnomm surpass survol surveill suscit suspect symbolis synchronis systematis tabl tach tard tax telephon
  telecharg televis temoign temper tent termin test tir toler tomb tortur totalis touch tourment tourn trait tranch
  tranquillis transfer transform transit transport transpos travaill travers trebuch trembl trich tripl tromp troubl
  trouv unifi urbanis us util utilis vaccin valid valoris vari vehicul veill ventil verif verifi verrouill vers veto
  vex vid viol vir vis visit visualis vol vot voyag vulgaris adher ax`
    .trim()
    .split(/\s+/);

/** Verbs in -ir like `finir`, without it. */
export const irVerbs =
  `rav vom tern pourr abasourd abol about abrut accompl affaibl affranch ag agrand alourd amoindr amort appauvr
  applaud approfond arrond assain assort assouv assujett atterr avert bann bat blanch chois convert defin degarn
  demol durc eblou eclairc elarg embell enrich envah epanou etabl etourd evanou faibl fin fleur fourn franch garant
  grand guer inflech interag intervert investi invest jaill maigr mur mun nant noirc nourr obe obscurc offic per pol
  pun raccourc rafraich raid ralent ramoll reag rebond redefin reflech rejou rempl rencher resplend retabl retent
  retrec reuss reun roug rug sais sal sev sub surg trah un vieill desobe desinvest reinvest ressais ressurg etoff`
    .trim()
    .split(/\s+/);

/**
 * Irregular verbs with their prefixes: infinitive, 1st and 3rd person singular, 3rd plural, stem of nous, stem of the
 * future, participle, stem of the subjunctive, past 3rd singular, and the prefixes it is found behind.
 */
export const irregularVerbs = `venir:viens:vient:viennent:ven:viendr:venu:vienn:vint:re,de,con,inter,par,pre,pro,sub,sur,sou,circon,contre,rede
  tenir:tiens:tient:tiennent:ten:tiendr:tenu:tienn:tint:re,de,con,main,abs,appar,entre,ob,sou
  prendre:prends:prend:prennent:pren:prendr:pris:prenn:prit:com,ap,sur,re,entre,me,desap
  mettre:mets:met:mettent:mett:mettr:mis:mett:mit:ad,com,per,pro,sou,trans,o,re,de,e,compro
  battre:bats:bat:battent:batt:battr:battu:batt:battit:a,com,de,ra,re
  voir:vois:voit:voient:voy:verr:vu:voi:vit:re,entre
  prevoir:prevois:prevoit:prevoient:prevoy:prevoir:prevu:prevoi:previt:
  pourvoir:pourvois:pourvoit:pourvoient:pourvoy:pourvoir:pourvu:pourvoi:pourvut:
  savoir:sais:sait:savent:sav:saur:su:sach:sut: devoir:dois:doit:doivent:dev:devr:du:doiv:dut:re
  pouvoir:peux:peut:peuvent:pouv:pourr:pu:puiss:put: vouloir:veux:veut:veulent:voul:voudr:voulu:veuill:voulut:
  valoir:vaux:vaut:valent:val:vaudr:valu:vaill:valut:equi,pre,re
  falloir:faut:faut:faut:fall:faudr:fallu:faill:fallut:
  recevoir:recois:recoit:recoivent:recev:recevr:recu:recoiv:recut:
  percevoir:percois:percoit:percoivent:percev:percevr:percu:percoiv:percut:a
  concevoir:concois:concoit:concoivent:concev:concevr:concu:concoiv:concut:
  decevoir:decois:decoit:decoivent:decev:decevr:decu:decoiv:decut:
  apercevoir:apercois:apercoit:apercoivent:apercev:apercevr:apercu:apercoiv:apercut:
  emouvoir:emeus:emeut:emeuvent:emouv:emouvr:emu:emeuv:emut:
  promouvoir:promeus:promeut:promeuvent:promouv:promouvr:promu:promeuv:promut:
  faire:fais:fait:font:fais:fer:fait:fass:fit:re,de,satis,contre
  dire:dis:dit:disent:dis:dir:dit:dis:dit:re,contre,pre,inter,me lire:lis:lit:lisent:lis:lir:lu:lis:lut:re,e,ree
  rire:ris:rit:rient:ri:rir:ri:ri:rit:sou ecrire:ecris:ecrit:ecrivent:ecriv:ecrir:ecrit:ecriv:ecrivit:d,re
  crire:cris:crit:crivent:criv:crir:crit:criv:crivit:ins,pres,sous,trans,des,circons,reins,pros
  vivre:vis:vit:vivent:viv:vivr:vecu:viv:vecut:sur,re suivre:suis:suit:suivent:suiv:suivr:suivi:suiv:suivit:pour
  croire:crois:croit:croient:croy:croir:cru:croi:crut: boire:bois:boit:boivent:buv:boir:bu:boiv:but:
  croitre:crois:croit:croissent:croiss:croitr:cru:croiss:crut:ac,de
  connaitre:connais:connait:connaissent:connaiss:connaitr:connu:connaiss:connut:re,me
  paraitre:parais:parait:paraissent:paraiss:paraitr:paru:paraiss:parut:ap,dis,com,trans,reap
  naitre:nais:nait:naissent:naiss:naitr:ne:naiss:naquit:re
  conclure:conclus:conclut:concluent:conclu:conclur:conclu:conclu:conclut:
  exclure:exclus:exclut:excluent:exclu:exclur:exclu:exclu:exclut:
  inclure:inclus:inclut:incluent:inclu:inclur:inclus:inclu:inclut:
  resoudre:resous:resout:resolvent:resolv:resoudr:resolu:resolv:resolut:
  dissoudre:dissous:dissout:dissolvent:dissolv:dissoudr:dissous:dissolv:dissolut:
  vaincre:vaincs:vainc:vainquent:vainqu:vaincr:vaincu:vainqu:vainquit:con
  plaire:plais:plait:plaisent:plais:plair:plu:plais:plut:de taire:tais:tait:taisent:tais:tair:tu:tais:tut:
  traire:trais:trait:traient:tray:trair:trait:trai:trait:ex,sous,abs,dis
  suffire:suffis:suffit:suffisent:suffis:suffir:suffi:suffis:suffit:
  courir:cours:court:courent:cour:courr:couru:cour:courut:par,con,ac,re,dis,en,se
  mourir:meurs:meurt:meurent:mour:mourr:mort:meur:mourut:
  acquerir:acquiers:acquiert:acquierent:acquer:acquerr:acquis:acquier:acquit:
  requerir:requiers:requiert:requierent:requer:requerr:requis:requier:requit:
  conquerir:conquiers:conquiert:conquierent:conquer:conquerr:conquis:conquier:conquit:
  ouvrir:ouvre:ouvre:ouvrent:ouvr:ouvrir:ouvert:ouvr:ouvrit:r,rec
  couvrir:couvre:couvre:couvrent:couvr:couvrir:couvert:couvr:couvrit:de,re
  offrir:offre:offre:offrent:offr:offrir:offert:offr:offrit:
  souffrir:souffre:souffre:souffrent:souffr:souffrir:souffert:souffr:souffrit:
  cueillir:cueille:cueille:cueillent:cueill:cueiller:cueilli:cueill:cueillit:ac,re
  fuir:fuis:fuit:fuient:fuy:fuir:fui:fui:fuit:en partir:pars:part:partent:part:partir:parti:part:partit:re
  sortir:sors:sort:sortent:sort:sortir:sorti:sort:sortit:res
  sentir:sens:sent:sentent:sent:sentir:senti:sent:sentit:con,res,pres
  mentir:mens:ment:mentent:ment:mentir:menti:ment:mentit:de
  servir:sers:sert:servent:serv:servir:servi:serv:servit:des,res
  dormir:dors:dort:dorment:dorm:dormir:dormi:dorm:dormit:en aller:vais:va:vont:all:ir:alle:aill:alla:
  envoyer:envoie:envoie:envoient:envoy:enverr:envoye:envoi:envoya:r
  asseoir:assieds:assied:asseyent:assey:assier:assis:assey:assit: nuire:nuis:nuit:nuisent:nuis:nuir:nui:nuis:nuisit:`;

/** Verbs in -dre, -pre and -tre like `vendre`, without -re. */
export const reVerbs =
  `attend entend rend vend tend perd repond fond defend depend suspend descend etend pretend confond correspond mord
  tord repand pend revend detend condescend interromp corromp romp survend apprehend distend fend refond morfond
  tond`.split(/\s+/);

/** Verbs in -uire like `produire`, without it. */
export const uireVerbs =
  `cond prod red introd trad constr instr detr sed ded ind reprod recond econd reconstr reintrod c end retrad`.split(
    ' ',
  );

/** Verbs in -indre like `craindre`, without it. */
export const indreVerbs =
  `cra contra pla atte ete restre pe fe jo rejo enfre astre ce te adjo depe repe enjo empre`.split(' ');
