import type { Fact, GameText, Language } from '@wyrmtable/kernel'
import { messages } from './messages.ts'

/** What a fact about the match says. */
export function factSentence(fact: Fact, language: Language, text: Pick<GameText, 'seat'>): string {
  const t = messages(language)
  switch (fact.type) {
    case 'takenBack':
      return fact.by === undefined
        ? t('fact.takenBackByAll')
        : t('fact.takenBack', { seat: text.seat(fact.by) })
    case 'resigned':
    case 'outOfTime':
      return t(`fact.${fact.type}`, { seat: text.seat(fact.seat) })
    case 'drawAgreed':
      return t('fact.drawAgreed')
    case 'handedOver':
      return t('fact.handedOver', { seat: text.seat(fact.seat), name: fact.to.name })
    case 'wentOnline':
      return t('fact.wentOnline')
    case 'rules':
      return t(fact.position === undefined ? 'fact.sameRules' : 'fact.rules', { version: fact.version })
  }
}
