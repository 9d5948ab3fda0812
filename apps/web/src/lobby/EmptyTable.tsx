import { boxes } from '../box/open-box.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { BoxCover } from './BoxCover.tsx'
import { lobbyText } from './text/index.ts'

/** What the list of games shows while there are none: the boxes, a sentence, and a way to begin. */
export function EmptyTable({ guide }: { readonly guide: string | undefined }) {
  const { language } = useSettings().settings
  const words = lobbyText(language)
  return (
    <div className="empty-table">
      <div className="empty-covers" aria-hidden="true">
        {boxes.map((box) => (
          <BoxCover key={box.id} manifest={box} language={language} />
        ))}
      </div>
      <h2 className="display">{words('empty.title')}</h2>
      <p>{words('empty.text')}</p>
      {guide === undefined ? null : (
        <a className="button" href={`#/guide/${guide}`}>
          {words('empty.first')}
        </a>
      )}
    </div>
  )
}
