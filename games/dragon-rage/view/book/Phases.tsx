import type { Language } from '@wyrmtable/kernel'
import { BookTable, Glyph } from '@wyrmtable/ui'
import { sayIn } from '../../text/say.ts'
import { railSteps } from '../table/phases.ts'
import { viewText } from '../text/index.ts'
import { bookText } from './text/index.ts'

/** DR-6.1: the phases as the rail of the table has them. */
export function Phases({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const say = sayIn(language)
  const sides = [t('side.nobody'), say.t('seat.invader'), say.t('seat.defender')]
  return (
    <BookTable
      columns={[t('head.phase'), t('head.side')]}
      rows={railSteps(viewText(language)).map(({ key, name, glyph, side }, place) => ({
        key,
        head: (
          <span className={`book-phase phase-side-${side}`}>
            <b>{place + 1}</b>
            <Glyph shape={glyph} />
            <span>{name}</span>
          </span>
        ),
        cells: [sides[side]],
      }))}
    />
  )
}
