import type { en } from './second-en.ts'

/** La segunda lección en español. */
export const es: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'Ya avanzada la partida',
  'welcome.text':
    'Hay dieciséis puntos destruidos. Verdigris está ante la puerta oeste; Ashmaw, en medio de la ciudad, ha perdido cuanto le quedaba de cabeza.',
  'walls.title': 'Los muros tienen puertas',
  'walls.text':
    'Nada camina, golpea ni echa fuego a través de un muro, sino por sus entradas: portones rojos y puertas azules. Un dragón que encara una puerta la rompe al instante. Un portón cuesta puntos y, si alguien lo guarda, un dado.',
  'approach.title': 'Hacia el portón',
  'approach.text': 'Elige a Verdigris y pulsa «Caminar»: cuatro puntos que gastar.',
  'gate.title': 'Un paso',
  'gate.text': 'Pulsa 0606, todo recto. El portón queda justo delante del dragón.',
  'smash.title': '¿Cuántos puntos?',
  'smash.text':
    'Hay infantería tras el portón, así que hace falta un dado: tantos como los puntos gastados, o menos, y se rompe. Gasta 2; esta lección saca un 2.',
  'broken.title': 'Roto para siempre',
  'broken.text':
    'El paso está abierto, para patas, dientes y fuego, de ambos bandos. Con un solo punto Verdigris no puede rebasar a la guardia: termina el movimiento.',
  'rage.title': 'Enloquecido',
  'rage.text':
    'Un dragón sin cabeza enloquece. Va a por el enemigo más cercano y debe golpear a quien tenga delante; nunca vuelve a echar fuego. La milicia está ante Ashmaw: ni siquiera puede girar. Termina la fase.',
  'fire.title': 'Por el portón',
  'fire.text':
    'El fuego pasa por un portón roto. Pulsa 0707 y confirma: la guardia necesita 5 para escapar y saca 3.',
  'burned.title': 'El portón es tuyo',
  'burned.text': 'Nadie ocupa ya el hexágono de detrás. Termina la fase.',
  'must.title': 'Sin elección',
  'must.text':
    'La fase no puede terminar antes de que Ashmaw golpee. Pulsa 1008, toma las dos alas y cuatro patas, y confirma: 8 contra 1 no necesita dado.',
  'roll.title': 'La furia consume',
  'roll.text':
    'Al final de la fase un dragón enloquecido tira: con 5 o más muere de furia. Termina la fase; esta lección saca un 4.',
  'window.title': 'Una victoria por reclamar',
  'window.text':
    'Con 16 puntos destruidos puedes reclamar la victoria, aquí o antes de mover tus dragones. Quien sigue puede ganar un grado mejor, o perderlo todo. Sigue, y mira qué hace la ciudad.',
  'spells.title': 'Cuatro hechizos',
  'spells.text':
    'Ahora eres la ciudad. La niebla oculta todo a dos hexágonos, el rayo hiere a un dragón, el torbellino derriba a los que vuelan y destruye lo que toca, y el aumento de moral ayuda a todos los que están cerca del mago. Un hechizo por turno.',
  'boost.title': 'Valor',
  'boost.text':
    'Elige «Moral» y luego el radio 2. Cuesta 3 puntos y suma 1 a cada golpe que se dé en su zona.',
  'ride.title': 'Al flanco',
  'ride.text': 'Elige CAV1 y cabalga hasta 1110, tras el ala de Ashmaw.',
  'rode.title': 'Dentro del círculo',
  'rode.text': '1110 está en la zona azul. Termina la fase.',
  'strike.title': 'Uno más',
  'strike.text':
    'Las alas piden 4. El dado muestra 3 y el valor suma uno. Pulsa el dragón, toma las alas y confirma.',
  'shut.title': 'Un ala menos',
  'shut.text':
    'Seis puntos en las alas: Ashmaw no vuelve a volar ni a saltar. Termina la fase, y con ella el turno.',
  'claim.title': 'Ya basta',
  'claim.text':
    'Les toca a los dragones, y uno de ellos puede morir pronto. Si mueren los dos, gana la ciudad, se haya destruido lo que se haya destruido. Reclama la victoria.',
  'farewell.title': 'Rompeportones',
  'farewell.text':
    'Eso eran los muros, los portones, los hechizos, la furia y la victoria reclamada. Lo demás está en el reglamento: pulsa el número de cualquier regla.',
}
