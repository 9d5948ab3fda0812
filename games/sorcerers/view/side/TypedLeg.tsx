import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import type { Scene } from '../../rules/topics/scene.ts'
import { isWalk, stopsOf, travelTo, withLeg } from '../plan/travel.ts'
import type { SorcererProps } from '../props.ts'
import type { Hand } from '../use-hand.ts'
import { sideText } from './text/index.ts'

/** Half hours of a clock, 12 first. */
const halves = Array.from({ length: 24 }, (_, half) => half)

/** A leg by its length and its direction on the clock: exactly so long, to the millimetre below. */
export function TypedLeg({
  props: { language },
  scene,
  hand,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly hand: Hand
}) {
  const t = sideText(language)
  const [cm, setCm] = useState('3')
  const [half, setHalf] = useState(6)
  const { actor, preview, batch } = hand
  if (actor === undefined || batch !== undefined) return null
  const add = () => {
    const mm = Number(cm.replace(',', '.')) * 10
    if (!Number.isFinite(mm) || mm <= 0) return
    const angle = (half * Math.PI) / 12
    const walk = isWalk(preview) ? preview : undefined
    const from = (walk && stopsOf(scene, actor, walk.path).at(-1)) ?? actor
    // Cut, not rounded: a leg is never longer than what was asked for.
    const to = {
      x: from.x + Math.trunc(mm * Math.sin(angle) + 1e-6 * Math.sign(Math.sin(angle))),
      y: from.y - Math.trunc(mm * Math.cos(angle) + 1e-6 * Math.sign(Math.cos(angle))),
    }
    hand.plan(walk === undefined ? travelTo(scene, actor, to) : withLeg(scene, actor, walk, to))
  }
  return (
    <form
      className="side-section sorcerers-typed"
      aria-label={t('typed.title')}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <label>
        {t('typed.length')}
        <input
          inputMode="decimal"
          size={4}
          value={cm}
          onChange={(event) => setCm(event.currentTarget.value)}
        />
      </label>
      <label>
        {t('typed.direction')}
        <select value={half} onChange={(event) => setHalf(Number(event.currentTarget.value))}>
          {halves.map((one) => (
            <option key={one} value={one}>
              {`${Math.floor(one / 2) || 12}:${one % 2 === 0 ? '00' : '30'}`}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit">{t('typed.add')}</Button>
    </form>
  )
}
