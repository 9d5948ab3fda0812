import { formatPercent } from '@wyrmtable/text'
import { ClauseLink } from '@wyrmtable/ui'
import { U } from '../../rules/fields.ts'
import { counterWizard } from '../../rules/magic/casting.ts'
import { counterCost, hexesOfCast } from '../../rules/magic/wizards.ts'
import { sideIds } from '../../rules/roster.ts'
import { idOf } from '../../rules/topics/counters.ts'
import { spellAt } from '../../rules/topics/effects.ts'
import type { View } from '../../rules/view.ts'
import { type Say, sayIn } from '../../text/say.ts'
import { castShare, forecastOf, shareOf } from '../forecast.ts'
import { hexName } from '../hex-names.ts'
import type { NoirProps } from '../props.ts'
import { type MagicText, magicText } from './text/index.ts'

/** In a moment for magic and while a spell is contested or countered: what was cast, and who may answer how. */
export function WindowPanel({ props }: { readonly props: NoirProps }) {
  const t = magicText(props.language)
  const line = lineOf(props, t)
  if (line === undefined) return null
  const { words, clause } = line
  return (
    <section className="side-section noir-window" aria-label={t('window.title')}>
      <h2 className="section-title">{t('window.title')}</h2>
      <p>
        {words} <ClauseLink clause={clause} />
      </p>
    </section>
  )
}

function lineOf(
  { view: state, language, game, imagined, acting }: NoirProps,
  t: MagicText,
): { readonly words: string; readonly clause: string } | undefined {
  const say = sayIn(language)
  const side = (place: number): string => say.word('seat', sideIds[place as 0] ?? '')
  const asked = state.top === 'magicWindow' ? state.arg(0) : undefined
  if (asked !== undefined) {
    const isFirst = asked === state.active
    const words = { side: side(asked), other: side(1 - asked) }
    return { words: isFirst ? t('window.first', words) : t('window.second', words), clause: 'DN-15.6' }
  }
  const isAboutSpell =
    state.top === 'contestSpell' || state.top === 'counterSpell' || state.top === 'contestSecond'
  const cast = isAboutSpell ? state.cast(state.arg(0)) : undefined
  if (cast === undefined) return undefined
  const spell = spellAt(state, cast.spell)
  const told = {
    wizard: say.unit(idOf(state, cast.wizard)),
    spell: say.spell(spell.id),
    target: targetOf(state, say, t),
    chance: formatPercent(language, castShare(state, cast)),
  }
  if (state.top === 'contestSecond')
    return { words: t('window.carryOn', { wizard: told.wizard, spell: told.spell }), clause: 'DN-15.7' }
  const other = 1 - state.side(cast.wizard)
  if (state.top === 'contestSpell')
    return { words: t('window.contest', { ...told, side: side(other) }), clause: 'DN-15.7' }
  const [seat] = acting
  const thought = imagined()
  const forecast =
    seat === undefined || thought === undefined
      ? undefined
      : forecastOf(game, thought, seat, { type: 'counter' })
  const wizard = counterWizard(state, state.arg(0))
  return {
    words: t('window.counter', {
      ...told,
      cost: counterCost(state, spell),
      energy: wizard === undefined ? 0 : state.of(wizard, U.energy),
      counter: formatPercent(language, forecast === undefined ? 0 : shareOf(forecast)),
    }),
    clause: 'DN-15.9',
  }
}

/** At whom or where the spell is aimed that is answered. */
function targetOf(state: View, say: Say, t: MagicText): string {
  const cast = state.cast(state.arg(0))
  if (cast === undefined || cast.unit === cast.wizard) return ''
  if (cast.unit >= 0) return t('window.at', { target: say.unit(idOf(state, cast.unit)) })
  const hexes = hexesOfCast(state, cast).map((hex) => hexName(state, hex))
  return hexes.length === 0 ? '' : t('window.at', { target: say.list(hexes) })
}
