/** The second lesson in English: walls, gates, spells, rage and the claim; the other catalogs have the same keys. */
export const en = {
  'welcome.title': 'Late in the game',
  'welcome.text':
    'Sixteen points are destroyed. Verdigris stands before the west gate; Ashmaw, in the middle of the city, has lost all that was left of its head.',
  'walls.title': 'Walls have doors',
  'walls.text':
    'Nothing walks, strikes or breathes through a wall, only through its entrances: red gates and blue doors. A dragon that faces a door breaks it at once. A gate takes points, and where somebody guards it, a die.',
  'approach.title': 'To the gate',
  'approach.text': 'Choose Verdigris and press “Walk”: four points to spend.',
  'gate.title': 'One step',
  'gate.text': 'Press 0606, straight ahead. Then the gate is right before the dragon.',
  'smash.title': 'How many points?',
  'smash.text':
    'Infantry stand behind the gate, so a die must fall: as many points as you spend, or less, breaks it. Spend 2; this lesson rolls a 2.',
  'broken.title': 'Broken for good',
  'broken.text':
    'The way is open, for feet, teeth and fire, of both sides. With one point left Verdigris cannot pass the guard: end the move.',
  'rage.title': 'Berserk',
  'rage.text':
    'A dragon without a head is berserk. It goes for the nearest enemy and must strike whoever is before it; it never breathes fire again. The militia stand before Ashmaw, so it may not even turn. End the phase.',
  'fire.title': 'Through the gate',
  'fire.text': 'Fire passes a broken gate. Press 0707 and confirm: the guard needs 5 to escape and rolls 3.',
  'burned.title': 'The gate is yours',
  'burned.text': 'Nobody holds the hex behind it any more. End the phase.',
  'must.title': 'No choice',
  'must.text':
    'The phase cannot be ended before Ashmaw has struck. Press 1008, take both wings and four legs, and confirm: 8 against 1 needs no die.',
  'roll.title': 'The rage consumes',
  'roll.text':
    'At the end of the phase a berserk dragon rolls: 5 or more, and it dies of its rage. End the phase; this lesson rolls a 4.',
  'window.title': 'A victory to be claimed',
  'window.text':
    'With 16 points destroyed you may claim the victory, here or before your dragons move. Whoever plays on may win a better grade, or lose everything. Play on, and see what the city does.',
  'spells.title': 'Four spells',
  'spells.text':
    'You are the city now. Fog hides all within two hexes, Lightning hurts a dragon, a Whirlwind throws flyers down and destroys what it touches, Boost Morale helps everybody near the wizard. One spell a turn.',
  'boost.title': 'Courage',
  'boost.text':
    'Choose “Boost”, then radius 2. It costs 3 points, and adds 1 to each blow that is struck in its area.',
  'ride.title': 'Into the flank',
  'ride.text': 'Choose CAV1 and ride to 1110, behind Ashmaw’s wing.',
  'rode.title': 'Inside the circle',
  'rode.text': '1110 lies in the blue area. End the phase.',
  'strike.title': 'One more',
  'strike.text':
    'Wings need 4. The die shows 3, and courage adds one. Press the dragon, take the wings and confirm.',
  'shut.title': 'A wing is gone',
  'shut.text':
    'Six points in the wings: Ashmaw neither flies nor bounds again. End the phase, and with it the turn.',
  'claim.title': 'Enough is enough',
  'claim.text':
    'The dragons are next, and one of them may soon be dead. If both die, the city wins whatever was destroyed. Claim the victory.',
  'farewell.title': 'Breaker of gates',
  'farewell.text':
    'Those were walls, gates, spells, rage and the claim. The rest is in the rulebook: press the number of any clause.',
} as const
