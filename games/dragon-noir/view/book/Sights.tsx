import { type HexId, halfCentre, traceLine } from '@wyrmtable/hex'
import type { Language } from '@wyrmtable/kernel'
import { polygon } from '@wyrmtable/ui/drawing'
import { isRefusal, type Refusal } from '../../rules/refusals.ts'
import { aimsAt, startOf } from '../../rules/topics/aim.ts'
import { slotOf } from '../../rules/topics/counters.ts'
import { type PlannedShot, planShot } from '../../rules/topics/shooting.ts'
import type { View } from '../../rules/view.ts'
import { texts } from '../../text/index.ts'
import { sayIn } from '../../text/say.ts'
import { startPoint } from '../board/AimLine.tsx'
import { planOf } from '../draw/plan.ts'
import { viewText } from '../text/index.ts'
import { Cutout } from './Cutout.tsx'
import { type Scene, viewOfScene } from './scene.ts'
import { type BookKey, bookText } from './text/index.ts'

/** A shot of a worked example: what the rules say of it is drawn. */
interface Shot extends Scene {
  readonly example: string
  readonly words: BookKey & `scene.${string}`
  readonly shooter: string
  readonly target: string
}

/** A shot of the active side, from the hex of one unit at that of another; `others` stand about. */
const shot = (
  example: string,
  words: Shot['words'],
  map: Shot['map'],
  active: Shot['active'],
  [shooter, from]: readonly [string, string],
  [target, at]: readonly [string, string],
  others: Shot['units'] = {},
): Shot => ({
  example,
  words,
  map,
  active,
  units: { [shooter]: from, [target]: at, ...others },
  shooter,
  target,
})

const covered: readonly Shot[] = [
  shot('EX-DN-26', 'scene.open', 'WM', 'exile', ['elf-1', '1707'], ['ork-1', '1609']),
  shot('EX-DN-18', 'scene.tree', 'WM', 'exile', ['elf-1', '0909'], ['ork-1', '0906']),
  shot('EX-DN-32', 'scene.bars', 'AR', 'horde', ['guard-crossbow', '2105'], ['prisoner-1', '2103']),
  shot('EX-DN-34', 'scene.bridge', 'WM', 'exile', ['elf-1', '2309'], ['ork-1', '1810']),
  shot('EX-DN-23', 'scene.window', 'WM', 'exile', ['elf-1', '1303'], ['ork-1', '1605']),
  shot('EX-DN-27', 'scene.hill', 'WM', 'exile', ['elf-1', '0504'], ['ork-1', '0506']),
  shot('EX-DN-31', 'scene.rampart', 'AR', 'horde', ['guard-crossbow', '0512'], ['elf-1', '0506']),
]

const blocked: readonly Shot[] = [
  shot('EX-DN-17', 'scene.treesBetween', 'WM', 'exile', ['elf-1', '0907'], ['ork-1', '1105']),
  shot('EX-DN-20', 'scene.inTheWay', 'WM', 'exile', ['arlon', '0909'], ['ork-2', '0906'], {
    'ork-1': '0907',
  }),
  shot('EX-DN-28', 'scene.crest', 'WM', 'exile', ['elf-1', '0504'], ['ork-1', '0507']),
  shot('EX-DN-63', 'scene.alongWall', 'WM', 'exile', ['elf-1', '0213'], ['ork-1', '0613']),
]

/** DN-6.19: cover as the boards give it, least first. */
export const Covers = ({ language }: { readonly language: Language }) => (
  <Shots shots={covered} language={language} />
)

/** DN-6.11, 6.12, 6.16: lines along which there is no shot. */
export const BlockedLines = ({ language }: { readonly language: Language }) => (
  <Shots shots={blocked} language={language} />
)

function Shots({ shots, language }: { readonly shots: readonly Shot[]; readonly language: Language }) {
  return (
    <div className="noir-scenes">
      {shots.map((shot) => (
        <ShotScene key={shot.example} shot={shot} language={language} />
      ))}
    </div>
  )
}

function ShotScene({ shot, language }: { readonly shot: Shot; readonly language: Language }) {
  const say = sayIn(language)
  const view = viewOfScene(shot)
  const [shooter, target] = [slotOf(view, shot.shooter), slotOf(view, shot.target)]
  if (shooter === undefined || target === undefined) throw new Error(`${shot.example}: nobody to shoot`)
  const planned = planShot(view, shooter, target)
  const title = bookText(language)(shot.words)
  const result = isRefusal(planned)
    ? texts[language].refusal(planned)
    : viewText(language)(`cover.${planned.cover}`)
  return (
    <div className="noir-scene">
      <Cutout
        id={shot.example}
        view={view}
        around={[view.hex(shooter), view.hex(target)]}
        say={say}
        label={`${title}: ${result}`}
      >
        <LineOfFire view={view} shooter={shooter} target={target} planned={planned} />
      </Cutout>
      <p>
        {title}
        <b className={isRefusal(planned) ? 'is-blocked' : ''}>{result}</b>
      </p>
    </div>
  )
}

/** The line with the hexes that it crosses; broken and crossed out where there is no shot. */
function LineOfFire({
  view,
  shooter,
  target,
  planned,
}: {
  readonly view: View
  readonly shooter: number
  readonly target: number
  readonly planned: PlannedShot | Refusal
}) {
  const plan = planOf(view.setting.field)
  const aim = isRefusal(planned) ? aimsAt(view, shooter, target)[0] : planned.aim
  if (aim === undefined) return null
  const { board } = view.ground
  const begin = startOf(view.ground, aim)
  const crossed: readonly HexId[] = isRefusal(begin)
    ? []
    : traceLine(board, begin, halfCentre(board, aim.to)).crossed
  const [ax, ay] = startPoint(plan, aim.from, aim.side)
  const [bx, by] = plan.centre(aim.to)
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const look = isRefusal(planned) ? 'noir-sight is-blocked' : 'noir-sight'
  return (
    <g className={look}>
      {crossed
        .filter((hex) => hex !== aim.from && hex !== aim.to)
        .map((hex) => (
          <path key={hex} className="noir-sight-hex" d={polygon(plan.corners(hex, 0.95))} />
        ))}
      <path className="noir-sight-casing" d={`M${ax},${ay}L${bx},${by}`} />
      <path className="noir-sight-line" d={`M${ax},${ay}L${bx},${by}`} />
      {isRefusal(planned) ? (
        <path className="noir-sight-cross" d={`M${mx - 13},${my - 13}l26,26M${mx + 13},${my - 13}l-26,26`} />
      ) : null}
    </g>
  )
}
