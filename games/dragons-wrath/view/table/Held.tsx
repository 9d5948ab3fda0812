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
  enlarge,
  onSide,
  children,
}: {
  readonly props: WrathProps
  readonly t: ReturnType<typeof viewText>
  readonly table: RefObject<HTMLElement | null>
  readonly enlarge: Wrath['enlarge']
  readonly onSide: () => void
  readonly children: ReactNode
}) {
  const { seq } = props
  const hand = useHand(props)
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

/** Says to the cards what they look like, before they are seen; what they wear follows when it is worked out. */
function Marking() {
  const { props, marks, t } = useWrath()
  const { hand } = useInHand()
  const tag = useTags(props, hand, t)
  useLayoutEffect(() => marks.publish(marksOf(hand, tag)), [marks, hand, tag])
  return null
}
