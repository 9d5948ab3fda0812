export { calledText } from './called-text.ts'
export { factSentence } from './fact-sentence.ts'
export { faultSentence } from './fault-sentence.ts'
export { formatList, formatNumber, formatPercent } from './figures.ts'
export {
  acceptedLanguages,
  environmentLanguages,
  isLanguage,
  languageNames,
  pickLanguage,
} from './language.ts'
export { catalogs, type MessageKey, messages } from './messages.ts'
export { outcomeSentence } from './outcome-sentence.ts'
export { phrases } from './phrases.ts'
export { refusalSentence } from './refusal-sentence.ts'
export {
  type Catalog,
  createTranslator,
  type MessageValues,
  placesOf,
  type Translator,
  translations,
} from './translator.ts'
