import { ActionBar } from './ActionBar.tsx'
import { Button } from './Button.tsx'
import { PaceSegments } from './PaceSegments.tsx'

/**
 * While something is shown there is only this to press: on to the next thing, or, while a computer plays, how fast it
 * is shown, and to pass over it.
 */
export function WatchBar({
  words,
  watching,
  onNext,
}: {
  readonly words: {
    readonly bar: string
    readonly pace: string
    readonly skip: string
    readonly next: string
  }
  /** Present while a computer plays. */
  readonly watching?: { readonly pace: number; onPace(pace: number): void; onSkip(): void } | undefined
  readonly onNext: () => void
}) {
  return (
    <ActionBar label={words.bar}>
      {watching === undefined ? (
        <Button look="primary" onPress={onNext}>
          {words.next}
        </Button>
      ) : (
        <>
          <PaceSegments label={words.pace} pace={watching.pace} onChoose={watching.onPace} />
          <Button onPress={watching.onSkip}>{words.skip}</Button>
        </>
      )}
    </ActionBar>
  )
}
