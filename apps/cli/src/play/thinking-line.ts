import { formatPercent } from '@wyrmtable/text'
import type { Context } from '../context.ts'
import type { ThinkingProgress } from '../opponents/opponent.ts'

const WIDTH = 20
const EVERY_MS = 100
/** Answers that come sooner need no line. */
const PATIENCE_MS = 300

/** A line that tells how far an opponent is, drawn over itself and gone at the end. */
export class ThinkingLine {
  readonly #context: Context
  readonly #who: string
  readonly #start = performance.now()
  #drawnAt = 0

  constructor(context: Context, who: string) {
    this.#context = context
    this.#who = who
  }

  update(progress: ThinkingProgress): void {
    const now = performance.now()
    if (!this.#context.isWatched || now - this.#start < PATIENCE_MS || now - this.#drawnAt < EVERY_MS) return
    this.#drawnAt = now
    this.#context.surroundings.errors.write(`\r\u001b[2K${thinkingText(this.#context, this.#who, progress)}`)
  }

  end(): void {
    if (this.#drawnAt > 0) this.#context.surroundings.errors.write('\r\u001b[2K')
  }
}

/** 'The Invader thinks ███░░ 60% · chance 54% · Enter: play now'. */
export function thinkingText(
  { t, language }: Pick<Context, 't' | 'language'>,
  who: string,
  { share, chance }: ThinkingProgress,
): string {
  const filled = Math.round((share ?? 0) * WIDTH)
  const bar = share === undefined ? '' : ` ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)}`
  const sure = chance === undefined ? [] : [t('play.chance', { chance: formatPercent(language, chance) })]
  return [`${t('play.thinks', { seat: who })}${bar}`, ...sure, t('play.hurry')].join(' · ')
}
