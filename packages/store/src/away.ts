/** SQLSTATE classes: connection, resources, shutdown. */
const away = /^(08|53|57P)/
/** What Node says of connections, and SQLite of disks. */
const awayNames =
  /^(ECONN(REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|SQLITE_(FULL|BUSY|IOERR\w*))$/
/** What pg says without a code. */
const awayWords = /connection (terminated|error)|timeout exceeded|read timeout|connection timeout/i

/** Whether the store cannot be reached, or has no room, for now: what failed may be asked for again. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  return code === '' ? awayWords.test(error.message) : away.test(code) || awayNames.test(code)
}
