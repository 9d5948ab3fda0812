import type { Language } from '@wyrmtable/kernel'
import { CoverFrame, GlyphMark, glyphs } from '@wyrmtable/ui'
import { viewWord } from '../text/index.ts'

/** The box, 300 × 400. */
export function Cover({ language }: { readonly language: Language }) {
  return (
    <CoverFrame
      ink="#fff0c0"
      outline="#1b2a10"
      sky={[
        [0, '#2a3d1c'],
        [1, '#4c6b2f'],
      ]}
      titles={[{ text: viewWord(language, 'title'), y: 90, size: 44 }]}
      line={{ text: viewWord(language, 'line'), y: 370, size: 16 }}
    >
      <path d="M120,400L148,130H166L194,400Z" fill="#d9c7a0" />
      <GlyphMark shape={glyphs.sun} x={128} y={300} size={64} fill="#b3301c" />
      <GlyphMark shape={glyphs.moon} x={182} y={240} size={52} fill="#1d5a8f" />
    </CoverFrame>
  )
}
