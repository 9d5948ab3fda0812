const closingSignals = ['SIGTERM', 'SIGINT'] as const

/** Closing may wait for a database that is away; all that was acknowledged is stored, so nothing is lost by not waiting. */
const endWithinMs = 10_000

/**
 * SIGTERM and SIGINT close what runs and then end the process, closed or not after ten seconds. Process managers and terminals send a signal to every
 * process of a group and parents pass it on, so the same one arriving twice means nothing more. Gives what closes it
 * without a signal.
 */
export function untilSignal(
  closes: () => Promise<void>,
  onFault: (error: unknown) => void,
  withinMs = endWithinMs,
): () => Promise<void> {
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= closes()
    return closing
  }
  // Said outright: a process that ends by itself first lets go of its signals, and dies of one that comes then.
  const end = () => {
    setTimeout(() => {
      onFault(new Error('not closed in time'))
      process.exit(1)
    }, withinMs).unref()
    close().then(
      () => process.exit(),
      (error: unknown) => {
        onFault(error)
        process.exit(1)
      },
    )
  }
  for (const signal of closingSignals) process.on(signal, end)
  return () => {
    for (const signal of closingSignals) process.off(signal, end)
    return close()
  }
}
