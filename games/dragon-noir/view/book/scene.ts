import type { Json } from '@wyrmtable/kernel'
import { optionsSchema } from '../../rules/options.ts'
import { decodeView, type View } from '../../rules/view.ts'

/** Who stands where on a printed board, in the words of positions. */
export interface Scene {
  readonly map: 'WM' | 'AR' | 'DL' | 'DC'
  readonly active: 'exile' | 'horde'
  readonly units: Readonly<Record<string, Json>>
}

const known = new WeakMap<Scene, View>()

/** The position of a scene, which the rules are asked about. */
export function viewOfScene(scene: Scene): View {
  const before = known.get(scene)
  if (before !== undefined) return before
  const { map, active, units } = scene
  const options = optionsSchema.parse({
    scenario: 'skirmish',
    skirmish: { layout: [{ map }] },
  })
  const view = decodeView(
    { phase: 'movement', active, playerTurn: active === 'exile' ? 1 : 2, units },
    options,
  )
  if (!view.ok) throw new Error(`a scene of the book is no position: ${JSON.stringify(view.fault)}`)
  known.set(scene, view.value)
  return view.value
}
