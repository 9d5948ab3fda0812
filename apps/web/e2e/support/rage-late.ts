import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Replay } from '@wyrmtable/kernel'
import { goldenFile } from './golden.ts'
import { openLate } from './late-match.ts'
import { boardIsDrawn } from './table.ts'

/** Sits down at a game of Dragon Rage whose last turn the Invader has just begun: nothing was destroyed for long. */
export async function openLastTurn(page: Page, people: readonly ('invader' | 'defender')[]): Promise<void> {
  const replay: Replay = JSON.parse(readFileSync(goldenFile('destruction-clock-defeat-defender'), 'utf8'))
  const { entries } = replay
  const lastOfInvader = entries.findLastIndex(({ seat }) => seat === 'invader')
  const before = entries.slice(0, lastOfInvader).findLastIndex(({ seat }) => seat === 'defender')
  await openLate(page, replay, before + 1, people)
  await boardIsDrawn(page)
}
