import { readFile, stat } from 'node:fs/promises'
import { type Fault, fail, type Json, type Result, readJson } from '@wyrmtable/kernel'
import type { Context } from './context.ts'

const mebibyte = 1024 * 1024

/** Longest documents that are read: replays are long, everything else is short. */
export const sizeLimits = { replay: 64 * mebibyte, document: 4 * mebibyte } as const

/** Reads a JSON file. Its size is looked at before anything of it is read; nothing here throws. */
export async function readJsonFile(
  context: Context,
  path: string,
  maxBytes: number,
): Promise<Result<Json, Fault>> {
  const unreadable = (reason: string): Result<never, Fault> =>
    fail({ code: 'unreadable', path: '', figures: { reason } })
  try {
    const found = await stat(path)
    if (found.isDirectory()) return unreadable(context.t('file.folder'))
    if (!found.isFile()) return unreadable(context.t('file.special'))
    if (found.size > maxBytes) {
      return fail({ code: 'tooLarge', path: '', figures: { bytes: found.size, limit: maxBytes } })
    }
    return readJson(await readFile(path, 'utf8'), { maxBytes })
  } catch (error) {
    return unreadable(reasonOf(context, error))
  }
}

/** The usual errors of files in words; others by their code. */
export function reasonOf({ t }: Context, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return t('file.missing')
    case 'EACCES':
    case 'EPERM':
      return t('file.forbidden')
    case 'EISDIR':
      return t('file.folder')
    case 'ENOSPC':
      return t('file.full')
    default:
      return code === '' ? String(error) : code
  }
}
