import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les problèmes de Dragon Noir en français. */
export const fr: Catalog<keyof typeof en> = {
  'in-the-open.title': 'À découvert',
  'in-the-open.task': 'Un elfe, deux orks. Sur lequel tire-t-il ?',
  'in-the-open.why':
    'L’ork le plus proche est derrière une porte, et cet abri lui sauve la vie quoi qu’il tombe. L’autre n’en a pas : là, la flèche peut tuer.',
  'a-soft-target.title': 'Une cible tendre',
  'a-soft-target.task': 'Un troll approche, et un gobelin. Sur lequel l’elfe tire-t-il ?',
  'a-soft-target.why': 'Aucune flèche ne tue un troll d’un coup. Le gobelin tombe trois fois sur dix.',
  'three-dwarves.title': 'Trois nains',
  'three-dwarves.task': 'Grast est entouré de trois nains. Qui l’attaque ?',
  'three-dwarves.why':
    'Un nain seul ne le tue jamais, deux une fois sur dix, les trois ensemble trois fois sur dix : une seule attaque avec tous vaut mieux que trois.',
  'a-wounded-man.title': 'Un homme blessé',
  'a-wounded-man.task': 'Deux orks face à un elfe et à Arlon blessé. Trouvez leur meilleure attaque.',
  'a-wounded-man.why':
    'Une blessure réduit la défense de moitié. Les deux orks contre Arlon le tuent quatre fois sur cinq ; seul, chacun deux fois sur cinq, et l’elfe, ils ne peuvent pas le tuer.',
  'no-way-out.title': 'Sans issue',
  'no-way-out.task': 'Un ork blessé est cerné. Ne lui laissez aucune chance.',
  'no-way-out.why':
    'Qui doit reculer et ne le peut pas meurt. À deux attaquants, aucun résultat ne le laisse en vie ; un seul peut échouer.',
  'not-the-chief.title': 'Pas le chef',
  'not-the-chief.task':
    'Laberne, Arlon et un elfe face à Grast et un ork. L’un d’eux peut mourir ce tour-ci : lequel ?',
  'not-the-chief.why':
    'Tous les trois ensemble tuent Grast une fois sur dix. Laberne et Arlon ensemble tuent l’ork quatre fois sur dix, et un chef sans suite se laisse cerner ensuite.',
  'the-weaker-of-two.title': 'Le plus faible des deux',
  'the-weaker-of-two.task': 'Trois elfes, un ork et un gobelin. Quelle attaque d’abord ?',
  'the-weaker-of-two.why':
    'Deux elfes tuent le gobelin quatre fois sur dix, plus que les trois l’ork. Répartis autrement, les chances font trois sur dix au plus.',
  'one-each.title': 'Chacun le sien',
  'one-each.task': 'Un troll et deux orks entre un elfe et un villageois. Comment les répartir ?',
  'one-each.why':
    'Le troll seul tue le villageois quatre fois sur dix, et un renfort n’ajouterait rien. Les orks ont alors l’elfe pour eux : une demi-mort en tout, plus que de toute autre façon.',
}
