import type { BoardHandle } from '@wyrmtable/ui'
import { type RefObject, useEffect, useRef } from 'react'
import { layout } from '../draw/plan.ts'
import { strikeOf } from '../stage/strike.ts'
import type { Stage } from '../stage/use-stage.ts'
import { hexOfPiece, seatOfPiece } from './pieces-at.ts'
import type { Interaction, RageProps } from './use-interaction.ts'
import { hexOfWay } from './way.ts'

/** Keeps in view what somebody decides about, and what others do meanwhile. */
export function useFollowing(
  props: RageProps,
  stage: Stage,
  interaction: Interaction,
  handle: RefObject<BoardHandle | null>,
): void {
  const { view: state } = props
  const { chosen, isOwnChoice, preview, choice } = interaction
  const isSetup = state.phase === 'defenderSetup' || state.phase === 'invaderSetup'
  // Dragons appear at the rim of the map, which the first view leaves out: whoever places them sees it.
  const isAtRim = state.phase === 'invaderSetup' && props.acting.length > 0
  const wasAtRim = useRef(false)
  useEffect(() => {
    if (isAtRim) handle.current?.fit()
    else if (wasAtRim.current) handle.current?.home()
    wasAtRim.current = isAtRim
  }, [isAtRim, handle])

  // Whoever is to act is seen with all it can reach: at the beginning of a turn, a phase or a way to move, and when
  // the table goes on to another piece. Who chose on the board has seen it there, and the board keeps still.
  const mover = state.mover === -1 ? undefined : state.mode(state.mover)
  const isDeciding = props.acting.length > 0 && !stage.isBusy
  // biome-ignore lint/correctness/useExhaustiveDependencies: moving pieces are not followed
  useEffect(() => {
    const hex = chosen === undefined ? undefined : hexOfPiece(state, chosen)
    if (hex === undefined) return
    const reach = isSetup || !isDeciding ? [] : interaction.targets.map((target) => target.hex)
    if (isOwnChoice && interaction.isByPress) handle.current?.reveal(layout.centre(hex))
    else handle.current?.take([hex, ...reach].map((label) => layout.centre(label)))
  }, [chosen, mover, state.phase, state.turn, isDeciding])

  // What a computer moves, or moved while nobody looked, is not lost outside the view.
  const { motion } = stage
  const travel = motion.travels.at(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id says that others set out
  useEffect(() => {
    if (travel === undefined || props.isBoardOnly) return
    const mover = props.seats[seatOfPiece(travel.piece) ?? -1]
    const [x, y] = travel.way.points.at(-1) ?? []
    if (x === undefined || y === undefined) return
    if (stage.isReplay || mover?.kind === 'computer') handle.current?.follow([x, y])
  }, [motion.id])

  // And whoever strikes is seen together with what it strikes.
  const { roll } = stage
  // biome-ignore lint/correctness/useExhaustiveDependencies: each roll once
  useEffect(() => {
    if (roll === undefined || props.isBoardOnly || !(stage.isReplay || stage.isWatching)) return
    const strike = strikeOf(roll, state)
    if (strike !== undefined) handle.current?.take(strike.from ? [strike.to, strike.from] : [strike.to])
  }, [roll])

  // The sheet of a phone, or a drawer, grows over the board: what it asks about stays in view.
  const askedHex = preview === undefined ? choice?.hex : hexOfWay(preview.way, state)
  useEffect(() => {
    if (askedHex !== undefined) handle.current?.reveal(layout.centre(askedHex))
  }, [askedHex, handle])
}
