import { describe, expect, test } from 'vitest'
import { card, creature, Scene } from '../../testing/scene.ts'
import { dragonsWrath as game } from '../game.ts'

const counts = (scene: Scene, seat: number) => {
  const { provinces } = scene.state.player(seat)
  return { held: provinces.length, exhausted: provinces.filter(({ exhausted }) => exhausted).length }
}

describe('provinces under effects', () => {
  test('DW-17.11: the holder chooses; exactly as many, nobody else', () => {
    const scene = new Scene({ b: { provinces: ['G', 'G', 'B'] } })
    scene.perform(0, [{ op: 'destroyProvince', player: 'opponents', n: 2, pick: 'holder' }])
    expect(scene.actions(1)).toEqual([
      { type: 'chooseProvinces', provinces: ['B-G', 'B-B'] },
      { type: 'chooseProvinces', provinces: ['B-G', 'B-G.2'] },
    ])
    scene.act(1, { type: 'chooseProvinces', provinces: ['B-G', 'B-B'] })
    expect(counts(scene, 1)).toEqual({ held: 1, exhausted: 0 })
    expect(counts(scene, 0).held).toBe(5)
    expect(scene.told('provinceDiscarded')).toMatchObject([{ cause: 'effect' }, { cause: 'effect' }])
  })

  test('DW-14.10: as much as possible: all of them, and the holder is eliminated', () => {
    const scene = new Scene()
    scene.perform(0, [{ op: 'destroyProvince', player: 'opponents', n: 4, pick: 'holder' }])
    expect(game.outcome(scene.state)).toMatchObject({ winners: [0] })
  })

  test('DW-13.12: whoever picks among hidden provinces of another sees handles, and known ones by name', () => {
    const scene = new Scene({ b: { provinces: ['G', 'Bk', 'Y'] } })
    scene.perform(0, [{ op: 'destroyProvince', player: 'opponents', n: 1, pick: 'you' }])
    expect(scene.toAct()).toEqual([0])
    const prompt = game.view(scene.state, 0).me?.prompt
    expect(prompt?.offered?.filter(({ card: face }) => face !== null)).toEqual([
      { id: 'B-B', card: 'DWS-003' },
    ])
    expect(prompt?.offered?.map(({ id }) => id)).not.toContain('B-G')
    expect(scene.actions(0)).toHaveLength(2)
    scene.act(0, { type: 'chooseProvinces', provinces: ['B-B'] })
    expect(scene.ids(1, 'provinces')).toEqual(['B-G', 'B-Y'])
  })

  test('DW-17.11: by chance', () => {
    const scene = new Scene({ b: { provinces: ['G', 'B', 'Y'] } })
    scene.perform(0, [{ op: 'destroyProvince', player: 'opponents', n: 1, pick: 'random' }], {}, [2])
    expect(scene.ids(1, 'provinces')).toEqual(['B-G', 'B-B'])
  })

  test('DW-17.12: ready ones become exhausted and known; exhausted ones are not offered', () => {
    const scene = new Scene({ b: { provinces: ['Gx', 'B', 'Y'] } })
    scene.perform(0, [{ op: 'exhaustProvince', player: 'opponents', n: 1, pick: 'holder' }])
    expect(scene.actions(1)).toHaveLength(2)
    scene.act(1, { type: 'chooseProvinces', provinces: ['B-Y'] })
    expect(counts(scene, 1)).toEqual({ held: 3, exhausted: 2 })
    expect(game.view(scene.state, 'spectator').players[1]?.knownProvinces).toMatchObject([
      { id: 'B-G' },
      { id: 'B-Y' },
    ])
  })

  test('DW-17.13: the holder may make fewer ready', () => {
    const scene = new Scene({ a: { provinces: ['Rx', 'Rx', 'Gx', 'B'] } })
    scene.perform(0, [{ op: 'refreshProvince', player: 'you', n: 2, pick: 'holder' }])
    expect(scene.actions(0)).toContainEqual({ type: 'chooseProvinces', provinces: [] })
    scene.act(0, { type: 'chooseProvinces', provinces: ['A-G'] })
    expect(counts(scene, 0)).toEqual({ held: 4, exhausted: 2 })
  })

  test('DW-17.14: up to n out of the own discard pile, ready and known', () => {
    const scene = new Scene({ a: { discard: ['DWS-003', card.levy, 'DWS-004'] } })
    scene.perform(0, [{ op: 'recoverProvince', player: 'you', n: 1 }])
    expect(scene.actions(0)).toHaveLength(3)
    scene.act(0, { type: 'chooseProvinces', provinces: ['A-DWS-004'] })
    expect(scene.cards(0, 'discard')).toEqual(['DWS-003', card.levy])
    expect(scene.state.player(0).provinces.at(-1)).toMatchObject({ known: true, exhausted: false })
  })

  test('DW-17.15, DW-5.15: a stolen exhausted province arrives ready; it is not discarded', () => {
    const scene = new Scene({ b: { provinces: ['Gx', 'Bx'] } })
    scene.perform(0, [{ op: 'stealProvince', from: 'opponents', to: 'you', n: 1, pick: 'holder' }])
    scene.act(1, { type: 'chooseProvinces', provinces: ['B-G'] })
    expect(scene.state.player(0).provinces.at(-1)).toMatchObject({
      id: 'B-G',
      exhausted: false,
      known: true,
      owner: 1,
    })
    expect(scene.told('provinceDiscarded')).toEqual([])
  })

  test('DW-4.9: nothing limits how many provinces a player holds', () => {
    const scene = new Scene({ a: { provinces: Array.from({ length: 15 }, () => 'R') } })
    scene.perform(0, [{ op: 'stealProvince', from: 'opponents', to: 'you', n: 1, pick: 'random' }], {}, [0])
    expect(counts(scene, 0).held).toBe(16)
  })

  test('DW-20.6: the discard of a payment is a cost and is not replaced', () => {
    const scene = new Scene({ a: { provinces: ['R', 'R'] }, creatures: [creature(card.raider, 0)] })
    scene.perform(0, [
      {
        op: 'payOrElse',
        player: 'you',
        cost: { discardProvince: 1 },
        orElse: [{ op: 'draw', player: 'you', n: 1 }],
      },
    ])
    scene.act(0, { type: 'chooseOption', index: 0 })
    scene.act(0, { type: 'chooseProvinces', provinces: ['A-R'] })
    expect(scene.told('provinceDiscarded')).toMatchObject([{ cause: 'payment', to: null }])
    expect(scene.told('replaced')).toEqual([])
  })

  test('DW-17.28: players of a forEach choose at the same time and lose together', () => {
    const scene = new Scene({ more: [{ provinces: ['Y', 'Y'] }] })
    scene.perform(0, [
      {
        op: 'forEach',
        over: 'opponents',
        do: [{ op: 'destroyProvince', player: 'each', n: 1, pick: 'holder' }],
      },
    ])
    expect(scene.toAct()).toEqual([1, 2])
    scene.act(2, { type: 'chooseProvinces', provinces: ['C-Y'] })
    expect(scene.told('provinceDiscarded')).toEqual([])
    expect(game.view(scene.state, 1).me?.prompt?.offered).toHaveLength(3)
    scene.act(1, { type: 'chooseProvinces', provinces: ['B-G'] })
    expect(scene.told('provinceDiscarded')).toHaveLength(2)
    expect(scene.toAct()).toEqual([0])
  })
})
