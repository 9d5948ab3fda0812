type TreeSearchModule = typeof import('./tree-search.ts')

const loaded = new Map<string, Promise<TreeSearchModule>>()

/**
 * `createSearch` out of a copy of its module that only this game uses, for processes in which several games
 * think: the engine's type feedback belongs to a module's functions, and a shared copy loses a third.
 */
export async function searchPerGame(gameId: string): Promise<TreeSearchModule['createSearch']> {
  let module = loaded.get(gameId)
  if (module === undefined) {
    module = import(/* @vite-ignore */ `./tree-search.ts?game=${gameId}`)
    loaded.set(gameId, module)
  }
  return (await module).createSearch
}
