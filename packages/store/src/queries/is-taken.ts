/** Whether a row of that kind is there already: what PostgreSQL and SQLite call that. */
export const isTaken = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  (error.code === '23505' || /^SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY)$/.test(`${error.code}`))
