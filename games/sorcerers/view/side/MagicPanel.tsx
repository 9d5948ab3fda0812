import { ClauseLink, Glyph, type GlyphShape } from '@wyrmtable/ui'
import type { Action } from '../../rules/actions.ts'
import type { Refusal } from '../../rules/refusals.ts'
import { magic } from '../../rules/roster.ts'
import type { Scene } from '../../rules/topics/scene.ts'
import { enemiesOf } from '../../rules/topics/scene.ts'
import { shapes } from '../glyph/index.ts'
import type { SorcererProps } from '../props.ts'
import type { Hand } from '../use-hand.ts'
import { sideText } from './text/index.ts'
import { shortReason } from './why-not.ts'

/** The spells that need no place, each with its cost, what it does, and why it cannot be cast now. */
export function MagicPanel({
  props: { view: state, acting, actions, check, language },
  scene,
  hand,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly hand: Hand
}) {
  if (acting.length === 0 || state.phase !== 'sorcerer') return null
  const t = sideText(language)
  const { bolt, strengthen, wind } = magic
  const foes = enemiesOf(scene, state.current).filter(({ kind }) => kind === 'sorcerer')
  const bolts: readonly Action[] = foes.map(({ id }) => ({ type: 'castBolt', target: id }))
  const winds: readonly Action[] = actions.filter(({ type }) => type === 'castWind')
  const spells: readonly {
    readonly key: string
    readonly glyph: GlyphShape
    readonly cost: number
    readonly effect: string
    readonly clause: string
    readonly ways: readonly Action[]
  }[] = [
    {
      key: 'bolt',
      glyph: shapes.lightningArc,
      cost: bolt.cost,
      effect: t('magic.bolt', { damage: bolt.damage, cm: bolt.range_mm / 10 }),
      clause: 'SO-10.7',
      ways: bolts,
    },
    {
      key: 'shield',
      glyph: shapes.roundShield,
      cost: strengthen.cost,
      effect: t('magic.shield', { shield: strengthen.shield }),
      clause: 'SO-10.8',
      ways: [{ type: 'castShield' }],
    },
    {
      key: 'wind',
      glyph: shapes.healing,
      cost: wind.cost,
      effect: t('magic.wind', { cm: wind.range_mm / 10 }),
      clause: 'SO-10.9',
      ways: winds.length > 0 ? winds : [{ type: 'castWind' }],
    },
  ]
  const names = { bolt, shield: strengthen, wind }
  return (
    <section className="side-section sorcerers-magic" aria-label={t('magic.title')}>
      <h2 className="section-title">
        {t('magic.title')} <small>{t('magic.points', { points: state.points(state.current) })}</small>
      </h2>
      <ul>
        {spells.map(({ key, glyph, cost, effect, clause, ways }) => {
          const open = ways.find((way) => check(way) === undefined)
          const [first] = ways
          const refusal = open !== undefined || first === undefined ? undefined : check(first)
          const reason = refusal === undefined ? undefined : shortReason(refusal as Refusal, t)
          return (
            <li key={key} className={open === undefined ? 'is-dear' : ''}>
              <Glyph shape={glyph} />
              <button
                type="button"
                aria-disabled={open === undefined}
                aria-description={reason}
                onClick={() => {
                  const way = open ?? first
                  if (way !== undefined) hand.propose(way)
                }}
              >
                <b>{names[key as keyof typeof names].name[language]}</b>
                <small>{reason ?? effect}</small>
              </button>
              <b>{cost}</b>
              <ClauseLink clause={clause} />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
