import type { ReactNode } from 'react'
import type { ComingBox } from '../coming.ts'
import { NoirCover } from './NoirCover.tsx'
import type { CoverProps } from './props.ts'
import { SorcerersCover } from './SorcerersCover.tsx'
import { WrathCover } from './WrathCover.tsx'

const covers: Readonly<Record<ComingBox['art'], (props: CoverProps) => ReactNode>> = {
  noir: NoirCover,
  sorcerers: SorcerersCover,
  wrath: WrathCover,
}

/** The cover of a box in the making. */
export function ComingCover({ art, ...props }: CoverProps & Pick<ComingBox, 'art'>) {
  const Cover = covers[art]
  return <Cover {...props} />
}
