import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const fr: Catalog<KeyWord> = {
  arrows: 'de carte en carte',
  enter: 'presser la carte ; ailleurs, le bouton rouge',
  pass: 'passer',
  hand: 'à ma main',
  creatures: 'à mes créatures',
  opponent: 'aux créatures adverses',
  provinces: 'aux provinces',
  piles: 'aux piles',
  offered: 'aux cartes proposées',
  buttons: 'aux boutons',
  payment: 'payer autrement',
  side: 'chronique et liste',
}
