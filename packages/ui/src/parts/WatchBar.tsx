import type { Showing } from '../table/use-showing.ts'
import { ActionBar } from './ActionBar.tsx'
import { Button } from './Button.tsx'
import { PaceSegments } from './PaceSegments.tsx'

type Watched = Pick<Showing<unknown, never>, 'isWatching' | 'pace' | 'setPace' | 'skip' | 'skipAll'>

/**
 * While something is shown there is only this to press: on to the next thing, or, while a computer plays, how fast it
 * is shown, and to pass over it.
 */
export function WatchBar({
  t,
  showing,
}: {
  /** Its words, which each game has among its own. */
  readonly t: (word: 'actions.bar' | 'watch.pace' | 'watch.skip' | 'watch.next') => string
  readonly showing: Watched
}) {
  return (
    <ActionBar label={t('actions.bar')}>
      {showing.isWatching ? (
        <>
          <PaceSegments label={t('watch.pace')} pace={showing.pace} onChoose={showing.setPace} />
          <Button onPress={showing.skipAll}>{t('watch.skip')}</Button>
        </>
      ) : (
        <Button look="primary" onPress={showing.skip}>
          {t('watch.next')}
        </Button>
      )}
    </ActionBar>
  )
}
