/** Groups of forms that no rule makes. */
export const irregularWords = `tel/telle/tels/telles fond/fonds debat/debats combat/combats envoi/envois renvoi/renvois convoi/convois
  tournoi/tournois porteur/porteuse/porteurs/porteuses rapporteur/rapporteuse/rapporteurs/rapporteuses
  transporteur/transporteuse/transporteurs/transporteuses acheteur/acheteuse/acheteurs/acheteuses
  emprunteur/emprunteuse/emprunteurs/emprunteuses recruteur/recruteuse/recruteurs/recruteuses
  visiteur/visiteuse/visiteurs/visiteuses entreprise/entreprises oeil/yeux travail/travaux bail/baux vitrail/vitraux
  corail/coraux email/emails detail/details rail/rails portail/portails bal/bals carnaval/carnavals
  festival/festivals final/finals/finale/finales fatal/fatals/fatale/fatales naval/navals/navale/navales
  egal/egale/egaux/egales oral/orale/oraux/orales visa/visas important/importante/importants/importantes
  banal/banals/banale/banales regional/regionaux/regionale/regionales beau/bel/belle/beaux/belles
  nouveau/nouvel/nouvelle/nouveaux/nouvelles vieux/vieil/vieille/vieilles fou/folle/fous/folles
  mou/molle/mous/molles public/publique/publics/publiques blanc/blanche/blancs/blanches
  franc/franche/francs/franches sec/seche/secs/seches long/longue/longs/longues grec/grecque/grecs/grecques
  turc/turque/turcs/turques caduc/caduque/caducs/caduques mer/mers mere/meres pere/peres frere/freres port/ports
  pont/ponts loi/lois roi/rois foi emploi/emplois maire/maires mairie/mairies main/mains part/parts parti/partis
  partie/parties bon/bonne/bons/bonnes poisson/poissons poison/poisons court/courte/courts/courtes cour/cours
  vin/vins vingt tour/tours jour/jours sejour/sejours four/fours retour/retours etat/etats ete/etes sein/seins
  saint/sainte/saints/saintes impot/impots depot/depots heros/heroine/heroines doux/douce/douces roux/rousse/rousses
  faux/fausse/fausses jaloux/jalouse/jalouses gros/grosse/grosses gras/grasse/grasses bas/basse/basses
  las/lasse/lasses epais/epaisse/epaisses expres/expresse/expresses frais/fraiche/fraiches tiers/tierce/tierces
  exclus/excluse/excluses favori/favorite/favoris/favorites gentil/gentille/gentils/gentilles nul/nulle/nuls/nulles
  pareil/pareille/pareils/pareilles vermeil/vermeille net/nette/nets/nettes sot/sotte/sots/sottes
  muet/muette/muets/muettes complet/complete/complets/completes concret/concrete/concrets/concretes
  discret/discrete/discrets/discretes secret/secrete/secrets/secretes inquiet/inquiete/inquiets/inquietes
  incomplet/incomplete/incomplets/incompletes desuet/desuete/desuets/desuetes replet/replete bref/breve/brefs/breves
  neuf/neuve/neufs/neuves veuf/veuve/veufs/veuves juif/juive/juifs/juives serf/serfs chef/chefs relief/reliefs
  grief/griefs fief/fiefs dernier/derniere/derniers/dernieres premier/premiere/premiers/premieres
  cher/chere/chers/cheres fier/fiere/fiers/fieres leger/legere/legers/legeres
  etranger/etrangere/etrangers/etrangeres passager/passagere/passagers/passageres
  boulanger/boulangere/boulangers/boulangeres boucher/bouchere/bouchers/boucheres
  mensonger/mensongere/mensongers/mensongeres amer/amere/amers/ameres
  conseiller/conseillere/conseillers/conseilleres berger/bergere/bergers/bergeres danger/dangers hiver/hivers
  enfer/enfers fer/fers cancer/cancers clocher/clochers rocher/rochers marcher plancher/planchers verger/vergers
  manager/managers leader/leaders dealer/dealers dollar/dollars meilleur/meilleure/meilleurs/meilleures
  majeur/majeure/majeurs/majeures mineur/mineure/mineurs/mineures auteur/auteure/auteurs/auteures
  professeur/professeure/professeurs/professeures ingenieur/ingenieure/ingenieurs/ingenieures
  procureur/procureure/procureurs/procureures gouverneur/gouverneure/gouverneurs/gouverneures
  chasseur/chasseuse/chasseurs/chasseuses enqueteur/enqueteuse/enqueteurs/enqueteuses/enquetrice/enquetrices
  docteur/docteure/docteurs/docteures homme/hommes femme/femmes fille/filles fils monsieur/messieurs madame/mesdames
  mademoiselle/mesdemoiselles bijou/bijoux caillou/cailloux chou/choux genou/genoux hibou/hiboux joujou/joujoux
  pou/poux pneu/pneus bleu/bleus/bleue/bleues feu/feux lieu/lieux milieu/milieux enjeu/enjeux jeu/jeux aveu/aveux
  voeu/voeux cheveu/cheveux neveu/neveux adieu/adieux curriculum maximum/maxima/maximums minimum/minima/minimums
  media/medias forum/forums album/albums lobby/lobbies/lobbys test/tests weekend/weekends match/matchs/matches
  sandwich/sandwichs/sandwiches aigu/aigue/aigus/aigues ambigu/ambigue/ambigus/ambigues
  absolu/absolue/absolus/absolues continu/continue/continus/continues superflu/superflue/superflus/superflues
  ardu/ardue/ardus/ardues individu/individus menu/menus contenu/contenus statu inconnu/inconnue/inconnus/inconnues
  malvenu/malvenue/malvenus/malvenues bienvenu/bienvenue/bienvenus/bienvenues ami/amie/amis/amies
  ennemi/ennemie/ennemis/ennemies joli/jolie/jolis/jolies poli/polie/polis/polies hardi/hardie/hardis/hardies
  demi/demie/demis/demies uni/unie/unis/unies abri/abris defi/defis delai/delais essai/essais suivi/suivis
  pari/paris elu/elue/elus/elues depute/deputee/deputes/deputees employe/employee/employes/employees
  salarie/salariee/salaries/salariees delegue/deleguee/delegues/deleguees refugie/refugiee/refugies/refugiees
  retraite/retraitee/retraites/retraitees handicape/handicapee/handicapes/handicapees
  diplome/diplomee/diplomes/diplomees echevin/echevine/echevins/echevines voisin/voisine/voisins/voisines
  medecin/medecins masculin/masculine/masculins/masculines feminin/feminine/feminins/feminines
  clandestin/clandestine/clandestins/clandestines latin/latine/latins/latines certain/certaine/certains/certaines
  cousin/cousine/cousins/cousines fin/fine/fins/fines marin/marine/marins/marines divin/divine/divins/divines
  plein/pleine/pleins/pleines serein/sereine/sereins/sereines vain/vaine/vains/vaines sain/saine/sains/saines
  humain/humaine/humains/humaines urbain/urbaine/urbains/urbaines prochain/prochaine/prochains/prochaines
  contemporain/contemporaine/contemporains/contemporaines souverain/souveraine/souverains/souveraines
  soudain/soudaine/soudains/soudaines lointain/lointaine/lointains/lointaines romain/romaine/romains/romaines
  africain/africaine/africains/africaines europeen/europeenne/europeens/europeennes
  citoyen/citoyenne/citoyens/citoyennes moyen/moyenne/moyens/moyennes commun/commune/communs/communes
  brun/brune/bruns/brunes opportun/opportune/opportuns/opportunes aucun/aucune patron/patronne/patrons/patronnes
  breton/bretonne/bretons/bretonnes mignon/mignonne paysan/paysanne/paysans/paysannes
  partisan/partisane/partisans/partisanes artisan/artisane/artisans/artisanes
  musulman/musulmane/musulmans/musulmanes afghan/afghane/afghans/afghanes catalan/catalane/catalans/catalanes
  roman/romane/romans/romanes grand/grande/grands/grandes allemand/allemande/allemands/allemandes
  flamand/flamande/flamands/flamandes marchand/marchande/marchands/marchandes gourmand/gourmande
  second/seconde/seconds/secondes profond/profonde/profonds/profondes rond/ronde/ronds/rondes fecond/feconde
  chaud/chaude/chauds/chaudes froid/froide/froids/froides lourd/lourde/lourds/lourdes sourd/sourde/sourds/sourdes
  tard blond/blonde laid/laide/laids/laides nord sud bond/bonds bord/bords abord accord/accords record/records
  regard/regards standard/standards retard/retards milliard/milliards hasard/hasards placard/placards
  brancard/brancards bavard/bavarde/bavards/bavardes haut/haute/hauts/hautes petit/petite/petits/petites
  droit/droite/droits/droites etroit/etroite/etroits/etroites adroit/adroite maladroit/maladroite
  gratuit/gratuite/gratuits/gratuites subit/subite/subits/subites inedit/inedite/inedits/inedites illicite/illicites
  fortuit/fortuite/fortuits/fortuites parfait/parfaite/parfaits/parfaites imparfait/imparfaite
  satisfait/satisfaite/satisfaits/satisfaites exact/exacte/exacts/exactes inexact/inexacte/inexacts/inexactes
  strict/stricte/stricts/strictes direct/directe/directs/directes indirect/indirecte/indirects/indirectes
  correct/correcte/corrects/correctes incorrect/incorrecte/incorrects/incorrectes
  suspect/suspecte/suspects/suspectes distinct/distincte/distincts/distinctes intact/intacte/intacts/intactes
  abstrait/abstraite/abstraits/abstraites compact/compacte/compacts/compactes
  succinct/succincte/succincts/succinctes conjoint/conjointe/conjoints/conjointes
  adjoint/adjointe/adjoints/adjointes saoul/saoule fort/forte/forts/fortes mort/morte/morts/mortes
  expert/experte/experts/expertes vert/verte/verts/vertes ouvert/ouverte/ouverts/ouvertes
  desert/deserte/deserts/desertes offert/offerte idiot/idiote/idiots/idiotes avocat/avocate/avocats/avocates
  candidat/candidate/candidats/candidates delicat/delicate/delicats/delicates plat/plate/plats/plates
  ingrat/ingrate/ingrats/ingrates lent/lente/lents/lentes pret/prete/prets/pretes brut/brute/bruts/brutes
  tout/toute/touts/toutes avant devoue/devouee juste/justes robuste/robustes triste/tristes vaste/vastes
  modeste/modestes manifeste/manifestes espagnol/espagnole/espagnols/espagnoles mongol/mongole
  seul/seule/seuls/seules clair/claire/clairs/claires noir/noire/noirs/noires dur/dure/durs/dures
  pur/pure/purs/pures sur/sure/surs/sures mur/murs futur/future/futurs/futures obscur/obscure/obscurs/obscures
  impur/impure premature/prematures gris/grise/grises precis/precise/precises concis/concise/concises
  indecis/indecise/indecises divers/diverse/diverses pervers/perverse/perverses confus/confuse/confuses
  diffus/diffuse/diffuses clos/close/closes dispos/dispose mauvais/mauvaise/mauvaises suisse/suisses
  creux/creuse/creuses entretien/entretiens soutien/soutiens maintien/maintiens lien/liens bien/biens tissu/tissus
  refus revenu/revenus detenu/detenue/detenus/detenues blesse/blessee/blesses/blessees recherche/recherches
  faille/failles rebelle/rebelles restaurant/restaurants bombardement/bombardements actif/active/actifs/actives
  travailleur/travailleuse/travailleurs/travailleuses bourgmestre/bourgmestres
  inapproprie/inappropriee/inappropries/inappropriees
  disproportionne/disproportionnee/disproportionnes/disproportionnees
  instantane/instantanee/instantanes/instantanees prive/privee/prives/privees age/agee/ages/agees sense/sensee
  modere/moderee/moderes/moderees president/presidente/presidents/presidentes client/cliente/clients/clientes
  agent/agente/agents/agentes adolescent/adolescente/adolescents/adolescentes
  adherent/adherente/adherents/adherentes resident/residente/residents/residentes parent/parente/parents/parentes
  patient/patiente/patients/patientes absent/absente/absents/absentes present/presente/presents/presentes
  etudiant/etudiante/etudiants/etudiantes habitant/habitante/habitants/habitantes
  migrant/migrante/migrants/migrantes representant/representante/representants/representantes
  participant/participante/participants/participantes`;

