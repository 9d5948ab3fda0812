import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Ce qui est dit des nouvelles versions, en français. */
export const fr: Catalog<keyof typeof en> = {
  'offline.update':
    'Une nouvelle version est prête. Elle commencera au prochain chargement ; les parties restent où elles en sont.',
  'offline.now': 'La charger maintenant',
  'offline.later': 'Plus tard',
}
