/** El primer año en español. */
export const es = {
  'welcome.title': 'Dos señores rivales',
  'welcome.text':
    'Eres el jugador A, en el sexto año de un duelo. Jugarás este año por los dos bandos. Las reglas son las de verdad; solo las manos son más pequeñas, para que cada paso enseñe una cosa.',
  'provinces.title': 'Vida y dinero a la vez',
  'provinces.text':
    'Las provincias son la vida: quien se queda sin ellas cae, y gana el último que conserve alguna. También pagan: cada una da una esfera de su color. Tienes tres grises y una roja; el jugador B, una sola.',
  'card.title': 'Lo que dice una carta',
  'card.text':
    'Este caballero del jugador B tiene dos poderes: PP, su fuerza, y PM, su magia. La M dice que puede llevar objetos. Los orbes son su coste: tres esferas verdes.',
  'ritual.title': 'Primero, la magia',
  'ritual.text':
    'Un turno es un año: magia, compra, combate. Primero puedes lanzar un ritual. Contrato de armas cuesta dos esferas grises: muestras dos provincias y descartas una de ellas. Pulsa la carta y luego «Sellar Contrato de armas».',
  'secret.title': 'Elegido en secreto',
  'secret.text':
    'Tu elección sigue oculta. Ahora eres el jugador B, que también elige; luego todo se revela a la vez. B no tiene rituales: pulsa «Ningún ritual».',
  'buy.title': 'Criatura por provincia',
  'buy.text':
    'Pierdes Puerta de los Clavos, llega un Soldado de fortuna y tus mercenarios tienen +1. En la compra: una criatura al año. Espada de saldo cuesta una provincia gris, que se pierde. Paga con Cerro de las Campanas: B ya la vio.',
  'object.title': 'Los objetos son gratis',
  'object.text':
    'Eres el jugador B. Un objeto no cuesta nada, pero solo lo lleva una criatura con la M. La lanza da +1 a los dos poderes. Pulsa la lanza, luego el caballero, y sella.',
  'order.title': 'Quién ataca primero',
  'order.text':
    'Llega el combate. Ataca primero quien tiene más provincias: A, dos contra una. La última de B daría la victoria, pero antes hay que haber atacado a cada criatura de B: son tres, y A tiene dos.',
  'attack.title': 'Cinco contra cuatro',
  'attack.text':
    'Por la fuerza se comparan los PP; por la magia, los PM. La más débil es destruida; si empatan, las dos. Por la magia: 3 contra 3. Por la fuerza: 5 contra 4. Ataca así al Ciervo con la Espada de saldo.',
  'curse.title': 'La respuesta',
  'curse.text':
    'Eres el jugador B, y atacan a tu ciervo. Antes de comparar puedes dejarlo pasar o responder con un maleficio. Brote repentino da +2 hasta el final del turno: lánzalo sobre el Ciervo.',
  'turnOver.title': 'Cinco contra seis',
  'turnOver.text':
    'La Espada es destruida. La provincia con que pagó B solo queda agotada: ya no paga este año, pero sigue contando como vida. Eres A, y tu Soldado no vence a nadie. Termina el turno de combate.',
  'guard.title': 'Primero, el guardián',
  'guard.text':
    'Eres B, y es tu turno de combate. Un Soldado de fortuna guarda las provincias de A: hay que atacarlo antes. Con la lanza tu caballero tiene 5/3; el Soldado, 3/3. Atácalo por la fuerza.',
  'raid.title': 'A por las provincias',
  'raid.text':
    'Ya nadie guarda a A. Desde el tercer año una criatura puede atacar provincias, una vez al año. No se compara nada: el ataque cuesta una provincia. Ataca con el Ciervo de asta y corteza.',
  'lose.title': '¿Cuál perder?',
  'lose.text':
    'Eres A. Un maleficio habría podido ayudar, pero no tienes cartas en la mano: el ataque pasa. Pierdes una de tus dos provincias, y tú eliges cuál. Pulsa una de ellas.',
  'last.title': 'Hasta el erizo',
  'last.text':
    'Eres otra vez B. Erizo de las zarzas tiene un PP de 1, pero contra provincias eso no importa. Ataca con él la última provincia de A.',
  'won.title': 'Gana el jugador B',
  'won.text':
    'A ya no tiene provincias; B conserva la última. A tenía cuatro: una se fue en el ritual, otra en la criatura, dos en los ataques. Gástalas, pero guarda con qué vivir.',
  'farewell.title': 'Eso fue un año entero',
  'farewell.text':
    'Si A viviera, empezaría otro año: las provincias agotadas vuelven a estar listas y cada cual roba una carta. Pon una mesa: una partida de verdad empieza con 15 provincias y cinco cartas, ocultas para el otro.',
} as const