/** Nouns that no verb has among its forms, although one could: `parti` is commoner than partir. */
export const ownNouns = new Set(
  `entreprise entreprises faille failles foi sens fond fonds debat debats part parts parti partis partie parties visa visas
  important importante importants importantes`.split(/\s+/),
);

/** Words that are the same in singular and plural, or have no plural worth finding. */
export const invariable = new Set(
  `temps corps pays mois bras sens propos fois cas repas proces succes acces progres avis prix voix choix croix paix
  abus refus processus consensus virus campus bus plus gaz nez riz bois poids puits fonds discours secours concours
  parcours recours encours palais relais rabais laquais anglais biais dais marais tas bas pas tapis sursis devis
  logis brebis souris debris taudis heros dos os enclos repos chaos cosmos radius corpus lapsus bonus malus terminus
  cactus opus cursus prospectus exces deces pres tres congres expres jadis puis depuis hormis toujours ailleurs
  plusieurs univers divers envers revers travers vers tiers perdreaux index flux reflux influx afflux taux maux houx
  epoux toux box silex phenix lynx larynx remous velours jus talus cens encens suspens moeurs ciseaux obseques frais
  honoraires irak bruxelles paris londres athenes naples reims flandres ardennes`.split(/\s+/),
);

/** Masculine words whose ending elsewhere has a feminine. */
export const onlyMasculine = new Set(
  `courriel huissier referentiel animal canal capital cheval hopital journal metal signal tribunal local mal bocal
  cristal arsenal cardinal minerai caporal quintal rival terminal portail vassal appel hotel logiciel tunnel label
  duel recel ciel miel sel gel degel pastel materiel seul rappel carrousel pixel scalpel missel colonel betail tarif
  motif dispositif massif canif if recif preservatif dossier papier quartier fichier chantier courrier janvier
  fevrier metier clavier calendrier atelier escalier palier pilier acier sentier panier cahier terrier gibier
  sablier evier loyer foyer bouclier chevalier denier grenier levier rosier olivier pommier hier levrier gravier
  secteur moteur facteur vecteur compteur ordinateur indicateur detecteur capteur conteneur carburateur reacteur
  tracteur aspirateur refrigerateur generateur transformateur ascenseur amateur denominateur multiplicateur
  convertisseur valeur erreur couleur longueur faveur hauteur largeur ampleur vigueur rigueur grandeur douleur
  chaleur lenteur teneur ferveur fureur horreur terreur peur odeur lueur saveur vapeur profondeur douceur lourdeur
  pudeur sueur stupeur torpeur humeur rumeur tumeur primeur honneur bonheur malheur coeur soeur choeur labeur heure
  demeure argent accident incident instant enfant restaurant montant document talent vent cent continent trident
  orient occident couvent serpent torrent excedent contingent antecedent expedient ingredient inconvenient
  coefficient quotient patent convent centre element gant avant devant auparavant maintenant pourtant cependant
  autant tant tellement volant carburant croissant diamant elephant pendant durant moyennant nonobstant pan quant
  avenant terrain train pain bain gain grain entrain refrain lendemain demain parrain essaim bassin magasin matin
  jardin bulletin besoin moulin vaccin dessin chemin scrutin destin declin raisin requin patin venin ravin soutien
  bien lien rien chien combien entretien maintien mien tien sien examen lycee musee trophee`.split(/\s+/),
);

