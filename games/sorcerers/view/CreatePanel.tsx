import { deedData, Glyph } from '@wyrmtable/ui'
import type { Action } from '../rules/actions.ts'
import type { Refusal } from '../rules/refusals.ts'
import type { State } from '../rules/state.ts'
import type { Scene } from '../rules/topics/scene.ts'
import { sayIn } from '../text/say.ts'
import { glyphOfRace } from './figure/figure-look.ts'
import { type Batch, batchesOf, batchRefusal, placed } from './plan/batch.ts'
import type { SorcererProps } from './props.ts'
import { type SideText, sideText } from './side/text/index.ts'
import { shortReason } from './side/why-not.ts'
import type { ViewText } from './text/index.ts'
import type { Hand } from './use-hand.ts'

/** The batches that the sorcerer may create: one is chosen here and placed on the table. */
export function CreatePanel({
  props: { view: state, acting, actions, language, check },
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
  const words = sideText(language)
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
  const isAllowed = (action: Action): boolean => check(action) === undefined
  const taken = preview?.type === 'create' ? placed(preview, isAllowed).length : 0
  return (
    <section className="side-section sorcerers-create" aria-label={t('create.title')}>
      <h2 className="section-title">{t('create.title')}</h2>
      <ul>
        {[...races].map(([race, batches]) => (
          <li key={race}>
            <Glyph shape={glyphOfRace(race)} />
            <b>
              {say.sentence(say.race(race))}
              <RaceReason state={state} batches={batches} words={words} />
            </b>
            <span>
              {batches.map((batch) => {
                const isChosen = chosen?.race === race && chosen.weapon === batch.weapon
                const { size, cost } = batch
                const refusal = batchRefusal(state, batch)
                const reason = refusal && shortReason(refusal, words)
                const label = t('create.batch', { size, weapon: t(`create.${batch.weapon}`, { size }), cost })
                return (
                  <button
                    key={batch.weapon}
                    type="button"
                    className={`pill ${offered.has(`${race} ${batch.weapon}`) ? '' : 'is-dear'}`}
                    aria-pressed={isChosen}
                    title={t('create.of', { race: say.sentence(say.race(race)), batch: label })}
                    aria-description={reason}
                    onClick={() => hand.create(isChosen ? undefined : batch)}
                    {...deedData({ leadsTo: creationOf(batch) })}
                  >
                    <span className="hidden">{say.sentence(say.race(race))}: </span>
                    {label} {reason === undefined || isShared(refusal) ? null : <small>{reason}</small>}
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
          : t('create.place', { placed: taken, size: chosen.size, race: say.race(chosen.race) })}
      </p>
    </section>
  )
}

/** What is settled once a batch is chosen; where they stand is not. */
const creationOf = ({ race, weapon }: Batch) => ({ type: 'create', race, weapon })

/** What keeps a whole race back is said once, beside its name. */
const isShared = (refusal: Refusal | undefined): boolean =>
  refusal !== undefined && refusal.type !== 'E_POINTS' && refusal.type !== 'E_SLOTS'

function RaceReason({
  state,
  batches,
  words,
}: {
  readonly state: State
  readonly batches: readonly Batch[]
  readonly words: SideText
}) {
  const [first] = batches
  const refusal = first && batchRefusal(state, first)
  return refusal !== undefined && isShared(refusal) ? <small>{shortReason(refusal, words)}</small> : null
}
