import type { TableData } from '../../../data/table-schema.ts'
import { type Bench, changeLink } from '../model/edits.ts'
import { HIGHEST_CLIMB, type Link } from '../model/links.ts'
import type { BuilderText } from '../text/index.ts'
import { Cm } from './PiecePanel.tsx'

const linkTypes = ['stairs', 'ladder', 'gangway'] as const

/** The kind of a link and what it costs (SO-3.9). */
export function LinkPanel({
  bench,
  link,
  t,
  onChange,
}: {
  readonly bench: Bench
  readonly link: Link
  readonly t: BuilderText
  readonly onChange: (data: TableData) => void
}) {
  return (
    <div className="sorcerers-numbers">
      <label className="field">
        <span>{t('field.type')}</span>
        <select
          value={link.type}
          onChange={({ target }) => {
            const type = linkTypes.find((one) => one === target.value)
            if (type !== undefined) onChange(changeLink(bench, { ...link, type }))
          }}
        >
          {linkTypes.map((type) => (
            <option key={type} value={type}>
              {t(`tool.${type}`)}
            </option>
          ))}
        </select>
      </label>
      <Cm
        label={t('field.cost')}
        mm={link.cost}
        max={HIGHEST_CLIMB}
        t={t}
        onChange={(cost) => onChange(changeLink(bench, { ...link, cost }))}
      />
    </div>
  )
}
