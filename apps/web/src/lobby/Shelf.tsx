import { boxes } from '../box/open-box.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { GameBox } from './GameBox.tsx'
import { lobbyText } from './text/index.ts'

/** All boxes in a row. */
export function Shelf({
  chosen,
  onChoose,
}: {
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}) {
  const { settings } = useSettings()
  const { language } = settings
  const words = lobbyText(language)
  return (
    <section className="shelf" aria-label={words('shelf.title')}>
      <h2 className="section-title">{words('shelf.title')}</h2>
      <ul className="boxes">
        {boxes.map((box) => (
          <GameBox
            key={box.id}
            manifest={box}
            language={language}
            isChosen={box.id === chosen}
            onChoose={() => onChoose(box.id)}
          />
        ))}
      </ul>
    </section>
  )
}
