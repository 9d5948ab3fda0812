import type { View } from '../../rules/view.ts'
import type { Say } from '../../text/say.ts'
import { en } from './text/en.ts'
import type { BriefingText } from './text/index.ts'

const isKey = (key: string): key is keyof typeof en => Object.hasOwn(en, key)

/** The name of a scenario of the game, or what somebody called a board of his own. */
export function titleOf({ setting }: View, id: string, say: Say): string {
  const title = say.word('scenario', id)
  return title === id ? (setting.options.campaign.boards?.[id]?.title ?? id) : title
}

/** What is told of a scenario; one that nobody has written about is told in general words. */
export function briefingOf(state: View, side: 'exile' | 'horde', t: BriefingText) {
  const { id } = state.setting.scenario
  const said = (key: string, otherwise: 'other.story' | 'other.win' | 'other.plan'): string =>
    t(isKey(key) ? key : otherwise)
  const { own } = state.setting
  return {
    story: isKey(`${id}.story`) ? said(`${id}.story`, 'other.story') : (own?.story ?? t('other.story')),
    win:
      own === undefined || isKey(`${id}.${side}.win`)
        ? said(`${id}.${side}.win`, 'other.win')
        : aimOf(state, side, t),
    plan: said(`${id}.${side}.plan`, 'other.plan'),
  }
}

/** The aim on a board of somebody's own, as far as its first condition tells it (DN-18.1). */
function aimOf(state: View, side: 'exile' | 'horde', t: BriefingText): string {
  const [first] = state.setting.scenario.victory
  if (first === undefined || first.side === 'points' || first.side === 'either') return t('other.win')
  if (first.side !== side) return t('other.deny')
  const { condition } = first
  if (typeof condition === 'string') return t('other.win')
  if ('all' in condition || 'standing' in condition) return t('other.hold')
  if ('dead' in condition) return t('other.kill', { count: condition.dead.atLeast })
  if ('exited' in condition) return t('other.leave', { count: condition.exited.atLeast })
  return t('other.chest')
}
