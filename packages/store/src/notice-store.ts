/**
 * What people who are not looking are told, and on which ways. An occasion is written together with what gives it; from
 * there it becomes deliveries, one for each way of each account that is to be told. Both are named by what they are
 * about, so that neither a second process nor a start after a crash makes the same one twice.
 */
export interface NoticeStore {
  /** What the account wants to be told, as JSON; undefined where it has not said. */
  rules(account: string): Promise<string | undefined>
  setRules(account: string, body: string): Promise<void>

  /** Ways on which the account is told, in the order in which they were opened. */
  channels(account: string): Promise<readonly Channel[]>
  channel(id: string): Promise<Channel | undefined>
  /** False where the account has that way already. */
  addChannel(channel: Channel): Promise<boolean>
  removeChannel(account: string, id: string): Promise<void>
  confirmChannel(id: string): Promise<void>
  /** Leaves a way alone, or goes on with it: what failed before is forgotten then. */
  pauseChannel(id: string, isPaused: boolean): Promise<void>
  channelWorked(id: string, at: number): Promise<void>
  channelFailed(id: string, at: number, why: string): Promise<void>

  occasion(id: string): Promise<Occasion | undefined>
  /** Those that are there already stay as they are. */
  addOccasions(occasions: readonly Occasion[]): Promise<void>
  postponeOccasion(id: string, dueAt: number): Promise<void>
  removeOccasion(id: string): Promise<void>
  /** What waits, earliest first. */
  waitingOccasions(dueBy: number, limit: number): Promise<readonly Waiting[]>

  /** Those that were ever added stay as they are, also when they are done. */
  addDeliveries(deliveries: readonly Delivery[]): Promise<void>
  /**
   * The delivery, if it is due and nobody is about it: nobody else is given it until that time. Undefined where it is
   * done, too early, or another's.
   */
  claimDelivery(id: string, at: number, until: number): Promise<Delivery | undefined>
  /** Whether a later one of the same kind came on the same way for the same seat. */
  isOvertaken(delivery: Delivery): Promise<boolean>
  /** It is tried again then; `tries` is how often it was tried. */
  postponeDelivery(id: string, dueAt: number, tries: number): Promise<void>
  /** It is over, delivered or not. */
  settleDelivery(id: string, at: number): Promise<void>
  waitingDeliveries(dueBy: number, limit: number): Promise<readonly Waiting[]>
  /** Forgets those that were over before. */
  forgetDeliveries(before: number): Promise<void>

  /** The key of that name: the one that is kept, or from now on what `make` gives. */
  serverKey(name: string, make: () => string): Promise<string>
}

export const channelKinds = ['push', 'webhook', 'mail'] as const
export type ChannelKind = (typeof channelKinds)[number]

/** A way on which an account is told. */
export interface Channel {
  readonly id: string
  readonly account: string
  readonly kind: ChannelKind
  /** Address: of a browser's push service, of whoever receives webhooks, or of a mailbox. */
  readonly target: string
  /** What it takes to write there, which nobody is shown again. */
  readonly secret: string
  /** What the account calls it: the browser, for push. */
  readonly label: string
  /** Where the account reached this server when it opened the way; links lead there. */
  readonly home: string
  readonly createdAt: number
  /** A mailbox gets nothing else before its owner has said so. */
  readonly isConfirmed: boolean
  readonly isPaused: boolean
  /** Tries in a row that came to nothing. */
  readonly failures: number
  readonly failedAt: number | undefined
  /** Code of the last failure. */
  readonly why: string | undefined
  readonly workedAt: number | undefined
}

/** Something that a seat may want to hear of. */
export interface Occasion {
  /** Made of the rest: `occasionId`. */
  readonly id: string
  readonly match: string
  readonly seat: number
  readonly kind: string
  /** Which of its kind it is for that seat. */
  readonly seq: number
  readonly at: number
  readonly dueAt: number
}

export const occasionId = ({ match, seat, kind, seq }: Omit<Occasion, 'id' | 'at' | 'dueAt'>): string =>
  `${match}/${seat}/${kind}/${seq}`

/** The match of an occasion or a delivery, by its id; a word that is no match where it is about none. */
export const matchOfId = (id: string): string => id.replace(/\/.*$/, '')

export interface Delivery extends Occasion {
  readonly account: string
  readonly channel: string
  readonly tries: number
}

export interface Waiting {
  readonly id: string
  readonly dueAt: number
}
