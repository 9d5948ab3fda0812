import Database from 'better-sqlite3'

/**
 * Copies a database into a new file while a server goes on writing to it; the copy is as it stood at one moment. Throws
 * where there is no database, or the copy cannot be written.
 */
export async function backupSqlite(file: string, copy: string): Promise<void> {
  const database = new Database(file, { readonly: true, fileMustExist: true })
  try {
    await database.backup(copy)
  } finally {
    database.close()
  }
}
