import type { Language } from '@wyrmtable/kernel'
import { Glyph } from '@wyrmtable/ui'
import { U } from '../../rules/fields.ts'
import { wizardOf } from '../../rules/magic/wizards.ts'
import { idOf } from '../../rules/topics/counters.ts'
import type { View } from '../../rules/view.ts'
import { sayIn } from '../../text/say.ts'
import { glyphOf } from '../board/unit-look.ts'
import { magicText } from './text/index.ts'

/** What the wizard of the side whose turn it is has left, where there is magic. */
export function WizardLeft({ state, language }: { readonly state: View; readonly language: Language }) {
  const wizard = state.setting.scenario.magic ? wizardOf(state, state.active) : undefined
  if (wizard === undefined) return null
  const t = magicText(language)
  const id = idOf(state, wizard)
  return (
    <>
      <Glyph shape={glyphOf(id)} />
      <span className="caps">{sayIn(language).unit(id)}</span>
      <b>{state.of(wizard, U.energy)}</b>
      <em>{t('left', { spells: 1 - state.of(wizard, U.cast) })}</em>
    </>
  )
}
