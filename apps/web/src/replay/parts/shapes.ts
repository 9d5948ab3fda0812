import type { GlyphShape } from '@wyrmtable/ui'

const forward = {
  step: 'M150 90L390 256L150 422Z',
  phase: 'M90 90L330 256L90 422ZM350 90H410V422H350Z',
  turn: 'M40 90L220 256L40 422ZM220 90L400 256L220 422ZM412 90H468V422H412Z',
}
const back = {
  step: 'M362 90L122 256L362 422Z',
  phase: 'M422 90L182 256L422 422ZM162 90H102V422H162Z',
  turn: 'M472 90L292 256L472 422ZM292 90L112 256L292 422ZM100 90H44V422H100Z',
}

/** Marks of the player's buttons. */
export const stepOn: GlyphShape = { name: 'step-on', d: forward.step }
export const phaseOn: GlyphShape = { name: 'phase-on', d: forward.phase }
export const turnOn: GlyphShape = { name: 'turn-on', d: forward.turn }
export const stepBack: GlyphShape = { name: 'step-back', d: back.step }
export const phaseBack: GlyphShape = { name: 'phase-back', d: back.phase }
export const turnBack: GlyphShape = { name: 'turn-back', d: back.turn }
export const pause: GlyphShape = { name: 'pause', d: 'M120 90H220V422H120ZM292 90H392V422H292Z' }
/** A way that parts from another. */
export const branch: GlyphShape = {
  name: 'branch',
  d: 'M90 40H140V250C140 300 190 300 240 300H350V230L470 325L350 420V350H240C180 350 140 360 140 420V472H90Z',
}
