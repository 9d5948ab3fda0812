import { type Fault, type JsonObject, jsonOf, type Refusal } from '@wyrmtable/kernel'

/** Why a request about matches was not done. Codes are stable and never used for something else. */
export const problemStatus = {
  /** The body or address is not what this route reads; `fault` says where. */
  badInput: 400,
  /** Nobody is signed in on the device that asks. */
  signedOut: 401,
  /** The name and the password or code do not belong together. */
  notKnown: 403,
  /** The host keeps the account from it: `kind`, `reason`, and `until` for a suspension. */
  barred: 403,
  /** The token is none that somebody has made, or it was revoked. */
  noSuchToken: 401,
  /** The token may not do it: `needs` names the scope that may, null says that none does. */
  outsideScope: 403,
  /** Whoever asks holds no such seat. */
  notYours: 403,
  noSuchMatch: 404,
  /** No such invitation, pass, offer or entry. */
  noSuchThing: 404,
  /** The rules of the game say no: `refusal` has the clause and its figures. */
  illegal: 422,
  /** Something happened that the sender had not been told: `news` has it, `stillLegal` says whether it could be done. */
  stale: 409,
  /** The seat is taken. */
  taken: 409,
  /** Somebody has an account of that name. */
  nameTaken: 409,
  /** The match has not begun, or is over, or nobody can sit down any more. */
  wrongMoment: 409,
  /** The table's own rules say no: takebacks, offers that were refused too often, spectators. */
  notAtThisTable: 403,
  /** What the store has of it cannot be played again. */
  damaged: 503,
  /** The disk is full, or the database away: whether it was done is found out by sending it again under its key. */
  notStored: 503,
  /** Too many matches, streams or words. */
  tooMuch: 429,
  /** The seat does more than anybody can; `figures.seconds` and the header `retry-after` say when to come back. */
  tooOften: 429,
} as const
export type ProblemCode = keyof typeof problemStatus

export class Problem extends Error {
  readonly code: ProblemCode
  readonly more: JsonObject

  constructor(code: ProblemCode, more: JsonObject = {}) {
    super(code)
    this.code = code
    this.more = more
  }
}

export const illegal = (refusal: Refusal): Problem => new Problem('illegal', { refusal: jsonOf(refusal) })

export const badInput = (fault: Fault, part = 'body'): Problem =>
  new Problem('badInput', { in: part, fault: jsonOf(fault) })
