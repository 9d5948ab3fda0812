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
    { deed: 'next', keys: ['N'], does: does('next') },
    { deed: 'previous', keys: ['P'], does: does('previous') },
    { deed: 'counter', keys: ['M'], does: does('counter') },
    { deed: 'by', keys: ['W'], does: does('by') },
    { deed: 'stay', keys: ['X'], does: does('stay') },
    { deed: 'target', keys: ['T'], does: does('target') },
    { deed: 'hold', keys: ['H'], does: does('hold') },
    { deed: 'wait', keys: ['J'], does: does('wait') },
    { deed: 'left', keys: ['Q'], does: does('left') },
    { deed: 'right', keys: ['E'], does: does('right') },
    { keys: ['B'], does: does('briefing') },
    { keys: ['C'], does: does('campaign') },
    undo,
    zoom,
    pan,
    cancel,
  ]
}
