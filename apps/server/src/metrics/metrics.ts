import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Bounds of answers in seconds: a frame of a screen, a move that somebody waits for, a thought, a fault. */
const bounds = [0.002, 0.005, 0.016, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** An answer to a request, once it has left. */
export interface Answered {
  readonly method: string
  /** As it is registered, with the names of its parts in place of them: an address would tell who plays where. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

/** Figures of one process, for whoever watches over it: how much and how fast, never who or what. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly answers: Histogram<'method' | 'route' | 'status'>

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    this.answers = new Histogram({
      name: 'wyrmtable_request_seconds',
      help: 'From the arrival of a request until its answer has left; streams, which last, are not among them.',
      labelNames: ['method', 'route', 'status'],
      buckets: bounds,
      registers: [this.registry],
    })
  }

  answered({ method, route, status, seconds }: Answered): void {
    this.answers.observe({ method, route, status }, seconds)
  }

  /** Something that is counted whenever somebody asks; `name` goes on from `wyrmtable_`. Where it cannot be, it is no number. */
  count(name: string, help: string, now: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name: `wyrmtable_${name}`,
      help,
      registers: [this.registry],
      async collect(): Promise<void> {
        gauge.set(await Promise.resolve(now()).catch(() => Number.NaN))
      },
    })
  }

  /** All of it, in the text format of Prometheus, and how that is called. */
  async text(): Promise<{ readonly type: string; readonly body: string }> {
    return { type: this.registry.contentType, body: await this.registry.metrics() }
  }
}
