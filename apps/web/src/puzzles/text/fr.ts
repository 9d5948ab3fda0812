import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les pages des problèmes en français. */
export const fr: Catalog<keyof typeof en> = {
  'puzzles.title': 'Problèmes',
  'puzzles.lead': 'Un seul plan est juste. Jouez-le sur le plateau : un faux plan y reçoit sa réponse.',
  'puzzles.today': 'Le problème du jour',
  'puzzles.picture': 'La position : {status}',
  'puzzles.solved': 'résolu',
  'puzzles.count': '{solved} sur {all} résolus',
  'puzzles.try': 'Le résoudre',
  'puzzles.again': 'Le revoir',
  'puzzles.difficulty': 'Difficulté',
  'puzzles.any': 'Tous',
  'puzzles.level.1': 'D’un coup d’œil',
  'puzzles.level.2': 'À réfléchir',
  'puzzles.level.3': 'Difficile',
  'puzzle.missing': 'Pas de tel problème',
  'puzzle.missingText': 'Aucun problème n’a cette adresse.',
  'puzzle.label': 'Le problème',
  'puzzle.you': 'Vous jouez : {seat}',
  'puzzle.right': 'C’est cela.',
  'puzzle.wrong': 'Ce n’est pas le plan. L’ordinateur continue : voyez sa réponse.',
  'puzzle.answered': 'C’était la réponse. Essayez encore.',
  'puzzle.shown': 'Voici le plan.',
  'puzzle.retry': 'Essayer encore',
  'puzzle.show': 'Montrer le plan',
  'puzzle.next': 'Problème suivant',
  'puzzle.all': 'Tous les problèmes',
}
