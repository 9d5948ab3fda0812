import type { CardRef, EventName, PlayerRef } from '../../data/words.ts'
import { refIn } from './ref-in.ts'
import type { CardPart, Changing, Mention, Noun, Tell, Words } from './words.ts'

/** Kinds that a card of an event is named by. */
type Kind = 'handCard' | 'creature' | 'province'

/** What a card is called whose name tells nothing of it: its part in an event, or its kind. */
const cardIn: { readonly [E in EventName]: CardPart | Kind } = {
  turnStart: 'handCard',
  turnEnd: 'handCard',
  enterPlay: 'creature',
  leavePlay: 'creature',
  destroyed: 'creature',
  attackDeclared: 'attacker',
  provinceAttackDeclared: 'attacker',
  combatWon: 'winner',
  cardCast: 'handCard',
  provinceDiscarded: 'province',
  objectAttached: 'object',
}
/** The same of the other card of the event; where there is none, the attacker is meant. */
const otherIn: { readonly [E in EventName]?: CardPart | 'victor' } = {
  combatWon: 'loser',
  attackDeclared: 'attacked',
  destroyed: 'victor',
  objectAttached: 'bearerOfIt',
}

/** The noun for a card that an effect speaks of. */
export function cardNoun(name: CardRef, mention: Mention, words: Words): Noun {
  const part = partOf(name, mention.event)
  if (part === 'handCard' || part === 'creature' || part === 'province') return words.that({ kind: part })
  return isChanging(part) ? words.mentioned[part](mention) : words.cards[part]
}

function partOf(name: CardRef, event: EventName | undefined): CardPart | Changing | Kind {
  if (name === 'eventCard') return cardIn[event ?? 'enterPlay']
  if (name === 'eventOther') return (event && otherIn[event]) ?? 'attacker'
  return name
}

const isChanging = (part: CardPart | Changing): part is Changing =>
  part === 'self' || part === 'bearer' || part === 'each' || part === 'victor'

/** The noun for the players that an effect speaks of. */
export function playerNoun(ref: PlayerRef, again: boolean, words: Words, tell: Tell): Noun {
  switch (ref) {
    case 'eventPlayer':
    case 'each':
      return words.that({ kind: 'player' })
    case 't0':
    case 't1':
    case 't2':
    case 't3':
      return words.players.targetPlayer
    case 'you':
    case 'opponents':
    case 'allPlayers':
    case 'activePlayer':
    case 'defendingPlayer':
      return words.players[ref]
    default:
      return again
        ? words.that({ kind: 'player' })
        : words.holder(ref.startsWith('ownerOf:') ? 'owner' : 'controller', refIn(ref), tell)
  }
}
