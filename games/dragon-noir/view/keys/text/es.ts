import type { Catalog } from '@wyrmtable/text'
import type { KeyWord } from './en.ts'

export const es: Catalog<KeyWord> = {
  arrows: 'de casilla en casilla',
  enter: 'el botón rojo, o la casilla del teclado',
  next: 'casilla siguiente que propone algo',
  previous: 'casilla anterior que propone algo',
  counter: 'siguiente ficha que puede actuar',
  stay: 'ir sin terminar el movimiento',
  by: 'llevar el camino por la casilla mostrada',
  left: 'girar jinete o pieza a la izquierda',
  right: 'girar jinete o pieza a la derecha',
  briefing: 'el escenario y su objetivo',
  campaign: 'el mapa de una campaña',
  hold: 'no disparar más en este movimiento',
  target: 'siguiente blanco de un tiro, ataque o hechizo',
  wait: 'esperar un paso antes de disparar',
}
