import { createContext, useContext } from 'react'
import type { Imagined } from '../../rules/view.ts'
import type { Hand } from '../act/use-hand.ts'
import type { WhyNot } from '../act/why-not.ts'
import type { WrathProps } from '../props.ts'
import type { viewText } from '../text/index.ts'
import type { LookStore } from './look-store.ts'
import type { MarkStore } from './marks.ts'
import type { Reasons } from './use-reasons.ts'

/** What a card needs to be pressed: the same from the first year to the last, so that it draws no card anew. */
export interface Hands {
  readonly t: ReturnType<typeof viewText>
  /** The card that is pointed at; its words stand at the side. */
  readonly looks: LookStore
  /** How each card looks now. */
  readonly marks: MarkStore
  /** Why what was pressed last cannot be done; said in the bar until the next press. */
  tell(why: WhyNot | undefined): void
  /** Shows a card large; its id in play or in hand, and what it is. */
  enlarge(id: string, card: string): void
  readonly press: Hand['press']
  /** Takes back that a card was pressed, as when it is dragged off the table. */
  takeBack(keys: readonly string[]): void
  /** The sentence of a refusal. */
  said(refusal: WhyNot['refusal']): string
}

/** What is known at the table: another with every action, and the same whatever is pressed. */
export interface Wrath extends Hands {
  readonly props: WrathProps
  readonly reasons: Reasons
  /** What may be worked out ahead from; undefined for who only looks on. */
  readonly state: Imagined | undefined
  /** Whether the viewer is asked for something, or has opened his sealed sheet again. */
  readonly isAsked: boolean
}

/** What changes with every press. Who needs it is drawn with each: what cards need of it is in the marks. */
export interface InHand {
  readonly hand: Hand
  /** Why what was pressed last cannot be done. */
  readonly told: WhyNot | undefined
}

const WrathContext = createContext<Wrath | undefined>(undefined)
export const WrathProvider = WrathContext.Provider

const HandsContext = createContext<Hands | undefined>(undefined)
export const HandsProvider = HandsContext.Provider

const InHandContext = createContext<InHand | undefined>(undefined)
export const InHandProvider = InHandContext.Provider

export function useWrath(): Wrath {
  const wrath = useContext(WrathContext)
  if (wrath === undefined) throw new Error('a card lies on no table')
  return wrath
}

export function useHands(): Hands {
  const hands = useContext(HandsContext)
  if (hands === undefined) throw new Error('a card lies on no table')
  return hands
}

export function useInHand(): InHand {
  const inHand = useContext(InHandContext)
  if (inHand === undefined) throw new Error('nobody sits at this table')
  return inHand
}
