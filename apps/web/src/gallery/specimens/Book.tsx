import { BookTable, HexDiagram } from '@wyrmtable/ui'
import type { KitText } from '../text/index.ts'
import { Specimen } from './Specimen.tsx'
import '../../rulebook/figures.css'

const around = [0, 1, 2, 3, 4, 5] as const

/** What rulebooks draw from the data of their games. */
export function Book({ t }: { readonly t: KitText }) {
  return (
    <Specimen title={t('gallery.book')}>
      <BookTable
        columns={[t('gallery.walk'), '1', '2']}
        rows={[
          { key: 'bound', head: t('gallery.bound'), cells: ['3', '5'] },
          { key: 'fly', head: t('gallery.fly'), cells: ['–', '4'] },
        ]}
      />
      <HexDiagram
        label={t('gallery.hexes')}
        hexes={[
          { way: [], look: 'middle' },
          ...around.map((direction) => ({
            way: [direction],
            look: direction < 2 ? ('in' as const) : direction < 4 ? ('half' as const) : ('out' as const),
            words: `${direction + 1}`,
          })),
        ]}
      />
    </Specimen>
  )
}
