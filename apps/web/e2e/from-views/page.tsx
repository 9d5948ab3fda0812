import { manifests } from '@wyrmtable/games'
import { createMatch, type Game, givesUp, type JsonObject, seededDice, type Tagged } from '@wyrmtable/kernel'
import { useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { type OpenTable, openTable } from '../../src/box/open-box.ts'
import { useTableProps } from '../../src/table/use-table-props.ts'
import { JsonSession } from './json-session.ts'

/** How a match at the table went. */
export interface PlayedFromViews {
  readonly isOver: boolean
  readonly actions: number
  /** Of these, done by pressing what the table shows for them. */
  readonly pressed: number
  readonly refused: number
}

const page = { language: 'en', pace: 'instant' } as const

function Seat({ session, box }: { readonly session: JsonSession; readonly box: OpenTable }) {
  const view = useSyncExternalStore(session.subscribe, session.snapshot)
  const props = useTableProps(session, view, box, page)
  return <box.Table {...props} />
}

/** Plays one random match on the game's own table, which is given nothing but views that went through JSON. */
async function playFromViews(id: string, most: number): Promise<PlayedFromViews> {
  const manifest = manifests.find((one) => one.id === id)
  if (manifest === undefined) throw new Error(`no game ${id}`)
  const box = await openTable(manifest, 'en')
  const { game } = box
  const scenario = manifest.scenarios[0]?.options as JsonObject
  const made = createMatch(
    game,
    {
      id: 'from-views',
      seats: game.seatIds
        .slice(0, manifest.minSeats)
        .map((seat) => ({ id: seat, name: seat, kind: 'person' })),
      dice: { kind: 'seeded', seed: 'from-views' },
      createdAt: 0,
      options: { ...scenario, ...manifest.trial },
    },
    seededDice('from-views'),
  )
  if (!made.ok) throw new Error(made.fault.code)
  const session = new JsonSession(made.value, box.imagine)
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  const mounted = createRoot(root)
  mounted.render(<Seat session={session} box={box} />)
  const chance = seededDice('choices')
  let [pressed, refused] = [0, 0]
  await shown()
  while (session.snapshot().outcome === undefined && session.snapshot().seq < most) {
    const before = session.snapshot().seq
    const action = chosen(game, session.snapshot().actions, (n) => chance.pick(n, 'choice'))
    openCurtain(root)
    if (session.check(action) !== undefined) refused++
    const isDone = before % 5 === 0 && (await press(root, session, wordsOf(box, session, action)))
    if (isDone) pressed++
    else if ((await session.play(action)) !== undefined) refused++
    await shown()
    if (session.snapshot().seq === before) throw new Error(`nothing came of ${action.type}`)
  }
  const { outcome, seq } = session.snapshot()
  mounted.unmount()
  return { isOver: outcome !== undefined, actions: seq, pressed, refused }
}

/**
 * One of the actions but giving up, each kind as likely as any other: all kinds are tried, and phases that could be
 * filled with moves for long are ended.
 */
function chosen(game: Game, actions: readonly Tagged[], chance: (n: number) => number): Tagged {
  const open = actions.filter((action) => !givesUp(game, action))
  const kinds = [...new Set(open.map(({ type }) => type))]
  const kind = kinds[chance(Math.max(1, kinds.length))]
  const ofKind = open.filter(({ type }) => type === kind)
  const action = ofKind[chance(Math.max(1, ofKind.length))]
  if (action === undefined) throw new Error('nothing to do')
  return action
}

const wordsOf = ({ text }: OpenTable, session: JsonSession, action: Tagged): string =>
  text.action(action, session.snapshot().view)

/** Whoever is to act says that they look now. */
function openCurtain(root: HTMLElement): void {
  root.querySelector<HTMLElement>('[role="dialog"] button')?.click()
}

/** Presses the button that says so, and once more where it only showed what would come. */
async function press(root: HTMLElement, session: JsonSession, words: string): Promise<boolean> {
  const before = session.snapshot().seq
  await shown()
  for (let times = 0; times < 2 && session.snapshot().seq === before; times++) {
    for (const folded of root.querySelectorAll('details')) folded.open = true
    // Some lists are drawn when they are opened.
    await shown()
    for (const folded of root.querySelectorAll('details')) folded.open = true
    const button = [...root.querySelectorAll('button')].find(
      ({ textContent, disabled }) => !disabled && textContent?.trim() === words.trim(),
    )
    if (button === undefined) break
    button.click()
    await shown()
  }
  return session.snapshot().seq > before
}

/** Lets React show what has changed. */
const shown = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

Object.assign(window, { playFromViews })
