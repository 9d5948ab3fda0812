/** The puzzles of Sorcerers in English; the other catalogs have the same keys. */
export const en = {
  'eight-left.title': 'Eight left',
  'eight-left.task': 'Your sorcerer has a hundred points. One spell ends the duel.',
  'eight-left.why':
    'A bolt takes ten off the shield, and only eight are left. The enemy stands in sight, well within 200 mm.',
  'exactly-ten.title': 'Exactly ten',
  'exactly-ten.task': 'An orc is at your throat, and your shield is thin. What does your sorcerer do?',
  'exactly-ten.why':
    'Strengthening looks urgent, but a shield that falls to exactly nothing is gone: the bolt takes the last ten, and the orc vanishes with its master.',
  'too-far-yet.title': 'Too far yet',
  'too-far-yet.task': 'The enemy’s shield holds nine, but he is more than 200 mm away.',
  'too-far-yet.why':
    'A bolt beyond 200 mm is lost with its points. The sorcerer may walk 150 mm before his magic: walk first, then cast. After the first spell it would be too late to move.',
  'behind-you.title': 'Behind you',
  'behind-you.task': 'The enemy stands close, with ten left, but your sorcerer looks the other way.',
  'behind-you.why':
    'A bolt needs the target in the arc before the sorcerer. Turning on the spot takes the place of his move and leaves all the points for the bolt.',
  'the-answer-to-come.title': 'The answer to come',
  'the-answer-to-come.task':
    'Nine points of shield are left to you, twenty to the enemy, who is next and may cast a bolt.',
  'the-answer-to-come.why':
    'A bolt of your own leaves him ten, and his answer takes your last nine. He can follow wherever you walk. Strengthened to nineteen you live, and the duel goes on.',
  'the-last-four.title': 'The last four',
  'the-last-four.task': 'Your orc touches an amazon and the enemy sorcerer. Whom does it strike?',
  'the-last-four.why':
    'A light weapon does four points of damage, just what the shield has left, and a sorcerer has nothing that makes him hard to hit. When he falls, the amazon falls with him.',
  'without-a-die.title': 'Without a die',
  'without-a-die.task': 'The shield holds three. Win without leaving it to a die.',
  'without-a-die.why':
    'Advancing into the shield takes three off it without a roll: the orc has only to come into contact, facing the sorcerer. A shot of the goblin would miss one time in three.',
  'two-make-six.title': 'Two make six',
  'two-make-six.task': 'The shield holds six. Choose a group, and win without a die.',
  'two-make-six.why':
    'Each creature that advances into the shield takes three off, once a turn. Orc and goblin must be in one group: if only one goes, the enemy answers before the other.',
  'who-is-near.title': 'Who is near?',
  'who-is-near.task': 'The enemy’s shield holds six. Which of yours is to act first?',
  'who-is-near.why':
    'The orc with the axe already touches the sorcerer and does six points of damage: whoever is in its group, it must be there. If the others go first, the enemy’s amazon answers.',
} as const
