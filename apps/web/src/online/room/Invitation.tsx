import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { copyText } from '../../parts/copy-text.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { onlineText } from '../text/index.ts'

/** A link to be sent to somebody. Copying needs HTTPS in some browsers: the text itself can always be marked. */
export function Invitation({ label, address }: { readonly label: string; readonly address: string }) {
  const t = onlineText(useSettings().settings.language)
  const [isCopied, setCopied] = useState(false)
  return (
    <div className="room-link">
      <input
        type="text"
        className="filter"
        readOnly
        aria-label={label}
        value={address}
        onFocus={(event) => event.target.select()}
      />
      <Button
        onPress={() => {
          copyText(address).then(
            () => setCopied(true),
            () => undefined,
          )
        }}
      >
        {t('room.copy')}
      </Button>
      <p className="muted" role="status">
        {isCopied ? t('room.copied') : ''}
      </p>
    </div>
  )
}
