import type { Language } from '@wyrmtable/kernel'
import { type KeyLine, sharedKeys } from '@wyrmtable/ui'
import { keyText } from './text/index.ts'

/** Every key of the table; its letters can be exchanged for others. */
export function keys(language: Language): readonly KeyLine[] {
  const does = keyText(language)
  const { cancel } = sharedKeys(language)
  return [
    { keys: ['←', '↑', '→', '↓'], does: does('arrows') },
    { keys: ['↵'], does: does('enter') },
    { keys: ['␣'], does: does('pass') },
    { deed: 'hand', keys: ['H'], does: does('hand') },
    { deed: 'creatures', keys: ['C'], does: does('creatures') },
    { deed: 'opponent', keys: ['O'], does: does('opponent') },
    { deed: 'provinces', keys: ['P'], does: does('provinces') },
    { deed: 'piles', keys: ['D'], does: does('piles') },
    { deed: 'offered', keys: ['T'], does: does('offered') },
    { deed: 'buttons', keys: ['B'], does: does('buttons') },
    { deed: 'payment', keys: ['V'], does: does('payment') },
    { deed: 'side', keys: ['I'], does: does('side') },
    cancel,
  ]
}
