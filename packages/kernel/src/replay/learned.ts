import type { Tagged, Viewer } from '../game/contract.ts'
import { encodeView } from '../game/view-json.ts'
import { canonicalJson } from '../json/canonical-json.ts'
import type { Json } from '../json/json.ts'
import { type Entry, seatOfEntry } from '../match/entry.ts'
import type { Match } from '../match/match.ts'

/** An entry of the live line that the viewer has learned of. */
export interface Learned<A extends Tagged, E extends Tagged> {
  readonly entry: Entry<A>
  /** Whether the viewer knows who did it: by having done it, or by being told something of it. */
  readonly isOpen: boolean
  /** What it told the viewer. */
  readonly told: readonly E[]
  /** What the viewer could see afterwards. */
  readonly view: Json
}

/** What the viewer saw after that entry, as JSON. */
export function seenAt<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  viewer: Viewer,
  seq: number,
): Json {
  const rules = match.gameAt(seq)
  return encodeView(rules, rules.view(match.at(seq), viewer))
}

/**
 * The entries of the live line that the viewer has learned of. What somebody did in secret, of which the viewer was told
 * nothing and saw nothing, is not among them and must not be counted either: their number would tell.
 */
export function* learnedBy<S, A extends Tagged, E extends Tagged, O, V>(
  match: Match<S, A, E, O, V>,
  viewer: Viewer,
): Generator<Learned<A, E>> {
  const name = viewer === 'spectator' ? viewer : match.game.seatIds[viewer]
  let before = canonicalJson(seenAt(match, viewer, match.since))
  for (const entry of match.line) {
    const { seq } = entry
    const view = seenAt(match, viewer, seq)
    const after = canonicalJson(view)
    const rules = match.gameAt(seq)
    const told = match.events(seq).flatMap((event) => rules.redact(event, viewer) ?? [])
    const isOpen = entry.fact !== undefined || seatOfEntry(entry) === name || told.length > 0
    if (isOpen || after !== before) yield { entry, isOpen, told, view }
    before = after
  }
}
