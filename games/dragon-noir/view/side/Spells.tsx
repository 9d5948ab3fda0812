import { useMemo } from 'react'
import { U } from '../../rules/fields.ts'
import { spellsOf, wizardOf } from '../../rules/magic/wizards.ts'
import { spellAt, spellIndex } from '../../rules/topics/effects.ts'
import { sayIn } from '../../text/say.ts'
import { layableSpells, placingOf } from '../placements.ts'
import type { NoirProps } from '../props.ts'
import type { ViewText } from '../text/index.ts'
import type { Hand } from '../use-hand.ts'

/** The spells that the wizard may cast now; a chosen one shows its targets on the board. */
export function Spells({
  props: { view: state, language, actions, acting },
  hand,
  t,
}: {
  readonly props: NoirProps
  readonly hand: Hand
  readonly t: ViewText
}) {
  const [seat] = acting
  const wizard = seat === undefined ? undefined : wizardOf(state, seat)
  const spells = useMemo(() => {
    const listed = new Set(actions.flatMap((action) => (action.type === 'cast' ? [action.spell] : [])))
    // Who contests a spell aims at what it is aimed at: all of that is listed.
    if (wizard === undefined || listed.size === 0 || state.top === 'contestSpell') return [...listed]
    const known = new Set([...listed, ...layableSpells(state, wizard)])
    return spellsOf(state, wizard).flatMap((number) => {
      const { id } = spellAt(state, number)
      return known.has(id) ? [id] : []
    })
  }, [actions, state, wizard])
  if (spells.length === 0 || wizard === undefined) return null
  const say = sayIn(language)
  return (
    <section className="side-section" aria-label={t('spells.title')}>
      <h2 className="section-title">
        {t('spells.title')} <small>{t('spells.energy', { energy: state.of(wizard, U.energy) })}</small>
      </h2>
      <ul className="noir-spells">
        {spells.map((id) => {
          const targets = actions.filter((action) => action.type === 'cast' && action.spell === id)
          const [only] = targets
          const isPlaced = placingOf(state, id) !== undefined
          return (
            <li key={id}>
              <button
                type="button"
                className="list-action"
                aria-pressed={hand.spell === id}
                onClick={() => {
                  hand.chooseSpell(id)
                  if (!isPlaced && targets.length === 1 && only !== undefined) hand.propose(only)
                }}
              >
                <span>{say.spell(id)}</span>
                <small>
                  {t(isPlaced ? 'spells.placed' : 'spells.cost', {
                    cost: spellAt(state, spellIndex(state, id)).cost,
                    count: targets.length,
                  })}
                </small>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
