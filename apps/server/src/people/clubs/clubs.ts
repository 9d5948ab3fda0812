import type { Account, Club, MatchStore, Member, Role } from '@wyrmtable/store'
import { hashOf, newWord } from '../../matches/keys.ts'
import { Problem } from '../../matches/problem.ts'
import { nameKeyOf } from '../name-key.ts'

/** Clubs that one account is in or owns, and people in one club. */
const most = { ofOne: 30, owned: 10, members: 1_000 }

const ranks: Readonly<Record<Role, number>> = { owner: 3, officer: 2, member: 1, asked: 0 }

export type ClubWish = Pick<Club, 'name' | 'about' | 'joining'>

/**
 * Clubs. Owners do everything; officers let people in and put members out; members lay its tables and sit down at them. As
 * long as somebody is in a club it has an owner.
 */
export class Clubs {
  private readonly store: Pick<MatchStore, 'clubs' | 'people'>

  constructor(store: MatchStore) {
    this.store = store
  }

  async found({ id }: Account, { name, about, joining }: ClubWish, at: number): Promise<string> {
    const mine = await this.store.clubs.of(id)
    if (mine.filter(({ role }) => role === 'owner').length >= most.owned)
      throw new Problem('tooMuch', { reason: 'clubs' })
    const club: Club = {
      ...{ id: newWord(), name, nameKey: nameKeyOf(name), about, joining },
      ...{ link: newWord(16), createdAt: at },
    }
    if (club.nameKey === '' || !(await this.store.clubs.add(club, id))) throw new Problem('nameTaken')
    return club.id
  }

  async change(account: Account, id: string, { name, about, joining }: ClubWish): Promise<void> {
    await this.as(account, id, 'owner')
    const nameKey = nameKeyOf(name)
    const isChanged = nameKey !== '' && (await this.store.clubs.change(id, { name, nameKey, about, joining }))
    if (!isChanged) throw new Problem('nameTaken')
  }

  /** A new link; whoever has the old one comes in by it no longer. */
  async newLink(account: Account, id: string): Promise<string> {
    await this.as(account, id, 'officer')
    const link = newWord(16)
    await this.store.clubs.change(id, { link })
    return link
  }

  async remove(account: Account, id: string): Promise<void> {
    await this.as(account, id, 'owner')
    await this.store.clubs.remove(id)
  }

  /** Comes in, or asks to, as the club has it. Gives what they are there from now on. */
  async join({ id: account }: Account, id: string, link: string | undefined, at: number): Promise<Role> {
    const { clubs } = this.store
    const club = await this.club(id)
    const known = await clubs.member(id, account)
    // Of hashes, so that how long it takes tells nothing of the link.
    const isByLink = link !== undefined && hashOf(link) === hashOf(club.link)
    const role = isByLink || club.joining === 'open' ? 'member' : 'asked'
    if (known !== undefined && (known.role !== 'asked' || role === 'asked')) return known.role
    if (link !== undefined && !isByLink) throw new Problem('notYours', { reason: 'link' })
    if (role === 'asked' && club.joining === 'link') throw new Problem('notYours', { reason: 'byLink' })
    if ((await clubs.of(account)).length >= most.ofOne) throw new Problem('tooMuch', { reason: 'clubs' })
    if ((await clubs.members(id)).length >= most.members) throw new Problem('tooMuch', { reason: 'members' })
    await clubs.setMember({ club: id, account, role, at })
    return role
  }

  /** Makes somebody something else. Officers let in whoever asked; the rest is the owners'. */
  async setRole(account: Account, id: string, other: Account, role: Exclude<Role, 'asked'>): Promise<void> {
    const before = await this.store.clubs.member(id, other.id)
    const isLettingIn = before?.role === 'asked' && role === 'member'
    await this.as(account, id, isLettingIn ? 'officer' : 'owner')
    if (before === undefined) throw new Problem('noSuchThing', {})
    if (before.role === 'owner' && role !== 'owner') {
      if (!(await this.store.clubs.stepDown(id, other.id, role)))
        throw new Problem('wrongMoment', { reason: 'lastOwner' })
      await this.keepOwned(id)
    } else await this.store.clubs.setMember({ ...before, role })
  }

  /** Puts somebody out, or refuses them; or they go. The last owner goes only as the last of all, and the club with them. */
  async putOut(account: Account, id: string, other: Account): Promise<void> {
    const { clubs } = this.store
    await this.club(id)
    const before = await clubs.member(id, other.id)
    if (before === undefined) throw new Problem('noSuchThing', {})
    if (other.id !== account.id) {
      const mine = await clubs.member(id, account.id)
      const [own, theirs] = [ranks[mine?.role ?? 'asked'], ranks[before.role]]
      if (own < ranks.officer || own <= theirs) throw new Problem('notYours', { reason: 'role' })
    }
    if (await clubs.stepDown(id, other.id)) {
      await this.keepOwned(id)
      return
    }
    const rest = (await clubs.members(id)).filter((one) => one.account !== other.id && one.role !== 'asked')
    if (rest.length > 0) throw new Problem('wrongMoment', { reason: 'lastOwner' })
    await clubs.remove(id)
  }

  /** Whoever has no account any more leaves all clubs; where they were the last owner, another member is one. */
  async forget(account: string): Promise<void> {
    const { clubs } = this.store
    for (const { club } of await clubs.of(account)) {
      if (!(await clubs.stepDown(club, account))) {
        const heir = heirOf(await clubs.members(club), account)
        if (heir === undefined) {
          await clubs.remove(club)
          continue
        }
        await clubs.setMember({ ...heir, role: 'owner' })
        await clubs.stepDown(club, account)
      }
      await this.keepOwned(club)
    }
  }

  /** The club, for whoever is at least that in it. */
  async as(
    { id: account }: Pick<Account, 'id'>,
    id: string,
    least: Role,
  ): Promise<{ club: Club; role: Role }> {
    const club = await this.club(id)
    const role = (await this.store.clubs.member(id, account))?.role ?? 'asked'
    if (ranks[role] < ranks[least]) throw new Problem('notYours', { reason: 'role' })
    return { club, role }
  }

  async club(id: string): Promise<Club> {
    const club = await this.store.clubs.club(id)
    if (club === undefined) throw new Problem('noSuchThing', {})
    return club
  }

  /** Two owners may have gone at once. */
  private async keepOwned(id: string): Promise<void> {
    const { clubs } = this.store
    const members = await clubs.members(id)
    if (members.some(({ role }) => role === 'owner')) return
    const heir = heirOf(members, undefined)
    if (heir === undefined) await clubs.remove(id)
    else await clubs.setMember({ ...heir, role: 'owner' })
  }
}

/** Officers before members, and of them whoever came first. */
const heirOf = (members: readonly Member[], except: string | undefined): Member | undefined =>
  members
    .filter(({ account, role }) => account !== except && role !== 'asked')
    .sort((a, b) => ranks[b.role] - ranks[a.role] || a.at - b.at)[0]
