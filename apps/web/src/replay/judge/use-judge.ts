import type { Json } from '@wyrmtable/kernel'
import { useEffect, useState } from 'react'
import type { FromJudge, JudgeQuestion, Verdict } from './messages.ts'

export interface Judged {
  /** Absent while it is worked out. */
  readonly verdict?: Verdict
  readonly chances?: Float64Array
  /** By judged position the entry that changed them most; 0 where none did. */
  readonly acts?: Uint32Array
  /** Why nothing more will come. */
  readonly failure?: string
}

/** Verifies and judges a replay in a worker of its own, which ends with its answer. */
export function useJudge(replay: Json, positions: readonly number[]): Judged {
  const [judged, setJudged] = useState<Judged>({})
  useEffect(() => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
      const { type } = data
      if (type === 'verdict') setJudged((old) => ({ ...old, verdict: data.verdict }))
      else if (type === 'chances') setJudged((old) => ({ ...old, chances: data.chances, acts: data.acts }))
      else setJudged((old) => ({ ...old, failure: data.reason }))
      if (type !== 'verdict') worker.terminate()
    }
    worker.onerror = (event) => setJudged((old) => ({ ...old, failure: event.message }))
    worker.postMessage({ replay, positions } satisfies JudgeQuestion)
    return () => worker.terminate()
  }, [replay, positions])
  return judged
}
