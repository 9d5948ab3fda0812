import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { boxes, viewOf } from '../box/open-box.ts'
import { puzzlesOf } from './puzzle-book.ts'
import { stateOfPuzzle } from './puzzle-state.ts'

test.each(boxes.filter(({ puzzles }) => puzzles !== undefined))(
  'each position of $id is drawn small, in few strokes, and like no other',
  async (manifest) => {
    const { game } = await manifest.rules()
    const Miniature = await (await viewOf(manifest)).miniature?.()
    if (Miniature === undefined) throw new Error(`${manifest.id} draws nothing small`)
    const book = await puzzlesOf(manifest)
    const drawn = book.map(({ puzzle }) => {
      const state = stateOfPuzzle(game, puzzle)
      return renderToStaticMarkup(<Miniature view={game.view(state, game.toAct(state)[0] ?? 0)} />)
    })
    expect(drawn.filter((one) => /NaN|Infinity|undefined/.test(one) || one.split('<').length > 600)).toEqual(
      [],
    )
    expect(new Set(drawn).size).toBe(book.length)
  },
)
