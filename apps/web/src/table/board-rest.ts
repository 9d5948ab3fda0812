/** What moves on a board and comes to an end by itself: pieces that travel, dragons that rise. */
const moving = (): readonly Animation[] =>
  document
    .getAnimations()
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('.viewport') != null)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)

/** Resolves when nothing moves on the board any more. */
export async function boardRests(): Promise<void> {
  for (let now = moving(); now.length > 0; now = moving())
    await Promise.allSettled(now.map(({ finished }) => finished))
}
