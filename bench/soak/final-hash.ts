import { type Game, readReplay, type Tagged, verifyReplay } from '@wyrmtable/kernel'

/**
 * Leaves in a page the final hash of a replay that was read and played again there, or what is wrong with it. Built for a
 * browser with the rules of one game.
 */
export function leaveFinalHash<S, A extends Tagged, E extends Tagged, O, V>(game: Game<S, A, E, O, V>): void {
  const finalHashOf = (replay: string): string => {
    const read = readReplay(replay, (id) => (id === game.id ? game : undefined))
    if (!read.ok) return JSON.stringify(read.fault)
    const verified = verifyReplay(game, read.value)
    return verified.ok ? verified.value.finalHash : JSON.stringify(verified.fault)
  }
  Object.assign(globalThis, { finalHashOf })
}
