import type { Json } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { Follower, type Here, type Mine, type Seen, type There } from './follow.ts'

/** What the account has, as a server keeps it. */
class Account implements There {
  readonly kept = new Map<string, { version: number; savedAt: number; body: Json | undefined }>()

  async all() {
    return [...this.kept].map(([name, { version, savedAt, body }]) => ({
      ...{ name, version, savedAt },
      isRemoved: body === undefined,
    }))
  }

  async read(name: string) {
    return this.kept.get(name)?.body ?? null
  }

  async put(name: string, base: number, mine: Mine | undefined) {
    if ((this.kept.get(name)?.version ?? 0) !== base) return undefined
    this.kept.set(name, { version: base + 1, savedAt: mine?.savedAt ?? 0, body: mine?.body })
    return base + 1
  }
}

class Device implements Here {
  readonly made = new Map<string, Mine>()
  readonly seen = new Map<string, Seen>()
  private clock = 0
  private count = 0

  constructor(startsAt: number) {
    this.clock = startsAt
  }

  async all() {
    return new Map(this.made)
  }

  async keep(name: string, mine: Mine) {
    this.made.set(name, mine)
  }

  async remove(name: string) {
    this.made.delete(name)
  }

  mayRemove(name: string) {
    return name !== 'solved'
  }

  open = ''

  isOpen(name: string) {
    return name === this.open
  }

  beside(name: string) {
    return `${name}-copy${this.count++}`
  }

  make(name: string, body: Json) {
    this.made.set(name, { savedAt: this.clock++, body })
  }

  follow(account: Account, isOthers: (name: string) => boolean = () => false) {
    return new Follower(this, account, this.seen, isOthers).follow()
  }

  get bodies() {
    return Object.fromEntries([...this.made].map(([name, { body }]) => [name, body]))
  }
}

test('what is made, changed and taken away on one device is so on the other', async () => {
  const [account, desk, phone] = [new Account(), new Device(100), new Device(200)]
  desk.make('deck', 1)
  expect(await desk.follow(account)).toBe(false)
  expect(await phone.follow(account)).toBe(true)
  expect(phone.bodies).toEqual({ deck: 1 })
  phone.make('deck', 2)
  await phone.follow(account)
  await desk.follow(account)
  expect(desk.bodies).toEqual({ deck: 2 })
  await desk.remove('deck')
  await desk.follow(account)
  expect(await phone.follow(account)).toBe(true)
  expect(phone.bodies).toEqual({})
  // Nothing goes to and fro once both are the same.
  const before = structuredClone([...account.kept])
  expect([await desk.follow(account), await phone.follow(account)]).toEqual([false, false])
  expect([...account.kept]).toEqual(before)
})

test('of what was changed on both without a line nothing is lost', async () => {
  const [account, desk, phone] = [new Account(), new Device(100), new Device(200)]
  desk.make('deck', 1)
  await desk.follow(account)
  await phone.follow(account)
  desk.make('deck', 'of the desk')
  phone.make('deck', 'of the phone')
  await desk.follow(account)
  await phone.follow(account)
  await desk.follow(account)
  const both = { deck: 'of the desk', 'deck-copy0': 'of the phone' }
  expect([desk.bodies, phone.bodies]).toEqual([both, both])
  // The same change on both is one.
  desk.make('deck', 'agreed')
  phone.make('deck', 'agreed')
  await desk.follow(account)
  await phone.follow(account)
  expect(Object.keys(phone.bodies)).toHaveLength(2)
})

test('what one device took away and the other changed is kept', async () => {
  const [account, desk, phone] = [new Account(), new Device(100), new Device(200)]
  for (const name of ['a', 'b']) desk.make(name, 1)
  await desk.follow(account)
  await phone.follow(account)
  await desk.remove('a')
  phone.make('a', 2)
  desk.make('b', 2)
  await phone.remove('b')
  await desk.follow(account)
  await phone.follow(account)
  await desk.follow(account)
  expect([desk.bodies, phone.bodies]).toEqual([
    { a: 2, b: 2 },
    { a: 2, b: 2 },
  ])
})

test('a device that was emptied gets all of it back, and what is another account’s stays out', async () => {
  const [account, desk, anew] = [new Account(), new Device(100), new Device(200)]
  desk.make('deck', 1)
  await desk.follow(account)
  await anew.follow(account)
  expect(anew.bodies).toEqual({ deck: 1 })
  // What nobody takes away was only lost.
  desk.make('solved', true)
  await desk.follow(account)
  await anew.follow(account)
  await anew.remove('solved')
  await anew.follow(account)
  expect(anew.bodies).toEqual({ deck: 1, solved: true })
  await anew.remove('solved')
  const other = new Account()
  anew.make('mine', 3)
  const second = new Follower(anew, other, new Map(), (name) => name === 'deck')
  await second.follow()
  expect([...other.kept.keys()]).toEqual(['mine'])
})

test('what stands open here is not written over; once the page is left both are kept', async () => {
  const account = new Account()
  const [desk, phone] = [new Device(0), new Device(100)]
  desk.make('line', 1)
  await desk.follow(account)
  await phone.follow(account)
  phone.make('line', 2)
  await phone.follow(account)
  desk.open = 'line'
  await desk.follow(account)
  expect(desk.made.get('line')?.body).toBe(1)
  desk.make('line', 3)
  await desk.follow(account)
  expect([...account.kept.values()].map(({ body }) => body)).toEqual([2])
  desk.open = ''
  await desk.follow(account)
  await phone.follow(account)
  for (const device of [desk, phone]) {
    expect([...device.made.values()].map(({ body }) => body).sort()).toEqual([2, 3])
  }
})
