import type { Refusal as AnyRefusal, Language } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import { newFigure } from '../rules/magic/create.ts'
import type { Refusal } from '../rules/refusals.ts'
import { raceOf } from '../rules/roster.ts'
import { type Figure, figureOf, movedTo, type Scene, slotAt } from '../rules/topics/scene.ts'
import { sayIn } from '../text/say.ts'
import { Chip, PreviewMark } from './Marks.tsx'
import { type Eye, eyeOf, Outlook } from './Outlook.tsx'
import { faceOf } from './plan/face.ts'
import { costOf } from './plan/length.ts'
import { surchargesOf } from './plan/surcharges.ts'
import { isWalk, stopsOf } from './plan/travel.ts'
import { RefusalMark } from './RefusalMark.tsx'
import type { ViewText } from './text/index.ts'
import { shownEnds } from './use-pointing.ts'
import { wayOf } from './way.ts'

/** An action before it is done: its way and bases, what would be seen from there, and why not. */
export function PreviewLayer({
  action,
  refusal,
  scene,
  language,
  t,
}: {
  readonly action: Action
  readonly refusal: AnyRefusal | undefined
  readonly scene: Scene
  readonly language: Language
  readonly t: ViewText
}) {
  const { state } = scene
  const { cm } = sayIn(language)
  const way = wayOf(action, state)
  const figure = way.id === undefined ? undefined : figureOf(scene, way.id)
  const target = way.target === undefined ? undefined : figureOf(scene, way.target)
  const cost = costOf(action, scene, figure, refusal)
  const ghost = ghostOf(action, scene, figure)
  const face = faceOf(action)
  return (
    <>
      {ghost === undefined || face === undefined ? null : (
        <Outlook scene={scene} ghost={ghost.figure} face={face} eye={ghost.eye} />
      )}
      <PreviewMark
        way={way}
        ends={shownEnds(action, scene)}
        target={target}
        seat={state.current}
        isLegal={refusal === undefined}
        label={
          cost === undefined
            ? undefined
            : cost.ofHundredths === undefined
              ? cm(cost.hundredths)
              : t('ghost.length', { cm: cm(cost.hundredths), of: cost.ofHundredths / 1000 })
        }
      />
      {surchargesOf(action, scene, figure).map(({ at, hundredths }) => (
        <g key={`${at.x} ${at.y}`} className="sorcerers-surcharge" transform={`translate(${at.x} ${at.y})`}>
          <Chip y={0} text={`+${cm(hundredths)}`} />
        </g>
      ))}
      {refusal === undefined ? null : (
        <RefusalMark refusal={refusal} way={way} scene={scene} label={missBy(refusal, language, t)} />
      )}
    </>
  )
}

/** The figure as it would stand, and how it would look for targets. */
function ghostOf(
  action: Action,
  scene: Scene,
  figure: Figure | undefined,
): { readonly figure: Figure; readonly eye: Eye | undefined } | undefined {
  if (action.type === 'create') {
    const race = raceOf(action.race)
    const spot = action.at.at(-1)
    if (race === undefined || spot === undefined) return undefined
    const surface = Math.max(0, scene.table.surfaceIds.indexOf(spot.s))
    const created = newFigure(scene, race, scene.state.current, surface, spot.x, spot.y, '')
    return { figure: created, eye: eyeOf(race.id, action.weapon) }
  }
  if (figure === undefined) return undefined
  const { race } = slotAt(scene.state, figure.slot)
  const eye = eyeOf(race?.id, scene.state.weapon(figure.slot))
  const end = isWalk(action) ? stopsOf(scene, figure, action.path).at(-1) : undefined
  if (end !== undefined) return { figure: movedTo(scene, figure, end.surface, end), eye }
  const [at] = wayOf(action, scene.state).ends
  const surface = 's' in action ? scene.table.surfaceIds.indexOf(action.s) : figure.surface
  return { figure: at === undefined ? figure : movedTo(scene, figure, Math.max(0, surface), at), eye }
}

/** By how much a refused action fails: '0.4 cm too near'. */
function missBy(refusal: AnyRefusal, language: Language, t: ViewText): string | undefined {
  const { needHundredths: need, foundHundredths: found, shape } = refusal as Refusal
  if (need === undefined || found === undefined || need === found) return undefined
  const by = sayIn(language).cm(Math.abs(need - found))
  if (found > need) return t('refused.far', { by })
  return t(shape?.kind === 'ceiling' ? 'refused.low' : 'refused.near', { by })
}
