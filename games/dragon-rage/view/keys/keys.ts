import type { Language } from '@wyrmtable/kernel'
import { type KeyLine, sharedKeys } from '@wyrmtable/ui'
import { keyText } from './text/index.ts'

/** Every key of the table; its letters can be exchanged for others. */
export function keys(language: Language): readonly KeyLine[] {
  const does = keyText(language)
  const { undo, zoom, pan, cancel } = sharedKeys(language)
  return [
    { keys: ['←', '↑', '→', '↓'], does: does('arrows') },
    { keys: ['↵'], does: does('enter') },
    { keys: ['␣'], does: does('space') },
    { deed: 'next', keys: ['N'], does: does('next') },
    { deed: 'left', keys: ['Q'], does: does('left') },
    { deed: 'right', keys: ['E'], does: does('right') },
    { deed: 'land', keys: ['F'], does: does('land') },
    { keys: ['1 … 9'], does: does('modes') },
    undo,
    { deed: 'redo', keys: ['Y'], does: does('redo') },
    { keys: ['Ctrl ␣'], does: does('primary') },
    { deed: 'board', keys: ['B'], does: does('board') },
    pan,
    zoom,
    { deed: 'details', keys: ['I'], does: does('details') },
    { deed: 'chronicle', keys: ['L'], does: does('chronicle') },
    { deed: 'threat', keys: ['T'], does: does('threat') },
    { deed: 'measure', keys: ['M'], does: does('measure') },
    { deed: 'bare', keys: ['H'], does: does('bare') },
    cancel,
  ]
}