/** Feminine words whose ending elsewhere has a masculine. */
export const onlyFeminine = new Set(
  `recidive parcelle tutelle echelle poubelle vaisselle cervelle semelle nacelle querelle sequelle etincelle dentelle
  ficelle voyelle chapelle pelle selle aisselle passerelle clientele modele elle laquelle celle quelle ruelle
  succursale cathedrale escale cale malle salle balle halle dalle percale rafale timbale morale capitale finale
  initiative perspective directive alternative archive rive derive tentative lessive offensive locomotive missive
  gencive salive endive olive cive vente attente entente rente pente plante tente variante detente trente quarante
  cinquante soixante descente mesentente charpente amiante dilettante epouvante tante soupente fente menthe matiere
  maniere carriere lumiere barriere riviere biere priere filiere frontiere poussiere lisiere croisiere cimetiere
  jachere misere colere bouillotiere charniere cafetiere tabatiere pepiniere bandouliere derriere arriere fourriere
  criniere paupiere orniere bannière banniere panthere vipere litiere semaine centaine dizaine douzaine quinzaine
  vingtaine trentaine cinquantaine fontaine laine haine graine peine veine scene baleine haleine domaine marjolaine
  migraine plaine chaine gaine aubaine porcelaine chaise fraise braise falaise aise malaise glaise fournaise hausse
  crise valise analyse annee journee soiree matinee armee idee duree entree portee donnee assemblee arrivee pensee
  allee chaussee denree epee vallee corvee croisee cheminee maree fusee randonnee tournee traversee travee percee
  poussee gelee destinee contree cuillere tranchee mêlee melee veillee envolee enjambee levee creance seance marine
  cuisine machine medecine usine origine racine vitamine piscine mine ruine cantine ecurie routine colline
  discipline doctrine essence poitrine epine colonne personne couronne tonne zone bourgogne campagne industrie
  energie economie partie mairie sortie categorie theorie batterie garantie serie vie heure demeure voiture facture
  lecture nature culture structure mesure figure rupture`.split(/\s+/),
);

