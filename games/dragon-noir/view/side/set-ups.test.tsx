import type { LoggedEntry } from '@wyrmtable/ui'
import { expect, test } from 'vitest'
import type { Event } from '../../rules/events.ts'
import { withSetUps } from './set-ups.ts'

const placed = (seq: number, seat: string): LoggedEntry<Event> => ({
  seq,
  seat,
  events: [{ type: 'unitPlaced', unit: 'elf', hex: 'WM.0101' }],
})

test('a set-up is one line for each side, and nothing else is swallowed', () => {
  const moved: LoggedEntry<Event> = {
    seq: 4,
    seat: 'exile',
    events: [{ type: 'unitMoved', unit: 'elf', from: 'WM.0101', hex: 'WM.0102', how: 'step' }],
  }
  const log = [placed(1, 'horde'), placed(2, 'horde'), placed(3, 'exile'), moved]
  expect(withSetUps(log)).toEqual([
    { seq: 2, seat: 'horde', count: 2 },
    { seq: 3, seat: 'exile', count: 1 },
    moved,
  ])
})
