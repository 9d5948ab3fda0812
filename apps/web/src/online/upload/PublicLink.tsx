import type { Json } from '@wyrmtable/kernel'
import { Button, Glyph } from '@wyrmtable/ui'
import { useState } from 'react'
import { copyText } from '../../parts/copy-text.ts'
import { linkedRings } from '../../parts/glyph/shapes.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { problemWords } from '../problem-words.ts'
import { onlineText } from '../text/index.ts'
import { replayAddress, uploadReplay } from './upload-replay.ts'

/** Leaves a finished game with the server and shows the address under which anybody can look back on it. */
export function PublicLink({
  load,
  isBrief = false,
}: {
  /** Gives the replay with its secret; absent while there is none. */
  readonly load: (() => Promise<Json | undefined>) | undefined
  /** Only the glyph is seen until it is pressed. */
  readonly isBrief?: boolean
}) {
  const { language } = useSettings().settings
  const t = onlineText(language)
  const [isSending, send] = useState(false)
  const [address, setAddress] = useState<string>()
  const [said, say] = useState('')
  const make = async () => {
    send(true)
    const document = await load?.().catch(() => undefined)
    const taken = document === undefined ? undefined : await uploadReplay(document)
    send(false)
    if (taken === undefined) return say(t('upload.unreadable'))
    if (taken.ok) {
      setAddress(replayAddress(taken.value))
      say(t('upload.made'))
    } else {
      const isThere = taken.fault.code !== 'noServer'
      say(isThere ? problemWords(taken.fault, language) : t('room.noServer'))
    }
  }
  return (
    <div className="public-link">
      {address === undefined ? (
        isBrief ? (
          <button
            type="button"
            className="icon-button"
            aria-label={t('upload.make')}
            title={t('upload.make')}
            disabled={load === undefined || isSending}
            onClick={() => void make()}
          >
            <Glyph shape={linkedRings} />
          </button>
        ) : (
          <Button
            glyph={linkedRings}
            isDisabled={load === undefined || isSending}
            onPress={() => void make()}
          >
            {t('upload.make')}
          </Button>
        )
      ) : (
        <>
          <input
            type="text"
            className="filter"
            readOnly
            aria-label={t('upload.link')}
            value={address}
            onFocus={(event) => event.target.select()}
          />
          <Button
            onPress={() =>
              void copyText(address).then(
                () => say(t('upload.copied')),
                () => undefined,
              )
            }
          >
            {t('room.copy')}
          </Button>
        </>
      )}
      <p role="status">{said}</p>
    </div>
  )
}
