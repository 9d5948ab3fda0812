import type { Language } from '@wyrmtable/kernel'
import { useSeen } from '@wyrmtable/ui'
import { type ReactNode, useCallback, useRef } from 'react'
import { openBox } from '../box/open-box.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { ToldPuzzle } from './puzzle-book.ts'
import { stateOfPuzzle } from './puzzle-state.ts'
import { puzzleText } from './text/index.ts'

/** The position of a puzzle in small, drawn once its card comes near: the rules of its game are fetched for it. */
export function PuzzlePicture({ told }: { readonly told: ToldPuzzle }) {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  return (
    <div ref={place} className="puzzle-picture">
      {isSeen ? <Drawn told={told} /> : null}
    </div>
  )
}

function Drawn({ told }: { readonly told: ToldPuzzle }) {
  const { language } = useSettings().settings
  const load = useCallback(() => draw(told, language), [told, language])
  const loaded = useLoaded(load, true)
  if (loaded === undefined || 'error' in loaded || loaded.value === undefined) return null
  const { status, picture } = loaded.value
  return (
    <span role="img" aria-label={puzzleText(language)('puzzles.picture', { status })}>
      {picture}
    </span>
  )
}

/** As whoever solves it sees it; undefined where the game draws nothing so small. */
async function draw({ manifest, puzzle }: ToldPuzzle, language: Language) {
  const { game, text, view: room } = await openBox(manifest, language)
  const Miniature = await room.miniature?.()
  if (Miniature === undefined) return undefined
  const state = stateOfPuzzle(game, puzzle)
  const view = game.view(state, game.toAct(state)[0] ?? 0)
  const picture: ReactNode = <Miniature view={view} />
  return { status: text.status(view), picture }
}
