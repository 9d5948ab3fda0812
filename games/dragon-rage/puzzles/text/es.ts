import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Los problemas de Dragon Rage en español. */
export const es: Catalog<keyof typeof en> = {
  'claim-while-you-can.title': 'El último aliento',
  'claim-while-you-can.task': 'El Invasor acaba su turno con un solo dragón moribundo. ¿Y ahora?',
  'claim-while-you-can.why':
    'Hay diecisiete puntos destruidos, y dieciséis bastan para reclamar. Seguir es dejar golpear a los jinetes: sin dragón vivo, todos esos puntos no valen nada.',
  'at-the-very-start.title': 'Rodeado al alba',
  'at-the-very-start.task': 'Empieza un turno y tu dragón apenas puede moverse. Halla lo único que gana.',
  'at-the-very-start.why':
    'La victoria también se reclama al comienzo de la fase 1, antes de que actúe un dragón. Sin alas ni patas, con el héroe y la caballería alrededor, no habrá otra ocasión.',
  'points-that-win.title': 'Faltan dos puntos',
  'points-that-win.task': 'Hay catorce puntos destruidos. Llega al decimosexto este turno.',
  'points-that-win.why':
    'La hilera de almacenes, en 1012, vale dos puntos. A pie está a tres pasos, y el cuarto punto de movimiento la derriba; ningún salto cae en ella.',
  'one-breath.title': 'Queda un soplo',
  'one-breath.task': 'Queda un soplo de fuego. ¿Dónde gana?',
  'one-breath.why':
    'Hay trece puntos destruidos, y la torre del mago, justo delante, vale tres. El fuego destruye una torre; nada más al alcance llega a dieciséis.',
  'where-to-bleed.title': 'Dónde sangrar',
  'where-to-bleed.task': 'Hay que repartir seis puntos de daño. Mantén al dragón vivo y capaz de volar.',
  'where-to-bleed.why':
    'Las patas pueden con ellos. Dos puntos más en el vientre matan, tres en la cabeza también, y siete en las alas lo dejan en tierra: así, tres como mucho en las alas, dos en la cabeza y ninguno en el vientre.',
  'the-sure-bolt.title': 'El rayo seguro',
  'the-sure-bolt.task': 'Quedan tres puntos de hechizo. ¿Qué hechizo acaba con la furia del primer dragón?',
  'the-sure-bolt.why':
    'El mago está junto al dragón, cuyo vientre casi no aguanta más: tres puntos de rayo lo fulminan. Un torbellino nada hace a un dragón en tierra, y la niebla solo lo escondería.',
  'over-the-river.title': 'Sobre aguas hondas',
  'over-the-river.task': 'Un dragón planea sobre el río. ¿Qué hechizo vale más?',
  'over-the-river.why':
    'Un torbellino obliga al que vuela a tirar, y con 4 o más se estrella. Sobre el río no hay suelo: el dragón se ahoga.',
  'under-the-belly.title': 'Bajo el vientre',
  'under-the-belly.task': 'El dragón ha perdido alas y patas. ¿Quién va adónde?',
  'under-the-belly.why':
    'El vientre solo se golpea desde el propio hexágono del dragón, y ya está a medias. El dragón no puede huir: el héroe se mete debajo.',
  'home-before-midnight.title': 'Antes de que suene la hora',
  'home-before-midnight.task':
    'Ningún dragón ha estado en la ciudad desde el turno 2, y es el turno 12. Salva la partida.',
  'home-before-midnight.why':
    'Antes de la fase 9 un dragón vivo debe haber estado en la ciudad o sobre ella, o gana el Defensor. A pie estorban el muro y las tropas; basta un vuelo corto sobre el muro, aun sin posarse.',
  'fire-stops-the-clock.title': 'El fuego para el reloj',
  'fire-stops-the-clock.task':
    'Diez turnos sin destrucción acaban este turno. El dragón no puede andar ni volar. ¿Qué queda?',
  'fire-stops-the-clock.why':
    'Justo delante, al sudeste, el fuego alcanza un edificio que aún vale puntos. En otra dirección solo quema soldados, y el Defensor gana por el reloj.',
  'a-curtain-of-fog.title': 'Un telón de niebla',
  'a-curtain-of-fog.task':
    'A un dragón lisiado le queda un soplo. El próximo turno se agota el reloj de destrucción. ¿Qué hechizo gana?',
  'a-curtain-of-fog.why':
    'En la niebla un dragón no puede escupir fuego, y ya no alcanza ningún edificio. La niebla dura hasta la próxima fase de hechizos: el reloj se agota antes.',
  'before-the-jaws.title': 'Ante las fauces',
  'before-the-jaws.task': 'Un héroe herido y un soldado están junto al dragón. ¿A quién golpea?',
  'before-the-jaws.why':
    'Un héroe herido muere con la próxima herida; sin él la milicia queda sin jefe y todos deben pasar pruebas de moral. El soldado de detrás puede esperar.',
  'courage.title': 'Valor en venta',
  'courage.task':
    'El héroe ha muerto y tres milicias rodean a un dragón moribundo. Quedan dos puntos de hechizo.',
  'courage.why':
    'La milicia solo ataca a un dragón ante un héroe o con la moral reforzada. El hechizo les da a todas su golpe, y uno más al dado.',
  'the-only-landing.title': 'El único aterrizaje',
  'the-only-landing.task': 'Un dragón en vuelo y sin fuego necesita un punto. ¿Dónde está mejor un soldado?',
  'the-only-landing.why':
    'El dragón solo destruye al posarse, y el edificio de 1807 es el que alcanza. No puede posarse sobre una tropa: un soldado allí salva el punto.',
  'one-more-arrow.title': 'Una flecha más',
  'one-more-arrow.task': 'Un arquero, un disparo. ¿A qué?',
  'one-more-arrow.why':
    'Las alas ya tienen cinco puntos de daño, y con siete un dragón no vuela más. También son lo más fácil de acertar.',
  'pull-it-down.title': 'Derríbalo',
  'pull-it-down.task':
    'Dos dragones en vuelo, con un soplo cada uno, queman torre tras torre. Tu mago está cerca.',
  'pull-it-down.why':
    'El torbellino va sobre el dragón que está encima de la torre ya quemada: allí no destruye nada más, y la mitad de las veces el dragón se estrella entre tus jinetes.',
}
