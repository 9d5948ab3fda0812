import { createMatch, jsonOf, type Match, readPuzzles, seededDice } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { boxes } from '../box/open-box.ts'
import { judgeTry } from './judge-try.ts'

describe.each(boxes.filter(({ puzzles }) => puzzles !== undefined))(
  'a try of the puzzles of $id',
  (manifest) => {
    test('is right with the last action of the plan, and open until then', async () => {
      const [{ game }, { text }, room] = await Promise.all([
        manifest.rules(),
        manifest.text('en'),
        manifest.puzzles?.(),
      ])
      const read = readPuzzles(room?.puzzles)
      if (!read.ok) throw new Error(read.fault.code)
      const phaseOf = (state: unknown) => text.phase(game.view(state, 'spectator'))
      for (const puzzle of read.value.puzzles) {
        const { id, options, position, line } = puzzle
        const seats = game.seatIds
          .slice(0, seatsOf(puzzle))
          .map((seat) => ({ id: seat, name: seat, kind: 'person' as const }))
        const created = createMatch(
          game,
          { id, seats, options: options ?? {}, position, dice: { kind: 'seeded', seed: id }, createdAt: 0 },
          seededDice(id),
        )
        if (!created.ok) throw new Error(`${id}: ${created.fault.code}`)
        const match: Match = created.value
        const [seat = 0] = match.toAct()
        const said = line.map((planned) => {
          const action = game.action.parse(jsonOf(planned))
          if (!action.ok || !match.play(seat, action.value, 0).ok) throw new Error(`${id}: refused`)
          return judgeTry(puzzle, match, seat, phaseOf).kind
        })
        expect({ id, said }).toEqual({
          id,
          said: line.map((_, at) => (at === line.length - 1 ? 'right' : 'open')),
        })
      }

      function seatsOf({ options, position }: { options?: unknown; position: unknown }): number | undefined {
        const parsed = game.options.parse(jsonOf(options ?? {}))
        const shape = game.position.parse(jsonOf(position))
        const state = parsed.ok && shape.ok ? game.decode(shape.value, parsed.value) : undefined
        return state?.ok ? game.seatsOf?.(state.value) : undefined
      }
    })
  },
)
