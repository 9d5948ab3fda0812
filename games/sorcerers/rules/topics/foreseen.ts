import { State } from '../state.ts'

/**
 * SO-8.4: the state as it is thought about before anything is announced. Where measuring is closed every target in sight
 * counts as in range, so that chances and advice tell nobody a distance.
 */
export function foreseen(state: State): State {
  const { setting, cells } = state.clone()
  return new State({ ...setting, assumesRange: setting.options.measuring === 'closed' }, cells)
}
