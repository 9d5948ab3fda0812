/** The keys of a table in the order in which they stand there: a closed list beside which each entry says more. */
export function keysOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = []
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key)
  return keys
}
