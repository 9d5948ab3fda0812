import { translations } from '@wyrmtable/text'

const en = {
  arrows: 'from hex to hex',
  enter: 'press the red button, or the hex of the keys',
  next: 'next hex that stands for something',
  previous: 'previous hex that stands for something',
  counter: 'next counter that can act',
  stay: 'go there without ending the move',
  by: 'lead the way by the hex shown',
  left: 'turn a rider or piece left',
  right: 'turn a rider or piece right',
  briefing: 'what the scenario is about',
  hold: 'hold fire for this move',
  undo: 'take back',
  zoom: 'zoom in, out, show everything',
  pan: 'pan the board',
  cancel: 'let go',
} as const

export type KeyWord = keyof typeof en

/** What the keys of the table do, in a few words. */
export const keyText = translations<KeyWord>({
  en,
  fr: {
    arrows: 'de case en case',
    enter: 'le bouton rouge, ou la case du clavier',
    next: 'case suivante qui propose quelque chose',
    previous: 'case précédente qui propose quelque chose',
    counter: 'pion suivant qui peut agir',
    stay: 'y aller sans finir le mouvement',
    by: 'faire passer le chemin par la case montrée',
    left: 'tourner cavalier ou pièce à gauche',
    right: 'tourner cavalier ou pièce à droite',
    briefing: 'le scénario et son but',
    hold: 'ne plus tirer pendant ce mouvement',
    undo: 'annuler',
    zoom: 'agrandir, réduire, tout montrer',
    pan: 'déplacer la vue',
    cancel: 'lâcher',
  },
  es: {
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
    hold: 'no disparar más en este movimiento',
    undo: 'deshacer',
    zoom: 'acercar, alejar, mostrar todo',
    pan: 'mover la vista',
    cancel: 'soltar',
  },
})
