import type { BenchRow, MeasureOptions } from '../measure.ts'
import { acceptedBench } from './accepted.ts'
import { coldBench } from './cold.ts'
import { crowdBench } from './crowd.ts'
import { fanOutBench } from './fan-out.ts'
import { fieldBench } from './field-size.ts'
import { type Ground, groundOf } from './ground.ts'
import { growthBench } from './growth.ts'
import { liveBench } from './live.ts'
import { postgresBench } from './postgres.ts'
import type { ServerBench } from './server-bench.ts'
import { shardsBench } from './shards.ts'
import { thinkingBench } from './thinking.ts'
import { waitsBench } from './waits.ts'

type Part = (options: MeasureOptions) => Promise<ServerBench>

/** What the match server does beside what the same machine does with nothing but a request, a row and an answer. */
export const serverParts: Readonly<Record<string, Part>> = {
  accepted: acceptedBench,
  ...groundParts('sqlite'),
  crowd: async (options) => ({ rows: [], figures: await crowdBench(options) }),
}

/** The same on PostgreSQL: S4, S7 to S9, what grows, and what several processes do on one database. */
export const serverOnPostgresParts: Readonly<Record<string, Part>> = {
  processes: async (options) => ({ rows: await postgresBench(options), figures: [] }),
  shards: shardsBench,
  ...groundParts('postgres'),
}

export const serverBench: Part = allOf(Object.values(serverParts))
export const serverOnPostgresBench: Part = allOf(Object.values(serverOnPostgresParts))

/** One part after the other. */
export function allOf(parts: readonly Part[]): Part {
  return async (options) => {
    const [rows, figures]: [ServerBench['rows'][number][], ServerBench['figures'][number][]] = [[], []]
    for (const part of parts) {
      const measured = await part(options)
      rows.push(...measured.rows)
      figures.push(...measured.figures)
    }
    return { rows, figures }
  }
}

/** What is measured in the same way wherever matches are kept. */
function groundParts(kind: Parameters<typeof groundOf>[0]) {
  const on =
    (bench: (options: MeasureOptions, ground: Ground) => Promise<Partial<ServerBench>>): Part =>
    async (options) => {
      const ground = await groundOf(kind)
      try {
        return { rows: [], figures: [], ...(await bench(options, ground)) }
      } finally {
        await ground.close()
      }
    }
  const rowsOn = (bench: (options: MeasureOptions, ground: Ground) => Promise<readonly BenchRow[]>) =>
    on(async (options, ground) => ({ rows: await bench(options, ground) }))
  return {
    waits: rowsOn(waitsBench),
    'fan-out': rowsOn(fanOutBench),
    growth: rowsOn(growthBench),
    field: rowsOn(fieldBench),
    cold: rowsOn(coldBench),
    thinking: rowsOn(thinkingBench),
    live: on(async (options, ground) => ({ figures: await liveBench(options, ground) })),
  }
}
