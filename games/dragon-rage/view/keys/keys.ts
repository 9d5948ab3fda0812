import type { Language } from '@wyrmtable/kernel'
import type { KeyLine } from '@wyrmtable/ui'
import { keyText } from './text.ts'

/** Every key of the table; its letters can be exchanged for others. */
export function keys(language: Language): readonly KeyLine[] {
  const does = keyText(language)
  return [
    { keys: ['←', '↑', '→', '↓'], does: does('arrows') },
    { keys: ['↵'], does: does('enter') },
    { keys: ['␣'], does: does('space') },
    { deed: 'next', keys: ['N'], does: does('next') },
    { deed: 'left', keys: ['Q'], does: does('left') },
    { deed: 'right', keys: ['E'], does: does('right') },
    { deed: 'land', keys: ['F'], does: does('land') },
    { keys: ['1 … 9'], does: does('modes') },
    { deed: 'undo', keys: ['Z'], does: does('undo') },
    { deed: 'redo', keys: ['Y'], does: does('redo') },
    { keys: ['Ctrl ␣'], does: does('primary') },
    { deed: 'board', keys: ['B'], does: does('board') },
    { keys: ['⇧ ← ↑ → ↓'], does: does('pan') },
    { keys: ['+', '−', '0'], does: does('zoom') },
    { deed: 'details', keys: ['I'], does: does('details') },
    { deed: 'chronicle', keys: ['L'], does: does('chronicle') },
    { deed: 'threat', keys: ['T'], does: does('threat') },
    { deed: 'measure', keys: ['M'], does: does('measure') },
    { deed: 'bare', keys: ['H'], does: does('bare') },
    { keys: ['Esc'], does: does('cancel') },
  ]
}
