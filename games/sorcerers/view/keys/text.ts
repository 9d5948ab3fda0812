import { translations } from '@wyrmtable/text'

const en = {
  figures: 'next, previous figure',
  places: 'next, previous place or target',
  enter: 'do it',
  left: 'turn left',
  right: 'turn right',
  back: 'take back a leg of the way',
  lower: 'change the level',
  together: 'lead the whole group as one',
  measure: 'tape measure, where measuring is open',
  undo: 'take back',
  zoom: 'zoom in, out, show everything',
  pan: 'move the view',
  cancel: 'let go',
} as const

export type KeyWord = keyof typeof en

/** What the keys of the table do, in a few words. */
export const keyText = translations<KeyWord>({
  en,
  fr: {
    figures: 'figurine suivante, précédente',
    places: 'lieu ou cible suivante, précédente',
    enter: 'agir',
    left: 'pivoter à gauche',
    right: 'pivoter à droite',
    back: 'ôter une étape du trajet',
    lower: 'changer de niveau',
    together: 'mener tout le groupe d’un bloc',
    measure: 'mètre ruban, si l’on mesure à découvert',
    undo: 'annuler',
    zoom: 'agrandir, réduire, tout montrer',
    pan: 'déplacer la vue',
    cancel: 'lâcher',
  },
  es: {
    figures: 'figura siguiente, anterior',
    places: 'lugar o blanco siguiente, anterior',
    enter: 'hacerlo',
    left: 'girar a la izquierda',
    right: 'girar a la derecha',
    back: 'quitar un tramo del camino',
    lower: 'cambiar de nivel',
    together: 'llevar a todo el grupo a la vez',
    measure: 'cinta métrica, si se mide en abierto',
    undo: 'deshacer',
    zoom: 'acercar, alejar, mostrar todo',
    pan: 'mover la vista',
    cancel: 'soltar',
  },
})
