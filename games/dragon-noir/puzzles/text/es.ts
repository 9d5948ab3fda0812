import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Los problemas de Dragon Noir en español. */
export const es: Catalog<keyof typeof en> = {
  'in-the-open.title': 'Al descubierto',
  'in-the-open.task': 'Un elfo, dos orks. ¿A cuál dispara?',
  'in-the-open.why':
    'El ork más cercano está tras una puerta, y esa cobertura lo salva caiga lo que caiga. El otro no tiene ninguna: allí la flecha puede matar.',
  'a-soft-target.title': 'Un blanco blando',
  'a-soft-target.task': 'Se acerca un trol, y un goblin. ¿A cuál dispara el elfo?',
  'a-soft-target.why': 'Ninguna flecha mata a un trol de un tiro. El goblin cae tres veces de cada diez.',
  'three-dwarves.title': 'Tres enanos',
  'three-dwarves.task': 'Grast está entre tres enanos. ¿Quién lo ataca?',
  'three-dwarves.why':
    'Un enano solo no lo mata nunca, dos una vez de cada diez, los tres juntos tres de cada diez: un ataque con todos vale más que tres.',
  'a-wounded-man.title': 'Un hombre herido',
  'a-wounded-man.task': 'Dos orks ante un elfo y Arlon herido. Halla su mejor ataque.',
  'a-wounded-man.why':
    'Una herida deja la defensa a la mitad. Los dos orks contra Arlon lo matan cuatro de cada cinco veces; cada uno solo, dos de cada cinco, y al elfo no pueden matarlo.',
  'no-way-out.title': 'Sin salida',
  'no-way-out.task': 'Un ork herido está rodeado. Asegúrate de él.',
  'no-way-out.why':
    'Quien debe retroceder y no puede, muere. Con dos atacantes ningún resultado lo deja vivo; uno solo puede fallar.',
  'not-the-chief.title': 'No el jefe',
  'not-the-chief.task':
    'Laberne, Arlon y un elfo ante Grast y un ork. Uno de ellos puede morir este turno: ¿cuál?',
  'not-the-chief.why':
    'Los tres juntos matan a Grast una vez de cada diez. Laberne y Arlon juntos matan al ork cuatro de cada diez, y a un jefe sin séquito se le puede rodear después.',
  'the-weaker-of-two.title': 'El más débil de los dos',
  'the-weaker-of-two.task': 'Tres elfos, un ork y un goblin. ¿Qué ataque va primero?',
  'the-weaker-of-two.why':
    'Dos elfos matan al goblin cuatro de cada diez veces, más que los tres al ork. Repartidos de otro modo, las probabilidades suman tres de cada diez a lo sumo.',
  'one-each.title': 'Cada uno al suyo',
  'one-each.task': 'Un trol y dos orks entre un elfo y un aldeano. ¿Cómo los repartes?',
  'one-each.why':
    'El trol solo mata al aldeano cuatro de cada diez veces, y la ayuda no añadiría nada. Los orks tienen entonces al elfo para ellos: media muerte en total, más que de ningún otro modo.',
}
