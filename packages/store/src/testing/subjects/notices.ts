import { expect, test } from 'vitest'
import type { MatchStore } from '../../match-store.ts'
import type { Channel, Delivery } from '../../notice-store.ts'
import { account, newMatch, occasion, write } from './made.ts'

/** What a store must do with notices, from the occasion to the delivery. */
export function noticesSuite(open: () => Promise<MatchStore>): void {
  test('an occasion is written with the lines that give it, once, and goes with its match', async () => {
    const store = await open()
    const { notices } = store
    await store.create(newMatch('a'))
    const turn = occasion('a', 0, 7)
    expect(await store.append(write('a', {}, [1], { occasions: [turn] }))).toBe(true)
    // Who lost the race writes nothing of it.
    await store.append(write('a', {}, [1], { occasions: [occasion('a', 1, 7)] }))
    await store.append(write('a', {}, [2], { occasions: [{ ...turn, at: 9 }] }))
    expect(await notices.occasion('a/0/turn/7')).toEqual(turn)
    expect(await notices.occasion('a/1/turn/7')).toBeUndefined()
    await notices.addOccasions([occasion('b', 0, 1)])
    expect(await notices.waitingOccasions(1_700_000_000_003, 9)).toEqual([])
    await notices.postponeOccasion('b/0/turn/1', 3)
    expect(await notices.waitingOccasions(1_700_000_000_004, 9)).toEqual([
      { id: 'b/0/turn/1', dueAt: 3 },
      { id: 'a/0/turn/7', dueAt: 1_700_000_000_004 },
    ])
    await notices.addDeliveries([delivery('a', 7)])
    await store.remove('a', 2, 9)
    expect(await notices.occasion('a/0/turn/7')).toBeUndefined()
    expect(await notices.waitingDeliveries(1_800_000_000_000, 9)).toEqual([])
    await notices.removeOccasion('b/0/turn/1')
    expect(await notices.waitingOccasions(1_800_000_000_000, 9)).toEqual([])
    await store.close()
  })

  test('a delivery is given to one at a time, and never again once it is over', async () => {
    const store = await open()
    const { notices } = store
    const due = 1_700_000_000_004
    await notices.addDeliveries([delivery('a', 7), delivery('a', 9)])
    expect(await notices.claimDelivery('a/0/turn/7/c', due - 1, due + 9)).toBeUndefined()
    const claims = [1, 2, 3].map(() => notices.claimDelivery('a/0/turn/7/c', due, due + 9))
    const [claimed, ...others] = (await Promise.all(claims)).filter((one) => one !== undefined)
    expect([claimed, others]).toEqual([delivery('a', 7), []])
    // Whoever had it died: after a while another is given it.
    expect(await notices.claimDelivery('a/0/turn/7/c', due + 9, due + 18)).toEqual(delivery('a', 7))
    await notices.postponeDelivery('a/0/turn/7/c', due + 20, 2)
    expect(await notices.claimDelivery('a/0/turn/7/c', due + 19, due + 30)).toBeUndefined()
    expect(await notices.claimDelivery('a/0/turn/7/c', due + 20, due + 30)).toMatchObject({ tries: 2 })
    await notices.settleDelivery('a/0/turn/7/c', due + 21)
    await notices.addDeliveries([delivery('a', 7)])
    expect(await notices.waitingDeliveries(due + 99, 9)).toEqual([{ id: 'a/0/turn/9/c', dueAt: due }])
    expect(await notices.claimDelivery('a/0/turn/7/c', due + 99, due + 199)).toBeUndefined()
    expect(await notices.isOvertaken(delivery('a', 7))).toBe(true)
    expect(await notices.isOvertaken(delivery('a', 9))).toBe(false)
    await notices.forgetDeliveries(due + 22)
    await notices.addDeliveries([delivery('a', 7)])
    expect(await notices.claimDelivery('a/0/turn/7/c', due, due + 9)).toBeDefined()
    await store.close()
  })

  test('ways to be told are an account’s own, and count what fails', async () => {
    const store = await open()
    const { notices, people } = store
    await people.addAccount(account('i'))
    const hook: Channel = {
      ...{ id: 'c', account: 'i', target: 'https://é.test/', secret: 's', label: '' },
      kind: 'webhook',
      ...{ home: 'https://here.test', createdAt: 1_700_000_000_001, isConfirmed: false, isPaused: false },
      ...{ failures: 0, failedAt: undefined, why: undefined, workedAt: undefined },
    }
    expect(await notices.addChannel(hook)).toBe(true)
    expect(await notices.addChannel({ ...hook, id: 'd' })).toBe(false)
    expect(await notices.addChannel({ ...hook, id: 'e', account: 'j' })).toBe(true)
    expect(await notices.channels('i')).toEqual([hook])
    await notices.confirmChannel('c')
    await notices.channelFailed('c', 1_700_000_000_002, 'status')
    await notices.channelFailed('c', 1_700_000_000_003, 'refused')
    const failed = { isConfirmed: true, failures: 2, failedAt: 1_700_000_000_003, why: 'refused' }
    expect(await notices.channel('c')).toEqual({ ...hook, ...failed })
    await notices.channelWorked('c', 1_700_000_000_004)
    const worked = { ...hook, isConfirmed: true, workedAt: 1_700_000_000_004 }
    expect(await notices.channel('c')).toEqual(worked)
    await notices.channelFailed('c', 1_700_000_000_005, 'status')
    await notices.pauseChannel('c', true)
    expect(await notices.channel('c')).toMatchObject({ isPaused: true, failures: 1, why: 'status' })
    await notices.pauseChannel('c', false)
    expect(await notices.channel('c')).toEqual(worked)
    await notices.removeChannel('j', 'c')
    expect(await notices.rules('i')).toBeUndefined()
    await notices.setRules('i', '{"é":1}')
    await notices.setRules('i', '{"é":2}')
    expect(await notices.rules('i')).toBe('{"é":2}')
    await people.removeAccount('i')
    expect([await notices.channels('i'), await notices.rules('i')]).toEqual([[], undefined])
    expect(await notices.channels('j')).toHaveLength(1)
    await store.close()
  })

  test('what only the server knows is made once, whoever asks at the same time', async () => {
    const store = await open()
    const asked = ['a', 'b', 'c'].map((word) => store.notices.serverKey('push', () => word))
    const [first] = new Set(await Promise.all(asked))
    expect(await store.notices.serverKey('push', () => 'd')).toBe(first)
    expect(await store.notices.serverKey('other', () => 'd')).toBe('d')
    await store.close()
  })
}

const delivery = (match: string, seq: number): Delivery => ({
  ...occasion(match, 0, seq),
  ...{ id: `${match}/0/turn/${seq}/c`, account: 'i', channel: 'c', tries: 0 },
})
