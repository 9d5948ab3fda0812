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
}
