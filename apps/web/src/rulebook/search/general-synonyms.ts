import type { ByLanguage } from '@wyrmtable/kernel'
import type { Synonyms } from './finder.ts'

const groups = (lines: string): Synonyms =>
  lines
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))

/** Words of one meaning in the rules of any game, a line each. */
export const generalSynonyms: ByLanguage<Synonyms> = {
  en: groups(`
    die dies dying death dead killed
    dice roll rolls
    enemy foe hostile opponent
    friend friendly own ally
    win wins victory won
    start begin beginning setup set-up
    forbidden illegal allowed legal
    move movement moving
    hurt damage wound injured
    view see sight visible
    order sequence
    strength power force
    end ends over finish`),
  fr: groups(`
    mourir meurt mort tué tuée
    dés jet lancer
    ennemi adverse adversaire hostile
    ami amie propre
    gagner gagne victoire vainqueur
    commencer début commence mise
    interdit illégal permis autorisé légal
    déplacer déplacement mouvement bouger
    dommages dégâts blessure
    voir vue visible
    ordre déroulement
    fin finir termine`),
  es: groups(`
    morir muere muerte muerto muerta
    dados tirada tirar
    enemigo rival adversario hostil
    amigo propio
    ganar gana victoria vencer
    empezar comienzo comenzar preparación
    prohibido ilegal permitido legal
    mover movimiento moverse
    daño herida daños
    ver vista visible visión
    orden secuencia
    fin terminar acaba`),
}
