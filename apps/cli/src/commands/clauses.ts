import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { namedClauses } from '../clauses/named-clauses.ts'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { findManifest } from '../games.ts'

const gamesFolder = fileURLToPath(new URL('../../../../games', import.meta.url))

/** `clauses GAME`: each clause of a game's rules with the cases and tests that name it. */
export function clausesCommand(context: Context): Command {
  const { t } = context
  return new Command('clauses')
    .summary(t('clauses.summary'))
    .description(t('clauses.description'))
    .argument('<game>', t('argument.game'))
    .option('--json', t('option.json'))
    .action((id: string, options: { readonly json?: true }) => clauses(context, id, options.json === true))
}

async function clauses(context: Context, id: string, asJson: boolean): Promise<void> {
  const { t, language } = context
  const manifest = findManifest(context, id)
  const { clauses: open } = await manifest.book()
  const list = (await open()).default
  const folder = `${gamesFolder}/${manifest.id}`
  if (!existsSync(folder)) throw new Failure(t('clauses.noSources'), { missing: folder })
  const named = await namedClauses(
    folder,
    list.map((clause) => clause.id),
  )
  const rows = list.map(({ id: clause, title }) => {
    const { cases, tests } = named.get(clause) ?? { cases: [], tests: [] }
    return { id: clause, title: title[language], cases, tests }
  })
  const unnamed = rows.filter(({ cases, tests }) => cases.length + tests.length === 0).map((row) => row.id)
  if (asJson) context.print(JSON.stringify({ game: id, clauses: rows, unnamed }, null, 2))
  else {
    for (const row of rows) {
      const where = [...row.cases, ...row.tests]
      context.print(`${where.length === 0 ? '✗' : '✓'} ${row.id} ${row.title}`)
      if (where.length > 0) context.print(`    ${where.join(', ')}`)
    }
    context.print(t('clauses.total', { clauses: rows.length, unnamed: unnamed.length }))
  }
  if (unnamed.length > 0) {
    throw new Failure(t('clauses.unnamed', { unnamed: unnamed.join(', '), count: unnamed.length }), {
      unnamed,
    })
  }
}
