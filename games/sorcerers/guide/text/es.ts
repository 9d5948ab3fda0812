/** El primer turno en español. */
export const es = {
  'welcome.title': 'Eres un hechicero',
  'welcome.text':
    'Este es el jugador 1, sobre una mesa de un metro de ancho, en el cuarto turno de un duelo. Jugarás este turno por los dos bandos. Las reglas son las de verdad; solo los dados están elegidos para esta lección.',
  'goal.title': 'Romper el escudo del otro',
  'goal.text':
    'Cada hechicero tiene un escudo de fuerza de 20. Quien se queda sin él cae, y con él desaparecen todas sus criaturas. Tú no golpeas: lo hacen tus criaturas.',
  'group.title': 'Cuatro a la vez, como mucho',
  'group.text':
    'Un turno empieza con las criaturas. Elige de una a cuatro de las tuyas: actúan juntas, y después elegirá el otro bando. Pulsa el goblin del arco y el orco, y luego el botón rojo.',
  'advance.title': 'Contra el escudo',
  'advance.text':
    'Cada criatura tiene dos acciones: moverse, atacar, en el orden que se quiera. Un orco se mueve 6 cm. Pulsa el orco, luego el lugar junto al hechicero, y hazlo. Llegar al contacto ya quita 3 al escudo.',
  'strike.title': 'El orco golpea',
  'strike.text':
    'Se tira un dado de veinte caras: la habilidad del orco, 15, o menos acierta. Un arma media quita 6 a un escudo. Pulsa el hechicero, mira la probabilidad y hazlo.',
  'bow.title': 'El goblin dispara',
  'bow.text':
    'De 20, el escudo ha bajado a 11. Ahora el arco. Un disparo debe ver su blanco; la distancia se mide solo después de anunciarlo, y a más de 30 cm se pierde. Pulsa el goblin, luego la Amazona 1, y hazlo.',
  'unused.title': 'Tres heridas',
  'unused.text':
    'Daño 4, menos 1 por su resistencia: tres de sus cinco casillas quedan tachadas. Al goblin le queda una acción, pero está bien donde está. Las acciones sin usar se pierden: termina la activación.',
  'other.title': 'Eres el otro hechicero',
  'other.text':
    'Ahora eres el jugador 2, con un orco contra tu escudo. Hay dos amazonas a mano: una con espada, otra con arco.',
  'answer.title': 'La respuesta',
  'answer.text': 'Pulsa las dos amazonas y luego el botón rojo: también ellas actúan juntas.',
  'approach.title': 'Peana contra peana',
  'approach.text':
    'Para golpear hay que tocar: peanas a un milímetro como mucho, y el enemigo en la mitad delantera. Las amazonas se mueven 7 cm. Pulsa la Amazona 1, luego el lugar junto al orco, y hazlo.',
  'sword.title': 'Un solo golpe',
  'sword.text':
    'Un orco tiene cinco casillas y una resistencia de 1. La espada hace 6: basta un acierto. Hace falta 14 o menos. Pulsa el orco y hazlo.',
  'small.title': 'Pequeño y ágil',
  'small.text':
    'El orco ya no está. La Amazona 2 dispara al goblin: habilidad 14, menos 1 porque los goblins son difíciles de acertar. Pulsa la Amazona 2, luego el goblin, y hazlo.',
  'phaseOver.title': 'Fallo por un punto',
  'phaseOver.text':
    'Salió 14 y hacía falta 13. A nadie le quedan criaturas que no hayan actuado. Termina la activación: siguen los hechiceros.',
  'create.title': 'Criaturas nuevas',
  'create.text':
    'Eres otra vez el jugador 1. Cada turno da 100 puntos de sortilegio; con los 30 guardados tienes 130. Pulsa «3 ligeras · 90» junto a los goblins, luego tres lugares cercanos entre sí dentro del anillo, y hazlo. Actúan desde el turno siguiente.',
  'walk.title': 'A pie',
  'walk.text':
    'Antes o después de su magia un hechicero puede andar 15 cm, pero no entrar en bosques ni edificios. Pulsa el hechicero, luego cualquier lugar cerca de él, y hazlo.',
  'save.title': 'Quedan cuarenta puntos',
  'save.text':
    'Se guardan hasta 150 puntos para el turno siguiente: una pieza de artillería cuesta 160, así que hay que ahorrar. Termina tu turno.',
  'wind.title': 'El viento cura',
  'wind.text':
    'El jugador 2 tiene 190 puntos. Por 15, el viento mágico quita todas las heridas a tus criaturas a menos de 50 cm. Pulsa «Viento mágico» y hazlo.',
  'shield.title': 'Un escudo más fuerte',
  'shield.text':
    'Por 90 puntos el escudo crece en 10. Por otros tantos, un rayo quitaría 10 a un escudo enemigo que veas a menos de 20 cm; la distancia solo se mide una vez anunciado el disparo. Pulsa «Escudo +10» y hazlo.',
  'turnOver.title': '21 contra 20',
  'turnOver.text': 'El golpe está reparado y la Amazona 1 está sana. Termina tu turno, y con él el turno 4.',
  'farewell.title': 'Eso fue un turno entero',
  'farewell.text':
    'Ahora actuarían los tres goblins. Los números de la crónica abren la regla de cada línea. Pon una mesa: una partida de verdad empieza con 100 puntos para cada uno y sin criaturas, y nadie conoce los dados.',
} as const
