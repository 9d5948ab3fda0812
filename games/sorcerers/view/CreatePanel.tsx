import { Glyph } from '@wyrmtable/ui'
import type { Scene } from '../rules/topics/scene.ts'
import { sayIn } from '../text/say.ts'
import { glyphOfRace } from './figure-look.ts'
import { type Batch, batchesOf } from './plan/batch.ts'
import type { SorcererProps } from './props.ts'
import type { ViewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'

/** The batches that the sorcerer may create: one is chosen here and placed on the table. */
export function CreatePanel({
  props: { view: state, acting, actions, language },
  scene,
  hand,
  t,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly hand: Hand
  readonly t: ViewText
}) {
  if (acting.length === 0 || state.phase !== 'sorcerer') return null
  const say = sayIn(language)
  const offered = new Set(
    actions.flatMap((action) => (action.type === 'create' ? [`${action.race} ${action.weapon}`] : [])),
  )
  const races = new Map<string, Batch[]>()
  for (const batch of batchesOf(scene)) {
    const known = races.get(batch.race)
    if (known === undefined) races.set(batch.race, [batch])
    else known.push(batch)
  }
  const { batch: chosen, preview } = hand
  const placed = preview?.type === 'create' ? preview.at.length : 0
  return (
    <section className="side-section sorcerers-create" aria-label={t('create.title')}>
      <h2 className="section-title">{t('create.title')}</h2>
      <ul>
        {[...races].map(([race, batches]) => (
          <li key={race}>
            <Glyph shape={glyphOfRace(race)} />
            <b>{say.sentence(say.race(race))}</b>
            <span>
              {batches.map((batch) => {
                const isChosen = chosen?.race === race && chosen.weapon === batch.weapon
                const { size, cost } = batch
                const label = t('create.batch', { size, weapon: t(`create.${batch.weapon}`, { size }), cost })
                return (
                  <button
                    key={batch.weapon}
                    type="button"
                    className={`pill ${offered.has(`${race} ${batch.weapon}`) ? '' : 'is-dear'}`}
                    aria-pressed={isChosen}
                    title={t('create.of', { race: say.sentence(say.race(race)), batch: label })}
                    aria-label={t('create.of', { race: say.sentence(say.race(race)), batch: label })}
                    onClick={() => hand.create(isChosen ? undefined : batch)}
                  >
                    {label}
                  </button>
                )
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className="muted" role="status">
        {chosen === undefined
          ? t('create.choose')
          : t('create.place', { placed, size: chosen.size, race: say.race(chosen.race) })}
      </p>
    </section>
  )
}
