/** The puzzles of The Dragon’s Wrath in English; the other catalogs have the same keys. */
export const en = {
  'open-gates.title': 'Open gates',
  'open-gates.task': 'Year 5. Your opponent holds one province and has no creature.',
  'open-gates.why':
    'Nothing guards a player without creatures, and from year 3 on provinces can be attacked: the Levy takes the last one. A curse changes nothing about it.',
  'from-year-two.title': 'A year too early',
  'from-year-two.task': 'Year 2. Your opponent has one province and no creature. Is there an attack?',
  'from-year-two.why':
    'Provinces are attacked from year 3 on, but the Ash-Wing Drake says otherwise of itself: it may already now.',
  'mind-over-matter.title': 'Mind over matter',
  'mind-over-matter.task': 'Your Phantom is no fighter. Whom does it attack, and how?',
  'mind-over-matter.why':
    'An attack is by force or by magic, as the attacker says. By magic its three beat the Sellsword’s two; by force it would lose to anybody, and the Tyrant is stronger in both.',
  'storm.title': 'Over their heads',
  'storm.task': 'Two strong guards, one province behind them. Which ritual wins this year?',
  'storm.why':
    'The Storm Concordat takes a province from every opponent and asks no guard. Two blue and one red pay for it: the magic province stands for the second blue.',
  'the-only-guard.title': 'The only guard',
  'the-only-guard.task': 'One creature each, one province to take. What comes first?',
  'the-only-guard.why':
    'The guard must have been attacked before provinces can be, and a creature attacks once a year. But Mind Spike destroys a creature of magic two or less: then nothing guards, and the Levy’s attack is still free.',
  'no-attack-at-all.title': 'No attack at all',
  'no-attack-at-all.task':
    'The Old Man of the Roots stands before the last province. You have the Tyrant, and a Forced Duel in hand.',
  'no-attack-at-all.why':
    'A duel that a curse brings about is no attack: the Tyrant beats the Old Man, seven to five, and has its attack of the year left for the province.',
  'who-goes-where.title': 'Who goes where',
  'who-goes-where.task': 'Two provinces, one guard, two attackers. Win this year.',
  'who-goes-where.why':
    'From year 4 on the Tyrant costs the victim two provinces, the Levy only one. So the Levy attacks the guard, which it beats, and the Tyrant is kept for the provinces.',
  'a-borrowed-guard.title': 'A borrowed guard',
  'a-borrowed-guard.task':
    'The Tyrant, which has attacked this year, guards the last province. Mind Spike and Borrowed Banner are in your hand.',
  'a-borrowed-guard.why':
    'The Tyrant’s magic is too great for Mind Spike. But a guard that is yours until the end of the year guards nothing: the Banner takes it over, and the Levy walks in.',
} as const
