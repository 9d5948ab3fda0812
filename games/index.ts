import type { Manifest } from '@wyrmtable/kernel'
import { manifest as dragonRage } from './dragon-rage/manifest.ts'
import { manifest as sorcerers } from './sorcerers/manifest.ts'

/** Every game there is, in the order a lobby shows them: one line a game. */
export const manifests: readonly Manifest[] = [dragonRage, sorcerers]
