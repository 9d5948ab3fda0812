import type { Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { weaponIds } from '../../data/schema.ts'
import { sheets } from '../../data/tables.ts'
import { viewText } from '../text/index.ts'
import { bookText, wordOf } from './text/index.ts'

const orDash = (value: number | null): number | string => value ?? '–'
const minus = (mark: string): string => mark.replace('-', '−')

/** DN-3.7: every kind of ground. */
export function Terrain({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  return (
    <BookTable
      columns={[
        t('head.ground'),
        t('head.foot'),
        t('head.mounted'),
        t('head.cover'),
        t('head.combat'),
        t('head.line'),
      ]}
      rows={sheets.terrain.terrain.map(({ id, foot, mounted, cover, combat, blocksLine }) => ({
        key: id,
        head: name(`ground.${id}`),
        cells: [
          orDash(foot),
          orDash(mounted),
          wordOf(`cover.${cover}`, cover, language),
          combat === 'relative' ? t('combat.relative') : minus(combat),
          blocksLine === false ? t('line.no') : t(`line.${blocksLine}`),
        ],
      }))}
    />
  )
}

/** DN-6.5: how far each weapon carries; what a range adds to the die stands above it. */
export function Weapons({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  const { weapons } = sheets.weapons
  const { range } = sheets.fire.modifiers
  return (
    <BookTable
      columns={[
        t('head.weapon'),
        t('head.short', { add: range.short }),
        t('head.medium', { add: range.medium }),
        t('head.long', { add: range.long }),
      ]}
      rows={weaponIds.map((id) => ({
        key: id,
        head: name(`weapon.${id}`),
        cells: (['short', 'medium', 'long'] as const).map((band) => weapons[id].range[band].join('–')),
      }))}
    />
  )
}

/** DN-8.3: what becomes of one who slips past enemies. */
export function Infiltration({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  const { columns, rows } = sheets.infiltration
  return (
    <BookTable
      columns={[t('head.enemies'), ...columns]}
      rows={Object.entries(rows).map(([die, results]) => ({
        key: die,
        head: die,
        cells: results.map((result) => name(`result.${result}`)),
      }))}
    />
  )
}

/** DN-9.9 */
export function Jump({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  return (
    <BookTable
      columns={[t('head.die'), t('head.result')]}
      rows={sheets.jump.rows.map(({ die: [least, most], result }) => ({
        key: result,
        head: least === most ? `${least}` : `${least}–${most}`,
        cells: [name(`result.${result}`)],
      }))}
    />
  )
}
