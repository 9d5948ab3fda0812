/** The puzzles of Dragon Noir in English; the other catalogs have the same keys. */
export const en = {
  'in-the-open.title': 'In the open',
  'in-the-open.task': 'One elf, two orks. At which does he shoot?',
  'in-the-open.why':
    'The nearer ork stands behind a door, and its cover keeps him alive whatever falls. The farther one has none: there the arrow can kill.',
  'a-soft-target.title': 'A soft target',
  'a-soft-target.task': 'A troll comes near, and a goblin. At which does the elf shoot?',
  'a-soft-target.why': 'No arrow kills a troll at one shot. The goblin falls three times in ten.',
  'three-dwarves.title': 'Three dwarves',
  'three-dwarves.task': 'Grast stands among three dwarves. Who attacks him?',
  'three-dwarves.why':
    'A single dwarf never kills him, two do it once in ten times, all three together three times in ten: one attack with everybody is better than three.',
  'a-wounded-man.title': 'A wounded man',
  'a-wounded-man.task': 'Two orks face an elf and wounded Arlon. Find their best attack.',
  'a-wounded-man.why':
    'A wound halves a man’s defence. Both orks against Arlon kill him four times in five; each alone only twice in five, and the elf they cannot kill at all.',
  'no-way-out.title': 'No way out',
  'no-way-out.task': 'A wounded ork is surrounded. Make sure of him.',
  'no-way-out.why':
    'Who must retreat and cannot, dies. Two attackers together leave no result that lets him live; one alone may fail.',
  'not-the-chief.title': 'Not the chief',
  'not-the-chief.task':
    'Laberne, Arlon and an elf face Grast and an ork. One of them may die this turn: who is it to be?',
  'not-the-chief.why':
    'All three together kill Grast once in ten times. Laberne and Arlon together kill the ork four times in ten, and a chief without followers can be surrounded next.',
  'the-weaker-of-two.title': 'The weaker of two',
  'the-weaker-of-two.task': 'Three elves, an ork and a goblin. Which attack comes first?',
  'the-weaker-of-two.why':
    'Two elves kill the goblin four times in ten, more than all three the ork. Shared out otherwise, the chances add up to three in ten at most.',
  'one-each.title': 'One each',
  'one-each.task': 'A troll and two orks between an elf and a villager. How do you share them out?',
  'one-each.why':
    'The troll alone kills the villager four times in ten, and help would add nothing. The orks then have the elf to themselves: half a kill in all, more than in any other way.',
} as const
