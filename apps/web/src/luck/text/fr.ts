import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La chance aux dés en français. */
export const fr: Catalog<keyof typeof en> = {
  'luck.title': 'Les dés',
  'luck.of': '{seat} : jets réussis {made} sur {rolls}, attendus {expected}',
  'luck.worse': 'plus de chance que dans {percent} de telles parties',
  'luck.foot':
    'L’attendu est la somme des chances de chaque jet, d’après ses dés, ses modificateurs et son seuil. Les jets sans seuil, et ceux qui ne pouvaient ni échouer ni réussir, n’y sont pas.',
  'luck.faces': 'Les faces sorties',
  'luck.facesOf':
    '{seat} : {thrown, plural, one {un dé} other {# dés}} à {sides} faces, l’égalité serait à {even} par face',
  'luck.face': 'face {face} : {count, plural, =0 {jamais} one {une fois} other {# fois}}',
  'luck.nobody': 'Aucun camp',
  'luck.how': 'Comment c’est compté',
  'luck.none': 'Aucun jet contre un seuil jusqu’ici.',
}
