import { expect, test } from 'vitest'
import type { Effect } from '../data/effect.ts'
import { Scene } from '../testing/scene.ts'
import { defaultAnswer } from './default-answer.ts'

const you = { you: 1 } as const
const effects: readonly (readonly [string, Effect])[] = [
  ['losing', { op: 'destroyProvince', player: 'you', n: 2, pick: 'holder' }],
  ['exhausting', { op: 'exhaustProvince', player: 'you', n: 2, pick: 'holder' }],
  ['stealing', { op: 'stealProvince', from: 'you', to: 'opponents', n: 2, pick: 'holder' }],
]

/** DW-28.4: known before unknown, then exhausted before ready, then ordinary before magic, then zone order. */
test.each(effects)(
  'DW-28.4: the default answer when %s takes what is known and plain first',
  (_why, effect) => {
    const scene = new Scene({ b: { provinces: ['M', 'G', 'Mk', 'Bk'] } }).perform(1, [effect], you)
    expect(defaultAnswer(scene.state, 1)).toEqual({ type: 'chooseProvinces', provinces: ['B-B', 'B-M.2'] })
  },
)
