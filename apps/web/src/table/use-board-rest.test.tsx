import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoardWatcher } from '../session/screen-session.ts'
import { useBoardRest } from './use-board-rest.ts'

/** An animation of something on a board, as far as whoever waits for it looks. */
class Effect {
  readonly target = document.querySelector('.viewport')
  getComputedTiming() {
    return { endTime: 1 }
  }
}

function Watched({ session }: { readonly session: BoardWatcher }) {
  useBoardRest(session, 7, 7)
  return null
}

afterEach(() => vi.unstubAllGlobals())

test('what has come to rest and keeps its last picture is not waited for; what still moves is', async () => {
  document.body.innerHTML = '<div class="viewport"></div><div id="root"></div>'
  vi.stubGlobal('KeyframeEffect', Effect)
  let arrive = (): void => {}
  const finished = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const piece = { playState: 'running', effect: new Effect(), finished }
  const die = { playState: 'finished', effect: new Effect(), finished: Promise.resolve() }
  let asked = 0
  const getAnimations = () => {
    // Without end nothing else would have its turn, not even the end of this test.
    if (++asked > 100) throw new Error('asked without end')
    return [piece, die]
  }
  Object.defineProperty(document, 'getAnimations', { configurable: true, value: getAnimations })
  const boardShows = vi.fn()
  const session = { waitsForBoard: true, boardShows }
  const root = createRoot(document.querySelector('#root') ?? document.body)
  await act(async () => root.render(createElement(Watched, { session })))
  expect(boardShows).not.toHaveBeenCalled()
  piece.playState = 'finished'
  await act(async () => arrive())
  expect(boardShows).toHaveBeenCalledWith(7)
  await act(async () => root.unmount())
})
