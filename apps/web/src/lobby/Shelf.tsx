import { boxes } from '../box/open-box.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { ComingArt } from './ComingArt.tsx'
import { boxesToCome, type ComingBox } from './coming.ts'
import { GameBox } from './GameBox.tsx'
import { lobbyText } from './text/index.ts'

/** All boxes in a row: those to be opened, then those in the making. */
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
        {boxesToCome(boxes).map((box) => (
          <BoxToCome key={box.id} box={box} />
        ))}
      </ul>
    </section>
  )
}

/** It is looked at, not pressed: a ribbon and a line say that it is in the making. */
function BoxToCome({ box }: { readonly box: ComingBox }) {
  const { settings, t } = useSettings()
  const { language } = settings
  const words = lobbyText(language)
  const { seats, minutes } = box
  return (
    <li className="box is-making">
      <span className="hidden">{words('shelf.makingNote', { game: box.title[language] })}</span>
      <div aria-hidden="true">
        <div className="box-art">
          <ComingArt box={box} language={language} />
          <span className="box-ribbon">{words('shelf.making')}</span>
        </div>
        <span className="box-facts">{t('lobby.facts', { seats, minutes })}</span>
      </div>
    </li>
  )
}
