import baseBlue from './cards/base-blue.json' with { type: 'json' }
import baseGreen from './cards/base-green.json' with { type: 'json' }
import baseGrey from './cards/base-grey.json' with { type: 'json' }
import baseProvinces from './cards/base-provinces.json' with { type: 'json' }
import baseRed from './cards/base-red.json' with { type: 'json' }
import companiesBlue from './cards/free-companies-blue.json' with { type: 'json' }
import companiesGreen from './cards/free-companies-green.json' with { type: 'json' }
import companiesGrey from './cards/free-companies-grey.json' with { type: 'json' }
import companiesProvinces from './cards/free-companies-provinces.json' with { type: 'json' }
import companiesRed from './cards/free-companies-red.json' with { type: 'json' }
import starters from './cards/starters.json' with { type: 'json' }
import sampleCards from './sample-cards.json' with { type: 'json' }
import sampleDecks from './starter-sample.json' with { type: 'json' }

/** The cards of the worked examples. They leave the pool once there is a set to play with. */
export const sampleFiles = { cards: sampleCards, decks: sampleDecks }

/** Card files to play with: a set’s provinces, then its allies colour by colour. */
export const cardFiles: readonly unknown[] = [
  ...[baseProvinces, baseRed, baseGreen, baseBlue, baseGrey],
  ...[companiesProvinces, companiesRed, companiesGreen, companiesBlue, companiesGrey],
]

/** Files of starter decks, in the order a lobby shows them. */
export const deckFiles: readonly unknown[] = [starters]
