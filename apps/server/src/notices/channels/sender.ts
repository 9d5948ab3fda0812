import type { Channel } from '@wyrmtable/store'
import type { Letter } from '../letter.ts'

/** Why something did not arrive. Codes are stable: pages have words for them. */
export type FailureCode =
  /** The address, or one that its name stands for, is not one that may be written to. */
  | 'notAllowed'
  /** Nobody knows the name. */
  | 'noSuchHost'
  /** Nobody answers there, or what answers speaks no TLS that can be trusted. */
  | 'noConnection'
  | 'tooSlow'
  /** The answer has no end. */
  | 'tooLarge'
  /** An answer that is no yes; with its status. */
  | 'status'
  /** The mail server did not take it. */
  | 'mailRefused'

export type Sent =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly code: FailureCode
      readonly status?: number
      /** Whoever was told there no longer is: it is not tried again. */
      readonly isGone?: true
    }

/** Brings a letter on its way. `id` is the same for each try, `home` the address of this server as links name it. */
export interface Sender {
  send(channel: Channel, letter: Letter, id: string, home: string): Promise<Sent>
}
