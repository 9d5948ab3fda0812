import { type Language, type Manifest, manifestAt } from '@wyrmtable/kernel'
import { createElement, type ReactNode } from 'react'
import { type OpenBox, openBox } from '../box/open-box.ts'
import type { SavedSummary } from '../store/saved-summary.ts'

/** How far a saved game is, in the words of its game; without `line` where the summary does not say. */
export interface Standing {
  readonly box: OpenBox
  /** 'Turn 9 · 8 of 34 VP destroyed'. */
  readonly line?: string
  /** How it ended, in a sentence. */
  readonly result?: string
  /** The board as it stands; absent where the game has no small picture of it. */
  readonly picture?: () => ReactNode
}

/** Reads the position of a summary with the rules of its game; one of an earlier version is not drawn here. */
export async function standingOf(
  manifest: Manifest,
  { position, options, version = manifest.version, isOver, outcome }: SavedSummary,
  language: Language,
): Promise<Standing> {
  const box = await openBox(manifest, language)
  if (version !== manifest.version) {
    // Its rules are fetched while there is a line, so that it can be finished without one.
    if (!isOver)
      void manifestAt(manifest, version)
        ?.rules()
        .catch(() => undefined)
    return { box }
  }
  if (position === undefined) return { box }
  const { game, text } = box
  const parsed = game.options.parse(options ?? {})
  const state = parsed.ok ? game.decode(position, parsed.value) : parsed
  if (!state.ok) return { box }
  const view = game.view(state.value, 'spectator')
  const ended = outcome ?? game.outcome(state.value)
  const { outcomeSentence } = await import('../parts/sentences.ts')
  const said = {
    box,
    line: shortStatus(text.status(view)),
    ...(ended === undefined ? {} : { result: outcomeSentence(ended, language, text, manifest.seatIds) }),
  }
  const Miniature = await box.view.miniature?.()
  return Miniature === undefined ? said : { ...said, picture: () => createElement(Miniature, { view }) }
}

/** A status names the most important first; two parts are enough for a card. */
const shortStatus = (status: string): string => status.split(' · ').slice(0, 2).join(' · ')
