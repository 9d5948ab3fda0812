/** The first turn in English, a title and sentences for each step; the other catalogs have the same keys. */
export const en = {
  'welcome.title': 'You are a sorcerer',
  'welcome.text':
    'This is player 1, on a table one metre wide, in the fourth turn of a duel. You will play this turn for both sides. The rules are the real ones; only the dice are chosen for this lesson.',
  'goal.title': 'Break the other’s shield',
  'goal.text':
    'Each sorcerer has a force shield of 20. Whoever has none left is out, and all his creatures vanish with him. You do not strike yourself: your creatures do it for you.',
  'group.title': 'Four at most at a time',
  'group.text':
    'A turn begins with the creatures. Choose one to four of yours: they act together, and then the other side chooses. Press the goblin with the bow and the orc, then the red button.',
  'advance.title': 'Into the shield',
  'advance.text':
    'Each creature has two actions: to move, to attack, in any order. An orc moves 6 cm. Press the orc, then the place beside the sorcerer, and do it. Walking into contact alone takes 3 off his shield.',
  'strike.title': 'The orc strikes',
  'strike.text':
    'One rolls a die of twenty sides: the skill of the orc, 15, or less is a hit. A medium weapon takes 6 off a shield. Press the sorcerer, look at the chance and do it.',
  'bow.title': 'The goblin shoots',
  'bow.text':
    'From 20 the shield has come down to 11. Now the bow. A shot must see its target; the distance is measured only once it is announced, and beyond 30 cm it is lost. Press the goblin, then Amazon 1, and do it.',
  'unused.title': 'Three wounds',
  'unused.text':
    'Damage 4, less 1 for her resistance: three of her five boxes are crossed. The goblin has an action left, but it may as well stay. Unused actions are lost: end the activation.',
  'other.title': 'You are the other sorcerer',
  'other.text':
    'Now you are player 2, and there is an orc at your shield. Two amazons are at hand: one with a sword, one with a bow.',
  'answer.title': 'The answer',
  'answer.text': 'Press both amazons, then the red button: they act together as well.',
  'approach.title': 'Base against base',
  'approach.text':
    'To strike one must touch: bases at most one millimetre apart, and the enemy in the front half. Amazons move 7 cm. Press Amazon 1, then the place beside the orc, and do it.',
  'sword.title': 'One blow',
  'sword.text':
    'An orc has five boxes and a resistance of 1. The sword does 6: one hit is enough. It needs 14 or less. Press the orc and do it.',
  'small.title': 'Small and nimble',
  'small.text':
    'The orc is gone. Amazon 2 shoots at the goblin: 14 for her skill, less 1 because goblins are hard to hit. Press Amazon 2, then the goblin, and do it.',
  'phaseOver.title': 'Missed by one',
  'phaseOver.text':
    '14 was rolled and 13 needed. Nobody has a creature left that has not acted. End the activation: the sorcerers come next.',
  'create.title': 'New creatures',
  'create.text':
    'You are player 1 again. Each turn brings 100 spell points; with the 30 saved you have 130. Press “3 light · 90” beside the goblins, then three places close together within the ring, and do it. They act from the next turn on.',
  'walk.title': 'Your own feet',
  'walk.text':
    'Before or after his magic a sorcerer may walk 15 cm, but not into woods or buildings. Press the sorcerer, then any place near him, and do it.',
  'save.title': 'Forty points left',
  'save.text':
    'Up to 150 points are saved for the next turn: a gun costs 160, so one must save for it. End your turn.',
  'wind.title': 'The wind heals',
  'wind.text':
    'Player 2 has 190 points. For 15 the magic wind takes all wounds from every creature of yours within 50 cm. Press “Magic wind” and do it.',
  'shield.title': 'A stronger shield',
  'shield.text':
    'For 90 points the shield grows by 10. For as many a bolt would take 10 off an enemy shield that you see within 20 cm; how far it stands is measured only once the shot is announced. Press “Shield +10” and do it.',
  'turnOver.title': '21 against 20',
  'turnOver.text': 'The blow is made good, and Amazon 1 is whole again. End your turn, and with it turn 4.',
  'farewell.title': 'That was a whole turn',
  'farewell.text':
    'The three goblins would act now. The clause numbers in the chronicle open the rule behind each line. Set a table: a real game begins with 100 points for each and no creatures, and nobody knows the dice.',
} as const
