import type { ByLanguage } from '@wyrmtable/kernel'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

/** Words of a question that say nothing of what is asked, without accents. */
export const smallWords: ByLanguage<ReadonlySet<string>> = {
  en: list(
    `a about after all also am an and any are as at be been before being but by can could did do does doing done
    each ever every for from get gets give go goes had has have he her him his how i if in into is it its just like
    make makes many may me might much must my no not of off on one or other our out over own per she should so some
    such than that the their them then there these they this those to too up us use used using very was we were what
    whatever when where which while who whom whose why will with without would you your happens happen need needs
    game rule rules work works mean means`,
  ),
  fr: list(
    `a ai ait alors apres au aucun aussi autre autres aux avant avec avoir c ca car ce cela ces cet cette ceux chaque
    ci comme comment d dans de des deux dois doit doivent donc dont du elle elles en encore entre est et etait etes
    etre eu fait faire faut font il ils j je l la le les leur leurs lors lui m ma mais me meme mes moi mon n ne ni
    nous on ont ou par pas peut peuvent peux plus pour pourquoi puis puis-je qu quand que quel quelle quelles quels
    qui quoi s sa sans se ses si soi son sont sous sur t ta te tes toi ton tous tout toute toutes tu un une va vont
    vos votre vous y passe arrive partie jeu regle regles signifie`,
  ),
  es: list(
    `a al algun alguna ante antes aqui asi aun aunque cada como con cual cuales cuando cuanta cuantas cuanto cuantos
    de debe deben debo del desde despues donde dos e el ella ellas ellos en entonces entre era es esa ese eso esta
    estan estas este esto estos fue ha hace hacer hacia han hasta hay la las le les lo los mas me mi mis mismo muy
    ni no nos o otra otro para pero poder por porque puede pueden puedo que quien se sea ser si sin sobre solo son
    soy su sus tal tambien tan te tiene tienen tengo todo todos tu tus un una uno unos va van y ya yo pasa ocurre
    regla reglas significa hago partida juego`,
  ),
}
