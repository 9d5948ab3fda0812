/** Ends a command with a sentence for the person at the terminal and exit status 1; never a stack trace. */
export class Failure extends Error {
  /** What `--json` prints instead of the sentence. */
  readonly details: object

  constructor(sentence: string, details: object = {}) {
    super(sentence)
    this.details = details
  }
}
