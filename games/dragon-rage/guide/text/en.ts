/** The first turn in English, a title and sentences for each step; the other catalogs have the same keys. */
export const en = {
  'welcome.title': 'You are the dragon',
  'welcome.text':
    'This is Ashmaw, before the walls of Esirien. You will play one turn of the dragons, then one turn of the city. The rules are the real ones; only the dice are chosen for this lesson.',
  'goal.title': 'What dragons want',
  'goal.text':
    'Shields with a number are worth victory points. Destroy 16 points and you may claim the victory. Let ten turns pass without destroying anything and the city wins.',
  'mode.title': 'Four ways to move',
  'mode.text':
    'A dragon walks, slithers, bounds or flies. Walls stop walkers, not a bound: it is a leap of up to three hexes straight ahead. Choose Ashmaw and press “Bound”.',
  'bound.title': 'Over the wall',
  'bound.text':
    'The lit hexes are all that a bound can reach. Three hexes ahead, behind the wall, lies the granary. Press it.',
  'granary.title': 'One point',
  'granary.text':
    'Landing on a building destroys it: one point here, more for the great ones. The turn has phases, and yours go: move, breathe fire, fight. Verdigris stays where she is: end the phase, and tell the table that you mean it.',
  'fire.title': 'Dragonfire',
  'fire.text':
    'Twice in a game a dragon may breathe fire: two hexes in a row, in one of its three front directions. There are infantry in both to the south-east. Press 0909, look at the odds, then confirm.',
  'escaped.title': 'Five or more escapes',
  'escaped.text':
    'Each unit rolled its escape number. Infantry need 5: the first rolled 2 and is gone, the second rolled 5 and lives. End the phase.',
  'claws.title': 'Claws and wings',
  'claws.text':
    'What has not been used may fight. Wings give 2 each, legs 1 each: strength 8 against a defence of 2 succeeds on 3 or more. Press 0809, take both wings and four legs, and confirm.',
  'turnOver.title': 'One building, two units',
  'turnOver.text': 'A fair turn for one dragon. End the phase: now it is the city’s move.',
  'city.title': 'You are the city',
  'city.text':
    'Now you play the other side: a wizard, archers and cavalry have seen what happened. The city casts a spell, moves, shoots and fights, in this order.',
  'lightning.title': 'Lightning',
  'lightning.text':
    'The wizard has ten spell points for the whole game. Lightning costs three and always hits: five points of damage, less one for each hex between. Choose “Lightning”, press the dragon and confirm.',
  'ride.title': 'By road',
  'ride.text':
    'The dragon shared two points between a wing and a leg. Now the cavalry: choose CAV1 and ride to 0908, behind the wing of the beast.',
  'rode.title': 'Where you stand matters',
  'rode.text':
    'From the front one hits head and legs, from the flank wings and legs, from below the belly. You stand at the flank. The others hold their posts: end the phase.',
  'arrow.title': 'Archers in a tower',
  'arrow.text':
    'From a tower archers need no line of sight. A hit takes 6, and one names what is aimed at first. Choose ARH1, press the dragon, take the wings and confirm.',
  'hit.title': 'A six',
  'hit.text':
    'One point more. The wings now have two of six that they can bear before one is lost. End the phase.',
  'charge.title': 'The charge',
  'charge.text':
    'Cavalry strike for three points, and wings are hit on 4 or more. Choose CAV1, press the dragon, take the wings and confirm.',
  'wounded.title': 'Five points in the wings',
  'wounded.text':
    'At six a wing is gone, and a dragon that loses a wing neither flies nor bounds again. It is now shut in with the garrison. End the phase, and with it the turn.',
  'farewell.title': 'That was a whole turn',
  'farewell.text':
    'You moved, burned and fought for both sides. The clause numbers in the chronicle open the rule behind each line. Set a table: in a real game you first place your pieces, and nobody knows the dice.',
} as const
