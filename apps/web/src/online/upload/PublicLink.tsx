import { type Json, jsonOf, type Replay } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { copyText } from '../../parts/copy-text.ts'
import { linkedRings } from '../../parts/glyph/shapes.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { problemWords } from '../problem-words.ts'
import { onlineText } from '../text/index.ts'
import { replayAddress, uploadReplay } from './upload-replay.ts'

/** Leaves a finished game with the server and shows the address under which anybody can look back on it. */
export function PublicLink({ record }: { readonly record: Replay | undefined }) {
  const { language } = useSettings().settings
  const t = onlineText(language)
  const [isSending, send] = useState(false)
  const [address, setAddress] = useState<string>()
  const [said, say] = useState('')
  const make = async (document: Json) => {
    send(true)
    const taken = await uploadReplay(document)
    send(false)
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
        <Button
          glyph={linkedRings}
          isDisabled={record === undefined || isSending}
          onPress={() => record && void make(jsonOf(record))}
        >
          {t('upload.make')}
        </Button>
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
