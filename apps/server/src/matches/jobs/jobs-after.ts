import type { Job } from '@wyrmtable/store'
import { computerToAct } from '../computers/to-act.ts'
import type { RunningMatch } from '../running-match.ts'

/** Lines from one snapshot to the next. */
const snapshotEvery = 256

/** What is to be done now that lines `first` to `last` are written, though nobody asks for it. */
export function jobsAfter(
  running: RunningMatch,
  first: number,
  last: number,
  deadline: number | null,
  isAnswering: (match: string) => boolean,
): Job[] {
  const { id: match } = running.row
  const jobs: Job[] = []
  if (Math.floor(last / snapshotEvery) > Math.floor((first - 1) / snapshotEvery)) {
    jobs.push({ task: 'snapshot', match })
  }
  if (deadline !== null && deadline !== running.deadline) jobs.push({ task: 'deadline', match, at: deadline })
  const { tournament } = running.table
  if (tournament !== undefined && running.state !== 'over' && running.stateNow === 'over') {
    jobs.push({ task: 'tournament', match: tournament.id })
  }
  const seq = running.match?.seq ?? -1
  if (seq !== running.asked && computerToAct(running) !== undefined && !isAnswering(match)) {
    running.asked = seq
    jobs.push({ task: 'answer', match })
  }
  return jobs
}
