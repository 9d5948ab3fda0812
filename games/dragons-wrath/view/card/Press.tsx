import { type ReactNode, useRef } from 'react'
import type { WhyNot } from '../act/why-not.ts'
import { useHands } from '../table/context.ts'
import { useMark } from '../table/marks.ts'
import { useDrag } from './use-drag.ts'

/** How long a finger rests on a card before it is shown large, in milliseconds. */
const LONG_PRESS_MS = 450

/**
 * A card, or a stack of them, that is pressed: lit where it may be, dim with its reason where it may not. What is not
 * for pressing is only looked at.
 */
export function Press({
  keys,
  card,
  name,
  colour,
  why,
  isTurned = false,
  className = '',
  children,
}: {
  /** What is pressed: any of these. */
  readonly keys: readonly string[]
  /** What is shown large. */
  readonly card?: string | undefined
  readonly name: string
  readonly colour?: string | undefined
  readonly why?: WhyNot | undefined
  readonly isTurned?: boolean
  readonly className?: string
  readonly children: ReactNode
}) {
  const { looks, marks, press, takeBack, tell, enlarge, t, said } = useHands()
  const { look } = looks
  const [first = ''] = keys
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isHeld = useRef(false)
  const { light, isChosen, place, tag } = useMark(marks, keys)
  const reason = light === undefined && !isChosen ? why : undefined
  const spoken = [
    name,
    tag?.spoken,
    isChosen
      ? t('say.chosen')
      : light === 'target'
        ? t('say.target')
        : light === 'start'
          ? t('say.start')
          : undefined,
    reason === undefined ? undefined : `${reason.short} (${reason.clause})`,
  ].filter(Boolean)
  const rest = () => clearTimeout(timer.current)
  const drag = useDrag(light === 'start' || (isChosen && card !== undefined), {
    begin: (node) => {
      rest()
      if (!isChosen) node.click()
    },
    drop: () => takeBack(keys),
  })
  return (
    <button
      type="button"
      className={`wrath-press ${colour === undefined ? '' : `wrath-${colour}`} ${className}`}
      data-place={first}
      data-keys={keys.join(' ')}
      data-light={light}
      data-chosen={isChosen || undefined}
      data-dim={reason !== undefined || undefined}
      data-turned={isTurned || undefined}
      aria-pressed={isChosen}
      title={reason === undefined ? undefined : `${said(reason.refusal)} (${reason.clause})`}
      onClick={() => {
        if (isHeld.current || drag.wasDragged.current) {
          isHeld.current = false
          drag.wasDragged.current = false
          return
        }
        look(first)
        tell(reason)
        press(keys)
      }}
      onFocus={() => look(first)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === 'mouse') look(first)
      }}
      onPointerDown={(event) => {
        const { pointerType } = event
        isHeld.current = false
        drag.down(event)
        if (pointerType === 'mouse' || card === undefined) return
        timer.current = setTimeout(() => {
          isHeld.current = true
          enlarge(first, card)
        }, LONG_PRESS_MS)
      }}
      onPointerMove={drag.move}
      onPointerUp={(event) => {
        rest()
        drag.up(event)
      }}
      onPointerCancel={(event) => {
        rest()
        drag.cancel(event)
      }}
      onPointerLeave={rest}
      onContextMenu={(event) => {
        if (card === undefined) return
        event.preventDefault()
        enlarge(first, card)
      }}
    >
      <span className="hidden">{spoken.join(', ')}</span>
      {children}
      {tag === undefined ? null : (
        <span className="wrath-tag" data-look={tag.look} aria-hidden="true">
          {tag.lines.join('\n')}
        </span>
      )}
      {place === 0 ? null : (
        <b className="wrath-count" aria-hidden="true">
          {place}
        </b>
      )}
      {reason === undefined ? null : (
        <span className="wrath-why" aria-hidden="true">
          {reason.short}
        </span>
      )}
    </button>
  )
}
