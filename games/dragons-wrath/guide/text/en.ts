/** The first year in English, a title and sentences for each step; the other catalogs have the same keys. */
export const en = {
  'welcome.title': 'Two rival lords',
  'welcome.text':
    'You are player A, in the sixth year of a duel. You will play this year for both sides. The rules are the real ones; only the hands are smaller than usual, so that each step shows one thing.',
  'provinces.title': 'Life and money at once',
  'provinces.text':
    'Provinces are life: who has none left is out, and the last to hold any wins. They are money too: each pays one sphere of its colour. You hold three grey ones and a red one, player B a single one.',
  'card.title': 'What a card says',
  'card.text':
    'This knight of player B has two powers: PP, its force, and PM, its magic. The M says that it may bear objects. The orbs are its cost: three green spheres.',
  'ritual.title': 'Magic comes first',
  'ritual.text':
    'A turn is one year: magic, purchase, combat. First you may cast one ritual. Contract of Arms costs two grey spheres: you show two provinces and discard one of them. Press the card, then “Seal Contract of Arms”.',
  'secret.title': 'Chosen in secret',
  'secret.text':
    'Your choice is still hidden. Now you are player B, who chooses as well; then everything is revealed together. B has no ritual: press “No ritual”.',
  'buy.title': 'A creature for a province',
  'buy.text':
    'Nailgate is lost, a Hireling has come, and your mercenaries have +1. Now the purchase: one creature a year. Cut-Price Sword costs one grey province, and it is lost. Pay with Bell Hill: B has seen it already.',
  'object.title': 'Objects are free',
  'object.text':
    'You are player B. Objects cost nothing, but only a creature with the M bears them. The spear gives +1 to both powers. Press the spear, then the knight, and seal it.',
  'order.title': 'Who attacks first',
  'order.text':
    'Now the combat. Whoever holds more provinces attacks first: A, with two against one. B’s last province would win the game, but first each creature of B must have been attacked: three of them, and A has two attackers.',
  'attack.title': 'Five against four',
  'attack.text':
    'By force the PP are compared, by magic the PM. The lower is destroyed; if they are equal, both. By magic it would be 3 against 3, by force it is 5 against 4: attack Hornbark Stag with Cut-Price Sword by force.',
  'curse.title': 'The answer',
  'curse.text':
    'You are player B, and your stag is under attack. Before the powers are compared you may let it come or answer with a curse. Sudden Growth gives +2 until the end of the turn: cast it on Hornbark Stag.',
  'turnOver.title': 'Five against six',
  'turnOver.text':
    'The Sword is destroyed. B’s province paid for the curse and is only exhausted: it pays nothing more this year, but still counts as life. You are A, and the Hireling beats nobody here. End the combat turn.',
  'guard.title': 'The guard first',
  'guard.text':
    'You are B, and it is your combat turn. A Hireling guards A’s provinces and must be attacked first. With the spear your knight has 5/3, the Hireling 3/3: attack it by force.',
  'raid.title': 'To the provinces',
  'raid.text':
    'Nobody guards A now. From the third year on, creatures may attack provinces, each once a year. Nothing is compared: the attack costs one province. Attack with Hornbark Stag.',
  'lose.title': 'Which one to lose?',
  'lose.text':
    'You are A. A curse might have helped, but your hand is empty: the attack goes through. You lose one of your two provinces, and you choose which. Press one of them.',
  'last.title': 'Even the urchin',
  'last.text':
    'You are B again. Bramble Urchin has a PP of 1, but against provinces that does not matter. Attack A’s last province with it.',
  'won.title': 'Player B wins',
  'won.text':
    'A has no province left; B holds the last one. A had four: one went for the ritual, one for the creature, two in the attacks. Spend them, but keep enough to live.',
  'farewell.title': 'That was a whole year',
  'farewell.text':
    'Had A lived, the next year would begin: exhausted provinces are ready again, and each draws a card. Set a table: in a real game each begins with 15 provinces and five cards, and nobody sees the other’s.',
} as const
