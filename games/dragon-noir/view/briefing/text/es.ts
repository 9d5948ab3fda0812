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
  'defile.story':
    'El camino del puerto discurre entre dos crestas, y ambas están llenas de arcos. Godiva guía a los aldeanos, con Jon a caballo, tres elfos y dos enanos.',
  'defile.exile.win': 'Cinco de los tuyos salen del tablero por el lado este.',
  'defile.horde.win': 'Menos de cinco han pasado cuando termina el último turno.',
  'defile.exile.plan':
    'No luches por las crestas. Que los elfos respondan a los arqueros de un solo lado, pon a los enanos delante y mantén a los aldeanos en marcha por el borde opuesto del camino.',
  'defile.horde.plan':
    'Dispara desde lo alto a quien no lleve armadura, tapona el extremo este con un orko y baja solo contra los que estén aislados.',
  'night-march.story':
    'El bosque viejo, de noche, con tres hogueras de la Horda, y perros. Arlon y otros ocho quieren estar al otro lado antes del alba.',
  'night-march.exile.win': 'Seis de los tuyos salen del tablero por el lado este.',
  'night-march.horde.win': 'Menos de seis han pasado cuando termina el último turno.',
  'night-march.exile.plan':
    'La senda es rápida pero pasa junto a las hogueras; entre los árboles nadie te ve y nadie corre. Elige una hoguera, apagadla juntos y pasad por allí.',
  'night-march.horde.plan':
    'Deja las hogueras en cuanto sepas por dónde vienen. Los perros los retienen, los orkos golpean y Zed espera en la senda, al este.',
  'siege.story':
    'El Torreón Gris: un muro con dos puertas, un patio y, dentro, el torreón. Arlon y Zacharie suben por el camino con elfos y enanos; los jinetes han dado la vuelta hasta la otra puerta.',
  'siege.exile.win':
    'Al final de uno de tus turnos uno de los tuyos está en pie en el torreón y nadie de la Horda lo está; o han muerto seis de la guarnición.',
  'siege.horde.win':
    'Cuando termina el último turno el torreón no se ha perdido y han muerto cinco de la guarnición como mucho, o no queda nadie de los exiliados.',
  'siege.exile.plan':
    'Llega a las dos puertas en el mismo turno. Los enanos cruzan primero, los elfos detrás, y la energía de Zacharie para la última puerta.',
  'siege.horde.plan':
    'Dos hombres en una puerta valen por seis en el patio. Dispara a quien haya entrado solo y guarda a un hombre de confianza en el torreón hasta el final.',
  'chase.story':
    'Grast y Thrug cabalgan con la noticia y cinco orkos y tres perros corren a su lado. Entre ellos y el valle hay un arroyo con dos puentes, y junto a cada uno alguien madrugó.',
  'chase.exile.win': 'Grast ha muerto, o no ha salido del tablero cuando termina el último turno.',
  'chase.horde.win': 'Grast sale del tablero por el lado este.',
  'chase.exile.plan':
    'Ponte sobre las tablas: los caballos no cruzan el agua por ningún otro sitio. Laberne y Jon lo alcanzan por detrás; los elfos disparan al caballo.',
  'chase.horde.plan':
    'Amenaza los dos puentes, rompe por el más débil con los orkos delante y luego galopa. Grast no tiene que ganar ningún combate; le basta con no estar en ninguno.',
  'bridge.story':
    'El río, el camino y el puente, con dos vados que a nadie gustan. Todo lo que le queda a la Horda viene del oeste; Arlon tiene enanos, elfos y tres aldeanos con horcas.',
  'bridge.exile.win': 'Menos de cinco de la Horda han pasado cuando termina el último turno.',
  'bridge.horde.win': 'Cinco de los tuyos salen del tablero por el lado este.',
  'bridge.exile.plan':
    'Enanos codo con codo al final de las tablas, elfos detrás con vista a los dos vados y uno o dos para quien vadee o venga entre los árboles.',
  'bridge.horde.plan':
    'Presiona el puente con los trolls para que nadie pueda dejarlo, y manda a la vez goblins y perros por los vados. Necesitas cinco, no todos.',
  'beacon.story':
    'A medio camino entre dos campamentos hay una torre de vigía con leña seca en el tejado. Los dos bandos la vieron a la misma hora, y los dos corren.',
  'beacon.exile.win':
    'Al acabar el último turno, uno de los tuyos está en pie en la torre y nadie de la Horda lo está.',
  'beacon.horde.win':
    'Al acabar el último turno, uno de los tuyos está en pie en la torre, o no lo está nadie.',
  'beacon.exile.plan':
    'Que los más rápidos tomen las puertas y los enanos lleguen detrás. No hace falta que entres primero; hace falta que al final estés solo dentro.',
  'beacon.horde.plan':
    'Un ork en la torre basta, mientras viva. Los perros delante para frenarlos, los arcos en las ventanas, y guarda a alguien fresco para el último turno.',
  'grove.story':
    'Un claro en un bosque espeso, y en el claro el Shaman con lo que llama su casa. Zacharie lleva tres noches sintiéndolo allí.',
  'grove.exile.win': 'El Shaman ha muerto.',
  'grove.horde.win': 'El Shaman vive cuando termina el último turno.',
  'grove.exile.plan':
    'Mantén a los elfos juntos y cerca del sendero, desde donde ven. Zacharie contrarresta, los enanos se ocupan del troll, y alguien tiene que llegar al claro mientras haya luz.',
  'grove.horde.plan':
    'Entre los árboles sus arcos valen poco: espéralos allí, no en el sendero. El Shaman se queda detrás del troll y guarda su energía para su propia piel.',
  'ferry.story':
    'La barcaza ardió hace años, pero los vados junto a sus cuerdas siguen ahí. Quien quiera volver a casa tiene que vadear, y en la otra orilla alguien espera.',
  'ferry.exile.win':
    'Al final de uno de tus turnos cinco de los tuyos están en pie en el embarcadero, al otro lado del río.',
  'ferry.horde.win': 'Al final del último turno menos de cinco de ellos están en pie en el embarcadero.',
  'ferry.exile.plan':
    'Primero los elfos hasta el agua, hasta que sus arqueros se hayan ido. Luego por dos vados a la vez con los enanos delante: bastan cinco en la orilla, y no tienen que quedarse.',
  'ferry.horde.plan':
    'Dispara a quien vadea y golpéalo cuando salga. No pases a su lado: la orilla vale más que sus muertos.',
  'village.story':
    'Tres tejados en un cruce, y gente que lleva tres años esperando a Arlon. La Horda viene del este a preguntarles por qué.',
  'village.exile.win': 'Han muerto tres aldeanos a lo sumo cuando termina el último turno.',
  'village.horde.win': 'Han muerto cuatro aldeanos.',
  'village.exile.plan':
    'Mételos en las casas, con un enano en cada puerta. Godiva y los elfos defienden el camino hasta que lleguen los jinetes, en el tercer turno.',
  'village.horde.plan':
    'Tienes dos turnos antes de que lleguen sus jinetes. Rodea a los que pelean y busca a los que corren.',
  'other.story': 'Dos bandas se encuentran, y solo una quedará dueña del campo.',
  'other.win': 'Más puntos al acabar el último turno, o no queda nadie enfrente.',
  'other.deny': 'Impide que los otros logren su objetivo hasta acabar el último turno, o no dejes a ninguno.',
  'other.hold': 'Defiende cada lugar marcado al final de tu turno, sin ninguno de ellos dentro.',
  'other.kill': 'Mata a {count} de ellos antes de que acaben los turnos.',
  'other.leave': 'Saca a {count} de los tuyos por el lado indicado.',
  'other.chest': 'Saca el cofre del tablero.',
  'other.plan': 'Dispara antes de acercarte, atacad juntos y ten a los heridos lejos.',
}
