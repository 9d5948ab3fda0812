import type { State } from '../state.ts'

/** DN-15.6: a window for spells, the active side first, where the scenario has magic at all. */
export function openMagic(state: State): void {
  if (state.setting.scenario.magic) state.push('magicWindow', state.active)
}
