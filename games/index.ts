import type { Manifest } from '@wyrmtable/kernel'
import { manifest as dragonRage } from './dragon-rage/manifest.ts'

const listed = [dragonRage] as const

/** What the `view` door of a listed game opens. */
export type ViewRoom = Awaited<ReturnType<(typeof listed)[number]['view']>>

/** Every game there is, in the order a lobby shows them: one line a game. */
export const manifests: readonly Manifest<ViewRoom>[] = listed
