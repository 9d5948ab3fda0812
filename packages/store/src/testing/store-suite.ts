import { describe, expect, test } from 'vitest'
import type { Line, MatchStore, NewMatch, Write } from '../match-store.ts'
import type { Channel, Delivery, Occasion } from '../notice-store.ts'

/** What every store must do, whatever is behind it. `open` gives one that is the suite's own. */
export function storeSuite(name: string, open: () => Promise<MatchStore>): void {
  describe(name, () => {
    test('a match is given back as it was written, secrets and holders apart', async () => {
      const store = await open()
      await store.create(newMatch('a', { secrets: { dice: 's' }, holders: [{ seat: 0, key: 'k' }] }))
      expect(await store.match('a')).toEqual({ ...rowOf(newMatch('a')), state: 'open', deadline: undefined })
      expect(await store.match('b')).toBeUndefined()
      expect(await store.secrets('a')).toEqual({ dice: 's' })
      expect(await store.holders('a')).toEqual([{ match: 'a', seat: 0, key: 'k', place: 0 }])
      expect(JSON.stringify(await store.match('a'))).not.toContain('"s"')
      await store.close()
    })

    test('who writes a line number first has won; the loser writes nothing, nor what builds on it', async () => {
      const store = await open()
      await store.create(newMatch('a'))
      const [one, two] = [{}, {}]
      const results = await Promise.all([
        store.append(write('a', one, [1, 2])),
        store.append(write('a', two, [1], { state: 'over', deadline: 5 })),
        store.append(write('a', two, [3])),
        store.append(write('a', one, [3])),
      ])
      expect(results).toEqual([true, false, false, true])
      expect((await store.lines('a', 0)).map(({ n, told }) => [n, told])).toEqual([
        [1, '1'],
        [2, '2'],
        [3, '3'],
      ])
      expect(await store.match('a')).toMatchObject({ state: 'open', deadline: undefined })
      await store.close()
    })

    test('after a write that failed nothing more is written that went on from it', async () => {
      const store = await open()
      await store.create(newMatch('a'))
      const author = {}
      // No database takes a secret without a value.
      const broken = JSON.parse('{ "dice": null }')
      await expect(store.append(write('a', author, [1], { secrets: broken }))).rejects.toThrow()
      expect(await store.append(write('a', author, [2]))).toBe(false)
      expect(await store.append(write('a', {}, [1]))).toBe(true)
      expect(await store.lines('a', 0)).toHaveLength(1)
      await store.close()
    })

    test('a command is written once, whatever number it is given', async () => {
      const store = await open()
      await store.create(newMatch('a'))
      expect(await store.append(write('a', {}, [1], {}, '0:x'))).toBe(true)
      expect(await store.append(write('a', {}, [2], {}, '0:x'))).toBe(false)
      expect(await store.lineOf('a', '0:x')).toMatchObject({ n: 1, command: '0:x' })
      expect(await store.lineOf('a', '0:y')).toBeUndefined()
      await store.close()
    })

    test('a match is taken away with all that belongs to it, and whoever had it open cannot go on', async () => {
      const store = await open()
      const all = { secrets: { dice: 's' }, holders: [{ seat: 0, key: 'k' }] }
      for (const id of ['a', 'b']) {
        await store.create(newMatch(id, all))
        await store.append(write(id, {}, [1, 2], { state: 'running', deadline: 5 }))
        await store.keepSnapshot(id, { n: 1, body: 'one' })
        await store.setNote(id, 0, 'mine')
        await store.addPass({ pass: `p${id}`, match: id, seat: 0, expiresAt: 100 })
      }
      expect(await store.remove('a', 1, 9)).toBe(false)
      expect(await store.lines('a', 0)).toHaveLength(2)
      expect(await store.remove('a', 2, 9)).toBe(true)
      expect(await store.match('a')).toBeUndefined()
      expect(await store.append(write('a', {}, [3]))).toBe(false)
      expect(await store.lines('a', 0)).toMatchObject([{ n: 3, by: null, command: null }])
      expect([await store.secrets('a'), await store.holders('a'), await store.note('a', 0)]).toEqual([
        {},
        [],
        '',
      ])
      expect([await store.snapshot('a', 9), await store.takePass('pa', 50)]).toEqual([undefined, undefined])
      expect((await store.due(9, 9)).map(({ id }) => id)).toEqual(['b'])
      // The key keeps its count: what it holds next is not taken for what it held before.
      await store.hold('b', 1, 'k')
      expect((await store.heldBy('k')).map(({ match, place }) => [match, place])).toEqual([
        ['b', 1],
        ['b', 2],
      ])
      await store.close()
    })

    test('lines are read from any number, and the last ones by count', async () => {
      const store = await open()
      await store.create(newMatch('a'))
      await store.append(write('a', {}, [1, 2, 3, 4]))
      const numbers = (lines: readonly Line[]) => lines.map(({ n }) => n)
      expect(numbers(await store.lines('a', 1, 2))).toEqual([2, 3])
      expect(numbers(await store.lastLines('a', 2))).toEqual([3, 4])
      const [first] = await store.lines('a', 0)
      const times = [-1, 0, 2, 99].map((ms) => store.lineBy('a', (first?.at ?? 0) + ms))
      expect(await Promise.all(times)).toEqual([0, 1, 3, 4])
      expect(await store.lineBy('b', 0)).toBe(0)
      await store.close()
    })

    test('the snapshot is the latest that is early enough', async () => {
      const store = await open()
      await store.create(newMatch('a'))
      await store.keepSnapshot('a', { n: 1, body: 'other' })
      await store.keepSnapshot('a', { n: 1, body: 'one' })
      await store.keepSnapshot('a', { n: 2, body: 'two' })
      expect(await store.snapshot('a', 9)).toEqual({ n: 2, body: 'two' })
      expect(await store.snapshot('a', 1)).toEqual({ n: 1, body: 'one' })
      expect(await store.snapshot('a', 0)).toBeUndefined()
      await store.close()
    })

    test('deadlines are found when they have come, and gone when nobody’s time runs', async () => {
      const store = await open()
      for (const id of ['a', 'b', 'c']) await store.create(newMatch(id))
      await store.append(write('a', {}, [1], { deadline: 2_000_000_000_000 }))
      await store.append(write('b', {}, [1], { deadline: 1_000_000_000_000 }))
      expect(await store.nextDeadline()).toBe(1_000_000_000_000)
      expect(await store.due(1_500_000_000_000, 9)).toEqual([{ id: 'b', deadline: 1_000_000_000_000 }])
      await store.append(write('b', {}, [2], { deadline: null }))
      expect(await store.nextDeadline()).toBe(2_000_000_000_000)
      await store.close()
    })

    test('a seat can be held by several keys; a place of a key is never given twice', async () => {
      const store = await open()
      for (const id of ['a', 'b']) await store.create(newMatch(id))
      await store.hold('a', 0, 'k')
      await store.hold('a', 0, 'l')
      await store.release('a', 0, 'k')
      await store.hold('b', 1, 'k')
      expect(await store.heldBy('k')).toEqual([
        { match: 'b', seat: 1, key: 'k', place: 1, state: 'open', createdAt: newMatch('b').createdAt },
      ])
      await store.hold('a', 0, 'k')
      expect((await store.heldBy('k')).map(({ place }) => place)).toEqual([0, 1])
      await store.holdAlone('a', 0, 'l')
      expect((await store.holders('a')).map(({ key }) => key)).toEqual(['l'])
      await store.close()
    })

    test('seats that one key is given at the same time have each a place of their own', async () => {
      const store = await open()
      const old = Array.from({ length: 6 }, (_, n) => `old${n}`)
      for (const id of old) await store.create(newMatch(id))
      const holders = [{ seat: 0, key: 'k' }]
      const taken = await Promise.all([
        ...old.slice(0, 3).map((id) => store.append(write(id, {}, [1], { holders }))),
        ...old.slice(3).map((id) => store.hold(id, 0, 'k').then(() => true)),
        ...[0, 1, 2, 3, 4, 5].map((n) => store.create(newMatch(`new${n}`, { holders })).then(() => true)),
      ])
      expect(taken).toEqual(taken.map(() => true))
      const places = (await store.heldBy('k')).map(({ place }) => place)
      expect(places).toEqual(taken.map((_, place) => place))
      await store.close()
    })

    test('a seat that changes hands is held by whoever it is given to, and by nobody else; notes and passes go', async () => {
      const store = await open()
      await store.create(newMatch('a', { holders: [0, 1].map((seat) => ({ seat, key: 'k' })) }))
      await store.hold('a', 0, 'l')
      for (const seat of [0, 1]) {
        await store.setNote('a', seat, `note ${seat}`)
        await store.addPass({ pass: `p${seat}`, match: 'a', seat, expiresAt: 100 })
      }
      const given = { holders: [{ seat: 0, key: 'm' }], vacated: [0] }
      expect(await store.append(write('a', {}, [1], given))).toBe(true)
      // Whoever is late changes nothing.
      expect(await store.append(write('a', {}, [1], { holders: [], vacated: [1] }))).toBe(false)
      const held = (await store.holders('a')).map(({ seat, key }) => `${seat} ${key}`)
      expect(held.sort()).toEqual(['0 m', '1 k'])
      expect([await store.note('a', 0), await store.note('a', 1)]).toEqual(['', 'note 1'])
      expect(await store.takePass('p0', 50)).toBeUndefined()
      expect(await store.takePass('p1', 50)).toBeDefined()
      await store.close()
    })

    test('what a guest’s key holds another key holds in its place, once', async () => {
      const store = await open()
      for (const id of ['a', 'b']) await store.create(newMatch(id))
      await store.hold('a', 0, 'guest')
      await store.hold('a', 1, 'guest')
      await store.hold('b', 1, 'guest')
      await store.hold('b', 1, 'account')
      expect(await store.handOver('guest', 'account')).toEqual(['a', 'b'])
      expect(await store.heldBy('guest')).toEqual([])
      expect((await store.heldBy('account')).map(({ match, seat }) => [match, seat])).toEqual([
        ['b', 1],
        ['a', 0],
        ['a', 1],
      ])
      expect(await store.handOver('guest', 'account')).toEqual([])
      await store.close()
    })

    test('an account has a name of its own, and what is kept with it goes with it', async () => {
      const store = await open()
      const { people } = store
      const ada = {
        ...{ id: 'i', name: 'Ada', nameKey: 'ada', password: 'p' },
        ...{ createdAt: 1_700_000_000_000, isHost: false, isBot: false },
      }
      const at = { createdAt: 1_700_000_000_001, seenAt: 1_700_000_000_001 }
      expect(await people.addAccount(ada)).toBe(true)
      expect(await people.addAccount({ ...ada, id: 'j', name: 'ADA' })).toBe(false)
      await people.addAccount({ ...ada, id: 'j', name: 'Bo', nameKey: 'bo' })
      expect(await people.accountNamed('ada')).toEqual(ada)
      expect(await people.accountNamed('Ada')).toBeUndefined()
      expect((await people.accounts('ada', 9)).map(({ name }) => name)).toEqual(['Bo'])
      await people.setPassword('i', 'q')
      await people.setHost('i', true)
      expect(await people.account('i')).toEqual({ ...ada, password: 'q', isHost: true })
      expect(await people.bots()).toEqual([])
      await people.setBot('j')
      expect((await people.account('j'))?.isBot).toBe(true)
      expect(await people.bots()).toEqual(['j'])
      await people.addAccount({ ...ada, id: 'q', name: '100%', nameKey: '100%' })
      const like = async (part: string) => (await people.accountsLike(part, 9)).map(({ id }) => id)
      expect([await like('a'), await like('0%'), await like('_')]).toEqual([['i'], ['q'], []])
      await people.removeAccount('q')

      for (const key of ['k', 'l']) await people.addSession({ key, account: 'i', device: 'a desk', ...at })
      await people.addSession({ key: 'm', account: 'j', device: '', ...at })
      await people.sessionSeen('l', at.seenAt + 5)
      expect((await people.sessionsOf('i')).map(({ key, seenAt }) => [key, seenAt])).toEqual([
        ['l', at.seenAt + 5],
        ['k', at.seenAt],
      ])
      await people.endSession('i', 'm')
      expect(await people.session('m')).toMatchObject({ account: 'j' })
      await people.endSessions('i', 'k')
      expect(await people.session('l')).toBeUndefined()

      await people.setCodes('i', ['c', 'd'])
      await people.addCode('i', 'e', 100)
      await people.addCode('i', 'f', 100)
      expect(await people.countCodes('i')).toBe(2)
      expect(await people.takeCode('j', 'c', 50)).toBe(false)
      expect([await people.takeCode('i', 'c', 50), await people.takeCode('i', 'c', 50)]).toEqual([
        true,
        false,
      ])
      expect([await people.takeCode('i', 'e', 50), await people.takeCode('i', 'f', 101)]).toEqual([
        true,
        false,
      ])
      await people.setCodes('i', ['g'])
      expect(await people.takeCode('i', 'd', 50)).toBe(false)

      await people.removeAccount('i')
      expect(await people.account('i')).toBeUndefined()
      expect(await people.session('k')).toBeUndefined()
      expect(await people.countCodes('i')).toBe(0)
      expect(await people.account('j')).toBeDefined()
      await store.close()
    })

    test('a match counts once, for all its seats or none, and goes on from the last rating', async () => {
      const store = await open()
      const { people, ratings } = store
      for (const [id, name] of [
        ['i', 'Ada'],
        ['j', 'Bo'],
      ] as const) {
        await people.addAccount({
          id,
          name,
          nameKey: name.toLowerCase(),
          password: 'p',
          createdAt: 1,
          isHost: false,
          isBot: false,
        })
      }
      const nim = { game: 'nim', side: 'first', pace: 'live' }
      const won = (match: string, at: number, matches: number, mean: number) => ({
        ...{ match, seat: 0, account: 'i', ...nim, matches, at, place: 1, ending: 'played' },
        ...{ mean, deviation: 6.5, before: { mean: mean - 2, deviation: 7 } },
      })
      const lost = (match: string, at: number, matches: number, mean: number) => ({
        ...{ ...won(match, at, matches, mean), seat: 1, account: 'j', side: 'second', place: 2 },
        ...{ ending: 'outOfTime', before: { mean: mean + 2, deviation: 7 } },
      })
      const one = [won('a', 1_700_000_000_001, 1, 27.25), lost('a', 1_700_000_000_001, 1, 23.5)]
      expect(await ratings.addResults(one)).toBe(true)
      expect(await ratings.addResults(one)).toBe(false)
      // Another match that went on from what was before: none of it is written, nor for the seat that came first.
      const late = [lost('b', 1_700_000_000_002, 2, 22), won('b', 1_700_000_000_002, 1, 27)]
      expect(await ratings.addResults(late)).toBe(false)
      expect(await ratings.resultsOf('b')).toEqual([])
      expect(await ratings.resultsOf('a')).toEqual(one)
      await ratings.addResults([lost('b', 1_700_000_000_002, 2, 22), won('b', 1_700_000_000_002, 2, 29)])

      expect(await ratings.rating('i', nim)).toMatchObject({ mean: 29, deviation: 6.5, matches: 2 })
      expect(await ratings.rating('i', { ...nim, pace: 'days' })).toBeUndefined()
      expect((await ratings.ratingsOf('j')).map(({ side, mean }) => [side, mean])).toEqual([['second', 22]])
      // Told late, an earlier one changes nothing.
      await ratings.keepRatings(one)
      expect((await ratings.ratingsOf('i')).map(({ mean }) => mean)).toEqual([29])
      expect(await ratings.countEndings('j')).toEqual({ outOfTime: 2 })
      const [latest] = await ratings.resultsBy('i', 1)
      expect(latest?.match).toBe('b')
      expect((await ratings.resultsBy('i', 9, latest)).map(({ match }) => match)).toEqual(['a'])

      expect((await ratings.best(nim, 6.5, 9)).map(({ name, mean }) => [name, mean])).toEqual([['Ada', 29]])
      expect(await ratings.best(nim, 6.4, 9)).toEqual([])
      await people.removeAccount('i')
      expect(await ratings.best(nim, 9, 9)).toEqual([])
      expect(await ratings.ratingsOf('i')).toEqual([])
      // Whoever is gone was somebody to those who played with them.
      expect((await ratings.resultsOf('a')).map(({ account }) => account)).toEqual(['i', 'j'])
      await store.close()
    })

    test('who is blocked, reported or warned is kept, and goes with the account', async () => {
      const store = await open()
      const { people, moderation } = store
      for (const id of ['i', 'j', 'k']) {
        await people.addAccount({
          id,
          name: id,
          nameKey: id,
          password: 'p',
          createdAt: 1,
          isHost: false,
          isBot: false,
        })
      }
      await moderation.block('i', 'j', 1_700_000_000_001)
      await moderation.block('i', 'j', 1_700_000_000_009)
      await moderation.block('i', 'k', 1_700_000_000_002)
      expect(await moderation.blocksOf('i')).toEqual([
        { other: 'k', at: 1_700_000_000_002 },
        { other: 'j', at: 1_700_000_000_001 },
      ])
      // Whoever of the two blocks, they are kept apart.
      expect([...(await moderation.apartFrom('i'))].sort()).toEqual(['j', 'k'])
      expect([...(await moderation.apartFrom('j'))]).toEqual(['i'])
      await moderation.unblock('i', 'j')
      expect((await moderation.apartFrom('j')).size).toBe(0)

      const report = { at: 1_700_000_000_003, by: 'i', about: 'j', words: 'rude', isOpen: true }
      await moderation.addReport({ ...report, id: 'a', match: 'm' })
      await moderation.addReport({ ...report, id: 'b', match: undefined, about: 'k', at: 1_700_000_000_004 })
      expect((await moderation.reports('open', 9)).map(({ id, match }) => [id, match])).toEqual([
        ['b', undefined],
        ['a', 'm'],
      ])
      expect(await moderation.countOpenReports('i')).toBe(2)
      await moderation.settleReports({ about: 'j' })
      expect((await moderation.reports('open', 9)).map(({ id }) => id)).toEqual(['b'])
      await moderation.settleReports({ id: 'b' })
      expect((await moderation.reports('all', 9)).map(({ isOpen }) => isOpen)).toEqual([false, false])

      const measure = {
        account: 'j',
        reason: 'rude',
        until: undefined,
        isSeen: false,
        by: undefined,
      } as const
      await moderation.addMeasure({ ...measure, id: 'a', at: 1, kind: 'warned' })
      await moderation.addMeasure({
        ...measure,
        id: 'b',
        at: 2,
        kind: 'suspended',
        until: 1_700_000_000_005,
        by: 'i',
      })
      await moderation.measureSeen('i', 'a')
      expect((await moderation.measuresOf('j')).map(({ id, isSeen, until }) => [id, isSeen, until])).toEqual([
        ['b', false, 1_700_000_000_005],
        ['a', false, undefined],
      ])
      expect((await moderation.measures(1)).map(({ id, by }) => [id, by])).toEqual([['b', 'i']])
      await moderation.measureSeen('j', 'a')
      expect((await moderation.measuresOf('j'))[1]?.isSeen).toBe(true)

      await people.removeAccount('j')
      expect(await moderation.measuresOf('j')).toEqual([])
      expect((await moderation.reports('all', 9)).map(({ id }) => id)).toEqual(['b'])
      await people.removeAccount('k')
      expect(await moderation.blocksOf('i')).toEqual([])
      await store.close()
    })

    test('a document goes on from the version that was seen, or not at all', async () => {
      const store = await open()
      const { documents } = store
      const deck = { name: 'made/nim/deck-1', base: 0, savedAt: 1_700_000_000_001, body: '{"é":1}' }
      expect(await documents.put('i', deck)).toBe(1)
      expect(await documents.put('i', { ...deck, body: '{}' })).toBeUndefined()
      expect(await documents.put('i', { ...deck, base: 1, body: '{"é":2}' })).toBe(2)
      // Two devices at once: one is first.
      const both = [3, 4].map((value) => documents.put('i', { ...deck, base: 2, body: `${value}` }))
      expect((await Promise.all(both)).filter((version) => version === 3)).toHaveLength(1)
      expect(await documents.put('j', deck)).toBe(1)
      expect(await documents.document('j', deck.name)).toEqual({
        ...{ name: deck.name, version: 1, savedAt: 1_700_000_000_001, body: '{"é":1}' },
      })
      expect(await documents.document('j', 'made/nim/deck-2')).toBeUndefined()
      expect(await documents.size('j')).toEqual({ count: 1, bytes: 8 })
      // What is taken away is remembered to be, and may come again.
      expect(await documents.put('j', { ...deck, base: 1, body: null })).toBe(2)
      const listed = { name: deck.name, version: 2, savedAt: 1_700_000_000_001, isRemoved: true }
      expect(await documents.list('j')).toEqual([listed])
      expect(await documents.put('j', { ...deck, base: 2 })).toBe(3)
      await store.people.removeAccount('i')
      expect(await documents.size('i')).toEqual({ count: 0, bytes: 0 })
      expect(await documents.size('j')).toEqual({ count: 1, bytes: 8 })
      await store.close()
    })

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
      await people.addAccount({
        id: 'i',
        name: 'i',
        nameKey: 'i',
        password: 'p',
        createdAt: 1,
        isHost: false,
        isBot: false,
      })
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

    test('a pass is used once, before it expires, unless it was made void', async () => {
      const store = await open()
      await store.create(newMatch('a'))
      const pass = { pass: 'p', match: 'a', seat: 0, expiresAt: 100 }
      await store.addPass(pass)
      expect(await store.takePass('p', 50)).toEqual(pass)
      expect(await store.takePass('p', 50)).toBeUndefined()
      await store.addPass({ ...pass, pass: 'q' })
      expect(await store.takePass('q', 101)).toBeUndefined()
      await store.addPass({ ...pass, pass: 'r' })
      await store.holdAlone('a', 0, 'k')
      expect(await store.takePass('r', 50)).toBeUndefined()
      await store.close()
    })

    test('open tables are listed if they are public, newest first', async () => {
      const store = await open()
      await store.create(newMatch('a', { isPublic: true, createdAt: 1 }))
      await store.create(newMatch('b', { isPublic: true, createdAt: 2 }))
      await store.create(newMatch('c'))
      await store.create(newMatch('d', { isPublic: true, createdAt: 3 }))
      await store.append(write('d', {}, [1], { state: 'running' }))
      expect((await store.openTables(9)).map(({ id }) => id)).toEqual(['b', 'a'])
      expect(await store.idsOf('open', 'a', 9)).toEqual(['b', 'c'])
      // One page after another, also where two were laid at one moment.
      await store.create(newMatch('e', { isPublic: true, createdAt: 2 }))
      const ids = async (before?: { createdAt: number; id: string }) =>
        (await store.openTables(2, before)).map(({ id }) => id)
      expect(await ids()).toEqual(['e', 'b'])
      expect(await ids({ createdAt: 2, id: 'e' })).toEqual(['b', 'a'])
      expect(await ids({ createdAt: 2, id: 'b' })).toEqual(['a'])
      expect(await ids({ createdAt: 1, id: 'a' })).toEqual([])
      await store.close()
    })

    test('a replay is kept once, whoever brings it again', async () => {
      const store = await open()
      const replay = { id: 'r', game: 'nim', body: '{"a":1}', createdAt: 1_700_000_000_000 }
      await store.addReplay(replay)
      await store.addReplay({ ...replay, body: '{"a":2}' })
      expect([await store.replay('r'), await store.replay('s')]).toEqual(['{"a":1}', undefined])
      expect(await store.replayBytes()).toBe(7)
      await store.addReplay({ ...replay, id: 't', body: '"é"' })
      expect(await store.replayBytes()).toBe(11)
      await store.close()
    })

    test('a decision is lent to one worker at a time, until it is answered, given back or too late', async () => {
      const store = await open()
      const { workers } = store
      expect(await workers.addWorker({ name: 'attic', key: 'k', addedAt: 1_700_000_000_000 })).toBe(true)
      expect(await workers.addWorker({ name: 'attic', key: 'l', addedAt: 2 })).toBe(false)
      await workers.addWorker({ name: 'cellar', key: 'm', addedAt: 1_700_000_000_001 })
      await workers.workerSeen('attic', 1_700_000_000_005, ['nim@1'])
      expect(await workers.workerOf('l')).toBeUndefined()
      expect(await workers.workerOf('k')).toEqual({
        ...{
          name: 'attic',
          key: 'k',
          addedAt: 1_700_000_000_000,
          seenAt: 1_700_000_000_005,
          games: ['nim@1'],
        },
        ends: { answered: 0, refused: 0, lost: 0 },
      })

      const openOne = (match: string, seq: number, openedAt: number) =>
        workers.openThought({ match, seq, seat: 1, game: 'nim@1', openedAt })
      await openOne('b', 3, 1_700_000_000_020)
      await openOne('a', 1, 1_700_000_000_010)
      await openOne('a', 2, 1_700_000_000_015)
      const lend = (lease: string, from: number, worker = 'attic', games = ['nim@1', 'chess@1']) =>
        workers.lend(games, { lease, worker, from, until: from + 10 })
      expect(await lend('x', 100, 'attic', ['chess@1'])).toBeUndefined()
      expect(await lend('x', 100, 'attic', [])).toBeUndefined()
      const taken = await Promise.all([lend('x', 100), lend('y', 100, 'cellar')])
      expect(taken.map((thought) => `${thought?.match} ${thought?.seq}`).sort()).toEqual(['a 2', 'b 3'])
      expect(await lend('z', 105)).toBeUndefined()
      expect((await workers.thoughts()).map(({ match }) => match)).toEqual(['a', 'b'])
      const leaseOf = async (match: string) => (await workers.thought(match))?.lease?.lease ?? ''
      const [one, other] = [await leaseOf('a'), await leaseOf('b')]
      expect([one, other].sort()).toEqual(['x', 'y'])
      expect(await workers.lent('nothing', 100)).toBeUndefined()
      expect(await workers.closeThought('a', 2)).toBe(false)

      const still = { lease: one, until: 130, share: 0.25, playouts: 40 }
      expect(await workers.renew(still, 111)).toBe(false)
      expect(await workers.renew(still, 110)).toBe(true)
      expect(await workers.lent(one, 125)).toMatchObject({ match: 'a', leases: 1, lease: still })
      // The other was not renewed, and is given to somebody else: whoever had it is too late.
      expect(await workers.endThought(other, 111)).toBe(false)
      expect(await workers.lapse(110)).toBe(0)
      expect(await Promise.all([workers.lapse(111), workers.lapse(111)])).toSatisfy(
        (counts: number[]) => (counts[0] ?? 0) + (counts[1] ?? 0) === 1,
      )
      expect(await lend('z', 111)).toMatchObject({ match: 'b', leases: 2, lease: { worker: 'attic' } })
      expect(await workers.lent(other, 100)).toBeUndefined()
      expect(await workers.endThought('z', 112)).toBe(true)
      expect(await workers.endThought('z', 112)).toBe(false)

      expect([await workers.giveBack(one, 140), await workers.giveBack(one, 140)]).toEqual([true, false])
      expect(await workers.thought('a')).toMatchObject({ seq: 2, openedAt: 140, lease: undefined })
      await lend('w', 200)
      for (const end of ['answered', 'answered', 'refused'] as const) await workers.countEnd('attic', end)
      const ends = (await workers.workers()).map(({ name, ends }) => [name, ends.answered, ends.refused])
      expect(ends).toEqual([
        ['attic', 2, 1],
        ['cellar', 0, 0],
      ])
      const lost = (await workers.workers()).map(({ ends }) => ends.lost)
      expect((lost[0] ?? 0) + (lost[1] ?? 0)).toBe(1)
      expect([await workers.removeWorker('attic'), await workers.removeWorker('attic')]).toEqual([
        true,
        false,
      ])
      expect((await workers.thought('a'))?.lease).toBeUndefined()
      await lend('v', 300, 'cellar')
      await workers.leaveToServer('v')
      expect(await workers.thought('a')).toMatchObject({ isForServer: true, lease: undefined })
      expect(await lend('u', 301, 'cellar')).toBeUndefined()
      expect([await workers.closeThought('a', 1), await workers.closeThought('a', 2)]).toEqual([false, true])
      expect(await workers.thoughts()).toEqual([])
      await store.close()
    })

    test('a seat’s note is its own', async () => {
      const store = await open()
      await store.create(newMatch('a'))
      await store.setNote('a', 0, 'mine')
      await store.setNote('a', 0, 'mine too')
      expect([await store.note('a', 0), await store.note('a', 1)]).toEqual(['mine too', ''])
      await store.close()
    })

    test('a tournament is given back as it was written, by state, newest first', async () => {
      const store = await open()
      const { tournaments } = store
      const one = { id: 'a', organiser: 'i', rules: '{"é":1}', createdAt: 1_700_000_000_001 }
      await tournaments.create(one)
      await tournaments.create({ ...one, id: 'b', createdAt: 1_700_000_000_002 })
      expect(await tournaments.tournament('a')).toEqual({ ...one, state: 'open' })
      expect(await tournaments.tournament('c')).toBeUndefined()
      expect((await tournaments.list('open', 9)).map(({ id }) => id)).toEqual(['b', 'a'])
      expect(await tournaments.list('running', 9)).toEqual([])
      await store.close()
    })

    test('the tournaments of an account are those that it made or joined', async () => {
      const store = await open()
      const { tournaments } = store
      for (const [place, id] of ['a', 'b', 'c'].entries()) {
        await tournaments.create({ id, organiser: id, rules: '{}', createdAt: 1_700_000_000_001 + place })
      }
      const joined = (entrant: number, account: string) => ({
        ...{ n: entrant, at: 1_700_000_000_009 },
        body: JSON.stringify({ type: 'joined', entrant, account }),
      })
      await tournaments.append({ tournament: 'b', lines: [joined(1, 'a'), joined(2, 'ab'), joined(3, 'b')] })
      expect((await tournaments.of('a')).map(({ id }) => id)).toEqual(['b', 'a'])
      expect((await tournaments.of('b')).map(({ id }) => id)).toEqual(['b'])
      expect((await tournaments.of('ab')).map(({ id }) => id)).toEqual(['b'])
      expect(await tournaments.of('d')).toEqual([])
      await store.close()
    })

    test('who writes a line of a tournament first has won, and the matches of the other are not there', async () => {
      const store = await open()
      const { tournaments } = store
      const at = 1_700_000_000_001
      await tournaments.create({ id: 'a', organiser: 'i', rules: '{}', createdAt: at })
      const line = (n: number, body = `${n}`) => ({ n, at, body })
      const round = (match: string) => ({
        ...({ tournament: 'a', lines: [line(2, match), line(3)], state: 'running' } as const),
        matches: [newMatch(match, { secrets: { dice: match }, holders: [{ seat: 0, key: 'k' }] })],
        secrets: { deck: match },
        occasions: [occasion(match, 0, 1)],
      })
      expect(await tournaments.append({ tournament: 'a', lines: [line(1)] })).toBe(true)
      expect(await Promise.all([tournaments.append(round('m')), tournaments.append(round('n'))])).toEqual([
        true,
        false,
      ])
      expect((await tournaments.lines('a')).map(({ n, body }) => [n, body])).toEqual([
        [1, '1'],
        [2, 'm'],
        [3, '3'],
      ])
      expect(await tournaments.tournament('a')).toMatchObject({ state: 'running' })
      expect(await tournaments.secrets('a')).toEqual({ deck: 'm' })
      expect([await store.secrets('m'), await store.match('n')]).toEqual([{ dice: 'm' }, undefined])
      const waiting = await store.notices.waitingOccasions(Number.MAX_SAFE_INTEGER, 9)
      expect(waiting.map(({ id }) => id)).toEqual(['m/0/turn/1'])
      expect((await store.heldBy('k')).map(({ match }) => match)).toEqual(['m'])
      await tournaments.append({ tournament: 'a', lines: [line(4)], secrets: { deck: '' } })
      expect(await tournaments.tournament('a')).toMatchObject({ state: 'running' })
      expect(await tournaments.secrets('a')).toEqual({ deck: '' })
      await store.close()
    })

    test('what fails in the middle of a line of a tournament leaves nothing of it', async () => {
      const store = await open()
      const { tournaments } = store
      await tournaments.create({ id: 'a', organiser: 'i', rules: '{}', createdAt: 1 })
      await store.create(newMatch('m'))
      const lines = [{ n: 1, at: 1, body: '1' }]
      // There is a match of that id already.
      const matches = [newMatch('l'), newMatch('m')]
      await expect(
        tournaments.append({ tournament: 'a', lines, state: 'running', matches }),
      ).rejects.toThrow()
      expect(await tournaments.lines('a')).toEqual([])
      expect(await tournaments.tournament('a')).toMatchObject({ state: 'open' })
      expect(await store.match('l')).toBeUndefined()
      expect(await tournaments.append({ tournament: 'a', lines })).toBe(true)
      await store.close()
    })
  })
}

function newMatch(id: string, more: Partial<NewMatch> = {}): NewMatch {
  return {
    id,
    game: 'nim',
    version: '1',
    table: '{}',
    isPublic: false,
    createdAt: 1_700_000_000_000,
    secrets: {},
    holders: [],
    ...more,
  }
}

function occasion(match: string, seat: number, seq: number): Occasion {
  const at = 1_700_000_000_004
  return { id: `${match}/${seat}/turn/${seq}`, match, seat, kind: 'turn', seq, at, dueAt: at }
}

const delivery = (match: string, seq: number): Delivery => ({
  ...occasion(match, 0, seq),
  ...{ id: `${match}/0/turn/${seq}/c`, account: 'i', channel: 'c', tries: 0 },
})

const rowOf = ({ secrets: _, holders: __, ...row }: NewMatch): object => row

function write(
  match: string,
  author: object,
  numbers: readonly number[],
  more: Partial<Write> = {},
  command: string | null = null,
): Write {
  const lines = numbers.map((n, place) => ({
    n,
    at: 1_700_000_000_000 + n,
    by: null,
    command: place === 0 ? command : null,
    told: `${n}`,
    body: '{}',
  }))
  return { match, author, lines, ...more }
}
