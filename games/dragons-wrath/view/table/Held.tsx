import { type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useHand } from '../act/use-hand.ts'
import type { WhyNot } from '../act/why-not.ts'
import type { WrathProps } from '../props.ts'
import type { viewText } from '../text/index.ts'
import { InHandProvider, useInHand, useWrath, type Wrath, WrathProvider } from './context.ts'
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
  const latest = useRef(hand)
  useLayoutEffect(() => {
    latest.current = hand
  }, [hand])
  const isAsked = hand.isActing || hand.isReopened
  const wrath = useMemo(
    (): Wrath => ({
      props,
      t,
      looks,
      marks,
      reasons,
      state: hand.state,
      isAsked,
      enlarge,
      tell: (why) => tell(why === undefined ? undefined : { why, seq }),
      press: (keys) => latest.current.press(keys),
      takeBack: (keys) => {
        if (latest.current.commit === undefined) latest.current.letGo()
        else for (const key of keys) latest.current.drop(key)
      },
    }),
    [props, t, looks, marks, reasons, hand.state, isAsked, enlarge, seq],
  )
  const inHand = useMemo(() => ({ hand, told: told?.seq === seq ? told.why : undefined }), [hand, told, seq])
  return (
    <WrathProvider value={wrath}>
      <InHandProvider value={inHand}>
        {children}
        <Marking />
      </InHandProvider>
    </WrathProvider>
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
