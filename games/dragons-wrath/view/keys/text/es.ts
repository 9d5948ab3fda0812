import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const es: Catalog<KeyWord> = {
  arrows: 'de carta en carta',
  enter: 'pulsar la carta; en otro lugar, el botón rojo',
  pass: 'pasar',
  hand: 'a mi mano',
  creatures: 'a mis criaturas',
  opponent: 'a las criaturas rivales',
  provinces: 'a las provincias',
  piles: 'a los montones',
  offered: 'a las cartas ofrecidas',
  buttons: 'a los botones',
  payment: 'pagar de otro modo',
  side: 'crónica y lista',
}
