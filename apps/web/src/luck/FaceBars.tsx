import { formatNumber } from '@wyrmtable/text'
import { seatColour } from '@wyrmtable/ui'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Faces } from './faces.ts'
import type { SeatLook } from './LuckLines.tsx'
import { luckText } from './text/index.ts'

/** How often each face fell, a column each, with a line where fair dice would have brought all of them. */
export function FaceBars({ faces, seatName, marks }: SeatLook & { readonly faces: readonly Faces[] }) {
  const { settings } = useSettings()
  const { language } = settings
  const t = luckText(language)
  return (
    <ul className="face-bars" aria-label={t('luck.faces')}>
      {faces.map(({ seat, sides, counts, thrown }) => {
        const even = thrown / sides
        const most = Math.max(...counts, even)
        return (
          <li key={`${seat} ${sides}`}>
            {t('luck.facesOf', {
              seat: seat === undefined ? t('luck.nobody') : seatName(seat),
              thrown,
              sides,
              even: formatNumber(language, Math.round(even * 10) / 10),
            })}
            <ol className={`face-columns luck-${seat === undefined ? 'nobody' : seatColour(marks, seat)}`}>
              {counts.map((count, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the face
                <li key={i} aria-label={t('luck.face', { face: i + 1, count })}>
                  <span className="face-count" aria-hidden="true">
                    {count}
                  </span>
                  <span className="face-column" aria-hidden="true">
                    <i style={{ height: `${(100 * count) / most}%` }} />
                    <em style={{ bottom: `${(100 * even) / most}%` }} />
                  </span>
                  <span className="face-number" aria-hidden="true">
                    {i + 1}
                  </span>
                </li>
              ))}
            </ol>
          </li>
        )
      })}
    </ul>
  )
}
