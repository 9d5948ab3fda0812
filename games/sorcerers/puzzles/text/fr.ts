import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les problèmes de Sorcerers en français. */
export const fr: Catalog<keyof typeof en> = {
  'eight-left.title': 'Il en reste huit',
  'eight-left.task': 'Votre sorcier a cent points. Un sort met fin au duel.',
  'eight-left.why':
    'Un trait ôte dix points au bouclier, et il n’en reste que huit. L’ennemi est en vue, bien à moins de 200 mm.',
  'exactly-ten.title': 'Exactement dix',
  'exactly-ten.task': 'Un orc vous prend à la gorge, et votre bouclier est mince. Que fait votre sorcier ?',
  'exactly-ten.why':
    'Se renforcer paraît pressant, mais un bouclier tombé juste à zéro est perdu : le trait ôte les dix derniers, et l’orc disparaît avec son maître.',
  'too-far-yet.title': 'Encore trop loin',
  'too-far-yet.task': 'Le bouclier ennemi tient à neuf points, mais son maître est à plus de 200 mm.',
  'too-far-yet.why':
    'Au-delà de 200 mm, le trait et ses points sont perdus. Le sorcier peut marcher 150 mm avant sa magie : marchez d’abord, lancez ensuite. Après le premier sort, il serait trop tard pour bouger.',
  'behind-you.title': 'Derrière vous',
  'behind-you.task': 'L’ennemi est tout près, à dix points, mais votre sorcier regarde ailleurs.',
  'behind-you.why':
    'Le trait exige une cible dans l’arc devant le sorcier. Pivoter sur place remplace son mouvement et laisse tous les points pour le trait.',
  'the-answer-to-come.title': 'La réponse à venir',
  'the-answer-to-come.task':
    'Il vous reste neuf points de bouclier, vingt à l’ennemi, qui joue ensuite et peut lancer un trait.',
  'the-answer-to-come.why':
    'Un trait lui en laisserait dix, et sa réponse prendrait vos neuf derniers. Il vous suivrait où que vous alliez. Renforcé à dix-neuf, vous vivez, et le duel continue.',
  'the-last-four.title': 'Les quatre derniers',
  'the-last-four.task': 'Votre orc touche une amazone et le sorcier ennemi. Qui frappe-t-il ?',
  'the-last-four.why':
    'Une arme légère fait quatre dégâts, juste ce qui reste au bouclier, et rien ne rend un sorcier plus difficile à toucher. S’il tombe, l’amazone tombe avec lui.',
  'without-a-die.title': 'Sans dé',
  'without-a-die.task': 'Le bouclier tient à trois points. Gagnez sans vous en remettre au dé.',
  'without-a-die.why':
    'Avancer contre le bouclier lui ôte trois points sans jet : l’orc n’a qu’à venir au contact, face au sorcier. Un tir du gobelin manquerait une fois sur trois.',
  'two-make-six.title': 'Deux font six',
  'two-make-six.task': 'Le bouclier tient à six. Choisissez un groupe, et gagnez sans dé.',
  'two-make-six.why':
    'Chaque créature qui avance contre le bouclier ôte trois points, une fois par tour. L’orc et le gobelin doivent être du même groupe : si un seul y va, l’ennemi répond avant l’autre.',
  'who-is-near.title': 'Qui est proche ?',
  'who-is-near.task': 'Le bouclier ennemi tient à six. Lequel des vôtres agit d’abord ?',
  'who-is-near.why':
    'L’orc à la hache touche déjà le sorcier et fait six dégâts : quel que soit le groupe, il doit en être. Si les autres passent d’abord, l’amazone ennemie répond.',
}
