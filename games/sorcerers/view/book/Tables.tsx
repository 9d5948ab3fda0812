import type { Language } from '@wyrmtable/kernel'
import { useSeen } from '@wyrmtable/ui'
import { useRef } from 'react'
import { tablesData } from '../../data/tables.ts'
import { tableOf } from '../../rules/table.ts'
import { Ground } from '../Ground.tsx'
import { viewText } from '../text/index.ts'

type TableData = (typeof tablesData.tables)[number]

/** The wooden frame around the ground. */
const FRAME = 26

/** SO-15.4: the shipped tables as they lie before the sorcerers. */
export function Tables({ language }: { readonly language: Language }) {
  return tablesData.tables.map((data) => <Shipped key={data.id} data={data} language={language} />)
}

function Shipped({ data, language }: { readonly data: TableData; readonly language: Language }) {
  const t = viewText(language)
  const drawing = useRef<SVGSVGElement>(null)
  const isSeen = useSeen(drawing)
  const { width, height } = data
  const name = data.name[language]
  return (
    <div className="book-part">
      <p className="book-head">
        {name} <small>{t('tables.size', { width: width / 10, height: height / 10 })}</small>
      </p>
      <svg
        ref={drawing}
        className="book-map"
        viewBox={`${-FRAME} ${-FRAME} ${width + 2 * FRAME} ${height + 2 * FRAME}`}
        role="img"
        aria-label={t('tables.picture', { name })}
      >
        {isSeen ? <Ground table={tableOf(data)} /> : null}
      </svg>
    </div>
  )
}