/** Words that have no forms at all. */
export const frenchFunctionWords: ReadonlySet<string> = new Set(
  `plus mieux toutefois davantage cependant pourtant autant beaucoup juin juillet janvier fevrier mars avril mai aout
  septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche coronavirus les des une
  alle aux par pour sur sous dans avec sans moins que qui quoi dont est sont etre avoir ont ait aie aies mais donc car
  nous vous ils elle elles lui leur leurs son ses mon mes ton tes notre nos votre vos cet cette ces tout tous toute
  toutes bien non oui comme entre vers chez selon lors lorsque pendant apres contre ainsi aussi alors encore deja
  jamais peu trop assez ici autre autres meme memes etant avant quand comment pourquoi combien afin parce puisque
  quoique tandis malgre parmi outre concernant ceci cela celui celle ceux celles lequel laquelle lesquels lesquelles
  auquel duquel desquels auxquels quel quelle quels quelles chaque quelque quelques certes sera serait seront
  seraient etait etaient avait avaient aura auront aurait auraient ayant eu eue fut furent soit soient serai serons
  serez suis sommes etes avons avez aurai aurons aurez etais avais avions aviez etions etiez serions serais aurais
  aurions plutot tres voire tant tellement surtout bientot aujourdhui hier demain maintenant longtemps souvent
  parfois enfin ensuite puis ailleurs dehors dedans desormais dorenavant dessus dessous partout rien aucun notamment
  egalement seulement vraiment environ presque quasi loin pres quant hors sauf voici voila deux trois quatre cinq
  six sept huit dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante mille cf art
  etc`.split(/\s+/),
);
