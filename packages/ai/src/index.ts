export { type GreedyPlayerOptions, greedyPlayer } from './greedy-player.ts'
export type { Player } from './player.ts'
export { type RandomPlayerOptions, randomPlayer } from './random-player.ts'
