import { formatList } from '@wyrmtable/text'
import { Button, Dialog, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import type { Action } from '../../../rules/actions.ts'
import type { Leftover } from '../../table/left-to-do.ts'
import { isDragonName } from '../../table/pieces-at.ts'
import type { RageProps } from '../../table/use-interaction.ts'
import type { ViewText } from '../../text/index.ts'

/** Asks before a phase is ended in which something is left to do. */
export function GuardDialog({
  leftover,
  props,
  t,
  end,
  onStay,
  onEnd,
}: {
  readonly leftover: Leftover | undefined
  readonly props: RageProps
  readonly t: ViewText
  /** The action that ends it. */
  readonly end: Action | undefined
  readonly onStay: () => void
  readonly onEnd: (isSilenced: boolean) => void
}) {
  const [isSilenced, silence] = useState(false)
  const pieces = leftover?.pieces ?? []
  const names = formatList(
    props.language,
    pieces.map((piece) => (isDragonName(piece) ? t(`dragon.${piece}`) : piece)),
  )
  return (
    <Dialog title={t('guard.title')} isOpen={leftover !== undefined} onClose={onStay} className="guard">
      <p>{leftover === undefined ? null : t(`guard.${leftover.kind}`, { count: pieces.length, names })}</p>
      <label className="check">
        <input
          type="checkbox"
          checked={isSilenced}
          onChange={(event) => silence(event.currentTarget.checked)}
        />
        {t('guard.quiet')}
      </label>
      <div className="dialog-row">
        <Button onPress={onStay}>{t('guard.stay')}</Button>
        <Button look="primary" glyph={glyphs.checkMark} deed={end} onPress={() => onEnd(isSilenced)}>
          {t('guard.end')}
        </Button>
      </div>
    </Dialog>
  )
}
