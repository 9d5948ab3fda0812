/**
 * The only door by which chance enters a game. `why` names the reason in the game's own stable words
 * ("escape", "drift"); it goes into logs and into the errors of scripted dice, never into the result.
 *
 * Each die drawn is one integer in the record of its entry: `roll` records 1…sides, `pick` 0…n−1, and
 * `shuffle` records the picks of a Fisher–Yates pass from the last item to the second.
 */
export interface Dice {
  /** One fair die, 1…sides. */
  roll(sides: number, why: string): number
  /** One of n things, 0…n−1, each as likely. */
  pick(n: number, why: string): number
  /** Puts the items into a random order, in place. */
  shuffle<T>(items: T[], why: string): void
}
