import type { Point } from '@wyrmtable/plane'
import { useState } from 'react'
import type { Scene } from '../../rules/topics/scene.ts'
import { figureMeant } from '../use-pointing.ts'
import type { Peg } from './tape-length.ts'

/** A tape that is laid from anywhere to anywhere, and bent, where players agreed to open measuring. */
export interface Tape {
  /** Whether this table allows one. */
  readonly isAllowed: boolean
  readonly isOut: boolean
  readonly pegs: readonly Peg[]
  toggle(): void
  /** One more place; at the same place again the tape is lifted. */
  press(at: Point): void
  pegAt(at: Point): Peg
}

export function useTape(scene: Scene): Tape {
  const isAllowed = scene.state.setting.options.measuring === 'open'
  const [isOut, takeOut] = useState(false)
  const [pegs, setPegs] = useState<readonly Peg[]>([])
  const pegAt = (at: Point): Peg => {
    const figure = figureMeant(scene, at)
    return figure === undefined ? at : { x: figure.x, y: figure.y, figure }
  }
  return {
    isAllowed,
    isOut: isAllowed && isOut,
    pegs: isAllowed && isOut ? pegs : [],
    pegAt,
    toggle() {
      takeOut(!isOut)
      setPegs([])
    },
    press(at) {
      const peg = pegAt(at)
      const last = pegs.at(-1)
      setPegs(last !== undefined && last.x === peg.x && last.y === peg.y ? [] : [...pegs, peg])
    },
  }
}
