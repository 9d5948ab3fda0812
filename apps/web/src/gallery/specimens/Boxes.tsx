import type { Language, Manifest } from '@wyrmtable/kernel'
import { CoverFrame, SeatPlate, seatColour } from '@wyrmtable/ui'
import { useCallback } from 'react'
import { viewOf } from '../../box/open-box.ts'
import { useLoaded } from '../../parts/use-loaded.ts'

/** What a game shows of itself outside of its table: the box and the marks of its sides. */
export function Box({ manifest, language }: { readonly manifest: Manifest; readonly language: Language }) {
  const load = useCallback(() => viewOf(manifest), [manifest])
  const view = useLoaded(load)
  if (view === undefined || 'error' in view) return null
  const { Cover, seatMarks } = view.value
  return (
    <div className="gallery-box">
      <Cover language={language} />
      <div className="gallery-leather">
        {seatMarks.map((mark, place) => (
          <SeatPlate
            key={manifest.seatIds[place] ?? place}
            name={mark.note[language]}
            note={manifest.title[language]}
            glyph={mark.glyph}
            seat={seatColour(seatMarks, place)}
            isActing={place === 0}
          />
        ))}
      </div>
    </div>
  )
}

/** A lid without a picture. */
export function Lid({ title, line }: { readonly title: string; readonly line: string }) {
  return (
    <div className="gallery-box">
      <CoverFrame
        ink="var(--gilt)"
        outline="#1b120c"
        sky={[[0, 'var(--table)']]}
        titles={[{ text: title, y: 64, size: 40 }]}
        line={{ text: line, y: 372, size: 15.5 }}
      />
    </div>
  )
}
