import type { Fault, GameText, Language } from '@wyrmtable/kernel'
import {
  environmentLanguages,
  faultSentence,
  type MessageKey,
  messages,
  pickLanguage,
  refusalSentence,
  type Translator,
} from '@wyrmtable/text'
import { Failure } from './failure.ts'

/** What every command works with: the words of the chosen language and where output goes. */
export interface Context {
  readonly language: Language
  readonly t: Translator<MessageKey>
  /** The answer of a command; one line, or several. */
  print(text: string): void
  /** Remarks on the way, to standard error. */
  remark(text: string): void
  /** Whether somebody watches standard error, so that progress is worth drawing. */
  readonly isWatched: boolean
}

export function createContext(language: Language): Context {
  return {
    language,
    t: messages(language),
    print: (text) => {
      process.stdout.write(`${text}\n`)
    },
    remark: (text) => {
      process.stderr.write(`${text}\n`)
    },
    isWatched: process.stderr.isTTY === true,
  }
}

/** `--lang` wherever it stands among the arguments, else what the environment asks for. */
export function languageOf(args: readonly string[], environment: NodeJS.ProcessEnv): Language {
  const at = args.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='))
  const asked = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
  return pickLanguage([asked, ...environmentLanguages(environment)])
}

/** The sentence of a fault as a failure; the name of the file stands before it. */
export function faultFailure(context: Context, fault: Fault, file: string, text?: GameText): Failure {
  const { language } = context
  const refusal =
    text && ((refused: Parameters<GameText['refusal']>[0]) => refusalSentence(refused, language, text))
  const sentence = faultSentence(fault, language, refusal)
  return new Failure(`${file}: ${sentence}`, { file, fault })
}
