import { calibrated } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { readAnyVersion, verifyReplay } from '@wyrmtable/kernel'
import { eyesOn } from '../eyes.ts'
import { openForLooking } from '../store/open-for-looking.ts'
import { actBetween, leastSwing } from '../timeline/acts.ts'
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
  const { game: begun, replay, boxes, rulesOf } = read.value
  const verified = verifyReplay(begun, replay, undefined, rulesOf)
  tell({ type: 'verdict', verdict: verified.ok ? { ok: true, dice: verified.value.dice } : verified })

  const opened = openForLooking({ begun, rulesOf }, replay)
  if (!opened.ok) return tell({ type: 'chances', chances: new Float64Array(), acts: new Uint32Array() })
  const { match } = opened.value
  // How good it truly stands would tell what is hidden from who looks.
  if (eyesOn(match) !== undefined)
    return tell({ type: 'chances', chances: new Float64Array(), acts: new Uint32Array() })
  // Each position is judged as its own rules see it.
  const bots = new Map(
    await Promise.all(boxes.map(async (box) => [box.version, (await box.bot()).bot] as const)),
  )
  const chances = new Float64Array(match.seq + 1)
  const acts = new Uint32Array(match.seq + 1)
  const judgeAt = (position: number): number => {
    const bot = bots.get(match.gameAt(position).version)
    const state = match.at(position)
    const said = bot?.evaluate(state, 0) ?? chances[position] ?? 0
    const isOver = match.gameAt(position).toAct(state).length === 0
    if (bot?.curve === undefined || isOver) return said
    return calibrated(bot.curve, said, bot.curve.turnOf(state))
  }
  let last: number | undefined
  for (const position of positions) {
    if (position > match.seq || !bots.has(match.gameAt(position).version)) continue
    const before = last === undefined ? undefined : chances[last]
    const chance = judgeAt(position)
    chances.fill(chance, position)
    if (last !== undefined && before !== undefined && Math.abs(chance - before) >= leastSwing) {
      acts[position] = actBetween(last, position, judgeAt)
    }
    last = position
  }
  tell({ type: 'chances', chances, acts }, [chances.buffer, acts.buffer])
}
