type PlayoutModule = typeof import('../../packages/kernel/src/game/playout.ts')

/**
 * The kernel's playout loop as a module of its own for this game. The engine's type feedback belongs to
 * the module's functions, so a copy that only ever sees one game is compiled for that game alone.
 */
export async function playoutFor(gameId: string): Promise<PlayoutModule['playout']> {
  const url = new URL('../../packages/kernel/src/game/playout.ts', import.meta.url)
  url.searchParams.set('game', gameId)
  const module: PlayoutModule = await import(url.href)
  return module.playout
}
