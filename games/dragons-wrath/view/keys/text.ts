import { translations } from '@wyrmtable/text'

const en = {
  arrows: 'from card to card',
  enter: 'press the card; elsewhere, the red button',
  pass: 'pass',
  hand: 'to my hand',
  creatures: 'to my creatures',
  opponent: 'to the other side’s creatures',
  provinces: 'to the provinces',
  piles: 'to the piles',
  offered: 'to the offered cards',
  buttons: 'to the buttons',
  payment: 'another way to pay',
  side: 'chronicle and list',
  cancel: 'let go',
} as const

export type KeyWord = keyof typeof en

/** What the keys of the table do, in a few words. */
export const keyText = translations<KeyWord>({
  en,
  fr: {
    arrows: 'de carte en carte',
    enter: 'presser la carte ; ailleurs, le bouton rouge',
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
    cancel: 'lâcher',
  },
  es: {
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
    cancel: 'soltar',
  },
})
