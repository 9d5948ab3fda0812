import type { Manifest } from '@wyrmtable/kernel'
import { manifest as dragonNoir } from './dragon-noir/manifest.ts'
import { manifest as dragonRage } from './dragon-rage/manifest.ts'
import { manifest as dragonsWrath } from './dragons-wrath/manifest.ts'
import { manifest as sorcerers } from './sorcerers/manifest.ts'

/** Every game there is, in the order a lobby shows them: one line a game. */
export const manifests: readonly Manifest[] = [dragonRage, dragonNoir, sorcerers, dragonsWrath]
