import type { Job } from '../jobs.ts'

/** Tables of the queue are apart from ours, and from those of other programs that use the same library. */
export const jobsSchema = 'wyrmtable_jobs'

/** The statement that adds jobs; its one parameter is what `specsOf` gives. */
export const addJobs =
  `select count(*) from ${jobsSchema}.add_jobs(array(select s from ` +
  `json_populate_recordset(null::${jobsSchema}.job_spec, $1::json) as s))`

export const specsOf = (jobs: readonly Job[]): string =>
  JSON.stringify(
    jobs.map(({ task, match, at }) => ({
      identifier: task,
      payload: { match },
      job_key: `${task}/${match}`,
      ...(at === undefined ? {} : { run_at: new Date(at).toISOString() }),
    })),
  )
