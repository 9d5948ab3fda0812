import { canonicalJson, type Json } from '@wyrmtable/kernel'
import type { ChoiceJson, ProgressMessage, ResultMessage } from './messages.ts'
import type { RemoteThinker, Thinking, ThinkRequest } from './remote-thinker.ts'

/**
 * Root parallelism: each thread thinks of the same state by itself, with a seed of its own, and the visits
 * of the choices are added up. The same seeds and playouts give the same choice, whoever is done first.
 */
export function thinkTogether(
  threads: readonly RemoteThinker[],
  request: ThinkRequest,
  onProgress?: (progress: ProgressMessage) => void,
): Thinking {
  const parts = threads.map((thread, i) =>
    thread.think({ ...request, seed: `${request.seed}/${i}` }, i === 0 ? onProgress : undefined),
  )
  return {
    result: Promise.all(parts.map(({ result }) => result)).then(mergeResults),
    cancel() {
      for (const part of parts) part.cancel()
    },
  }
}

/** One result out of those of several threads. */
export function mergeResults(results: readonly ResultMessage[]): ResultMessage {
  const [first] = results
  if (first === undefined) throw new RangeError('no results to merge')
  const merged = new Map<
    string,
    { actions: readonly Json[]; visits: number; worth: number; certain: boolean }
  >()
  for (const { choices } of results) {
    for (const { actions, visits, chance, certain } of choices) {
      const key = canonicalJson([...actions])
      const sum = merged.get(key) ?? { actions, visits: 0, worth: 0, certain: false }
      // What one thread has proven outweighs what the others only tried.
      if (certain) merged.set(key, { actions, visits: visits + 1, worth: (visits + 1) * chance, certain })
      else if (!sum.certain) {
        merged.set(key, { ...sum, visits: sum.visits + visits, worth: sum.worth + visits * chance })
      }
    }
  }
  const choices: ChoiceJson[] = [...merged.values()].map(({ actions, visits, worth, certain }) => ({
    actions,
    visits,
    chance: visits === 0 ? 0 : worth / visits,
    certain,
  }))
  choices.sort((a, b) => promise(b) - promise(a) || b.visits - a.visits)
  const playouts = results.reduce((sum, result) => sum + result.playouts, 0)
  const ms = Math.max(...results.map((result) => result.ms))
  const [best] = choices
  const [action, ...following] = best?.actions ?? [first.action, ...first.following]
  if (action === undefined) return { ...first, playouts, ms }
  return { ...first, action, following, choices, playouts, ms }
}

const promise = ({ certain, chance }: ChoiceJson): number => (certain ? (chance > 0.5 ? 1 : -1) : 0)
