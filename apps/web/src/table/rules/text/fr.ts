import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Continuer selon d’autres règles, en français. */
export const fr: Catalog<keyof typeof en> = {
  'rules.version': 'version {version}',
  'rules.goOn': 'Continuer selon les règles d’aujourd’hui',
  'rules.ask':
    'Cette partie suit les règles de la version {version}, sous lesquelles elle a commencé. Celles d’aujourd’hui, version {today}, sont différentes. Tout le monde à la table est-il d’accord pour continuer selon celles-ci depuis cette position ?',
  'rules.kept':
    'Ce qui a été joué jusqu’ici reste dans l’enregistrement. On ne pourra rien reprendre au-delà.',
  'rules.agree': 'Nous sommes tous d’accord',
  'rules.notTaken': 'La partie ne peut pas continuer selon la version {version} : {why}',
}
