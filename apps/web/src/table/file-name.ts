/** 'dragon-rage-2026-11-27-34-replay.json': sorts by game and day. */
export function fileNameOf(
  game: string,
  createdAt: number,
  seq: number,
  kind: 'replay' | 'position',
): string {
  return `${game}-${new Date(createdAt).toISOString().slice(0, 10)}-${seq}-${kind}.json`
}
