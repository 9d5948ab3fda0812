import { z } from 'zod'

/** What Chromium is to trace for `framesOf`. */
export const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'cc']

/** What is read of a trace; times in microseconds, `tdur` without what other threads took. */
const traced = z.object({
  traceEvents: z.array(
    z.looseObject({
      name: z.string(),
      ph: z.string(),
      pid: z.number(),
      tid: z.number(),
      ts: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z
        .looseObject({ data: z.looseObject({ type: z.unknown() }).optional().catch(undefined) })
        .optional(),
    }),
  ),
})

/**
 * For each event of a kind, the time of the page's thread for each frame after it, in milliseconds: from the event, or the
 * frame before, to the end of the frame.
 */
export function framesOf(trace: Buffer, kind: string): readonly (readonly number[])[] {
  const { traceEvents } = traced.parse(JSON.parse(trace.toString()))
  const spans = traceEvents.filter(({ ph }) => ph === 'X')
  return spans.flatMap((event) => {
    if (event.name !== 'EventDispatch' || event.args?.data?.type !== kind) return []
    const own = spans.filter(({ pid, tid }) => pid === event.pid && tid === event.tid)
    const ends = own
      .filter(({ name, ts }) => name === 'ProxyMain::BeginMainFrame' && ts > event.ts)
      .map(({ ts }) => ts)
      .toSorted((a, b) => a - b)
    const tasks = own.filter(({ name }) => name === 'RunTask')
    const frames = ends.map((end, place) => {
      const from = ends[place - 1]
      const inFrame = tasks.filter(({ ts, dur = 0 }) =>
        from === undefined ? ts + dur > event.ts && ts <= end : ts > from && ts <= end,
      )
      return inFrame.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000
    })
    return [frames]
  })
}
