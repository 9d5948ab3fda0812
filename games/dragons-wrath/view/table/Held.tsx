import { useAfterFrame } from '@wyrmtable/ui'
import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHand } from '../act/use-hand.ts'
import type { WhyNot } from '../act/why-not.ts'
import type { WrathProps } from '../props.ts'
import type { viewText } from '../text/index.ts'
import {
  type Hands,
  HandsProvider,
  InHandProvider,
  useInHand,
  useWrath,
  type Wrath,
  WrathProvider,
} from './context.ts'
import { createLookStore } from './look-store.ts'
import { createMarkStore, marksOf } from './marks.ts'
import { useKeys } from './use-keys.ts'
import { useReasons } from './use-reasons.ts'
import { useTags } from './use-tags.ts'

/**
 * Holds what the viewer has pressed. What lies inside is drawn anew with a press only where it asks for the hand
 * itself; cards ask for their marks.
 */
export function Held({
  props,
  t,
  table,
  startsOpen,
  enlarge,
  onSide,
  children,
}: {
  readonly props: WrathProps
  readonly t: ReturnType<typeof viewText>
  readonly table: RefObject<HTMLElement | null>
  /** Whether the viewer has come to open a sealed sheet again. */
  readonly startsOpen: boolean
  readonly enlarge: Wrath['enlarge']
  readonly onSide: () => void
  readonly children: ReactNode
}) {
  const { seq } = props
  const hand = useHand(props, startsOpen)
  const [told, tell] = useState<{ readonly why: WhyNot; readonly seq: number }>()
  const [looks] = useState(createLookStore)
  const [marks] = useState(createMarkStore)
  const reasons = useReasons(props, hand, t)
  useKeys(table, hand, onSide)
  const latest = useRef({ hand, seq })
  useLayoutEffect(() => {
    latest.current = { hand, seq }
  }, [hand, seq])
  const isAsked = hand.isActing || hand.isReopened
  const { text } = props
  const hands = useMemo(
    (): Hands => ({
      t,
      looks,
      marks,
      enlarge,
      said: (refusal) => text.refusal(refusal),
      tell: (why) => tell(why === undefined ? undefined : { why, seq: latest.current.seq }),
      press: (keys) => latest.current.hand.press(keys),
      takeBack: (keys) => {
        const now = latest.current.hand
        if (now.commit === undefined) now.letGo()
        else for (const key of keys) now.drop(key)
      },
    }),
    [t, looks, marks, enlarge, text],
  )
  const wrath = useMemo(
    (): Wrath => ({ ...hands, props, reasons, state: hand.state, isAsked }),
    [hands, props, reasons, hand.state, isAsked],
  )
  const inHand = useMemo(() => ({ hand, told: told?.seq === seq ? told.why : undefined }), [hand, told, seq])
  return (
    <HandsProvider value={hands}>
      <WrathProvider value={wrath}>
        <InHandProvider value={inHand}>
          {children}
          <Marking />
        </InHandProvider>
      </WrathProvider>
    </HandsProvider>
  )
}

/**
 * Says to the cards what they look like. A press is seen on the card that is pressed first; what it may be for lights up
 * with the next frame, and what would come of that is worn with the one after: none of them has to do all of it.
 */
function Marking() {
  const { props, marks, t } = useWrath()
  const { hand } = useInHand()
  const seen = useAfterFrame(hand.funnel)
  const tag = useTags(props, hand, seen, t)
  // Another question is another table, and drawn at once.
  const isPress = seen !== hand.funnel && marks.now().starts === hand.starts
  useLayoutEffect(() => {
    const next = marksOf(hand, tag)
    const { targets, attacker, tag: worn } = marks.now()
    // A drag may end before another frame.
    const isDragged = document.querySelector('.wrath-press[data-dragged]') !== null
    marks.publish(isPress && !isDragged ? { ...next, targets, attacker, tag: worn } : next)
  }, [marks, hand, tag, isPress])
  return null
}
