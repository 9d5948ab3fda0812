/** The keys of a table in their order: for a closed list whose members each have an entry that says more about them. */
export function keysOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  const keys: Extract<keyof Table, string>[] = []
  for (const key in table) if (Object.hasOwn(table, key)) keys.push(key)
  return keys
}
