import type { Catalog } from '../translator.ts'
import type { en } from './en.ts'

export const fr: Catalog<keyof typeof en> = {
  'fault.at': 'À l’endroit {path} : {sentence}',
  'fault.tooLarge':
    'Le fichier est trop gros : {bytes, number} octets, alors qu’on en lit {limit, number} au plus.',
  'fault.notJson': 'Ce n’est pas du JSON : ligne {line}, colonne {column}.',
  'fault.truncated': 'Le fichier s’arrête au milieu : ligne {line}, colonne {column}.',
  'fault.tooDeep': 'Les listes et les objets sont imbriqués sur plus de {limit} niveaux.',
  'fault.forbiddenKey': 'Le nom « {key} » n’est pas autorisé.',
  'fault.wrongType': 'Attendu : {expected} ; trouvé : {got}.',
  'fault.missing': 'Il manque « {key} ».',
  'fault.unknownKey': '« {key} » n’a pas de sens ici.',
  'fault.notOneOf': '« {got} » ne fait pas partie de : {allowed}.',
  'fault.tooSmall': '{got} est trop petit ; le minimum est {minimum}.',
  'fault.tooBig': '{got} est trop grand ; le maximum est {maximum}.',
  'fault.badPattern': '« {got} » n’a pas la bonne forme ({pattern}).',
  'fault.wrongFormat': 'C’est une autre sorte de fichier : attendu {expected}, trouvé {got}.',
  'fault.wrongVersion': 'La version {got} ne peut pas être lue ici ; ce programme lit {expected}.',
  'fault.wrongGame': 'Ceci appartient à un autre jeu : attendu {expected}, trouvé {got}.',
  'fault.unknownGame': 'Il n’y a pas de jeu nommé « {got} ».',
  'fault.impossible': 'Une telle position est impossible : {why}',
  'fault.illegalAction': 'L’entrée {seq} n’est pas permise : {why}',
  'fault.wrongSeat': 'Entrée {seq} : ce n’était pas à « {got} » d’agir.',
  'fault.brokenChain':
    'L’entrée {seq} a été modifiée : son empreinte ne découle pas des entrées précédentes.',
  'fault.wrongDice': 'Entrée {seq} : ce ne sont pas les dés qui avaient été promis.',
  'fault.wrongSecret': 'Le secret ne correspond pas à la promesse faite avant la première action.',
  'fault.wrongResult': 'La fin diffère : attendu {expected}, trouvé {got}.',
  'fault.wrongOrder': 'Les entrées ne sont pas dans l’ordre : attendu {expected}, trouvé {got}.',
  'fault.unreadable': 'Le fichier ne peut pas être ouvert : {reason}.',

  // Refusals of the match itself
  'refusal.notYourTurn': 'Ce n’est pas votre tour.',
  'refusal.matchOver': 'La partie est finie.',
  'refusal.nothingToUndo': 'Il n’y a rien à reprendre.',
  'refusal.nothingToRedo': 'Il n’y a rien à refaire.',

  // Computer opponents
  'player.random': 'Hasard',
  'player.greedy': 'Avide',

  // Files
  'file.missing': 'ce fichier n’existe pas',
  'file.folder': 'c’est un dossier',
  'file.special': 'ce n’est pas un fichier ordinaire',
  'file.forbidden': 'il n’est pas permis de le lire ou de l’écrire',
  'file.full': 'le disque est plein',
  'file.notWritten': '{file} ne peut pas être écrit : {reason}.',

  // Command line
  'cli.description': 'Des jeux de plateau fantastiques dont toutes les règles sont appliquées.',
  'cli.command': 'commande',
  'cli.helpCommand': 'afficher l’aide d’une commande',
  'cli.unknownGame': 'Il n’y a pas de jeu nommé « {id} ». Il y a : {known}.',
  'cli.unknownScenario': 'Il n’y a pas de scénario nommé « {id} ». Il y a : {known}.',
  'cli.unknownPlayer': 'Il n’y a pas de joueur nommé « {name} ». Il y a : {known}.',
  'cli.unknownLanguage': '« {got} » ne fait pas partie de : {known}.',
  'cli.seatCount': 'Il faut de {least, number} à {most, number} places.',
  'cli.wholeNumber': 'Il faut un nombre entier de {least, number} à {most, number}.',
  'cli.unknownCommand': 'Il n’y a pas de commande « {name} ».',
  'cli.unknownOption': 'Il n’y a pas d’option {name}.',
  'cli.missingArgument': 'Il manque « {name} ».',
  'cli.missingValue': '{name} demande une valeur.',
  'cli.excessArguments': 'Il y a trop d’arguments.',
  'cli.invalidValue': '{name} ne peut pas avoir cette valeur. {why}',
  'cli.seeHelp': '--help dit ce qui est possible.',
  'help.usage': 'Usage :',
  'help.arguments': 'Arguments :',
  'help.options': 'Options :',
  'help.commands': 'Commandes :',
  'option.help': 'afficher cette aide',
  'option.lang': 'langue : {languages}',
  'option.json': 'écrire les chiffres en JSON',
  'option.noColour': 'sans couleurs',
  'option.scenario': 'scénario de départ',
  'option.options': 'fichier JSON avec des options du jeu',
  'argument.game': 'nom du jeu, par exemple dragon-rage',
  'argument.replay': 'fichier d’une partie enregistrée',

  // serve
  'serve.summary': 'offrir les jeux aux navigateurs',
  'serve.description': 'Sert la page web et l’API jusqu’à l’arrêt (Ctrl+C).',
  'serve.host': 'adresse d’écoute',
  'serve.port': 'port d’écoute ; 0 en prend un libre',
  'serve.web': 'dossier de la page web construite',
  'serve.api': 'servir l’API seule',
  'serve.log': 'écrire une ligne par requête',
  'serve.ready': 'Wyrmtable est ouvert : {url}',
  'serve.apiOnly': 'L’API est ouverte, sans page web : {url}',
  'serve.portTaken': 'Le port {port} de {host} est pris par un autre programme.',
  'serve.portForbidden': 'Cet utilisateur ne peut pas ouvrir le port {port} ; essayez à partir de 1024.',
  'serve.hostUnknown': '{host} n’est pas une adresse de cette machine.',
  'serve.notBuilt': 'Il n’y a pas de page web construite dans {folder} ; npm run build en fait une.',

  // play
  'play.summary': 'jouer une partie dans le terminal',
  'play.description':
    'Joue une partie entière dans ce terminal, contre un ordinateur ou entre personnes qui le partagent. Les dés sont vérifiables après coup.',
  'play.seat': 'votre place ; la première par défaut',
  'play.opponent': 'qui joue les autres places',
  'play.resume': 'reprendre une partie enregistrée',
  'play.save': 'fichier où la partie est gardée',
  'play.seed': 'dés tirés de cette graine, qui les prédit tous',
  'play.person': 'Personne',
  'play.whichGame': 'Quel jeu ? Nommez-en un, ou un fichier avec --resume.',
  'play.unknownSeat': 'Il n’y a pas de place « {seat} ». Il y a : {known}.',
  'play.fileExists': '{file} existe déjà. Reprenez-le avec --resume ou choisissez un autre nom.',
  'play.noSecret':
    '{file} ne contient pas le secret de ses dés : la partie peut être regardée, mais pas reprise.',
  'play.commitment': 'Dés promis par le SHA-256 de leur secret : {commitment}',
  'play.seeded': 'Dés tirés de la graine {seed} : qui la connaît les connaît tous.',
  'play.secret': 'Secret des dés : {secret}',
  'play.resumed': '{entries, plural, one {# action a été jouée} other {# actions ont été jouées}} jusqu’ici.',
  'play.hint': 'h affiche l’aide, q enregistre et quitte.',
  'play.help': `À l’invite :
  3            choix ou groupe numéro 3 ; une ligne vide revient aux groupes
  1010         tout ce qui parle de 1010 ; des mots réduisent les choix, et le dernier restant est joué
  o 3          ce que le choix 3 peut donner, avec ses chances ; o MOTS aussi
  ? ACTION     pourquoi une action est impossible : ? walkForward turn=0 overrun=none
  ACTION       la même sans ? est jouée, même si elle n’est pas dans la liste : concede, resign
  u, r         reprendre, refaire
  b, l         plateau, dernières lignes de la chronique
  s FICHIER    enregistrer
  q            enregistrer et quitter`,
  'play.noSuchNumber': 'Il n’y a pas de numéro {number} ; le dernier est {most}.',
  'play.nothingMatches': 'Rien de possible ne parle de « {input} ». ? ACTION dit pourquoi.',
  'play.notAnAction':
    '« {input} » n’est pas une action de ce jeu. Écrivez-la ainsi : walkForward turn=0 overrun=none',
  'play.allowed': 'C’est possible maintenant.',
  'play.oddsOfWhat': 'Les chances de quoi ? o et le numéro d’un choix affiché, ou une action.',
  'play.noDice': 'Aucun dé n’est lancé : cela arrive à coup sûr.',
  'play.exactOdds':
    'Chances exactes ({branches, plural, one {# façon} other {# façons}} pour les dés de tomber) :',
  'play.sampledOdds': 'Estimation sur {branches, plural, one {# lancer} other {# lancers}} :',
  'play.otherEnds': '{count, plural, one {# autre issue} other {# autres issues}}',
  'play.undone': 'Repris.',
  'play.redone': 'Refait.',
  'play.saved': 'Enregistré dans {file}.',
  'play.left': 'La partie est gardée dans {file} ; --resume {file} la reprend.',
  'play.over': 'La partie est gardée dans {file} ; verify {file} vérifie ses dés.',

  // simulate
  'simulate.summary': 'faire jouer beaucoup de parties aux ordinateurs et compter',
  'simulate.description':
    'Joue des parties entre ordinateurs et dit combien de fois chaque camp gagne, avec des intervalles à 95 %. La même graine donne les mêmes chiffres, quel que soit le nombre de fils.',
  'simulate.games': 'nombre de parties',
  'simulate.seats': 'joueurs par place, par exemple greedy,random ({kinds})',
  'simulate.seed': 'graine des dés et des choix',
  'simulate.threads': 'nombre de fils',
  'simulate.out': 'dossier pour les parties et les chiffres',
  'simulate.verify': 'revérifier chaque partie d’après son enregistrement, dé par dé',
  'simulate.maxActions': 'nombre maximal d’actions d’une partie',
  'simulate.progress': 'Parties',
  'simulate.title': '{game} : {games, plural, one {# partie} other {# parties}}, dont {finished} finies',
  'simulate.winner': 'Victoires',
  'simulate.ending': 'Fins',
  'simulate.count': 'nombre',
  'simulate.share': 'part',
  'simulate.interval': 'intervalle à 95 %',
  'simulate.length': 'Durée',
  'simulate.mean': 'moyenne',
  'simulate.least': 'minimum',
  'simulate.most': 'maximum',
  'simulate.actions': 'actions',
  'simulate.turns': 'changements de camp',
  'simulate.points': 'Points en moyenne : {points}',
  'simulate.errors':
    '{count, plural, one {# partie a échoué} other {# parties ont échoué}} (graine : erreur → partie) :',

  // replay and verify
  'replay.summary': 'lire l’histoire d’une partie enregistrée',
  'replay.description': 'Raconte une partie enregistrée, ou montre le plateau à l’une de ses entrées.',
  'replay.at': 'montrer le plateau après l’entrée n (0 : le début)',
  'replay.events': 'les événements eux-mêmes, un JSON par ligne',
  'replay.tooFar': 'Il n’y a pas d’entrée {at} ; la dernière est {last}.',
  'replay.entry': 'Entrée {at} sur {last}',
  'verify.summary': 'vérifier une partie enregistrée et ses dés',
  'verify.description':
    'Rejoue une partie enregistrée selon les règles et retrouve chaque dé à partir du secret promis.',
  'verify.progress': 'Entrées',
  'verify.good': '{file} : {game}, {entries, plural, one {# entrée} other {# entrées}}, tout est en règle.',
  'verify.dice.secret': 'Chaque dé découle du secret promis.',
  'verify.dice.seed': 'Chaque dé découle de la graine.',
  'verify.dice.recorded': 'Les dés sont crus sur parole : le fichier ne contient pas leur secret.',
  'verify.unfinished': 'La partie n’est pas finie.',

  // case, clauses, bench
  'case.summary': 'jouer des exemples des règles',
  'case.description': 'Joue des cas (fichiers ou dossiers) et nomme tout ce qui n’y tient pas.',
  'case.paths': 'fichiers ou dossiers',
  'case.none': 'Il n’y a pas de cas à cet endroit.',
  'case.looked': '{looked, plural, one {# point examiné} other {# points examinés}}',
  'case.expected': 'attendu :',
  'case.found': 'trouvé :  ',
  'case.total':
    '{cases, plural, one {# cas} other {# cas}}, {failed, plural, one {# échec} other {# échecs}}',
  'case.failed': '{failed, plural, one {# cas ne tient pas} other {# cas ne tiennent pas}}.',
  'clauses.summary': 'montrer quels cas et tests nomment chaque clause',
  'clauses.description': 'Liste chaque clause des règles d’un jeu avec les cas et les tests qui la nomment.',
  'clauses.noSources':
    'Les sources des jeux ne sont pas ici ; les clauses ne se consultent que dans une copie du dépôt.',
  'clauses.total': '{clauses, plural, one {# clause} other {# clauses}}, dont {unnamed} sans cas ni test',
  'clauses.unnamed':
    'Aucun cas et aucun test ne nomme {count, plural, one {cette clause} other {ces clauses}} : {unnamed}',
  'bench.summary': 'mesurer la vitesse de tout sur cette machine',
  'bench.description': 'Lance les mesures de cette copie du dépôt, toutes ou celles qui sont nommées.',
  'bench.names': 'mesures à lancer ; toutes par défaut',
  'bench.missing': 'Il n’y a pas de mesures ici (bench/main.ts) ; elles font partie d’une copie du dépôt.',
  'bench.failed': 'Les mesures ont échoué (statut {status}).',
}
