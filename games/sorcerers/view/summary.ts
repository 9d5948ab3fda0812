import type { GameText, Language } from '@wyrmtable/kernel'
import type { Summary } from '@wyrmtable/ui'
import { seatIds, sorcererData } from '../rules/roster.ts'
import { State } from '../rules/state.ts'
import { aidsText } from './aids/text/index.ts'
import { shapes } from './glyph/index.ts'
import { viewText } from './text/index.ts'

/** Turn, and the shield of whoever decides. */
export function summary(view: unknown, language: Language, text: GameText): Summary | undefined {
  if (!(view instanceof State) || view.current < 0) return undefined
  const { turn, current, phase } = view
  const shield = view.shield(current)
  return {
    when: phase === 'setup' ? viewText(language)('rail.setup') : viewText(language)('rail.turn', { turn }),
    score: {
      glyph: shapes.roundShield,
      figure: shield,
      of: Math.max(sorcererData.shield_start, shield),
      spoken: aidsText(language)('summary.spoken', {
        turn,
        player: text.seat(seatIds[current] ?? ''),
        shield,
      }),
    },
  }
}
