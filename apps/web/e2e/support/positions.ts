import type { Page } from '@playwright/test'
import { openDocument, positionDocument } from './open-game.ts'
import { move } from './settings.ts'
import { boardIsDrawn, hurry } from './table.ts'

type Json = Readonly<Record<string, unknown>>

/** The first dragon in the middle of the city, on foot, with one wing and a leg lost. */
export const hurt: Json = { hex: '1009', facing: 'SE', wings: 7, legs: 5, head: 1, fireUses: 1 }
const walking: Json = { ...hurt, mode: 'walk', mp: 3, start: { hex: '1009', facing: 'SE' }, mayStay: true }
export const moved: Json = { ...hurt, moved: true }
export const flying: Json = { hex: '1708', facing: 'NE', status: 'flying' }
export const units: Json = {
  CAV1: '1208',
  INF1: '1109',
  INF2: '1110',
  INF3: '0910',
  ARH1: '1107',
  MIL1: '1011',
  HERO: '1109',
  WZD: '1808',
}

export const walk: Json = { phase: 'invaderMovement', mover: 'D1', dragons: { D1: walking, D2: flying } }
export const fire: Json = { phase: 'dragonfire', dragons: { D1: moved, D2: { ...flying, moved: true } } }
export const melee: Json = { phase: 'invaderMelee', dragons: { D1: moved, D2: { ...flying, moved: true } } }
/** Four points of lightning that the Invader must share out. */
export const lightning: Json = {
  phase: 'spell',
  pending: { kind: 'lightning', dragon: 'D1', points: 4 },
  dragons: { D1: { hex: '1009', facing: 'SE' }, D2: flying },
}

const dragons: Json = { D1: moved, D2: { ...flying, moved: true } }
export const spell: Json = { phase: 'spell', dragons }
export const defence: Json = { phase: 'defenderMovement', dragons }
export const archery: Json = { phase: 'archery', dragons }
export const strike: Json = { phase: 'defenderMelee', dragons }
/** Eighteen points are destroyed: enough to claim a victory. */
export const claim: Json = {
  phase: 'claim',
  dragons,
  destroyed: ['0808', '1012', '1310', '1511', '1610', '1909', '2011'],
}

/**
 * Opens a position as a game of two people at this screen, in whatever language the page is. Where it is not hurried,
 * what happens is shown with motion.
 */
export async function openPosition(
  page: Page,
  part: Json,
  isHurried: boolean | 'passing' = true,
): Promise<void> {
  if (isHurried === false) await move(page)
  else await hurry(page, isHurried === 'passing')
  const position = { turn: 9, lastDestructionTurn: 8, lastInsideTurn: 8, units, ...part }
  await openDocument(page, positionDocument('dragon-rage', position))
  await boardIsDrawn(page)
}
