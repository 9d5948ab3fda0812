/** Of whom nothing was seen for so long, the others decide without them where no clock does. */
export const awayMs = 30 * 60_000
