import type { Surroundings } from '../surroundings.ts'

/** Columns of the terminal; wide enough for every board where nobody watches. */
export const terminalWidth = ({ output }: Surroundings): number => output.columns ?? 120

/** Colours for a terminal that has not asked to be spared (https://no-color.org). */
export function wantsColour({ output, environment }: Surroundings): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = environment
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return output.isTTY === true && TERM !== 'dumb'
}
