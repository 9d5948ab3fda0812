import { manifests } from '@wyrmtable/games'
import { readAnyVersion, verifyReplay } from '@wyrmtable/kernel'
import { openForLooking } from '../store/open-for-looking.ts'
import type { FromJudge, JudgeQuestion } from './messages.ts'

const tell = (message: FromJudge, transfer: Transferable[] = []) => self.postMessage(message, { transfer })

/** Verifies one replay and judges its positions, so that the page never waits. */
self.onmessage = ({ data }: MessageEvent<JudgeQuestion>) => {
  judge(data).catch((error: unknown) => {
    tell({ type: 'failed', reason: error instanceof Error ? error.message : String(error) })
  })
}

async function judge({ replay: document, positions }: JudgeQuestion): Promise<void> {
  const read = await readAnyVersion(manifests, document)
  if (!read.ok) return tell({ type: 'verdict', verdict: read })
  const { manifest, game, replay } = read.value
  const verified = verifyReplay(game, replay)
  tell({ type: 'verdict', verdict: verified.ok ? { ok: true, dice: verified.value.dice } : verified })

  const opened = openForLooking(game, replay)
  if (!opened.ok) return tell({ type: 'chances', chances: new Float64Array() })
  const { bot } = await manifest.bot()
  const { match } = opened.value
  const chances = new Float64Array(match.seq + 1)
  for (const position of positions) {
    if (position <= match.seq) chances.fill(bot.evaluate(match.at(position), 0), position)
  }
  tell({ type: 'chances', chances }, [chances.buffer])
}
