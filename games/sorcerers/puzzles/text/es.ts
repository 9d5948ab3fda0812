import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Los problemas de Sorcerers en español. */
export const es: Catalog<keyof typeof en> = {
  'eight-left.title': 'Quedan ocho',
  'eight-left.task': 'Tu hechicero tiene cien puntos. Un hechizo acaba el duelo.',
  'eight-left.why':
    'Un rayo quita diez al escudo, y solo quedan ocho. El enemigo está a la vista, muy dentro de los 200 mm.',
  'exactly-ten.title': 'Exactamente diez',
  'exactly-ten.task': 'Un orco te ataca y tu escudo es fino. ¿Qué hace tu hechicero?',
  'exactly-ten.why':
    'Reforzarse parece urgente, pero un escudo que queda justo en cero está perdido: el rayo quita los últimos diez, y el orco desaparece con su amo.',
  'too-far-yet.title': 'Aún demasiado lejos',
  'too-far-yet.task': 'El escudo enemigo tiene nueve puntos, pero está a más de 200 mm.',
  'too-far-yet.why':
    'Más allá de 200 mm el rayo se pierde con sus puntos. El hechicero puede andar 150 mm antes de su magia: primero andar, luego lanzar. Tras el primer hechizo sería tarde para moverse.',
  'behind-you.title': 'A tu espalda',
  'behind-you.task': 'El enemigo está cerca, con diez puntos, pero tu hechicero mira a otro lado.',
  'behind-you.why':
    'El rayo exige un blanco en el arco ante el hechicero. Girar en el sitio sustituye a su movimiento y deja todos los puntos para el rayo.',
  'the-answer-to-come.title': 'La respuesta que viene',
  'the-answer-to-come.task':
    'Te quedan nueve puntos de escudo, veinte al enemigo, que juega después y puede lanzar un rayo.',
  'the-answer-to-come.why':
    'Un rayo tuyo le deja diez, y su respuesta quita tus últimos nueve. Te seguiría a donde fueras. Reforzado a diecinueve vives, y el duelo sigue.',
  'the-last-four.title': 'Los últimos cuatro',
  'the-last-four.task': 'Tu orco toca a una amazona y al hechicero enemigo. ¿A quién golpea?',
  'the-last-four.why':
    'Un arma ligera hace cuatro puntos de daño, justo lo que le queda al escudo, y nada hace a un hechicero más difícil de acertar. Si cae, la amazona cae con él.',
  'without-a-die.title': 'Sin dados',
  'without-a-die.task': 'Al escudo le quedan tres puntos. Gana sin dejarlo a los dados.',
  'without-a-die.why':
    'Avanzar contra el escudo le quita tres sin tirada: al orco le basta entrar en contacto, mirando al hechicero. Un disparo del goblin fallaría una de cada tres veces.',
  'two-make-six.title': 'Dos hacen seis',
  'two-make-six.task': 'Al escudo le quedan seis. Elige un grupo y gana sin dados.',
  'two-make-six.why':
    'Cada criatura que avanza contra el escudo le quita tres, una vez por turno. Orco y goblin deben ir en un mismo grupo: si va solo uno, el enemigo responde antes que el otro.',
  'who-is-near.title': '¿Quién está cerca?',
  'who-is-near.task': 'Al escudo enemigo le quedan seis. ¿Cuál de los tuyos actúa primero?',
  'who-is-near.why':
    'El orco del hacha ya toca al hechicero y hace seis de daño: sea cual sea el grupo, debe estar en él. Si los otros van antes, responde la amazona enemiga.',
}
