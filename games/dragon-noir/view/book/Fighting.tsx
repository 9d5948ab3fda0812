import type { Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { covers } from '../../data/schema.ts'
import { sheets } from '../../data/tables.ts'
import { type ViewText, viewText } from '../text/index.ts'
import { bookText } from './text/index.ts'

const postures = ['foot', 'mounted'] as const
type Result = Parameters<ViewText>[0] & `result.${string}`

/** What the letters of each table mean (DN-6.24, DN-6.25, DN-11.15, DN-11.16). */
const fireLetters: Readonly<Record<(typeof postures)[number], Readonly<Record<string, Result>>>> = {
  foot: { A: 'result.back2', B: 'result.wounded', C: 'result.killed' },
  mounted: {
    A: 'result.back2',
    B: 'result.riderWounded',
    C: 'result.horseKilled',
    D: 'result.unhorsedWounded',
    E: 'result.riderKilled',
    F: 'result.bothKilled',
  },
}
const both = { A: 'result.attackerWounded', B: 'result.attackersBack', C: 'result.defendersBack' } as const
const combatLetters: Readonly<Record<(typeof postures)[number], Readonly<Record<string, Result>>>> = {
  foot: { ...both, D: 'result.stunned', E: 'result.wounded', F: 'result.killed' },
  mounted: {
    ...both,
    D: 'result.unhorsed',
    E: 'result.riderWounded',
    F: 'result.horseKilled',
    G: 'result.riderKilled',
    H: 'result.bothKilled',
  },
}

function Letters({
  letters,
  language,
}: {
  readonly letters: Readonly<Record<string, Result>>
  readonly language: Language
}) {
  const t = bookText(language)
  const name = viewText(language)
  const lines = Object.entries(letters).map(([letter, key]) => t('letter.line', { letter, words: name(key) }))
  return <p className="book-note">{lines.join(' · ')}</p>
}

/** A stroke, where nothing comes of it. */
const letterOf = (letter: string | undefined): string =>
  letter === undefined || letter === '-' ? '–' : letter

/** DN-6.23: rows by the die, columns by cover. */
export function Fire({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { tables, rowOffset } = sheets.fire
  return (
    <>
      {postures.map((posture) => (
        <div key={posture} className="book-part">
          <p className="book-head">{t(`table.${posture}`)}</p>
          <BookTable
            isDense
            columns={[t('head.die'), ...covers.map((cover) => t(`cover.${cover}`))]}
            rows={tables[posture].none.map((_, row) => ({
              key: `${row}`,
              head: row + 1,
              cells: covers.map((cover) => letterOf(tables[posture][cover][row])),
            }))}
          />
          <Letters letters={fireLetters[posture]} language={language} />
        </div>
      ))}
      <p className="book-note">{t('fire.note', rowOffset)}</p>
    </>
  )
}

/** DN-11.14: rows by the die, columns by the ratio. */
export function Combat({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { columns } = sheets.combat
  return (
    <>
      {postures.map((posture) => (
        <div key={posture} className="book-part">
          <p className="book-head">{t(`fight.${posture}`)}</p>
          <BookTable
            isDense
            columns={[t('head.die'), ...columns]}
            rows={Object.entries(sheets.combat[posture]).map(([die, results]) => ({
              key: die,
              head: die,
              cells: results.map(letterOf),
            }))}
          />
          <Letters letters={combatLetters[posture]} language={language} />
        </div>
      ))}
    </>
  )
}

const minus = (text: string): string => text.replace('-', '−')

/** DN-11.9: columns right or left by the ground of both sides. */
export function Shift({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { table } = sheets.combat.terrainShift
  const marks = Object.keys(table)
  return (
    <BookTable
      isDense
      columns={[t('head.defender'), ...marks.map(minus)]}
      rows={Object.entries(table).map(([mark, shifts]) => ({
        key: mark,
        head: minus(mark),
        cells: Object.entries(shifts).map(([, shift]) => (shift > 0 ? `+${shift}` : minus(`${shift}`))),
      }))}
    />
  )
}
