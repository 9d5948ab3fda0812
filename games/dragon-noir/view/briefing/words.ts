import type { View } from '../../rules/view.ts'
import { en } from './text/en.ts'
import type { BriefingText } from './text/index.ts'

const isKey = (key: string): key is keyof typeof en => Object.hasOwn(en, key)

/** What is told of a scenario; one that nobody has written about is told in general words. */
export function briefingOf(state: View, side: 'exile' | 'horde', t: BriefingText) {
  const { id } = state.setting.scenario
  const said = (key: string, otherwise: 'other.story' | 'other.win' | 'other.plan'): string =>
    t(isKey(key) ? key : otherwise)
  return {
    story: said(`${id}.story`, 'other.story'),
    win: said(`${id}.${side}.win`, 'other.win'),
    plan: said(`${id}.${side}.plan`, 'other.plan'),
  }
}
