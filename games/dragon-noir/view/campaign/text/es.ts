import type { Catalog } from '@wyrmtable/text'
import type { CampaignKey } from './en.ts'

/** La campaña en español. */
export const es: Catalog<CampaignKey> = {
  title: 'La campaña',
  open: 'Campaña',
  score: 'Episodio {number} de {count} · escenarios ganados: Exilio {exile}, Horda {horde}',
  episodes: 'Episodios',
  'map.label': 'Escenarios de este episodio',
  'stage.now': 'ahora',
  'stage.ahead': 'por venir',
  'stage.over': 'terminado',
  'stage.won': '{side}, turno {turn}',
  'stage.drawn': 'empate, turno {turn}',
  aim: 'Tu objetivo:',
  company: 'Quién queda',
  whose: 'De qué tropa',
  'member.left': '{left} de {count}',
  'member.energy': 'nivel {level}, {left} de {full} PE',
  'member.away': 'no está aquí',
  'member.fell': 'cayó en «{scenario}», turno {turn}',
  'member.gone': 'caído',
  'member.wounded': 'herido',
  'member.someWounded': '{wounded, plural, one {# herido} other {# heridos}}',
  'member.onFoot': 'a pie',
  marchOn: 'En marcha',
  back: 'A la mesa',
  'tale.whole': 'El relato hasta aquí',
  'tale.short': 'Solo esta página',
  'tale.ahead': 'Nadie puede contarlo todavía.',
  'episode.1': 'El Exilio',
  'episode.2': 'La Prueba',
  'episode.3': 'La Conquista',
  'episode.4': 'El Regreso',
  'tale.1':
    'Todo empezó por el pan. El año en que la Horda bajó de los puertos, la gente de Arlon fue expulsada de su valle, y a quien no quiso arrodillarse lo llamaron exiliado.',
  'tale.2':
    'Pasa el invierno. Lo que queda de los exiliados sube a las montañas, donde cada piedra tiene dueño y cada noche es de otros.',
  'tale.3':
    'En primavera vuelve a haber estandartes. Las aldeas mandan a sus hijos, y por primera vez son los exiliados quienes eligen dónde golpear.',
  'tale.4':
    'El valle está a sus pies, con humo sobre cada tejado. Lo que se perdió en una noche hay que recobrarlo río a río.',
  'mill.before': 'Laberne ha contado seis bocas y una hogaza. En el cruce hay un molino, y orkos dentro.',
  'mill.exile': 'El molino cayó. Esa noche hubo pan para todos, y por primera vez alguien cantó.',
  'mill.horde':
    'El molino resistió. Los exiliados siguieron con hambre, y los orkos clavaron un yelmo sobre la puerta.',
  'arena.before':
    'Un buhonero trae la noticia: Arlon vive. Va a morir con los demás prisioneros el día de los juegos.',
  'arena.exile':
    'Salieron por la puerta norte mientras el público aún gritaba. Arlon no ha hablado desde entonces, pero vuelve a tener espada.',
  'arena.horde': 'La arena bebió lo que le habían prometido. Quien salió del circo salió sin amigos.',
  'under-the-mountain.before':
    'Zacharie jura que el pueblo de las colinas se fue por la escalera del este y olvidó un cofre. El Shaman ha oído la misma historia.',
  'under-the-mountain.exile':
    'El cofre se quedó donde estaba, y los enanos con él. Han preguntado qué más hay que defender.',
  'under-the-mountain.horde':
    'El cofre salió por la galería baja. Con lo que había dentro el Shaman compró dos trolls y un invierno.',
  'dragon-of-the-lake.before':
    'Tras las salas está el lago, y en el lago el dragón. No hay otro camino al este que la Horda no vigile.',
  'dragon-of-the-lake.exile':
    'Pasaron. Ninguno de los que vieron abrirse su ojo habla de ello, pero todos caminan más deprisa.',
  'dragon-of-the-lake.horde':
    'El lago se cerró sobre muchos de ellos. Zacharie halló al fin otro camino, más largo.',
  'two-wizards.before':
    'Ya no queda nada tras lo que esconderse. Los dos ejércitos están a campo abierto, cada uno detrás de su mago.',
  'two-wizards.exile':
    'Los tambores de la Horda callaron primero. Los exiliados tenían un campo donde acampar y ningún hogar al que volver.',
  'two-wizards.horde': 'El campo fue de la Horda. Lo que aún podía andar subió hacia la nieve.',
  'defile.before':
    'Un solo camino cruza el puerto, y es estrecho. Arlon manda por delante los carros, con viejos y niños, y un puñado de arqueros.',
  'defile.exile':
    'Pasaron. Al otro lado los aldeanos sacaron las flechas de los carros y las contaron en voz alta.',
  'defile.horde':
    'Hablaron las rocas y el camino quedó cerrado. Quienes escaparon lo hicieron de noche y uno a uno.',
  'night-march.before':
    'Tras el puerto está el bosque viejo, y la Horda tiene hogueras en él. Sin luz, dice Godiva, y sin una palabra.',
  'night-march.exile':
    'Al alba yacían entre los helechos, más allá de la última hoguera, y oían alejarse los cuernos por donde no era.',
  'night-march.horde': 'Ladró un perro y el bosque despertó. Tardaron un mes en volver a encontrarse.',
  'siege.before':
    'El Torreón Gris guarda el vado y ningún ejército lo ha rebasado. Tiene una puerta, un muro y menos hombres de los debidos.',
  'siege.exile':
    'El torreón fue suyo antes de que el aceite estuviera caliente. Desde su tejado se veía el valle.',
  'siege.horde':
    'El muro era más alto de lo que parecía. Enterraron a sus muertos a tiro de arco y nadie disparó.',
  'chase.before':
    'Grast cabalga hacia el valle con la noticia. Si llega, toda la Horda lo sabrá antes de la noche.',
  'chase.exile':
    'El mensajero nunca llegó. Tres días más ardieron las hogueras del valle como si nada hubiera pasado.',
  'chase.horde':
    'Vieron su polvo, y luego dejaron de verlo. Aquella tarde sonaron todos los cuernos del valle.',
  'bridge.before':
    'Todo lo que tiene la Horda sube por el camino, y hay un solo puente. Quien lo tenga hasta la noche tiene el valle.',
  'bridge.exile': 'Al fin anocheció y el puente era suyo. Por la mañana lo cruzaron para volver a casa.',
  'bridge.horde':
    'Las tablas cedieron bajo los pies de la Horda, pero tarde. El valle conserva a sus nuevos dueños, por ahora.',
  'beacon.before':
    'Más allá del bosque una torre domina tres valles. Un fuego en ella pide ayuda o llama a la Horda; depende de quién lo encienda.',
  'beacon.exile':
    'El fuego ardió blanco, y en la noche subieron respuestas, una colina tras otra. No eran tan pocos como habían creído.',
  'beacon.horde':
    'El fuego ardió con humo verde, y todas las patrullas de la Horda se volvieron para ver qué significaba.',
  'grove.before':
    'Desde el Torreón Gris se agria la leche en todos los campamentos. Es el Shaman, dice Zacharie, y está más cerca de lo que debería.',
  'grove.exile':
    'Quemaron sus tambores. Volvieron a verlo, porque los como él no se quedan muertos, pero nunca más en aquel bosque.',
  'grove.horde': 'El bosque se cerró detrás de los que aún podían andar. Zacharie no habló en una semana.',
  'ferry.before':
    'El valle empieza en el río. Hubo una barcaza, y la casa del barquero sigue en pie; ahora tiene una guarnición.',
  'ferry.exile': 'Se sacaron el agua de las botas en su propio lado. Alguien besó la tierra, y nadie se rio.',
  'ferry.horde':
    'El río bajó pardo hasta la noche. Subieron a oscuras, dos días de marcha, y cruzaron donde nadie había pensado.',
  'village.before':
    'A la primera aldea ha llegado la noticia de que los exiliados han vuelto. La Horda también la ha oído.',
  'village.exile':
    'Salieron de los sótanos y se contaron. Luego descolgaron las horcas y preguntaron adónde ir.',
  'village.horde':
    'Ardieron los tejados, y los que habían esperado tres años se fueron a los montes. No volverán a esperar.',
  'other.before': 'El camino sigue, y hay alguien en él.',
  'other.exile': 'Ese día los exiliados llevaron la mejor parte.',
  'other.horde': 'Ese día la Horda llevó la mejor parte.',
  'other.nobody': 'Nadie supo decir después quién había ganado.',
}
