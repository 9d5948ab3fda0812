/** What the keys of the table do, in a few words. */
export const en = {
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
} as const
export type KeyWord = keyof typeof en
