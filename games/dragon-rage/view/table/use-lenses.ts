import { useCallback, useEffect, useMemo, useState } from 'react'
import { DEFENDER, INVADER } from '../../rules/pieces.ts'
import { type Threats, threatsOf } from './threat.ts'
import type { RageProps } from './use-interaction.ts'

/** Ways to look at the board that change nothing: threats, distances, a piece's grasp, the bare ground. */
export interface Lenses {
  /** Who of the other side may strike each hex in its next turn; undefined while not asked for. */
  readonly threat: Threats | undefined
  /** Whether they are asked for; finding them takes a moment. */
  readonly isThreatened: boolean
  readonly isMeasuring: boolean
  /** Where the measuring begins. */
  readonly measured: string | undefined
  /** The hex whose piece a resting finger looks at. */
  readonly looked: string | undefined
  /** Whether the key is held that looks at what is under the pointer. */
  readonly isLooking: boolean
  /** Whether the counters are out of sight. */
  readonly isBare: boolean
  toggleThreat(): void
  toggleMeasure(): void
  measureFrom(hex: string): void
  look(hex: string | undefined): void
  holdLook(isHeld: boolean): void
  toggleBare(): void
  /** Puts the last lens away; tells whether there was one. */
  putAway(): boolean
}

export function useLenses(props: RageProps): Lenses {
  const { game, view: state, acting, awaited } = props
  const [isThreatened, setThreatened] = useState(false)
  const [isMeasuring, setMeasuring] = useState(false)
  const [measured, setMeasured] = useState<string>()
  const [looked, look] = useState<string>()
  const [isLooking, holdLook] = useState(false)
  const [isBare, setBare] = useState(false)
  const [threat, setThreat] = useState<Threats>()
  const other = (acting[0] ?? awaited[0]) === INVADER ? DEFENDER : INVADER
  useEffect(() => {
    if (!isThreatened) {
      setThreat(undefined)
      return
    }
    // Every move of the other side is tried: not in the way of a picture.
    const timer = window.setTimeout(() => setThreat(threatsOf(game, state, other)))
    return () => window.clearTimeout(timer)
  }, [isThreatened, game, state, other])
  const toggleThreat = useCallback(() => setThreatened((is) => !is), [])
  const toggleMeasure = useCallback(() => {
    setMeasuring((is) => !is)
    setMeasured(undefined)
  }, [])
  const toggleBare = useCallback(() => setBare((is) => !is), [])
  return useMemo(
    () => ({
      threat,
      isThreatened,
      isMeasuring,
      measured,
      looked,
      isLooking,
      isBare,
      toggleThreat,
      toggleMeasure,
      measureFrom: setMeasured,
      look,
      holdLook,
      toggleBare,
      putAway() {
        if (isMeasuring) toggleMeasure()
        else if (isThreatened) toggleThreat()
        else if (isBare) toggleBare()
        else return false
        return true
      },
    }),
    [
      threat,
      isMeasuring,
      measured,
      looked,
      isLooking,
      isBare,
      isThreatened,
      toggleThreat,
      toggleMeasure,
      toggleBare,
    ],
  )
}
