/** The line that stays in the place of a match that was taken away. */
export const removedLine = '{"type":"removed"}'

/** What takes the rest of it away, with the parameters `match` and `after`. */
export const clearing: readonly string[] = [
  'delete from line where match = @match and n <= @after',
  'delete from match where id = @match',
  'delete from snapshot where match = @match',
  'delete from secret where match = @match',
  'delete from pass where match = @match',
  'delete from note where match = @match',
  'delete from occasion where match = @match',
  'delete from delivery where match = @match',
  'delete from invitation where match = @match',
  'delete from club_table where match = @match',
  'update holder set ended = 1 where match = @match',
]
