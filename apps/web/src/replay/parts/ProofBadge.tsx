import { faultSentence } from '@wyrmtable/text'
import { Glyph, glyphs } from '@wyrmtable/ui'
import type { OpenBox } from '../../box/open-box.ts'
import type { Judged } from '../judge/use-judge.ts'
import type { Reel } from '../reel.ts'
import type { ReplayText } from '../text/index.ts'

/** Whether the replay is what it says: every action legal, every die the promised one. */
export function ProofBadge({
  judged,
  match,
  t,
}: {
  readonly judged: Judged
  readonly match: Reel
  readonly t: ReplayText
}) {
  const { verdict, failure } = judged
  const count = match.draws
  if (verdict === undefined) {
    return (
      <span className="replay-proof" role="status">
        {failure === undefined ? t('replay.verifying') : t('replay.verifyFailed', { why: failure })}
      </span>
    )
  }
  if (!verdict.ok) {
    return (
      <span className="replay-proof is-bad" role="status">
        <Glyph shape={glyphs.crossMark} />
        {t('replay.notVerified')}
      </span>
    )
  }
  const { dice } = verdict
  const isProven = dice === 'secret' || dice === 'seed'
  return (
    <span className={`replay-proof ${isProven ? 'is-good' : ''}`} role="status">
      <Glyph shape={glyphs.checkMark} />
      {t(isProven ? 'replay.verified' : dice === 'partly' ? 'replay.partly' : 'replay.recorded', { count })}
    </span>
  )
}

/** What is wrong with the replay, in a sentence; undefined where nothing is. */
export function faultOf(judged: Judged, box: OpenBox): string | undefined {
  const { verdict } = judged
  if (verdict === undefined || verdict.ok) return undefined
  return faultSentence(verdict.fault, box.text.language, (refusal) => box.text.refusal(refusal))
}
