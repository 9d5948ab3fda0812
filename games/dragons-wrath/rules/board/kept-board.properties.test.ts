import { rounds } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { playCounted } from '../../testing/counted-game.ts'
import type { State } from '../state.ts'
import { boardOf, computeBoard } from './board.ts'
import type { Board } from './live.ts'

const GAMES = rounds(2, 20)

/** A change that does not say so (`State.touch`) would leave the board of before it. */
function mustBeFresh(state: State): void {
  const kept = boardOf(state)
  const anew = computeBoard(state)
  if (written(kept) !== written(anew)) expect(kept).toEqual(anew)
}

const written = ({ creatures, objects, players }: Board): string =>
  JSON.stringify([creatures, [...objects.values()], players])

test.each([2, 3, 4])('DW-18.1: in random games of %i the board that is kept is the board', (seats) => {
  for (let i = 0; i < GAMES; i++) {
    const { actions } = playCounted({ seed: `board/${seats}/${i}`, seats, every: 100, look: mustBeFresh })
    expect(actions).toBeGreaterThan(50)
  }
})
