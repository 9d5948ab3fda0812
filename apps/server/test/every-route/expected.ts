import type { Json } from '@wyrmtable/kernel'

/** Something is asked, and must be answered so. */
export type Expected = (
  who: { ask(method: string, path: string, body?: unknown): Promise<{ status: number; body: Json }> },
  method: string,
  path: string,
  body: unknown,
  status: number,
) => Promise<Json>
