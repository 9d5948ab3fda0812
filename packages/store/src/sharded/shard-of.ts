/** Parts an id from the number of its shard: the words of which ids are made have no such letter. */
const mark = '0'
const marked = /0(\d{1,3})$/

/** Which of several databases keeps the match of that id: one without a number was made before there were several. */
export function shardOf(match: string): number {
  return Number(marked.exec(match)?.[1] ?? 0)
}

/** The id of a new match that is kept there. */
export const idInShard = (word: string, shard: number): string =>
  shard === 0 ? word : `${word}${mark}${shard}`
