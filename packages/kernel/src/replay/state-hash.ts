import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '../json/canonical-json.ts'

/** SHA-256 over the UTF-8 bytes of the value's canonical JSON, 64 hex digits. */
export function jsonHash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))))
}

/**
 * SHA-256 of the whole state. Far too dear for each action; for ends of matches, snapshots and tests.
 * In a game with secrets it must not leave those who may know all: small secrets can be guessed from it.
 */
export function stateHash<S>(game: { encode(state: S): unknown }, state: S): string {
  return jsonHash(game.encode(state))
}
