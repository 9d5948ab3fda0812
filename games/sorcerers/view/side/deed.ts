import type { Action } from '../../rules/actions.ts'
import { raceOf } from '../../rules/roster.ts'
import { figureOf, type Scene } from '../../rules/topics/scene.ts'
import { costOf } from '../plan/length.ts'
import type { SorcererProps } from '../props.ts'
import { sayAt } from '../say.ts'
import { wayOf } from '../way.ts'
import { sideText } from './text/index.ts'

/** An action in the few words of a button: 'Move 5.8 cm', 'Shoot Amazon 2'; undefined for what has none shorter. */
export function shortDeed(action: Action, scene: Scene, text: SorcererProps['text']): string | undefined {
  const t = sideText(text.language)
  const say = sayAt({ text })
  switch (action.type) {
    case 'move':
    case 'sorcererMove':
    case 'fly':
    case 'jump':
    case 'gunHaul': {
      const { id } = wayOf(action, scene.state)
      const figure = id === undefined ? undefined : figureOf(scene, id)
      const cost = costOf(action, scene, figure, undefined)
      return (
        cost &&
        t(`deed.${action.type === 'sorcererMove' ? 'move' : action.type}`, { cm: say.cm(cost.hundredths) })
      )
    }
    case 'melee':
    case 'shoot':
    case 'gunFire':
    case 'breath':
    case 'castBolt':
      return t(`deed.${action.type}`, { target: say.own(action.target) })
    case 'create': {
      const { race, at, weapon } = action
      const cost = raceOf(race)?.summon[weapon]?.cost ?? 0
      return t('deed.create', { count: at.length, race: say.race(race), cost })
    }
    default:
      return undefined
  }
}
