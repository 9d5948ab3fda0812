import type { Language } from '@wyrmtable/kernel'
import { type KeyLine, sharedKeys } from '@wyrmtable/ui'
import { keyText } from './text/index.ts'

/** Every key of the table; its letters can be exchanged for others. */
export function keys(language: Language): readonly KeyLine[] {
  const does = keyText(language)
  const { undo, zoom, pan, cancel } = sharedKeys(language)
  return [
    { keys: ['→', '←'], does: does('figures') },
    { keys: ['↓', '↑'], does: does('places') },
    { keys: ['↵'], does: does('enter') },
    { deed: 'left', keys: ['Q'], does: does('left') },
    { deed: 'right', keys: ['E'], does: does('right') },
    { keys: ['⌫'], does: does('back') },
    { deed: 'lower', keys: ['F'], does: does('lower') },
    { deed: 'together', keys: ['G'], does: does('together') },
    { deed: 'measure', keys: ['M'], does: does('measure') },
    undo,
    zoom,
    pan,
    cancel,
  ]
}
