import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Los problemas de The Dragon’s Wrath en español. */
export const es: Catalog<keyof typeof en> = {
  'open-gates.title': 'Puertas abiertas',
  'open-gates.task': 'Año 5. Tu rival tiene una provincia y ninguna criatura.',
  'open-gates.why':
    'Nada guarda a un jugador sin criaturas, y desde el año 3 se atacan provincias: la Leva toma la última. Una maldición no cambia nada.',
  'from-year-two.title': 'Un año antes',
  'from-year-two.task': 'Año 2. Tu rival tiene una provincia y ninguna criatura. ¿Hay ataque?',
  'from-year-two.why':
    'Las provincias se atacan desde el año 3, pero el Draco de alas cenicientas dice otra cosa de sí mismo: él ya puede.',
  'mind-over-matter.title': 'La mente antes que la fuerza',
  'mind-over-matter.task': 'Tu Fantasma no es un guerrero. ¿A quién ataca, y cómo?',
  'mind-over-matter.why':
    'Un ataque es por fuerza o por magia, a elección del atacante. Por magia, sus tres vencen a los dos del Mercenario; por fuerza perdería con cualquiera, y el Tirano es más fuerte de ambas formas.',
  'storm.title': 'Por encima de sus cabezas',
  'storm.task': 'Dos guardias fuertes y una provincia detrás. ¿Qué ritual gana este año?',
  'storm.why':
    'El Concordato de tormentas quita una provincia a cada rival y no pregunta a los guardias. Lo pagan dos azules y una roja: la provincia mágica vale por la segunda azul.',
  'the-only-guard.title': 'El único guardia',
  'the-only-guard.task': 'Una criatura cada uno, una provincia que tomar. ¿Qué va primero?',
  'the-only-guard.why':
    'El guardia debe haber sido atacado antes que las provincias, y una criatura ataca una vez al año. Pero la Púa mental destruye una criatura de magia dos o menos: entonces nada guarda, y el ataque de la Leva sigue libre.',
  'no-attack-at-all.title': 'Sin atacar',
  'no-attack-at-all.task':
    'El Viejo de las raíces guarda la última provincia. Tienes al Tirano, y un Duelo forzado en la mano.',
  'no-attack-at-all.why':
    'Un duelo causado por una maldición no es un ataque: el Tirano vence al Viejo, siete a cinco, y conserva su ataque del año para la provincia.',
  'who-goes-where.title': 'Quién va adónde',
  'who-goes-where.task': 'Dos provincias, un guardia, dos atacantes. Gana este año.',
  'who-goes-where.why':
    'Desde el año 4 el Tirano cuesta dos provincias a la víctima, la Leva solo una. Así que la Leva ataca al guardia, al que vence, y el Tirano se guarda para las provincias.',
  'a-borrowed-guard.title': 'Un guardia prestado',
  'a-borrowed-guard.task':
    'El Tirano, que ya ha atacado este año, guarda la última provincia. Tienes en la mano la Púa mental y el Estandarte prestado.',
  'a-borrowed-guard.why':
    'La magia del Tirano es demasiada para la Púa mental. Pero un guardia que es tuyo hasta fin de año no guarda nada: el Estandarte se lo lleva, y la Leva entra.',
}
