import { randomHex } from '../session/secrets.ts'

/** Under what a new board is kept. */
export const newBoardId = (): string => randomHex(6)
