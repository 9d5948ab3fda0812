import type { Language } from '@wyrmtable/kernel'
import { lazy, Suspense } from 'react'
import type { ComingBox } from './coming.ts'

const ComingCover = lazy(() =>
  import('./covers/ComingCover.tsx').then((module) => ({ default: module.ComingCover })),
)

/** The cover of a box in the making, drawn after what can be played. */
export function ComingArt({ box, language }: { readonly box: ComingBox; readonly language: Language }) {
  return (
    <Suspense fallback={<span className="cover cover-plain" />}>
      <ComingCover art={box.art} title={box.title[language]} line={box.line[language]} />
    </Suspense>
  )
}
