import type { Language } from '@wyrmtable/kernel'
import { problemWords as accountWords } from '../account/problem-words.ts'
import type { Problem } from '../online/wire/answers.ts'
import { companyText } from './text/index.ts'

/** Reasons that only friends, clubs and hosts have. */
const reasons = {
  youBlock: 'friends.youBlock',
  noFriend: 'friends.noFriend',
  lastOwner: 'clubs.lastOwner',
  role: 'clubs.notRole',
  link: 'clubs.badLink',
  byLink: 'clubs.byLink',
  isHost: 'host.hostHost',
} as const

/** Why the server did not do it, in words. */
export function problemWords(problem: Problem, language: Language): string {
  const { reason } = problem
  const word = Object.entries(reasons).find(([known]) => known === reason)?.[1]
  return word === undefined ? accountWords(problem, language) : companyText(language)(word)
}
