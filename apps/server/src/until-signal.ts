const closingSignals = ['SIGTERM', 'SIGINT'] as const

/**
 * SIGTERM and SIGINT close what runs and then end the process. Process managers and terminals send a signal to every
 * process of a group and parents pass it on, so the same one arriving twice means nothing more. Gives what closes it
 * without a signal.
 */
export function untilSignal(
  closes: () => Promise<void>,
  onFault: (error: unknown) => void,
): () => Promise<void> {
  let closing: Promise<void> | undefined
  const close = () => {
    closing ??= closes()
    return closing
  }
  // Said outright: a process that ends by itself first lets go of its signals, and dies of one that comes then.
  const end = () => {
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
