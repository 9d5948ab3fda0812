import type { Language } from '@wyrmtable/kernel'
import type { Summary } from '@wyrmtable/ui'
import type { QuestionKind } from '../rules/frames.ts'
import type { View } from '../rules/view.ts'
import { aidsText } from './aids/text/index.ts'

const askedBy: Readonly<
  Record<QuestionKind, 'answer' | 'combat' | 'commitMagic' | 'commitPurchase' | 'choose'>
> = {
  draftPick: 'choose',
  buildDeck: 'choose',
  mulligan: 'choose',
  commitMagic: 'commitMagic',
  commitPurchase: 'commitPurchase',
  priority: 'answer',
  combat: 'combat',
  reaction: 'answer',
  choices: 'choose',
  targets: 'choose',
  option: 'choose',
  confirm: 'choose',
}

/** The year, how many provinces whoever looks still holds, and what he is asked. */
export function summary(seen: unknown, language: Language): Summary | undefined {
  const view = seen as View
  const own = view.players.find(({ seat }) => seat === view.me?.seat)
  if (own === undefined || view.limited !== null || view.turn < 1) return undefined
  const t = aidsText(language)
  const prompt = view.me?.prompt ?? null
  return {
    when: t('summary.when', { turn: view.turn, count: own.ready + own.exhausted }),
    asked: prompt === null ? undefined : t(`asked.${askedBy[prompt.kind]}`),
  }
}
