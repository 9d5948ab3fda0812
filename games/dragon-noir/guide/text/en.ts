/** The first turn in English, a title and sentences for each step; the other catalogs have the same keys. */
export const en = {
  'welcome.title': 'You lead the exiles',
  'welcome.text':
    'An Elf with a long bow and Godiva stand before the mill; two Orks and an archer bar the way. You will play this turn for both sides. The rules are the real ones; only the dice are chosen for this lesson.',
  'goal.title': 'The mill is the goal',
  'goal.text':
    'Exile wins when one of its own stands in the mill at the end of its turn and none of the Horde does. A turn has four phases: fire, movement, combat, recovery.',
  'shot.title': 'The Elf shoots',
  'shot.text':
    'First come the bows. Press the Elf, then Ork 1: the panel shows what each face of the die would do. Low is good. Do it.',
  'fireOver.title': 'Wounded',
  'fireOver.text':
    'The Ork is wounded: his figures are halved, and another wound kills him. Nobody else can shoot. End the phase.',
  'mover.title': 'One after another',
  'mover.text':
    'Characters move one at a time. The figures on the board are what it costs Godiva to get there; she has 8 MP. Press the hex beside the wounded Ork: her way is shown. Press it again, and she goes. Whoever stops beside an enemy rolls no die.',
  'answer.title': 'The other side answers',
  'answer.text':
    'After each step the other side may shoot at who moves. Now you are the Horde: press the archer, then Godiva, and do it.',
  'stays.title': 'Missed',
  'stays.text':
    'The arrow goes by. Each archer shoots once in each phase of fire and once in answer to moves. End her move.',
  'movesOver.title': 'The Elf keeps his bow ready',
  'movesOver.text':
    'A long bow that did not move may answer in the enemy’s turn. So leave the Elf where he is and end the phase.',
  'attack.title': 'Nine against three',
  'attack.text':
    'Attack 9 by defence 3 is three to one. Press Godiva, then the Ork, look at the column of the table, and do it.',
  'advance.title': 'Into his place',
  'advance.text':
    'Stunned while wounded: the Ork is dead. A winner may advance, one or two hexes on foot. Press the hex where he stood.',
  'turnOver.title': 'Your turn is over',
  'turnOver.text': 'In recovery those stunned before would stand up; nobody is. End the phase.',
  'other.title': 'You are the Horde',
  'other.text':
    'Now the other side has the same four phases. Ork 2 is near Godiva; the archer stands beside a tree.',
  'noShot.title': 'Save the arrow',
  'noShot.text':
    'The archer could shoot, but who shoots goes only half as far. This time let it be: end the phase.',
  'infiltration.title': 'Infiltration',
  'infiltration.text':
    'Press Ork 2, then the hex on the far side of Godiva, and once more to go. To leave a hex beside an enemy costs a roll, as the triangle on his way says: 6 or less lets him by, more stops him, stuns or wounds him.',
  'hordeMovesOver.title': 'Nobody else',
  'hordeMovesOver.text': 'A 5: he is through. The archer stays. End the phase.',
  'unmoved.title': 'Who stood still',
  'unmoved.text':
    'Once the Horde has moved, Exile may shoot at those who did not. Press the Elf, then the archer, and do it.',
  'orkAttacks.title': 'The Ork strikes',
  'orkAttacks.text':
    'The long bow missed. Now 8 against 6: one to one, the weakest column. Attack Godiva with Ork 2.',
  'hordeOver.title': 'Nothing',
  'hordeOver.text': 'Nothing happened. Two together would have had a better column. End the phase.',
  'farewell.title': 'That is a turn',
  'farewell.text':
    'Shoot before you close in, attack together, and mind the clock: in the real scenario there are eight turns. Riders, wizards and the Black Dragon wait in the others.',
}
