import Database from 'better-sqlite3'

/** The statements that make the database of a file, in the SQL that SQLite and PostgreSQL have in common. */
export function statementsOf(file: string): string {
  const database = new Database(file, { readonly: true })
  const made = database
    .prepare("select type, name, sql from sqlite_master where sql is not null order by type = 'index'")
    .all() as readonly { readonly type: string; readonly name: string; readonly sql: string }[]
  const statements = made.flatMap(({ type, name, sql }) => {
    if (type !== 'table') return [sql]
    const rows = database.prepare(`select * from "${name}"`).all() as readonly Record<string, unknown>[]
    return [sql, ...rows.map((row) => insert(name, row))]
  })
  database.close()
  return statements.map((statement) => `${statement};\n`).join('')
}

function insert(table: string, row: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(row).map((name) => `"${name}"`)
  const values = Object.values(row).map((value) =>
    value === null ? 'null' : typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : `${value}`,
  )
  return `insert into "${table}" (${names.join(', ')}) values (${values.join(', ')})`
}
