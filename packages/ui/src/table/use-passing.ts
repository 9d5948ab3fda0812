import type { Tagged } from '@wyrmtable/kernel'
import { useEffect } from 'react'
import { motionMs } from '../board/travel.ts'
import type { TableProps } from './props.ts'

type Passing<Action extends Tagged> = Pick<
  TableProps<unknown, Action>,
  'passes' | 'acting' | 'actions' | 'canRedo' | 'pace' | 'seq'
> & { play(action: Action): void }

/**
 * Ends a phase by itself where that is all that can be done, after its name could be read. Not for somebody who has
 * just taken something back. Games with secrets ask only where the rules leave nobody anything to do: others would
 * learn from the pause that somebody has a choice.
 */
export function usePassing<Action extends Tagged>(
  { passes, acting, actions, canRedo, pace, seq, play }: Passing<Action>,
  isBusy: boolean,
  isPass: (action: Action) => boolean,
): void {
  const [only, ...others] = actions
  const isDue =
    passes === true && acting.length > 0 && !isBusy && !canRedo && others.length === 0 && only !== undefined
  const pass = isDue && isPass(only) ? only : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the match
  useEffect(() => {
    if (pass === undefined) return
    const timer = window.setTimeout(() => play(pass), pace === 'instant' ? 0 : motionMs('--roll'))
    return () => window.clearTimeout(timer)
  }, [seq, pass === undefined])
}
