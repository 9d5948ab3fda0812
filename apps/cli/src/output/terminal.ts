/** Columns of the terminal; wide enough for every board where nobody watches. */
export const terminalWidth = (): number => process.stdout.columns ?? 120

/** Colours for a terminal that has not asked to be spared (https://no-color.org). */
export function wantsColour(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true
  return process.stdout.isTTY === true && TERM !== 'dumb'
}
