import type { GameText, Language } from '@wyrmtable/kernel'
import type { Summary } from '@wyrmtable/ui'
import { U } from '../rules/fields.ts'
import { wizardOf } from '../rules/magic/wizards.ts'
import { idOf } from '../rules/topics/counters.ts'
import { View } from '../rules/view.ts'
import { sayIn } from '../text/say.ts'
import { aidsText } from './aids/text/index.ts'
import { glyphOf } from './board/unit-look.ts'

/** Turn, what is asked, and the energy of the wizard of the side whose turn it is, where there is magic. */
export function summary(view: unknown, language: Language, text: GameText): Summary | undefined {
  if (!(view instanceof View)) return undefined
  return {
    when: aidsText(language)('summary.when', { turn: view.gameTurn }),
    asked: askedIn(view, language, text),
    ...energyOf(view, language),
  }
}

function askedIn(view: View, language: Language, text: GameText): string | undefined {
  const { phase, top, mover, mp } = view
  if (phase === 'over') return undefined
  // What interrupts a phase has a name of few words.
  if (top !== undefined) return text.phase(view)
  const t = aidsText(language)
  if (mover >= 0) return t('asked.mover', { unit: sayIn(language).unit(idOf(view, mover)), mp })
  return t(`asked.${phase}`)
}

function energyOf(view: View, language: Language): Pick<Summary, 'score'> {
  const wizard = view.setting.scenario.magic ? wizardOf(view, view.active) : undefined
  if (wizard === undefined) return {}
  const id = idOf(view, wizard)
  const energy = view.of(wizard, U.energy)
  const spells = 1 - view.of(wizard, U.cast)
  const spoken = aidsText(language)('summary.energy', { wizard: sayIn(language).unit(id), energy, spells })
  return { score: { glyph: glyphOf(id), figure: energy, spoken } }
}
