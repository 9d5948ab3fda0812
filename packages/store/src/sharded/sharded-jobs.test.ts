import { expect, test } from 'vitest'
import type { Job, Jobs, Task, Tasks } from '../jobs.ts'
import { shardOf } from './shard-of.ts'
import { ShardedJobs } from './sharded-jobs.ts'

/** A queue that does at once, where it is told to, all that it was given. */
class Queue implements Jobs {
  readonly added: Job[] = []
  atOnce = 0

  async add(jobs: readonly Job[]): Promise<void> {
    this.added.push(...jobs)
  }

  async work(does: Tasks, atOnce: number) {
    this.atOnce = atOnce
    for (const { task, match } of this.added) await does[task](match)
    await does.round('')
    return { stop: async () => {} }
  }
}

test('each job is kept once: with its match, or where nobody has such a match in the first', async () => {
  const queues = [new Queue(), new Queue()]
  const jobs = new ShardedJobs(queues, shardOf)
  const about = (task: Task, matches: readonly string[]) => matches.map((match) => ({ task, match }))
  await jobs.add([
    ...about('answer', ['aa', 'bb01']),
    ...about('notify', ['aa/1/turn/203', 'bb01/1/turn/4']),
    // Whatever else has a name may be called like a match of a database that is not there.
    ...about('tournament', ['cup07']),
    ...about('round', ['']),
  ])
  expect(queues.map(({ added }) => added.map(({ match }) => match))).toEqual([
    ['aa', 'aa/1/turn/203', 'cup07', ''],
    ['bb01', 'bb01/1/turn/4'],
  ])

  const done: string[] = []
  const note = (task: Task) => async (match: string) => {
    done.push(`${task} ${match}`)
  }
  const does: Tasks = {
    answer: note('answer'),
    deadline: note('deadline'),
    deliver: note('deliver'),
    notify: note('notify'),
    round: note('round'),
    snapshot: note('snapshot'),
    tournament: note('tournament'),
    tournamentDeadline: note('tournamentDeadline'),
  }
  await (await jobs.work(does, 5, () => {})).stop()
  expect(queues.map(({ atOnce }) => atOnce)).toEqual([3, 3])
  // All queues keep time for rounds, and one of them does it: once because it was asked for, once by itself.
  expect(done.filter((one) => one === 'round ')).toHaveLength(2)
  expect(done).toContain('answer bb01')
  expect(done).toContain('tournament cup07')
})
