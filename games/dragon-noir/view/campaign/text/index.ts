import { type Translator, translations } from '@wyrmtable/text'
import { type CampaignKey, en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

/** The tale of a campaign, and the words round its map. */
export const campaignText = translations<CampaignKey>({ en, fr, es })

export type CampaignText = Translator<CampaignKey>

const isKey = (key: string): key is CampaignKey => Object.hasOwn(en, key)

/** What leads to a scenario, or what came of it; one that nobody has written about is told in general words. */
export function taleOf(
  t: CampaignText,
  scenario: string,
  part: 'before' | 'exile' | 'horde' | 'nobody',
): string {
  const key = `${scenario}.${part}`
  return t(isKey(key) ? key : `other.${part}`)
}

const episodeKeys = ['1', '2', '3', '4'] as const

/** The episode, counted from 0, in the keys of the catalog. */
export const episodeKey = (episode: number): (typeof episodeKeys)[number] => episodeKeys[episode] ?? '1'
