/*
 * Sentences out of the catalogs of the platform, which weigh more than all else that is said in the lobby: whoever
 * has something to say there fetches them first.
 */
export { faultSentence, outcomeSentence } from '@wyrmtable/text'
