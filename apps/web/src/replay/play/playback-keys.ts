import type { KeyLine } from '@wyrmtable/ui'
import type { ReplayText } from '../text/index.ts'

/** What the keys of the player do (`usePlaybackKeys`), in words. */
export const playbackKeys = (t: ReplayText): readonly KeyLine[] => [
  { keys: ['←', '→'], does: t('replay.keyEntry') },
  { keys: [',', '.'], does: t('replay.keyAnywhere') },
  { keys: ['⇧ ←', '⇧ →'], does: t('replay.keyPhase') },
  { keys: ['PgUp', 'PgDn'], does: t('replay.keyTurn') },
  { keys: ['Home', 'End'], does: t('replay.keyEnds') },
  { keys: ['␣'], does: t('replay.keyPlay') },
]
