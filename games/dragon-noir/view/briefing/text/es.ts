import type { Catalog } from '@wyrmtable/text'
import type { BriefingKey } from './en.ts'

/** Los escenarios en español. */
export const es: Catalog<BriefingKey> = {
  title: 'Antes de la batalla',
  open: 'El escenario',
  close: 'A la mesa',
  where: 'Dónde y por qué',
  forces: 'Las fuerzas',
  turns: '{count, plural, one {Un turno de juego} other {# turnos de juego}}, primero {side}',
  wins: 'Qué da la victoria',
  plan: 'Qué intentar con {side}',
  aim: 'El objetivo',
  'stand.building': '{side} en el {place}: {count}',
  'stand.hexes': '{side} en el lugar: {count}',
  'stand.dead': 'caídos de {whom}: {count} de {needed}',
  'stand.exited': 'han salido: {count} de {needed}',
  'stand.chest': 'el cofre {where, select, out {ya no está} other {sigue aquí}}',
  'stand.points': 'puntos: Exilio {exile}, Horda {horde}',
  'stand.turns': '{count, plural, one {último turno} other {quedan # turnos}}',
  'place.mill': 'molino',
  'place.other': 'edificio',
  'whom.exile': 'el Exilio',
  'whom.horde': 'la Horda',
  'mill.story':
    'El molino del cruce, al anochecer. Una banda de orkos ha echado al molinero y guarda el único pan en leguas. Laberne llega por el camino del oeste con cinco amigos para recuperarlo.',
  'mill.exile.win':
    'Al final de uno de tus turnos uno de los tuyos está en pie en el molino y nadie de la Horda lo está; o no queda nadie de la Horda.',
  'mill.horde.win': 'El molino no se ha perdido al acabar el último turno, o no queda ningún exiliado.',
  'mill.exile.plan':
    'Dispara primero: tus arcos largos llegan más lejos. Despeja a los que están ante los muros, lleva a Laberne por el puente y entrad juntos por las dos puertas desde el quinto turno.',
  'mill.horde.plan':
    'Deja a dos y un arquero en el molino, los arqueros en las ventanas. Golpea de dos en dos o de tres en tres a quien venga solo; el tiempo está de tu parte.',
  'arena.story':
    'El día de los juegos. Arlon y tres prisioneros van a morir en la arena ante la multitud. Jon, Godiva y cuatro elfos esperan ante las puertas el momento en que todos miren a otro lado.',
  'arena.exile.win':
    'Al final de uno de tus turnos tres de entre Arlon y los prisioneros han salido del mapa por el norte o el oeste.',
  'arena.horde.win': 'Dos de entre Arlon y los prisioneros han muerto, o ha acabado el último turno.',
  'arena.exile.plan':
    'Abre la puerta con las flechas de los elfos, deja que Jon entre a caballo y atraiga a los guardias, y saca a los prisioneros por el otro lado. No esperes al troll.',
  'arena.horde.plan':
    'Cierra las puertas con guardias, guarda a Grast para quien huya y suelta los perros contra los prisioneros: nadie pasa junto a ellos.',
  'under-the-mountain.story':
    'Las viejas salas de los enanos. La banda del Shaman ha entrado por la puerta baja a por el tesoro olvidado; seis enanos y algunos amigos cierran las galerías.',
  'under-the-mountain.horde.win': 'El cofre sale del mapa por la galería del sur o del oeste.',
  'under-the-mountain.exile.win':
    'El cofre sigue aquí al acabar el último turno, o han muerto diez de la Horda.',
  'under-the-mountain.exile.plan':
    'Los enanos, codo con codo, tienen la mejor columna: cierra las galerías estrechas con dos o tres. Quien lleva el cofre anda la mitad: espéralo.',
  'under-the-mountain.horde.plan':
    'Ven por dos caminos a la vez, deja que perros y goblins rodeen a los enanos y guarda la energía del Shaman para la vuelta con el cofre.',
  'dragon-of-the-lake.story':
    'Bajo el lago duerme el Dragón Negro. Zacharie debe llegar a las salas del este antes de que el Shaman lo despierte del todo; la orilla es estrecha y el agua, negra.',
  'dragon-of-the-lake.exile.win':
    'Muere el Dragón Negro; o al final de uno de tus turnos cuatro de los tuyos, Zacharie entre ellos, han salido por el este.',
  'dragon-of-the-lake.horde.win': 'Zacharie ha muerto, o ha acabado el último turno.',
  'dragon-of-the-lake.exile.plan':
    'Ve por donde el dragón no cabe, ten a Zacharie detrás de los enanos y gasta sus hechizos en el camino, no en la bestia.',
  'dragon-of-the-lake.horde.plan':
    'Tiende al dragón en medio del camino y golpea con la cabeza y las zarpas a la vez. Al Shaman le basta con retrasar a Zacharie.',
  'two-wizards.story':
    'Guerra abierta ante el molino y los muros de la arena. Zacharie y el Shaman llevan todo lo que tienen: quien pierda a su mago ha perdido.',
  'two-wizards.exile.win': 'El Shaman ha muerto; o al final tienes más puntos.',
  'two-wizards.horde.win': 'Zacharie ha muerto; o al final tienes más puntos.',
  'two-wizards.exile.plan':
    'Ten a Zacharie detrás de árboles y enanos, deja que los elfos los debiliten de lejos y busca una cabalgada libre hasta el Shaman.',
  'two-wizards.horde.plan':
    'Ven en una sola masa, los trolls delante, Thrug y Grast en las alas; guarda energía para contrarrestar su segundo hechizo.',
  'other.story': 'Dos bandas se encuentran, y solo una quedará dueña del campo.',
  'other.win': 'Más puntos al acabar el último turno, o no queda nadie enfrente.',
  'other.deny': 'Impide que los otros logren su objetivo hasta acabar el último turno, o no dejes a ninguno.',
  'other.hold': 'Defiende cada lugar marcado al final de tu turno, sin ninguno de ellos dentro.',
  'other.kill': 'Mata a {count} de ellos antes de que acaben los turnos.',
  'other.leave': 'Saca a {count} de los tuyos por el lado indicado.',
  'other.chest': 'Saca el cofre del tablero.',
  'other.plan': 'Dispara antes de acercarte, atacad juntos y ten a los heridos lejos.',
}
