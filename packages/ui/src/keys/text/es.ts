import type { Catalog } from '@wyrmtable/text'
import type { SharedKey } from './en.ts'

export const es: Catalog<SharedKey> = {
  undo: 'deshacer',
  zoom: 'acercar, alejar, mostrar todo',
  pan: 'mover la vista',
  cancel: 'soltar',
}
