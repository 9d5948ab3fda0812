/** El primer turno en español. */
export const es = {
  'welcome.title': 'Eres el dragón',
  'welcome.text':
    'Este es Ashmaw, ante los muros de Esirien. Jugarás un turno de los dragones y después un turno de la ciudad. Las reglas son las de verdad; solo los dados están elegidos para esta lección.',
  'goal.title': 'Lo que quieren los dragones',
  'goal.text':
    'Los escudos con número valen puntos de victoria. Destruye 16 y podrás reclamar la victoria. Si pasan diez turnos sin destruir nada, gana la ciudad.',
  'mode.title': 'Cuatro maneras de moverse',
  'mode.text':
    'Un dragón camina, se desliza, salta o vuela. Los muros detienen al que camina, no el salto: hasta tres hexágonos en línea recta. Elige a Ashmaw y pulsa «Saltar».',
  'bound.title': 'Por encima del muro',
  'bound.text':
    'Los hexágonos iluminados son todos los que alcanza un salto. Tres hexágonos más allá, tras el muro, está el granero. Púlsalo.',
  'granary.title': 'Un punto',
  'granary.text':
    'Caer sobre un edificio lo destruye: un punto aquí, más por los grandes. El turno tiene fases, y las tuyas son: mover, lanzar fuego, luchar. Verdigris se queda donde está: termina la fase y dile a la mesa que va en serio.',
  'fire.title': 'Fuego de dragón',
  'fire.text':
    'Dos veces por partida un dragón puede lanzar fuego: dos hexágonos seguidos, en una de sus tres direcciones frontales. Al sureste hay infantería en ambos. Pulsa 0909, mira las probabilidades y confirma.',
  'escaped.title': 'Con cinco o más, a salvo',
  'escaped.text':
    'Cada unidad tiró contra su número de huida. La infantería necesita 5: la primera sacó 2 y cae, la segunda sacó 5 y vive. Termina la fase.',
  'claws.title': 'Garras y alas',
  'claws.text':
    'Lo que no se ha usado puede luchar. Cada ala da 2 y cada pata 1: fuerza 8 contra una defensa de 2 acierta con 3 o más. Pulsa 0809, toma las dos alas y cuatro patas, y confirma.',
  'turnOver.title': 'Un edificio, dos unidades',
  'turnOver.text': 'Un buen turno para un solo dragón. Termina la fase: ahora le toca a la ciudad.',
  'city.title': 'Eres la ciudad',
  'city.text':
    'Ahora juegas con el otro bando: un mago, unos arqueros y unos jinetes lo han visto todo. La ciudad lanza un hechizo, mueve, dispara y lucha, en este orden.',
  'lightning.title': 'Los rayos',
  'lightning.text':
    'El mago tiene diez puntos de hechizo para toda la partida. Los rayos cuestan tres y siempre aciertan: cinco puntos de daño, menos uno por hexágono de distancia. Elige «Rayos», pulsa el dragón y confirma.',
  'ride.title': 'Por la carretera',
  'ride.text':
    'El dragón repartió dos puntos entre un ala y una pata. Ahora la caballería: elige CAV1 y cabalga hasta 0908, detrás del ala de la bestia.',
  'rode.title': 'Importa dónde se está',
  'rode.text':
    'De frente se alcanzan cabeza y patas, de flanco alas y patas, por debajo la barriga. Estás en el flanco. Los demás guardan su puesto: termina la fase.',
  'arrow.title': 'Arqueros en una torre',
  'arrow.text':
    'Desde una torre los arqueros no necesitan línea de visión. Se acierta con 6, y antes se dice a qué se apunta. Elige ARH1, pulsa el dragón, toma las alas y confirma.',
  'hit.title': 'Un seis',
  'hit.text':
    'Un punto más. Las alas llevan dos de los seis que aguantan antes de perder una. Termina la fase.',
  'charge.title': 'La carga',
  'charge.text':
    'La caballería golpea con tres puntos, y a las alas se les acierta con 4 o más. Elige CAV1, pulsa el dragón, toma las alas y confirma.',
  'wounded.title': 'Cinco puntos en las alas',
  'wounded.text':
    'Con seis se pierde un ala, y un dragón que pierde un ala ya no vuela ni salta. Ahora está encerrado con la guarnición. Termina la fase, y con ella el turno.',
  'farewell.title': 'Eso fue un turno entero',
  'farewell.text':
    'Has movido, quemado y luchado por los dos bandos. En la crónica, los números abren la regla de cada línea. Pon una mesa: en una partida de verdad primero se colocan las piezas, y nadie conoce los dados.',
} as const
