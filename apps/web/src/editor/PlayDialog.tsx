import type { JsonObject, Manifest, SeatInfo } from '@wyrmtable/kernel'
import { type BoardKind, Button, Dialog } from '@wyrmtable/ui'
import { useState } from 'react'
import { layWish } from '../made/table-wish.ts'
import { LevelField } from '../parts/LevelField.tsx'
import { goTo } from '../route.ts'
import { type BotLevel, usualLevel } from '../session/computers/levels.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { startOnBoard } from './start-on-board.ts'
import type { EditorText } from './text/index.ts'

/** Who plays on the board that is drawn. */
export function PlayDialog({
  manifest,
  kind,
  options,
  isOpen,
  t,
  onClose,
}: {
  readonly manifest: Manifest
  readonly kind: BoardKind
  /** Options of the match, asked for when it begins. */
  readonly options: () => JsonObject
  readonly isOpen: boolean
  readonly t: EditorText
  readonly onClose: () => void
}) {
  const { settings, t: page } = useSettings()
  const [who, setWho] = useState('0')
  const [level, setLevel] = useState<BotLevel>(usualLevel)
  const [problem, setProblem] = useState<string>()
  const ways = [
    ...kind.seats.map(({ name }, place) => ({ id: `${place}`, name: t('play.as', { side: name }) })),
    { id: 'together', name: t('play.together') },
    { id: 'watch', name: t('play.watch') },
    { id: 'online', name: t('play.online') },
  ]
  const begin = async () => {
    if (who === 'online') {
      layWish(manifest.id, { options: options() })
      goTo({ page: 'lobby' })
      return
    }
    const seats = kind.seats.map(({ id }, place): SeatInfo => {
      if (who === 'together') return { id, name: page('table.person', { number: place + 1 }), kind: 'person' }
      if (who === `${place}`) return { id, name: settings.name || page('table.you'), kind: 'person' }
      return { id, name: page('table.computer'), kind: 'computer', level }
    })
    setProblem(await startOnBoard(manifest, options(), seats, settings.language))
  }
  return (
    <Dialog title={t('play.title')} isOpen={isOpen} onClose={onClose}>
      <form
        className="editor-play"
        onSubmit={(event) => {
          event.preventDefault()
          begin().catch((error: unknown) =>
            setProblem(error instanceof Error ? error.message : String(error)),
          )
        }}
      >
        {ways.map(({ id, name }) => (
          <label key={id}>
            <input type="radio" name="who" value={id} checked={who === id} onChange={() => setWho(id)} />
            <span>{name}</span>
          </label>
        ))}
        {who === 'together' || who === 'online' ? null : <LevelField level={level} onChange={setLevel} />}
        {problem === undefined ? null : (
          <p className="problem" role="alert">
            {problem}
          </p>
        )}
        <div className="dialog-row">
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit">
            {t('play.go')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
