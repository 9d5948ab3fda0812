import type { Catalog } from '../translator.ts'
import type { en } from './en.ts'

export const fr: Catalog<keyof typeof en> = {
  'fault.at': '{sentence} (Endroit : {path})',
  'fault.tooLarge':
    'Le fichier est trop gros : {bytes, number} octets, alors qu’on en lit {limit, number} au plus.',
  'fault.notJson': 'Ce n’est pas du JSON : ligne {line}, colonne {column}.',
  'fault.empty': 'Le fichier est vide.',
  'fault.truncated': 'Le fichier s’arrête au milieu : ligne {line}, colonne {column}.',
  'fault.tooDeep': 'Les listes et les objets sont imbriqués sur plus de {limit} niveaux.',
  'fault.forbiddenKey': 'Le nom « {key} » n’est pas autorisé.',
  'fault.wrongType': 'Attendu : {expected} ; trouvé : {got}.',
  'fault.missing': 'Il manque « {key} ».',
  'fault.unknownKey': '« {key} » n’a pas de sens ici.',
  'fault.notOneOf': '« {got} » ne fait pas partie de : {allowed}.',
  'fault.tooSmall': '{got} n’est pas possible ici : {minimum} au moins.',
  'fault.tooBig': '{got} n’est pas possible ici : {maximum} au plus.',
  'fault.tooSmall.text':
    'Le texte est trop court : {got, plural, one {# caractère} other {# caractères}} ; il en faut au moins {minimum}.',
  'fault.tooBig.text':
    'Le texte est trop long : {got, plural, one {# caractère} other {# caractères}} ; {maximum} au plus.',
  'fault.tooSmall.list':
    'La liste est trop courte : {got, plural, one {# élément} other {# éléments}} ; il en faut au moins {minimum}.',
  'fault.tooBig.list':
    'La liste est trop longue : {got, plural, one {# élément} other {# éléments}} ; {maximum} au plus.',
  'fault.badPattern': '« {got} » n’a pas la bonne forme ({pattern}).',
  'fault.badPattern.words': 'Ceci n’est pas possible ici.{clause}',
  'fault.wrongFormat': 'C’est une autre sorte de fichier : attendu {expected}, trouvé {got}.',
  'fault.wrongVersion': 'La version {got} ne peut pas être lue ici ; ce programme lit {expected}.',
  'fault.wrongGame': 'Ceci appartient à un autre jeu : attendu {expected}, trouvé {got}.',
  'fault.unknownGame': 'Il n’y a pas de jeu nommé « {got} ».',
  'fault.impossible': 'Une telle position est impossible : {why}',
  'fault.wrongSetup': 'Une partie ne peut pas être mise en place ainsi : {why}',
  'fault.illegalAction': 'L’entrée {seq} n’est pas permise : {why}',
  'fault.wrongSeat': 'Entrée {seq} : ce n’était pas à « {got} » d’agir.',
  'fault.brokenChain':
    'L’entrée {seq} a été modifiée : son empreinte ne découle pas des entrées précédentes.',
  'fault.wrongDice': 'Entrée {seq} : ce ne sont pas les dés qui avaient été promis.',
  'fault.wrongSecret': 'Le secret ne correspond pas à la promesse faite avant la première action.',
  'fault.wrongResult': 'La fin diffère : attendu {expected}, trouvé {got}.',
  'fault.wrongOrder': 'Les entrées ne sont pas dans l’ordre : attendu {expected}, trouvé {got}.',
  'fault.unreadable': 'Le fichier ne peut pas être ouvert : {reason}.',
  // What a file has, and should have, in a place
  'json.object': 'un objet',
  'json.array': 'une liste',
  'json.string': 'un texte',
  'json.number': 'un nombre',
  'json.int': 'un nombre entier',
  'json.boolean': 'true ou false',
  'json.null': 'rien (null)',
  'json.or': '{one} ou {other}',

  // Refusals of the match itself
  'refusal.notYourTurn': 'Ce n’est pas votre tour.',
  'refusal.matchOver': 'La partie est finie.',
  'refusal.nothingToUndo': 'Il n’y a rien à reprendre.',
  'refusal.nothingToRedo': 'Il n’y a rien à refaire.',
  'refusal.notSeated': 'Personne n’est assis là dans cette partie.',
  'refusal.rulesDiffer': 'Ces règles ne disent pas la même chose de ce qui a été joué jusqu’ici.',
  'refusal.otherPosition': 'Ce n’est pas la position qui était sur la table.',
  'refusal.rulesHeld': 'La partie a déjà été jouée selon ces règles.',
  'outcome.drawAgreed': 'Partie nulle : tous l’ont acceptée.',
  'outcome.resigned': '{names} {count, plural, one {gagne} other {gagnent}} : l’autre camp a abandonné.',
  'refusal.hasSecrets': 'Un jeu à secrets ne peut pas continuer sur un serveur une fois commencé.',
  'outcome.outOfTime':
    '{names} {count, plural, one {gagne} other {gagnent}} : l’autre camp a épuisé son temps.',
  'fact.takenBack': '{seat} reprend la dernière action.',
  'fact.takenBackByAll': 'Tous acceptent de reprendre des coups.',
  'fact.resigned': '{seat} abandonne.',
  'fact.outOfTime': '{seat} a épuisé son temps.',
  'fact.drawAgreed': 'Tous acceptent la partie nulle.',
  'fact.handedOver': '{name} prend la place : {seat}.',
  'fact.wentOnline':
    'La partie continue sur un serveur. Ses dés viennent d’une nouvelle promesse et des mots de toutes les places.',
  'fact.rules': 'La partie continue selon la version {version} des règles.',
  'fact.sameRules':
    'À partir d’ici vaut la version {version} des règles, qui dit la même chose de tout ce qui précède.',
  'replay.noBoard':
    'Cette partie raconte ce qu’une seule place a vu : elle a une chronique, mais pas de plateau à montrer.',

  // Computer opponents
  'player.random': 'Hasard',
  'player.greedy': 'Avide',
  'player.novice': 'Novice',
  'player.squire': 'Écuyer',
  'player.captain': 'Capitaine',
  'player.warlord': 'Seigneur de guerre',
  'player.engine': 'Moteur',

  // Files
  'file.missing': 'ce fichier n’existe pas',
  'file.folder': 'c’est un dossier',
  'file.special': 'ce n’est pas un fichier ordinaire',
  'file.forbidden': 'il n’est pas permis de le lire ou de l’écrire',
  'file.full': 'le disque est plein',
  'file.notWritten': '{file} ne peut pas être écrit : {reason}.',

  // Command line
  'cli.description': 'Des jeux de plateau fantastiques dont toutes les règles sont appliquées.',
  'cli.command': 'commande',
  'cli.helpCommand': 'afficher l’aide d’une commande',
  'cli.unknownGame': 'Il n’y a pas de jeu nommé « {id} ». Il y a : {known}.',
  'cli.unknownScenario': 'Il n’y a pas de scénario nommé « {id} ». Il y a : {known}.',
  'cli.unknownPlayer': 'Il n’y a pas de joueur nommé « {name} ». Il y a : {known}.',
  'cli.unknownLanguage': '« {got} » ne fait pas partie de : {known}.',
  'cli.seatCount': 'Il faut de {least, number} à {most, number} places.',
  'cli.wholeNumber': 'Il faut un nombre entier de {least, number} à {most, number}.',
  'cli.number': 'Il faut un nombre de {least, number} à {most, number}.',
  'cli.choices': 'Il y a : {known}.',
  'cli.conflict': '{name} ne va pas avec {other}.',
  'cli.unknownCommand': 'Il n’y a pas de commande « {name} ».',
  'cli.unknownOption': 'Il n’y a pas d’option {name}.',
  'cli.missingArgument': 'Il manque « {name} ».',
  'cli.missingValue': '{name} demande une valeur.',
  'cli.excessArguments': 'Il y a trop d’arguments.',
  'cli.invalidValue': '{name} ne peut pas avoir cette valeur. {why}',
  'cli.seeHelp': '--help dit ce qui est possible.',
  'help.usage': 'Usage :',
  'help.arguments': 'Arguments :',
  'help.options': 'Options :',
  'help.commands': 'Commandes :',
  'option.help': 'afficher cette aide',
  'option.lang': 'langue : {languages}',
  'option.json': 'écrire les chiffres en JSON',
  'option.noColour': 'sans couleurs',
  'option.scenario': 'scénario de départ',
  'option.options': 'fichier JSON avec des options du jeu',
  'argument.game': 'nom du jeu, par exemple dragon-rage',
  'argument.replay': 'fichier d’une partie enregistrée',

  // backup
  'backup.summary': 'copier toutes les parties dans un fichier',
  'backup.description': 'Copie les parties d’un serveur dans un nouveau fichier, même pendant qu’il tourne.',
  'backup.file': 'le fichier à créer',
  'backup.exists': '{file} existe déjà.',
  'backup.failed': 'Impossible de copier les parties de {folder} vers {file} : {reason}',
  'backup.done': 'Toutes les parties sont copiées dans {file}.',
  'people.summary':
    'voir qui a un compte, donner un code pour un mot de passe perdu, avertir, suspendre ou fermer',
  'people.description':
    'Ce que l’hôte d’un serveur fait pour ceux qui y ont un compte, même pendant qu’il tourne.',
  'people.list': 'les noms, la date de création de chaque compte et celle de son dernier usage',
  'people.host': 'laisse un compte lire les signalements et prendre des mesures dans le navigateur',
  'people.hostRemove': 'le lui retire',
  'people.host.is': '{name} est hôte : les signalements se lisent sur la page du compte, sous « Hôte ».',
  'people.host.isNot': '{name} n’est plus hôte.',
  'people.code': 'donne un code, valable une fois et un jour, qui permet de fixer un nouveau mot de passe',
  'people.name': 'nom du compte',
  'people.unknown': 'Personne ne porte le nom {name}.',
  'people.given':
    '{code} (jusqu’à {until}). À la page « Compte », sous « Mot de passe perdu ? », il permet de fixer un nouveau mot de passe.',
  'people.reports': 'ce que l’on a signalé d’autrui et qui n’a pas encore eu de suite',
  'people.reportsAll': 'aussi ce qui a déjà eu une suite',
  'people.dismiss': 'classe un signalement sans suite',
  'people.report': 'identifiant du signalement, comme dans la liste',
  'people.warned': 'envoie un avertissement, à lire sur la page du compte',
  'people.suspended': 'écarte quelqu’un des nouvelles tables et des conversations, pour tant de jours',
  'people.closed': 'ferme un compte et tous ses accès, jusqu’à nouvel ordre',
  'people.lifted': 'met fin à une suspension, ou rouvre un compte fermé',
  'people.reason': 'pourquoi ; la personne concernée le lit',
  'people.days': 'pour combien de jours',
  'people.wouldGive': '{name} reçoit un code',
  'people.wouldDismiss': 'le signalement {id} est classé',
  'people.dryRun': 'dire seulement ce qui serait fait',
  'people.log': 'ce qui a été fait au sujet de quelqu’un, et pourquoi',
  'people.noReports': 'Il n’y a aucun signalement.',
  'people.done.warned': '{name} reçoit un avertissement : {reason}',
  'people.done.suspended': '{name} est suspendu jusqu’au {until} : {reason}',
  'people.done.closed': 'Le compte de {name} est fermé : {reason}',
  'people.done.lifted': '{name} peut jouer de nouveau : {reason}',
  'people.wouldBe': 'Rien n’est encore fait. Ce serait : {said}',
  'people.nothing': 'Rien n’a jamais été fait au sujet de {name}.',
  'people.kind.warned': 'averti',
  'people.kind.suspended': 'suspendu',
  'people.kind.closed': 'fermé',
  'people.kind.lifted': 'levé',

  // matches
  'matches.summary': 'lister et exporter les parties d’un serveur, retirer celles qui sont abandonnées',
  'matches.description':
    'Ce que l’hôte d’un serveur fait des parties qui y sont gardées, même pendant qu’il tourne.',
  'matches.list':
    'quelles parties il y a, qui joue et quand il s’y est passé quelque chose, la plus ancienne d’abord',
  'matches.state':
    'seulement celles qui attendent des joueurs (open), qui se jouent (running) ou sont finies (over)',
  'matches.export':
    'l’enregistrement d’une partie : entier si elle est finie, sinon ce qu’un spectateur peut savoir',
  'matches.id': 'identifiant de la partie, comme dans son adresse',
  'matches.file': 'le fichier à créer ; sans lui, tout est affiché',
  'matches.stored': 'ce qui en est gardé, mot pour mot et secrets compris, pour réparer une partie abîmée',
  'matches.clean': 'retire les parties non finies que personne n’a touchées depuis tant de jours',
  'matches.idle': 'jours sans un coup ni un mot',
  'matches.dryRun': 'dire seulement lesquelles',
  'matches.yes': 'ne pas demander',
  'matches.none': 'Il n’y a aucune partie.',
  'matches.looking': 'Parties',
  'matches.unknown': 'Il n’y a pas de partie {id}.',
  'matches.notBegun': 'La partie {id} n’a pas commencé : il n’y a rien à exporter.',
  'matches.damagedNow':
    'Ce qui est gardé de la partie {id} ne peut plus être rejoué. --stored l’exporte tel quel.',
  'matches.exported': 'La partie {id} est dans {file}.',
  'matches.nothingIdle': 'Aucune partie n’est inactive depuis {days, plural, one {# jour} other {# jours}}.',
  'matches.idleOnes':
    '{count, plural, one {# partie est inactive} other {# parties sont inactives}} depuis {days, plural, one {# jour} other {# jours}} ou plus :',
  'matches.ask': '{count, plural, one {La retirer} other {Retirer les #}} pour toujours ? (o/n)',
  'matches.agreed': 'o oui',
  'matches.kept': 'Rien n’a été retiré.',
  'matches.sayYes': 'Rien n’a été retiré. Avec --yes, rien n’est demandé.',
  'matches.removed': '{count, plural, one {# partie est retirée} other {# parties sont retirées}}.',
  'matches.damaged': 'abîmée',
  'matches.open': 'ouverte',
  'matches.running': 'en cours',
  'matches.over': 'finie',

  // serve
  'serve.summary': 'offrir les jeux aux navigateurs',
  'serve.description': 'Sert la page web et l’API jusqu’à l’arrêt (Ctrl+C).',
  'serve.host': 'adresse d’écoute',
  'serve.port': 'port d’écoute ; 0 en prend un libre',
  'serve.web': 'dossier de la page web construite',
  'serve.api': 'servir l’API seule',
  'serve.data': 'dossier où les parties sont conservées',
  'serve.noStore': 'Impossible d’ouvrir les parties dans {folder} : {reason}',
  'serve.noDatabase': 'Impossible d’ouvrir la base de données indiquée par DATABASE_URL : {reason}',
  'serve.misplacedShard':
    'La base numéro {place, number} de MATCH_DATABASE_URLS contient les parties de la base numéro {was, number}. Nommez-les dans le même ordre qu’avant.',
  'serve.missingShards':
    'Les parties de cette installation sont conservées dans {known, plural, one {une base} other {# bases}} que MATCH_DATABASE_URLS doit nommer ; elle en nomme {named, number}. Les parties des autres bases resteraient introuvables : donnez la même liste à tous les serveurs et à toutes les commandes.',
  'serve.log': 'écrire une ligne par requête',
  'serve.proxies': 'adresses des mandataires que l’on croit quand ils disent pour qui ils demandent',
  'serve.noWork': 'laisser ordinateurs, échéances et instantanés à wyrmtable work (PostgreSQL seulement)',
  'serve.ready': 'Wyrmtable est ouvert : {url}',
  'serve.apiOnly': 'L’API est ouverte, sans page web : {url}',
  'serve.portTaken': 'Le port {port} de {host} est pris par un autre programme.',
  'serve.portForbidden': 'Cet utilisateur ne peut pas ouvrir le port {port} ; essayez à partir de 1024.',
  'serve.proxyUnknown':
    '{proxies} : ce ne sont pas des adresses de mandataires, comme 127.0.0.1 ou 10.0.0.0/8, séparées par des virgules. Corrigez PROXIES.',
  'serve.metrics': 'adresse et port, comme 127.0.0.1:9464, où la surveillance peut demander des chiffres',
  'serve.portUnknown': '{port} : un port est un nombre de 0 à 65535. Corrigez PORT.',
  'serve.metricsUnknown':
    '{metrics} : ce n’est pas une adresse avec un port, comme 127.0.0.1:9464. Corrigez METRICS.',
  'serve.publicUrlUnknown':
    '{publicUrl} : ce n’est pas une adresse où l’on atteint le serveur, comme https://jeux.example.org. Corrigez PUBLIC_URL.',
  'serve.networksUnknown':
    '{networks} : ce ne sont pas des adresses ni des réseaux, comme 192.168.1.0/24, séparés par des virgules. Corrigez NOTICE_NETWORKS.',
  'serve.publicUrlMissing':
    'Les lettres mènent à l’adresse où l’on atteint le serveur, qui n’est pas dite. Indiquez PUBLIC_URL.',
  'serve.smtpUnknown':
    'Ce n’est pas l’adresse d’un serveur de courrier, comme smtp://nom:motdepasse@mail.example.org:587. Corrigez SMTP_URL.',
  'serve.mailFromUnknown':
    '« {mailFrom} » : ce n’est pas une adresse d’où des lettres peuvent venir, comme jeux@example.org. Corrigez MAIL_FROM.',
  'serve.hostUnknown': '{host} n’est pas une adresse de cette machine.',
  'serve.notBuilt': 'Il n’y a pas de page web construite dans {folder} ; npm run build en fait une.',
  'work.summary': 'faire réfléchir les ordinateurs pour d’autres serveurs',
  'work.description':
    'Fait ce que personne n’attend dans les parties de la base de données indiquée par DATABASE_URL : les ordinateurs réfléchissent, le temps s’écoule, des instantanés sont conservés. On peut en lancer autant qu’on veut, sur n’importe quelle machine, jusqu’à l’arrêt (Ctrl+C). Avec --server, la commande réfléchit seulement, pour les ordinateurs d’un serveur joint par HTTP.',
  'work.noDatabase':
    'DATABASE_URL n’indique aucune base de données. Seuls des serveurs qui en partagent une peuvent laisser du travail à d’autres.',
  'work.ready': 'Prêt à travailler.',
  'work.server':
    'réfléchir pour les ordinateurs du serveur à cette adresse ; il faut une clé de son hôte dans WYRMTABLE_WORKER_KEY',
  'work.threads': 'avec --server : nombre de décisions à la fois',
  'work.noKey':
    'WYRMTABLE_WORKER_KEY ne contient pas de clé. L’hôte du serveur en crée une avec « wyrmtable workers add ».',
  'work.noAddress': '« {url} » n’est pas l’adresse d’un serveur.',
  'work.keyUnknown': '{url} ne connaît pas cette clé.',
  'work.thinking':
    'Réflexion pour {url}, {threads, plural, one {une décision} other {# décisions}} à la fois.',
  'work.reached': '{url} répond de nouveau.',

  // workers
  'workers.summary': 'les machines qui peuvent réfléchir pour les ordinateurs d’un serveur',
  'workers.description':
    'Les clés des machines qui réfléchissent pour les ordinateurs d’un serveur (« wyrmtable work --server »), et où elles en sont ; même pendant qu’il tourne.',
  'workers.list':
    'le dernier signe de vie de chacune, ce que sont devenues les décisions confiées et ce à quoi elle réfléchit',
  'workers.add': 'crée une clé pour une machine, donnée cette seule fois',
  'workers.remove': 'reprend la clé d’une machine ; ce à quoi elle réfléchit revient aux autres',
  'workers.name': 'nom de la machine, au choix de l’hôte',
  'workers.badName': 'Un nom a de 1 à 40 lettres, chiffres, points et tirets.',
  'workers.none': 'Il n’y a pas de machine.',
  'workers.nameTaken': 'Il y a déjà une machine {name}.',
  'workers.unknown': 'Il n’y a pas de machine {name}.',
  'workers.wouldAdd': '{name} a une clé',
  'workers.added':
    'La clé de {name}, donnée cette seule fois : {key}\nSur cette machine : WYRMTABLE_WORKER_KEY=… wyrmtable work --server ADRESSE',
  'workers.removed': 'La clé de {name} n’ouvre plus rien.',
  'workers.neverSeen': 'jamais vue',
  'workers.ends': 'réponses : {answered, number}, refus : {refused, number}, pertes : {lost, number}',

  // play
  'play.summary': 'jouer une partie dans le terminal',
  'play.description':
    'Joue une partie entière dans ce terminal, contre un ordinateur ou entre personnes qui le partagent. Les dés sont vérifiables après coup.',
  'play.seat': 'votre place ; la première par défaut',
  'play.opponent': 'qui joue les autres places',
  'play.players': 'combien de joueurs sont à la table ; sinon toutes les places du jeu',
  'play.oddsHidden':
    'Cela ferait paraître des cartes cachées : personne ne peut dire les chances de chacune.',
  'play.resume': 'reprendre une partie enregistrée',
  'play.save': 'fichier où la partie est gardée',
  'play.seed': 'dés tirés de cette graine, qui les prédit tous',
  'play.person': 'Personne',
  'play.you': 'Vous',
  'play.whichGame': 'Quel jeu ? Nommez-en un, ou un fichier avec --resume.',
  'play.unknownSeat': 'Il n’y a pas de place « {seat} ». Il y a : {known}.',
  'play.fileExists': '{file} existe déjà. Reprenez-le avec --resume ou choisissez un autre nom.',
  'play.noSecret':
    '{file} ne contient pas le secret de ses dés : la partie peut être regardée, mais pas reprise.',
  'play.commitment': 'Dés promis par le SHA-256 de leur secret : {commitment}',
  'play.seeded': 'Dés tirés de la graine {seed} : qui la connaît les connaît tous.',
  'play.secret': 'Secret des dés : {secret}',
  'play.resumed': '{entries, plural, one {# action a été jouée} other {# actions ont été jouées}} jusqu’ici.',
  'play.hint': 'h affiche l’aide, q enregistre et quitte.',
  'play.help': `À l’invite :
  3            choix ou groupe numéro 3 ; une ligne vide revient aux groupes
  1010         tout ce qui parle de 1010 ; des mots réduisent les choix, et le dernier restant est joué
  o 3          ce que le choix 3 peut donner, avec ses chances ; o MOTS aussi
  hint         ce qui semble le mieux, avec ses chances de victoire et les raisons
  ? ACTION     pourquoi une action est impossible ; elle s’écrit SORTE NOM=VALEUR … ou en JSON
  ACTION       la même sans ? est jouée, même si elle n’est pas dans la liste
  u, r         reprendre, refaire
  resign       abandonner
  draw         finir sans vainqueur, si tout le monde à la table est d’accord
  hand PLACE X laisser un ordinateur (novice, captain …) ou une personne (person) répondre pour une place
  b, l         plateau, dernières lignes de la chronique
  s FICHIER    enregistrer
  rules        selon quelles règles vous jouez, et comment continuer selon celles d’aujourd’hui
  q            enregistrer et quitter`,
  'play.noAnswer': '{who} ne peut pas répondre : {reason}',
  'play.drawAsk':
    'Si tout le monde à la table accepte la partie nulle, « draw yes » finit la partie sans vainqueur.',
  'play.noDraw':
    'On peut convenir d’une partie nulle là où le jeu en connaît une et où aucun ordinateur ne joue.',
  'play.handWhat': 'Tapez : hand PLACE QUI. Places : {seats}. Qui : {kinds}.',
  'play.rulesOfToday': 'Vous jouez selon les règles d’aujourd’hui, version {version}.',
  'play.earlierRules':
    'Vous jouez selon les règles de la version {version}, sous lesquelles cette partie a commencé ; celles d’aujourd’hui, version {today}, sont différentes. Si tout le monde à la table est d’accord, « rules yes » continue selon celles d’aujourd’hui depuis cette position.',
  'play.rulesNotTaken': 'La partie ne peut pas continuer selon la version {today} : {why}',
  'play.engine': 'ligne de commande d’un programme qui joue les autres places (docs/formats/engine.md)',
  'play.engine.notStarted': '{command} ne peut pas démarrer : {what}.',
  'play.engine.ended': '{command} s’est arrêté ({what}) au milieu de la partie.',
  'play.engine.silent': '{command} ne répond pas comme un moteur : rien en {what} secondes.',
  'play.engine.badAnswer': '{command} a répondu ce qui ne peut être : {what}',
  'play.thinks': '{seat} réfléchit',
  'play.chance': 'se donne {chance}',
  'play.hurry': 'Entrée : jouer maintenant',
  'play.hintPlain': 'Ici, rien à peser :',
  'play.hintCertain': '{chance} à coup sûr',
  'play.hintBetter': 'pour : {figures}',
  'play.hintWorse': 'contre : {figures}',
  'play.hintRange': 'selon les dés : de {least} à {most} juste après',
  'play.hintFailed': 'Pas de conseil : {reason}.',
  'play.noSuchNumber': 'Il n’y a pas de numéro {number} ; le dernier est {most}.',
  'play.nothingMatches': 'Rien de possible ne parle de « {input} ». ? ACTION dit pourquoi.',
  'play.notAnAction': '« {input} » n’est pas une action de ce jeu. Écrivez-la ainsi : {example}',
  'play.allowed': 'C’est possible maintenant.',
  'play.oddsOfWhat': 'Les chances de quoi ? o et le numéro d’un choix affiché, ou une action.',
  'play.noDice': 'Aucun dé n’est lancé : cela arrive à coup sûr.',
  'play.exactOdds':
    'Chances exactes ({branches, plural, one {# façon} other {# façons}} pour les dés de tomber) :',
  'play.sampledOdds': 'Estimation sur {branches, plural, one {# lancer} other {# lancers}} :',
  'play.otherEnds': '{count, plural, one {# autre issue} other {# autres issues}}',
  'play.undone': 'Repris.',
  'play.redone': 'Refait.',
  'play.saved': 'Enregistré dans {file}.',
  'play.left': 'La partie est gardée dans {file} ; --resume {file} la reprend.',
  'play.over': 'La partie est gardée dans {file} ; verify {file} vérifie ses dés.',

  // play on a server
  'play.server':
    'jouer sur un serveur : son adresse y dresse une table, le lien d’une table fait s’y asseoir',
  'play.name': 'comment les autres vous appellent, sur un serveur',
  'online.guest': 'Invité',
  'online.whichGame':
    'Quel jeu ? Nommez-en un pour dresser une table, ou donnez à --server le lien d’une table.',
  'online.noAddress':
    '« {text} » n’est ni l’adresse d’un serveur, comme http://127.0.0.1:8090, ni le lien d’une table.',
  'online.unreachable': 'Rien qui joue ne répond à {url}. {reason}',
  'online.refused': '{url} refuse : {code}.',
  'online.unknownGame': 'Le serveur joue {game} {version}, que ce programme ne connaît pas.',
  'online.invite': 'Pour s’asseoir, on ouvre {link} ou on le donne à --server.',
  'online.waiting': 'En attente des autres…',
  'online.joined': '{name} s’assied.',
  'online.calledOff': 'La table a été levée.',
  'online.left': 'Vous gardez votre place. Revenez avec --server {link}',
  'online.notYou': 'C’est à quelqu’un d’autre.',
  'online.stale': 'Il s’est passé quelque chose entre-temps ; regardez à nouveau.',
  'online.notDone': 'Non fait : {code}.',
  'online.help':
    'Un numéro ou des mots choisissent ; une ligne vide ramène aux groupes. b : plateau, u : reprendre, say MOTS, resign, q : partir, h : cette aide.',

  // What can be said in one press
  'phrase.hello': 'Bonjour !',
  'phrase.goodLuck': 'Bonne chance !',
  'phrase.wellPlayed': 'Bien joué',
  'phrase.thanks': 'Merci',
  'phrase.sorry': 'Pardon',
  'phrase.oneMoment': 'Un instant',
  'phrase.backSoon': 'Je reviens',
  'phrase.goOnTomorrow': 'On continue demain ?',
  'phrase.yourMove': 'À vous',
  'phrase.goodGame': 'Belle partie',

  // simulate
  'simulate.summary': 'faire jouer beaucoup de parties aux ordinateurs et compter',
  'simulate.description':
    'Joue des parties entre ordinateurs et dit combien de fois chaque camp gagne, avec des intervalles à 95 %. La même graine donne les mêmes chiffres, quel que soit le nombre de fils.',
  'simulate.games': 'nombre de parties',
  'simulate.seats': 'joueurs par place, par exemple greedy,random ({kinds})',
  'simulate.seed': 'graine des dés et des choix',
  'simulate.threads': 'nombre de fils',
  'simulate.out':
    'dossier pour les parties et les chiffres ; sinon seules les parties manquées sont gardées, dans .wyrmtable/errors',
  'simulate.withAnEnd': '{reason} Joué avec {set}.',
  'simulate.verify': 'revérifier chaque partie d’après son enregistrement, dé par dé',
  'simulate.maxActions': 'nombre maximal d’actions d’une partie',
  'simulate.progress': 'Parties',
  'simulate.title': '{game} : {games, plural, one {# partie} other {# parties}}, dont {finished} finies',
  'simulate.winner': 'Victoires',
  'simulate.ending': 'Fins',
  'simulate.count': 'nombre',
  'simulate.share': 'part',
  'simulate.interval': 'intervalle à 95 %',
  'simulate.length': 'Durée',
  'simulate.mean': 'moyenne',
  'simulate.least': 'minimum',
  'simulate.most': 'maximum',
  'simulate.actions': 'actions',
  'simulate.turns': 'changements de camp',
  'simulate.points': 'Points en moyenne : {points}',
  'simulate.scale':
    'les niveaux pensent à la montre, à ce facteur de leur temps ; sinon par un nombre fixe d’essais',
  'simulate.ladder':
    'tous (ou ceux de --seats, du plus faible au plus fort) les uns contre les autres, avec leurs cotes',
  'simulate.pairs': 'rencontres de l’échelle',
  'simulate.roundRobin':
    'ce que les places apportent (des paquets par exemple) les uns contre les autres ; --games compte chaque paire',
  'roundRobin.noEntries': 'Dans ce jeu, toutes les places apportent la même chose : il n’y a rien à opposer.',
  'roundRobin.title':
    '{game} : tournoi toutes rondes de {games, plural, one {# partie} other {# parties}}, dont {finished} finies',
  'roundRobin.meetings': 'Rencontres',
  'roundRobin.drawn': 'Nulles',
  'roundRobin.lost': 'Défaites',
  'roundRobin.seats': 'Avantage',
  'roundRobin.first': 'premier dans l’ordre',
  'roundRobin.firstSeat': 'première place',
  'roundRobin.median': 'médiane',
  'roundRobin.mostOf95': '95 % en moins de',
  'roundRobin.rounds': 'tours',
  'arena.summary': 'faire jouer des programmes et des niveaux les uns contre les autres',
  'arena.description':
    'Oppose chaque participant à chaque autre, aussi souvent d’un côté que de l’autre. Un participant est un niveau ({levels}) ou la ligne de commande d’un programme qui parle docs/formats/engine.md. Tous ont le même temps ; un programme qui défaille perd la partie. Une rencontre s’arrête dès qu’un test séquentiel a décidé si le second est meilleur (score de 0,5 contre 0,65, 5 % d’erreur de chaque côté).',
  'arena.entrants': 'deux ou plus, le plus faible d’abord, autant qu’on le sache',
  'arena.games': 'nombre maximal de parties d’une rencontre',
  'arena.ms': 'millisecondes par décision ; qui prend trois fois plus et cinq secondes encore a perdu',
  'arena.concurrency': 'parties à la fois',
  'arena.out': 'dossier pour les enregistrements de toutes les parties',
  'arena.maxActions': 'une partie qui n’est pas finie après tant d’actions est nulle',
  'arena.time': '{ms} ms par décision.',
  'arena.failures':
    '{count, plural, one {# partie a été perdue} other {# parties ont été perdues}} par un programme qui a défailli :',
  'ladder.twoSeats': 'Une échelle demande un jeu à deux.',
  'ladder.entrants': 'Une échelle demande au moins deux joueurs différents.',
  'ladder.title': '{game} : échelle de {games, plural, one {# partie} other {# parties}}',
  'ladder.steady': 'Les niveaux pensent par leur nombre fixe d’essais.',
  'ladder.scaled': 'Les niveaux pensent à la montre, à {scale} de leur temps.',
  'ladder.pairing': 'Rencontre (victoires – nulles – défaites par place)',
  'ladder.score': 'score',
  'ladder.rating': 'Cote',
  'ladder.verdict.better': 'plus fort',
  'ladder.verdict.notBetter': 'pas plus fort',
  'ladder.verdict.open': 'indécis',
  'simulate.errors':
    '{count, plural, one {# partie a échoué} other {# parties ont échoué}} (graine : erreur → partie) :',

  'engine.summary': 'répondre à d’autres programmes comme moteur',
  'engine.description':
    'Parle le protocole des moteurs par l’entrée et la sortie standard (docs/formats/engine.md), pour que d’autres programmes puissent jouer contre lui.',
  'environment.summary': 'répondre à des programmes de recherche, comme environnement',
  'environment.description':
    'Répond sur l’entrée et la sortie standard aux demandes d’observations, d’actions permises, de dés et d’états (docs/formats/environment.md) ; examples/research.py est l’autre côté, en Python.',
  'conform.summary': 'vérifier qu’un programme suit le protocole des moteurs',
  'conform.description':
    'Lance un programme et lui demande tout ce à quoi un moteur répond selon docs/formats/engine.md, avec des décisions de parties jouées au hasard.',
  'conform.command': 'ligne de commande du programme',
  'conform.positions': 'décisions qui lui sont demandées',
  'conform.ms': 'millisecondes pour chacune',
  'conform.progress': 'Questions',
  'conform.greets': 'salue, et dit son nom, le protocole 1 et le jeu',
  'conform.isReady': 'dit qu’il est prêt',
  'conform.skipsUnknown': 'passe sur une commande qu’il ne connaît pas',
  'conform.playsLegally': 'répond à chaque décision par une action que la règle permet',
  'conform.keepsTime':
    'répond à chacune en trois fois son temps et cinq secondes, à la première en une minute de plus',
  'conform.stops': 's’arrête quand on le lui dit, avec sa meilleure action',
  'conform.answersWhileThinking': 'dit qu’il est prêt même pendant qu’il réfléchit',
  'conform.refusesNonsense': 'appelle erreur une position illisible, et continue',
  'conform.quits': 'se termine quand on le lui dit',
  'conform.isBot': 'le programme est un bot qui joue par HTTP (docs/write-a-bot.md)',
  'conform.patience': 'secondes pendant lesquelles un bot qui a à faire peut se taire',
  'conform.bot.joins': 'prend place avec son invitation et regarde la table',
  'conform.bot.looksAgain': 'regarde de nouveau quand il est assis à un numéro en avance sur ce qu’il sait',
  'conform.bot.playsLegally': 'ne joue que ce qu’on lui dit permis',
  'conform.bot.repeatsCommand': 'renvoie une commande sous sa clé quand la réponse se perd',
  'conform.bot.waitsWhenToldTo': 'attend le temps indiqué après trop de requêtes',
  'conform.bot.copesWithStale': 'continue quand son action était dépassée',
  'conform.bot.resumesStream': 'reprend un flux rompu là où il s’est rompu',
  'conform.bot.outlivesRestart': 'survit à un redémarrage du serveur',
  'conform.bot.playsToTheEnd': 'joue jusqu’à la fin',
  'conform.bot.ends': 'se termine de lui-même quand la partie est finie',
  'conform.failed':
    '{count, plural, one {# question n’a pas reçu} other {# questions n’ont pas reçu}} la réponse voulue.',

  // replay and verify
  'replay.summary': 'lire l’histoire d’une partie enregistrée',
  'replay.description': 'Raconte une partie enregistrée, ou montre le plateau à l’une de ses entrées.',
  'replay.at': 'montrer le plateau après l’entrée n (0 : le début)',
  'replay.events': 'les événements eux-mêmes, un JSON par ligne',
  'replay.tooFar': 'Il n’y a pas d’entrée {at} ; la dernière est {last}.',
  'replay.entry': 'Entrée {at} sur {last}',
  'verify.summary': 'vérifier une partie enregistrée et ses dés',
  'verify.description':
    'Rejoue une partie enregistrée selon les règles et retrouve chaque dé à partir du secret promis.',
  'verify.progress': 'Entrées',
  'verify.good': '{file} : {game}, {entries, plural, one {# entrée} other {# entrées}}, tout est en règle.',
  'verify.dice.secret': 'Chaque dé découle du secret promis.',
  'verify.dice.seed': 'Chaque dé découle de la graine.',
  'verify.dice.recorded': 'Les dés sont crus sur parole : le fichier ne contient pas leur secret.',
  'verify.dice.partly':
    'Une partie des dés découle de ce qui a été promis ; les autres sont crus sur parole.',
  'verify.unfinished': 'La partie n’est pas finie.',

  // case, clauses, new-game, bench
  'case.summary': 'jouer des exemples des règles',
  'case.description': 'Joue des cas (fichiers ou dossiers) et nomme tout ce qui n’y tient pas.',
  'case.paths': 'fichiers ou dossiers',
  'case.none': 'Il n’y a pas de cas à cet endroit.',
  'case.looked': '{looked, plural, one {# point examiné} other {# points examinés}}',
  'case.expected': 'attendu :',
  'case.found': 'trouvé :  ',
  'case.total':
    '{cases, plural, one {# cas} other {# cas}}, {failed, plural, one {# échec} other {# échecs}}',
  'case.failed': '{failed, plural, one {# cas ne tient pas} other {# cas ne tiennent pas}}.',
  'clauses.summary': 'montrer quels cas et tests nomment chaque clause',
  'clauses.description': 'Liste chaque clause des règles d’un jeu avec les cas et les tests qui la nomment.',
  'clauses.noSources':
    'Les sources des jeux ne sont pas ici ; les clauses ne se consultent que dans une copie du dépôt.',
  'clauses.total': '{clauses, plural, one {# clause} other {# clauses}}, dont {unnamed} sans cas ni test',
  'clauses.unnamed':
    'Aucun cas et aucun test ne nomme {count, plural, one {cette clause} other {ces clauses}} : {unnamed}',
  'newGame.summary': 'commencer votre propre jeu',
  'newGame.description':
    'Crée le dossier d’un nouveau jeu et l’inscrit dans la liste : une petite course déjà jouable, à transformer en votre jeu (docs/add-a-game.md).',
  'newGame.name': 'mots faits de a–z et de chiffres, reliés par des traits d’union : stone-garden',
  'newGame.badName':
    '« {name} » ne peut pas être le nom d’un jeu : il faut des mots faits de a–z et de chiffres, reliés par des traits d’union, 30 caractères au plus, comme stone-garden.',
  'newGame.exists': 'Il y a déjà un jeu appelé « {name} ».',
  'newGame.noSources':
    'Les sources des jeux ne sont pas ici ; un jeu ne se commence que dans une copie du dépôt.',
  'newGame.noList': 'La liste de games/index.ts n’a plus sa forme : rien n’a été écrit.',
  'newGame.made': 'games/{name} est jouable et figure dans games/index.ts. La suite :',
  'newGame.next.play': 'y jouer ici',
  'newGame.next.simulate': 'y faire jouer des ordinateurs',
  'newGame.next.start': 'l’ouvrir dans le navigateur',
  'newGame.next.golden': 'enregistrer ses façons de finir',
  'newGame.next.test': 'tout ce qu’on demande à un jeu',
  'newGame.next.read': 'à quoi sert chacun de ses fichiers',
  'bench.summary': 'mesurer la vitesse de tout sur cette machine',
  'bench.description': 'Lance les mesures de cette copie du dépôt, toutes ou celles qui sont nommées.',
  'bench.names': 'mesures à lancer ; toutes par défaut',
  'bench.missing': 'Il n’y a pas de mesures ici (bench/main.ts) ; elles font partie d’une copie du dépôt.',
  'bench.failed': 'Les mesures ont échoué (statut {status}).',
}
