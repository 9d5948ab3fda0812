import { contractSuite } from '@wyrmtable/kernel/testing'
import { dragonNoir } from './game.ts'

const skirmish = {
  scenario: 'skirmish',
  errare: true,
  grazing: 'favour-target',
  dwarfShift: 'add',
  trollKilled: 'dead',
  infiltrationStartHex: true,
  skirmish: {
    layout: [{ map: 'AR' }],
    exile: [{ type: 'laberne', posture: 'mounted' }, { type: 'dwarf', count: 2 }, { type: 'elf' }],
    horde: [{ type: 'zed' }, { type: 'troll' }, { type: 'wardog' }, { type: 'goblin-archer' }],
  },
}

contractSuite(dragonNoir, { games: 1, options: [skirmish] })
