/** El primer turno en español. */
export const es = {
  'welcome.title': 'Diriges a los exiliados',
  'welcome.text':
    'Un elfo con arco largo y Godiva están ante el molino; dos orks y un arquero cierran el paso. Jugarás este turno por los dos bandos. Las reglas son las de verdad; solo los dados se han elegido para esta lección.',
  'goal.title': 'El molino es la meta',
  'goal.text':
    'El Exilio gana si al final de su turno uno de los suyos está en pie en el molino y nadie de la Horda lo está. Un turno tiene cuatro fases: tiro, movimiento, combate y recuperación.',
  'shot.title': 'El elfo dispara',
  'shot.text':
    'Primero van los arcos. Pulsa el elfo y luego el ork 1: el panel muestra qué haría cada cara del dado. Cuanto más bajo, mejor. Hazlo.',
  'fireOver.title': 'Herido',
  'fireOver.text':
    'El ork está herido: sus valores quedan a la mitad y otra herida lo mata. Nadie más puede disparar. Termina la fase.',
  'mover.title': 'Uno tras otro',
  'mover.text':
    'Los personajes mueven de uno en uno. Las cifras del tablero dicen lo que le cuesta a Godiva llegar; tiene 8 PM. Pulsa la casilla junto al ork herido: se muestra su camino. Púlsala otra vez y va. Quien se detiene junto a un enemigo no tira dado.',
  'answer.title': 'El otro bando responde',
  'answer.text':
    'Tras cada paso el otro bando puede disparar a quien se mueve. Ahora eres la Horda: pulsa el arquero, luego Godiva, y hazlo.',
  'stays.title': 'Fallado',
  'stays.text':
    'La flecha pasa de largo. Cada arquero dispara una vez en la fase de tiro y una vez en respuesta a los movimientos. Termina el movimiento de Godiva.',
  'movesOver.title': 'El elfo deja el arco listo',
  'movesOver.text':
    'Un arco largo que no se ha movido puede responder en el turno enemigo. Deja pues al elfo donde está y termina la fase.',
  'attack.title': 'Nueve contra tres',
  'attack.text':
    'Ataque 9 entre defensa 3 es tres a uno. Pulsa Godiva, luego el ork, mira la columna de la tabla y hazlo.',
  'advance.title': 'A su sitio',
  'advance.text':
    'Aturdido estando herido: el ork muere. El vencedor puede avanzar una o dos casillas a pie. Pulsa la casilla donde estaba.',
  'turnOver.title': 'Tu turno ha terminado',
  'turnOver.text':
    'En la recuperación se levantarían los aturdidos de antes; no hay ninguno. Termina la fase.',
  'other.title': 'Eres la Horda',
  'other.text':
    'Ahora el otro bando tiene las mismas cuatro fases. El ork 2 está cerca de Godiva; el arquero está tras un árbol.',
  'noShot.title': 'Guarda la flecha',
  'noShot.text':
    'El arquero podría disparar, pero quien dispara solo anda la mitad. Esta vez déjalo: termina la fase.',
  'infiltration.title': 'Infiltración',
  'infiltration.text':
    'Pulsa el ork 2, luego la casilla al otro lado de Godiva, y otra vez para ir. Salir de una casilla junto a un enemigo exige una tirada, como dice el triángulo de su camino: con 6 o menos pasa; con más queda detenido, aturdido o herido.',
  'hordeMovesOver.title': 'Nadie más',
  'hordeMovesOver.text': 'Un 5: ha pasado. El arquero se queda. Termina la fase.',
  'unmoved.title': 'Quien no se movió',
  'unmoved.text':
    'Cuando la Horda ha movido, el Exilio puede disparar a los que no lo hicieron. Pulsa el elfo, luego el arquero, y hazlo.',
  'orkAttacks.title': 'El ork golpea',
  'orkAttacks.text':
    'El arco largo ha fallado. Ahora 8 contra 6: uno a uno, la columna más débil. Ataca a Godiva con el ork 2.',
  'hordeOver.title': 'Nada',
  'hordeOver.text': 'No ha pasado nada. Dos juntos habrían tenido una columna mejor. Termina la fase.',
  'farewell.title': 'Así es un turno',
  'farewell.text':
    'Dispara antes de acercarte, ataca en grupo y vigila el reloj: el escenario de verdad dura ocho turnos. Jinetes, magos y el Dragón Negro esperan en los otros.',
}
