import type { Catalog } from '@wyrmtable/text'
import type { SharedKey } from './en.ts'

export const fr: Catalog<SharedKey> = {
  undo: 'annuler',
  zoom: 'agrandir, réduire, tout montrer',
  pan: 'déplacer la vue',
  cancel: 'lâcher',
}
