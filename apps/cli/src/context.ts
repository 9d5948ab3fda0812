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
import type { Surroundings } from './surroundings.ts'

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
  readonly surroundings: Surroundings
}

export function createContext(language: Language, surroundings: Surroundings): Context {
  const { output, errors } = surroundings
  return {
    language,
    t: messages(language),
    print: (text) => {
      output.write(`${text}\n`)
    },
    remark: (text) => {
      errors.write(`${text}\n`)
    },
    isWatched: errors.isTTY === true,
    surroundings,
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
