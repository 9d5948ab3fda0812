import { Session } from 'node:inspector/promises'

/** Functions of the Dragon Rage bot that make reach and threat maps. */
const maps = new Set([
  'walkEnds',
  'threatAt',
  'placesOf',
  'flightWays',
  'preyAt',
  'accessFrom',
  'wantedPoints',
  'coverOf',
  'readyPoints',
  'fieldOf',
])

/** The share of the time of some work that goes into reach and threat maps, by the engine's own profile. */
export async function shareInMaps(work: () => Promise<void>): Promise<number> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: 500 })
  await session.post('Profiler.start')
  await work()
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  const byId = new Map(profile.nodes.map((node) => [node.id, node]))
  const inMaps = new Set<number>()
  const parents = new Map(
    profile.nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])),
  )
  for (const { id } of profile.nodes) {
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      if (maps.has(byId.get(at)!.callFrame.functionName)) inMaps.add(id)
    }
  }
  let all = 0
  let mapped = 0
  profile.samples?.forEach((id, i) => {
    const took = profile.timeDeltas?.[i] ?? 0
    if (byId.get(id)!.callFrame.functionName === '(idle)') return
    all += took
    if (inMaps.has(id)) mapped += took
  })
  return mapped / all
}
