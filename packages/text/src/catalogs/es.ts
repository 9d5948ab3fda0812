import type { Catalog } from '../translator.ts'
import type { en } from './en.ts'

export const es: Catalog<keyof typeof en> = {
  'fault.at': '{sentence} (Lugar: {path})',
  'fault.tooLarge':
    'El archivo es demasiado grande: {bytes, number} bytes; se leen {limit, number} como máximo.',
  'fault.notJson': 'Esto no es JSON: línea {line}, columna {column}.',
  'fault.empty': 'El archivo está vacío.',
  'fault.truncated': 'El archivo termina a la mitad: línea {line}, columna {column}.',
  'fault.tooDeep': 'Las listas y los objetos están anidados más de {limit} niveles.',
  'fault.forbiddenKey': 'El nombre «{key}» no está permitido.',
  'fault.wrongType': 'Se esperaba {expected}, se encontró {got}.',
  'fault.missing': 'Falta «{key}».',
  'fault.unknownKey': '«{key}» no significa nada aquí.',
  'fault.notOneOf': '«{got}» no es ninguno de estos: {allowed}.',
  'fault.tooSmall': '{got} no es posible aquí: {minimum} o más.',
  'fault.tooBig': '{got} no es posible aquí: {maximum} o menos.',
  'fault.tooSmall.text':
    'El texto es demasiado corto: tiene {got, plural, one {# carácter} other {# caracteres}} y necesita al menos {minimum}.',
  'fault.tooBig.text':
    'El texto es demasiado largo: tiene {got, plural, one {# carácter} other {# caracteres}} y puede tener {maximum} como máximo.',
  'fault.tooSmall.list':
    'La lista es demasiado corta: tiene {got, plural, one {# elemento} other {# elementos}} y necesita al menos {minimum}.',
  'fault.tooBig.list':
    'La lista es demasiado larga: tiene {got, plural, one {# elemento} other {# elementos}} y puede tener {maximum} como máximo.',
  'fault.badPattern': '«{got}» no tiene la forma correcta ({pattern}).',
  'fault.badPattern.words': 'Esto no es posible aquí.{clause}',
  'fault.wrongFormat': 'Es otro tipo de archivo: se esperaba {expected}, se encontró {got}.',
  'fault.wrongVersion': 'La versión {got} no se puede leer aquí; este programa lee {expected}.',
  'fault.wrongGame': 'Esto pertenece a otro juego: se esperaba {expected}, se encontró {got}.',
  'fault.unknownGame': 'No hay ningún juego llamado «{got}».',
  'fault.impossible': 'Una posición así es imposible: {why}',
  'fault.wrongSetup': 'No se puede preparar así una partida: {why}',
  'fault.illegalAction': 'La entrada {seq} no es legal: {why}',
  'fault.wrongSeat': 'Entrada {seq}: no le tocaba actuar a «{got}».',
  'fault.brokenChain': 'La entrada {seq} fue modificada: su huella no se sigue de las entradas anteriores.',
  'fault.wrongDice': 'Entrada {seq}: estos no son los dados prometidos.',
  'fault.wrongSecret': 'El secreto no coincide con la promesa hecha antes de la primera acción.',
  'fault.wrongResult': 'El final difiere: se esperaba {expected}, se encontró {got}.',
  'fault.wrongOrder': 'Las entradas están desordenadas: se esperaba {expected}, se encontró {got}.',
  'fault.unreadable': 'No se puede abrir el archivo: {reason}.',
  // What a file has, and should have, in a place
  'json.object': 'un objeto',
  'json.array': 'una lista',
  'json.string': 'un texto',
  'json.number': 'un número',
  'json.int': 'un número entero',
  'json.boolean': 'true o false',
  'json.null': 'nada (null)',
  'json.or': '{one} o {other}',

  // Refusals of the match itself
  'refusal.notYourTurn': 'No es tu turno.',
  'refusal.matchOver': 'La partida ha terminado.',
  'refusal.nothingToUndo': 'No hay nada que deshacer.',
  'refusal.nothingToRedo': 'No hay nada que rehacer.',
  'refusal.notSeated': 'Nadie se sienta ahí en esta partida.',
  'refusal.rulesDiffer': 'Estas reglas no dicen lo mismo de lo jugado hasta ahora.',
  'refusal.otherPosition': 'No es la posición que había en la mesa.',
  'refusal.rulesHeld': 'La partida ya se jugó con estas reglas.',
  'refusal.hasSecrets': 'Un juego con secretos no puede seguir en un servidor una vez empezado.',
  'outcome.drawAgreed': 'Tablas: todos las han aceptado.',
  'outcome.resigned': '{names} {count, plural, one {gana} other {ganan}}: el otro bando se ha rendido.',
  'outcome.outOfTime':
    '{names} {count, plural, one {gana} other {ganan}}: el otro bando ha agotado su tiempo.',
  'fact.takenBack': '{seat} deshace la última acción.',
  'fact.takenBackByAll': 'Todos aceptan deshacer jugadas.',
  'fact.resigned': '{seat} se rinde.',
  'fact.outOfTime': '{seat} ha agotado su tiempo.',
  'fact.drawAgreed': 'Todos aceptan las tablas.',
  'fact.handedOver': '{name} ocupa el asiento: {seat}.',
  'fact.wentOnline':
    'La partida sigue en un servidor. Sus dados salen de una nueva promesa y de las palabras de todos los asientos.',
  'fact.rules': 'La partida sigue con la versión {version} de las reglas.',
  'fact.sameRules':
    'Desde aquí rige la versión {version} de las reglas, que dice lo mismo de todo lo anterior.',
  'replay.noBoard':
    'Esta repetición cuenta lo que ha visto un solo asiento: tiene crónica, pero no hay tablero que mostrar.',

  // Computer opponents
  'player.random': 'Azar',
  'player.greedy': 'Voraz',
  'player.novice': 'Novato',
  'player.squire': 'Escudero',
  'player.captain': 'Capitán',
  'player.warlord': 'Señor de la guerra',
  'player.engine': 'Motor',

  // Files
  'file.missing': 'ese archivo no existe',
  'file.folder': 'es una carpeta',
  'file.special': 'no es un archivo normal',
  'file.forbidden': 'no está permitido leerlo o escribirlo',
  'file.full': 'el disco está lleno',
  'file.notWritten': 'No se puede escribir {file}: {reason}.',

  // Command line
  'cli.description': 'Juegos de mesa fantásticos en los que se aplican todas las reglas.',
  'cli.command': 'orden',
  'cli.helpCommand': 'mostrar la ayuda de una orden',
  'cli.unknownGame': 'No hay ningún juego llamado «{id}». Hay: {known}.',
  'cli.unknownScenario': 'No hay ningún escenario llamado «{id}». Hay: {known}.',
  'cli.unknownPlayer': 'No hay ningún jugador llamado «{name}». Hay: {known}.',
  'cli.unknownLanguage': '«{got}» no es ninguno de estos: {known}.',
  'cli.seatCount': 'Hacen falta de {least, number} a {most, number} asientos.',
  'cli.wholeNumber': 'Hace falta un número entero de {least, number} a {most, number}.',
  'cli.number': 'Hace falta un número de {least, number} a {most, number}.',
  'cli.choices': 'Hay: {known}.',
  'cli.conflict': '{name} no puede ir con {other}.',
  'cli.unknownCommand': 'No hay ninguna orden «{name}».',
  'cli.unknownOption': 'No hay ninguna opción {name}.',
  'cli.missingArgument': 'Falta «{name}».',
  'cli.missingValue': '{name} necesita un valor.',
  'cli.excessArguments': 'Hay demasiados argumentos.',
  'cli.invalidValue': '{name} no puede tener ese valor. {why}',
  'cli.seeHelp': '--help dice lo que es posible.',
  'help.usage': 'Uso:',
  'help.arguments': 'Argumentos:',
  'help.options': 'Opciones:',
  'help.commands': 'Órdenes:',
  'option.help': 'mostrar esta ayuda',
  'option.lang': 'idioma: {languages}',
  'option.json': 'escribir las cifras en JSON',
  'option.noColour': 'sin colores',
  'option.scenario': 'escenario de partida',
  'option.options': 'archivo JSON con opciones del juego',
  'argument.game': 'nombre del juego, por ejemplo dragon-rage',
  'argument.replay': 'archivo de una partida guardada',

  // backup
  'backup.summary': 'copiar todas las partidas en un archivo',
  'backup.description': 'Copia las partidas de un servidor en un archivo nuevo, también mientras funciona.',
  'backup.file': 'el archivo que se creará',
  'backup.exists': '{file} ya existe.',
  'backup.failed': 'No se han podido copiar las partidas de {folder} en {file}: {reason}',
  'backup.done': 'Todas las partidas se han copiado en {file}.',
  'people.summary':
    'ver quién tiene una cuenta, dar un código por una contraseña perdida, advertir, suspender o cerrar',
  'people.description':
    'Lo que hace el anfitrión de un servidor por quienes tienen una cuenta en él, también mientras funciona.',
  'people.list': 'nombres, fecha de creación de cada cuenta y de su último uso',
  'people.host': 'permite que una cuenta lea los avisos y que tome medidas en el navegador',
  'people.hostRemove': 'se lo quita',
  'people.host.is':
    '{name} mantiene el servidor: los avisos se leen en la página de la cuenta, en «Anfitrión».',
  'people.host.isNot': '{name} ya no mantiene el servidor.',
  'people.code': 'da un código, válido una vez y durante un día, con el que se fija una contraseña nueva',
  'people.name': 'nombre de la cuenta',
  'people.unknown': 'Nadie tiene el nombre {name}.',
  'people.given':
    '{code} (hasta {until}). En la página «Cuenta», en «¿Contraseña perdida?», fija una contraseña nueva.',
  'people.reports': 'lo que se ha denunciado de otros y aún no ha tenido respuesta',
  'people.reportsAll': 'también lo que ya la ha tenido',
  'people.dismiss': 'archiva una denuncia sin hacer nada',
  'people.report': 'identificador de la denuncia, como en la lista',
  'people.warned': 'envía una advertencia, que se lee en la página de la cuenta',
  'people.suspended': 'aparta a alguien de las mesas nuevas y de la charla, por tantos días',
  'people.closed': 'cierra una cuenta y todas sus sesiones, hasta que se levante',
  'people.lifted': 'acaba una suspensión, o abre de nuevo una cuenta cerrada',
  'people.reason': 'por qué; lo lee la persona afectada',
  'people.days': 'por cuántos días',
  'people.wouldGive': '{name} recibe un código',
  'people.wouldDismiss': 'la denuncia {id} se archiva',
  'people.dryRun': 'decir solo lo que se haría',
  'people.log': 'qué se hizo con alguien, y por qué',
  'people.noReports': 'No hay denuncias.',
  'people.done.warned': '{name} recibe una advertencia: {reason}',
  'people.done.suspended': '{name} queda en suspenso hasta el {until}: {reason}',
  'people.done.closed': 'La cuenta de {name} está cerrada: {reason}',
  'people.done.lifted': '{name} puede jugar de nuevo: {reason}',
  'people.wouldBe': 'Aún no se ha hecho nada. Sería: {said}',
  'people.nothing': 'Nunca se hizo nada con {name}.',
  'people.kind.warned': 'advertencia',
  'people.kind.suspended': 'suspensión',
  'people.kind.closed': 'cierre',
  'people.kind.lifted': 'levantada',

  // matches
  'matches.summary': 'listar y exportar las partidas de un servidor, quitar las abandonadas',
  'matches.description':
    'Lo que hace el anfitrión de un servidor con las partidas guardadas en él, también mientras funciona.',
  'matches.list': 'qué partidas hay, quién juega y cuándo pasó algo por última vez, la más antigua primero',
  'matches.state': 'solo las que esperan jugadores (open), se están jugando (running) o han acabado (over)',
  'matches.export':
    'la repetición de una partida: entera si ha acabado; si no, lo que puede saber un espectador',
  'matches.id': 'identificador de la partida, como en su dirección',
  'matches.file': 'el archivo que se creará; sin él se muestra',
  'matches.stored':
    'lo que está guardado, palabra por palabra y con sus secretos, para reparar una partida dañada',
  'matches.clean': 'quita las partidas sin acabar que nadie ha tocado en tantos días',
  'matches.idle': 'días sin una jugada ni una palabra',
  'matches.dryRun': 'decir solo cuáles son',
  'matches.yes': 'no preguntar',
  'matches.none': 'No hay ninguna partida.',
  'matches.looking': 'Partidas',
  'matches.unknown': 'No hay ninguna partida {id}.',
  'matches.notBegun': 'La partida {id} no ha empezado: no hay nada que exportar.',
  'matches.damagedNow':
    'Lo guardado de la partida {id} no se puede volver a jugar. --stored lo exporta tal cual.',
  'matches.exported': 'La partida {id} está en {file}.',
  'matches.nothingIdle': 'Ninguna partida lleva {days, plural, one {# día} other {# días}} sin actividad.',
  'matches.idleOnes':
    '{count, plural, one {# partida lleva} other {# partidas llevan}} {days, plural, one {# día} other {# días}} o más sin actividad:',
  'matches.ask': '¿{count, plural, one {Quitarla} other {Quitar las #}} para siempre? (s/n)',
  'matches.agreed': 's sí si',
  'matches.kept': 'No se ha quitado nada.',
  'matches.sayYes': 'No se ha quitado nada. Con --yes se hace sin preguntar.',
  'matches.removed': '{count, plural, one {# partida quitada} other {# partidas quitadas}}.',
  'matches.damaged': 'dañada',
  'matches.open': 'abierta',
  'matches.running': 'en curso',
  'matches.over': 'acabada',

  // serve
  'serve.summary': 'servir los juegos a los navegadores',
  'serve.description': 'Sirve la página web y la API hasta que se detiene (Ctrl+C).',
  'serve.host': 'dirección en la que escuchar',
  'serve.port': 'puerto en el que escuchar; 0 toma uno libre',
  'serve.web': 'carpeta de la página web construida',
  'serve.api': 'servir solo la API',
  'serve.data': 'carpeta donde se guardan las partidas',
  'serve.noStore': 'No se pueden abrir las partidas de {folder}: {reason}',
  'serve.noDatabase': 'No se puede abrir la base de datos que indica DATABASE_URL: {reason}',
  'serve.misplacedShard':
    'La base número {place, number} de MATCH_DATABASE_URLS contiene las partidas de la base número {was, number}. Nómbralas en el mismo orden que antes.',
  'serve.missingShards':
    'Las partidas de esta instalación se guardan en {known, plural, one {una base} other {# bases}} que MATCH_DATABASE_URLS debe nombrar; nombra {named, number}. No se encontrarían las partidas de las demás: da la misma lista a todos los servidores y comandos.',
  'serve.log': 'escribir una línea por petición',
  'serve.proxies': 'direcciones de los proxies a los que se cree cuando dicen por quién preguntan',
  'serve.noWork': 'dejar ordenadores, plazos e instantáneas a wyrmtable work (solo PostgreSQL)',
  'serve.ready': 'Wyrmtable está abierto: {url}',
  'serve.apiOnly': 'La API está abierta, sin página web: {url}',
  'serve.portTaken': 'El puerto {port} de {host} está ocupado por otro programa.',
  'serve.portForbidden': 'Este usuario no puede abrir el puerto {port}; prueba a partir de 1024.',
  'serve.proxyUnknown':
    '{proxies}: no son direcciones de proxies, como 127.0.0.1 o 10.0.0.0/8, separadas por comas. Corrige PROXIES.',
  'serve.metrics': 'dirección y puerto, como 127.0.0.1:9464, donde la vigilancia puede pedir cifras',
  'serve.portUnknown': '{port}: un puerto es un número de 0 a 65535. Corrige PORT.',
  'serve.metricsUnknown':
    '{metrics}: no es una dirección con un puerto, como 127.0.0.1:9464. Corrige METRICS.',
  'serve.publicUrlUnknown':
    '{publicUrl}: no es una dirección donde se llega al servidor, como https://juegos.example.org. Corrige PUBLIC_URL.',
  'serve.networksUnknown':
    '{networks}: no son direcciones ni redes, como 192.168.1.0/24, separadas por comas. Corrige NOTICE_NETWORKS.',
  'serve.publicUrlMissing':
    'Las cartas llevan a la dirección donde se llega al servidor, que no está dicha. Indica PUBLIC_URL.',
  'serve.smtpUnknown':
    'No es la dirección de un servidor de correo, como smtp://nombre:clave@mail.example.org:587. Corrige SMTP_URL.',
  'serve.mailFromUnknown':
    '«{mailFrom}»: no es una dirección de la que puedan venir cartas, como juegos@example.org. Corrige MAIL_FROM.',
  'serve.hostUnknown': '{host} no es una dirección de esta máquina.',
  'serve.notBuilt': 'No hay ninguna página web construida en {folder}; npm run build hace una.',
  'work.summary': 'hacer pensar a los ordenadores para otros servidores',
  'work.description':
    'Hace lo que nadie espera en las partidas de la base de datos que indica DATABASE_URL: los ordenadores piensan, el tiempo se agota, se guardan instantáneas. Puede haber tantos como se quiera, en cualquier máquina, hasta que se detienen (Ctrl+C). Con --server solo piensa, para los ordenadores de un servidor al que llega por HTTP.',
  'work.noDatabase':
    'DATABASE_URL no indica ninguna base de datos. Solo los servidores que comparten una pueden dejar trabajo a otros.',
  'work.ready': 'Listo para trabajar.',
  'work.server':
    'pensar para los ordenadores del servidor de esta dirección; hace falta una clave de su anfitrión en WYRMTABLE_WORKER_KEY',
  'work.threads': 'con --server: cuántas decisiones a la vez',
  'work.noKey':
    'WYRMTABLE_WORKER_KEY no contiene ninguna clave. El anfitrión del servidor la crea con «wyrmtable workers add».',
  'work.noAddress': '«{url}» no es la dirección de un servidor.',
  'work.keyUnknown': '{url} no conoce esta clave.',
  'work.thinking':
    'Pensando para {url}, {threads, plural, one {una decisión} other {# decisiones}} a la vez.',
  'work.reached': '{url} vuelve a responder.',

  // workers
  'workers.summary': 'qué máquinas pueden pensar para los ordenadores de un servidor',
  'workers.description':
    'Las claves de las máquinas que piensan para los ordenadores de un servidor («wyrmtable work --server») y cómo van; también mientras funciona.',
  'workers.list':
    'cuándo se supo de cada una por última vez, qué fue de lo que se le confió y en qué piensa ahora',
  'workers.add': 'crea una clave para una máquina, que se muestra solo esta vez',
  'workers.remove': 'retira la clave de una máquina; aquello en lo que piensa pasa a otras',
  'workers.name': 'nombre de la máquina, a elección del anfitrión',
  'workers.badName': 'Un nombre tiene de 1 a 40 letras, cifras, puntos y guiones.',
  'workers.none': 'No hay ninguna máquina.',
  'workers.nameTaken': 'Ya hay una máquina {name}.',
  'workers.unknown': 'No hay ninguna máquina {name}.',
  'workers.wouldAdd': '{name} tiene una clave',
  'workers.added':
    'La clave de {name}, que se muestra solo esta vez: {key}\nEn esa máquina: WYRMTABLE_WORKER_KEY=… wyrmtable work --server DIRECCIÓN',
  'workers.removed': 'La clave de {name} ya no abre nada.',
  'workers.neverSeen': 'nunca vista',
  'workers.ends': 'respuestas: {answered, number}, rechazos: {refused, number}, pérdidas: {lost, number}',

  // play
  'play.summary': 'jugar una partida en el terminal',
  'play.description':
    'Juega una partida entera en este terminal, contra un ordenador o entre personas que lo comparten. Los dados se pueden verificar después.',
  'play.seat': 'tu asiento; el primero por defecto',
  'play.opponent': 'quién juega los otros asientos',
  'play.players': 'cuántos se sientan a la mesa; si falta, todos los asientos del juego',
  'play.oddsHidden':
    'Esto sacaría a la luz cartas ocultas: nadie puede decir qué probabilidad tiene cada una.',
  'play.resume': 'seguir con una partida guardada',
  'play.save': 'archivo en el que se guarda la partida',
  'play.seed': 'dados de esta semilla, que los predice todos',
  'play.person': 'Persona',
  'play.you': 'Tú',
  'play.whichGame': '¿Qué juego? Nombra uno, o un archivo con --resume.',
  'play.unknownSeat': 'No hay ningún asiento «{seat}». Hay: {known}.',
  'play.fileExists': '{file} ya existe. Sigue con él con --resume o elige otro nombre.',
  'play.noSecret': '{file} no contiene el secreto de sus dados: la partida se puede mirar, pero no seguir.',
  'play.commitment': 'Dados prometidos por el SHA-256 de su secreto: {commitment}',
  'play.seeded': 'Dados de la semilla {seed}: quien la conoce los conoce todos.',
  'play.secret': 'Secreto de los dados: {secret}',
  'play.resumed':
    '{entries, plural, one {Se ha jugado # acción} other {Se han jugado # acciones}} hasta ahora.',
  'play.hint': 'h muestra la ayuda, q guarda y sale.',
  'play.help': `En el indicador:
  3            opción o grupo número 3; una línea vacía vuelve a los grupos
  1010         todo lo que hable de 1010; las palabras reducen las opciones, y la única que quede se juega
  o 3          lo que puede traer la opción 3, con sus probabilidades; o PALABRAS también
  hint         lo que parece mejor, con su posibilidad de ganar y las razones
  ? ACCIÓN     por qué una acción no es posible; se escribe CLASE NOMBRE=VALOR … o en JSON
  ACCIÓN       la misma sin ? se juega, aunque no esté en la lista
  u, r         deshacer, rehacer
  resign       rendirse
  draw         terminar sin ganador, si todos en la mesa están de acuerdo
  hand SITIO X dejar que un ordenador (novice, captain …) o una persona (person) responda por un asiento
  b, l         tablero, últimas líneas de la crónica
  s ARCHIVO    guardar
  rules        con qué reglas juegas, y cómo seguir con las de hoy
  q            guardar y salir`,
  'play.noAnswer': '{who} no puede responder: {reason}',
  'play.drawAsk': 'Si todos en la mesa aceptan las tablas, «draw yes» termina la partida sin ganador.',
  'play.noDraw': 'Se pueden acordar tablas donde el juego las conoce y no juega ningún ordenador.',
  'play.handWhat': 'Escribe: hand ASIENTO QUIÉN. Asientos: {seats}. Quién: {kinds}.',
  'play.rulesOfToday': 'Juegas con las reglas de hoy, versión {version}.',
  'play.earlierRules':
    'Juegas con las reglas de la versión {version}, con las que empezó esta partida; las de hoy, versión {today}, son distintas. Si todos en la mesa están de acuerdo, «rules yes» sigue con las de hoy desde esta posición.',
  'play.rulesNotTaken': 'La partida no puede seguir con la versión {today}: {why}',
  'play.engine': 'línea de órdenes de un programa que juega los otros asientos (docs/formats/engine.md)',
  'play.engine.notStarted': '{command} no puede arrancar: {what}.',
  'play.engine.ended': '{command} ha terminado ({what}) en mitad de la partida.',
  'play.engine.silent': '{command} no responde como un motor: nada en {what} segundos.',
  'play.engine.badAnswer': '{command} respondió lo que no puede ser: {what}',
  'play.thinks': '{seat} está pensando',
  'play.chance': 'se da un {chance}',
  'play.hurry': 'Intro: jugar ya',
  'play.hintPlain': 'Aquí no hay nada que sopesar:',
  'play.hintCertain': '{chance} con certeza',
  'play.hintBetter': 'a favor: {figures}',
  'play.hintWorse': 'en contra: {figures}',
  'play.hintRange': 'según los dados: de {least} a {most} justo después',
  'play.hintFailed': 'No hay consejo: {reason}.',
  'play.noSuchNumber': 'No hay ningún número {number}; el último es {most}.',
  'play.nothingMatches': 'Nada posible habla de «{input}». ? ACCIÓN dice por qué no.',
  'play.notAnAction': '«{input}» no es una acción de este juego. Escríbela así: {example}',
  'play.allowed': 'Esto es posible ahora.',
  'play.oddsOfWhat': '¿Las probabilidades de qué? o y el número de una opción mostrada, o una acción.',
  'play.noDice': 'No se tira ningún dado: esto ocurre con seguridad.',
  'play.exactOdds':
    'Probabilidades exactas ({branches, plural, one {# manera} other {# maneras}} de caer los dados):',
  'play.sampledOdds': 'Estimación con {branches, plural, one {# tirada} other {# tiradas}}:',
  'play.otherEnds': '{count, plural, one {# otro final} other {# otros finales}}',
  'play.undone': 'Deshecho.',
  'play.redone': 'Rehecho.',
  'play.saved': 'Guardado en {file}.',
  'play.left': 'La partida queda en {file}; --resume {file} la continúa.',
  'play.over': 'La partida queda en {file}; verify {file} comprueba sus dados.',

  // play on a server
  'play.server': 'jugar en un servidor: su dirección pone una mesa, el enlace de una mesa sienta en ella',
  'play.name': 'cómo te llaman los demás, en un servidor',
  'online.guest': 'Invitado',
  'online.whichGame': '¿Qué juego? Nombra uno para poner una mesa, o da a --server el enlace de una mesa.',
  'online.noAddress':
    '«{text}» no es ni la dirección de un servidor, como http://127.0.0.1:8090, ni el enlace de una mesa.',
  'online.unreachable': 'Nada que juegue responde en {url}. {reason}',
  'online.refused': '{url} se niega: {code}.',
  'online.unknownGame': 'El servidor juega a {game} {version}, que este programa no conoce.',
  'online.invite': 'Quien vaya a sentarse abre {link} o se lo da a --server.',
  'online.waiting': 'Esperando a que los demás se sienten…',
  'online.joined': '{name} se sienta.',
  'online.calledOff': 'La mesa se ha anulado.',
  'online.left': 'Conservas tu sitio. Vuelve con --server {link}',
  'online.notYou': 'Le toca a otro.',
  'online.stale': 'Ha pasado algo entretanto; mira de nuevo.',
  'online.notDone': 'No se ha hecho: {code}.',
  'online.help':
    'Un número o palabras eligen; una línea vacía vuelve a los grupos. b: tablero, u: deshacer, say PALABRAS, resign, q: salir, h: esta ayuda.',

  // What can be said in one press
  'phrase.hello': '¡Hola!',
  'phrase.goodLuck': '¡Suerte!',
  'phrase.wellPlayed': 'Bien jugado',
  'phrase.thanks': 'Gracias',
  'phrase.sorry': 'Perdón',
  'phrase.oneMoment': 'Un momento',
  'phrase.backSoon': 'Vuelvo enseguida',
  'phrase.goOnTomorrow': '¿Seguimos mañana?',
  'phrase.yourMove': 'Te toca',
  'phrase.goodGame': 'Buena partida',

  // simulate
  'simulate.summary': 'hacer que los ordenadores jueguen muchas partidas y contar',
  'simulate.description':
    'Juega partidas entre ordenadores y dice cuántas veces gana cada bando, con intervalos del 95 %. La misma semilla da las mismas cifras, sea cual sea el número de hilos.',
  'simulate.games': 'número de partidas',
  'simulate.seats': 'jugadores por asiento, por ejemplo greedy,random ({kinds})',
  'simulate.seed': 'semilla de dados y elecciones',
  'simulate.threads': 'número de hilos',
  'simulate.out':
    'carpeta para las partidas y las cifras; si no, solo se guardan las partidas fallidas, en .wyrmtable/errors',
  'simulate.withAnEnd': '{reason} Se juega con {set}.',
  'simulate.verify': 'comprobar de nuevo cada partida desde su repetición, dado a dado',
  'simulate.maxActions': 'máximo de acciones de una partida',
  'simulate.progress': 'Partidas',
  'simulate.title': '{game}: {games, plural, one {# partida} other {# partidas}}, {finished} terminadas',
  'simulate.winner': 'Victorias',
  'simulate.ending': 'Finales',
  'simulate.count': 'número',
  'simulate.share': 'parte',
  'simulate.interval': 'intervalo del 95 %',
  'simulate.length': 'Duración',
  'simulate.mean': 'media',
  'simulate.least': 'mínimo',
  'simulate.most': 'máximo',
  'simulate.actions': 'acciones',
  'simulate.turns': 'cambios de bando',
  'simulate.points': 'Puntos de media: {points}',
  'simulate.scale':
    'los niveles piensan con reloj, con este factor de su tiempo; si no, con un número fijo de ensayos',
  'simulate.ladder':
    'todos (o los de --seats, del más débil al más fuerte) unos contra otros, con sus puntuaciones',
  'simulate.pairs': 'encuentros de la escala',
  'simulate.roundRobin':
    'lo que aportan los asientos (por ejemplo, mazos), todos contra todos; --games cuenta cada pareja',
  'roundRobin.noEntries': 'En este juego todos los asientos aportan lo mismo: no hay nada que enfrentar.',
  'roundRobin.title':
    '{game}: liga de {games, plural, one {# partida} other {# partidas}}, {finished} terminadas',
  'roundRobin.meetings': 'Encuentros',
  'roundRobin.drawn': 'Empates',
  'roundRobin.lost': 'Derrotas',
  'roundRobin.seats': 'Ventaja',
  'roundRobin.first': 'primero en el orden',
  'roundRobin.firstSeat': 'primer asiento',
  'roundRobin.median': 'mediana',
  'roundRobin.mostOf95': '95 % en',
  'roundRobin.rounds': 'rondas',
  'arena.summary': 'hacer jugar a programas y niveles entre sí',
  'arena.description':
    'Enfrenta a cada participante con cada otro, tantas veces de un lado como del otro. Un participante es un nivel ({levels}) o la línea de órdenes de un programa que habla docs/formats/engine.md. Todos tienen el mismo tiempo; un programa que falla pierde la partida. Un enfrentamiento acaba en cuanto una prueba secuencial decide si el segundo es mejor (0,5 contra 0,65, 5 % de error de cada lado).',
  'arena.entrants': 'dos o más, el más débil primero, hasta donde se sepa',
  'arena.games': 'número máximo de partidas de un enfrentamiento',
  'arena.ms': 'milisegundos por decisión; quien tarda el triple y cinco segundos más ha perdido',
  'arena.concurrency': 'partidas a la vez',
  'arena.out': 'carpeta para las repeticiones de todas las partidas',
  'arena.maxActions': 'una partida que no ha acabado tras tantas acciones es tablas',
  'arena.time': '{ms} ms por decisión.',
  'arena.failures':
    '{count, plural, one {# partida perdida} other {# partidas perdidas}} por un programa que falló:',
  'ladder.twoSeats': 'Una escala necesita un juego para dos.',
  'ladder.entrants': 'Una escala necesita al menos dos jugadores distintos.',
  'ladder.title': '{game}: escala de {games, plural, one {# partida} other {# partidas}}',
  'ladder.steady': 'Los niveles piensan con su número fijo de ensayos.',
  'ladder.scaled': 'Los niveles piensan con reloj, a {scale} de su tiempo.',
  'ladder.pairing': 'Encuentro (victorias – empates – derrotas por asiento)',
  'ladder.score': 'resultado',
  'ladder.rating': 'Puntuación',
  'ladder.verdict.better': 'más fuerte',
  'ladder.verdict.notBetter': 'no más fuerte',
  'ladder.verdict.open': 'sin decidir',
  'simulate.errors':
    '{count, plural, one {# partida ha fallado} other {# partidas han fallado}} (semilla: error → partida):',

  'engine.summary': 'responder a otros programas como motor',
  'engine.description':
    'Habla el protocolo de motores por la entrada y la salida estándar (docs/formats/engine.md), para que otros programas puedan jugar contra él.',
  'environment.summary': 'responder a programas de investigación, como entorno',
  'environment.description':
    'Responde por la entrada y la salida estándar a peticiones de observaciones, acciones permitidas, dados y estados (docs/formats/environment.md); examples/research.py es el otro lado, en Python.',
  'conform.summary': 'comprobar si un programa sigue el protocolo de los motores',
  'conform.description':
    'Inicia un programa y le pregunta todo lo que un motor responde según docs/formats/engine.md, con decisiones de partidas jugadas al azar.',
  'conform.command': 'línea de órdenes del programa',
  'conform.positions': 'decisiones que se le piden',
  'conform.ms': 'milisegundos para cada una',
  'conform.progress': 'Preguntas',
  'conform.greets': 'saluda, y dice su nombre, el protocolo 1 y el juego',
  'conform.isReady': 'dice que está listo',
  'conform.skipsUnknown': 'pasa por alto una orden que no conoce',
  'conform.playsLegally': 'responde a cada decisión con una acción que las reglas permiten',
  'conform.keepsTime':
    'responde a cada una en el triple de su tiempo y cinco segundos, a la primera en un minuto más',
  'conform.stops': 'se detiene cuando se le dice, con su mejor acción',
  'conform.answersWhileThinking': 'dice que está listo incluso mientras piensa',
  'conform.refusesNonsense': 'llama error a una posición ilegible, y sigue',
  'conform.quits': 'acaba cuando se le dice',
  'conform.isBot': 'el programa es un bot que juega por HTTP (docs/write-a-bot.md)',
  'conform.patience': 'segundos que puede callar un bot que tiene algo que hacer',
  'conform.bot.joins': 'se sienta con su invitación y mira la mesa',
  'conform.bot.looksAgain': 'vuelve a mirar cuando se sienta con un número por delante de lo que sabe',
  'conform.bot.playsLegally': 'solo juega lo que se le dice que puede',
  'conform.bot.repeatsCommand': 'repite una orden con su clave cuando se pierde la respuesta',
  'conform.bot.waitsWhenToldTo': 'espera lo que se le dice tras demasiadas peticiones',
  'conform.bot.copesWithStale': 'sigue cuando lo que hizo llegaba tarde',
  'conform.bot.resumesStream': 'retoma un flujo roto donde se rompió',
  'conform.bot.outlivesRestart': 'sobrevive a un reinicio del servidor',
  'conform.bot.playsToTheEnd': 'juega hasta el final',
  'conform.bot.ends': 'acaba por sí solo cuando termina la partida',
  'conform.failed':
    '{count, plural, one {# pregunta no tuvo} other {# preguntas no tuvieron}} la respuesta debida.',

  // replay and verify
  'replay.summary': 'leer la historia de una partida guardada',
  'replay.description':
    'Cuenta la historia de una partida guardada, o muestra el tablero en una de sus entradas.',
  'replay.at': 'mostrar el tablero tras la entrada n (0: el principio)',
  'replay.events': 'los propios sucesos, un JSON por línea',
  'replay.tooFar': 'No hay ninguna entrada {at}; la última es {last}.',
  'replay.entry': 'Entrada {at} de {last}',
  'verify.summary': 'comprobar una partida guardada y sus dados',
  'verify.description':
    'Vuelve a jugar una partida guardada según las reglas y deriva cada dado del secreto prometido.',
  'verify.progress': 'Entradas',
  'verify.good': '{file}: {game}, {entries, plural, one {# entrada} other {# entradas}}, todo en orden.',
  'verify.dice.secret': 'Cada dado se sigue del secreto prometido.',
  'verify.dice.seed': 'Cada dado se sigue de la semilla.',
  'verify.dice.recorded': 'Los dados se creen: el archivo no contiene su secreto.',
  'verify.dice.partly': 'Una parte de los dados se sigue de lo prometido; los demás se creen.',
  'verify.unfinished': 'La partida no ha terminado.',

  // case, clauses, new-game, bench
  'case.summary': 'ejecutar ejemplos de las reglas',
  'case.description': 'Juega casos (archivos o carpetas) y nombra todo lo que en ellos no se cumple.',
  'case.paths': 'archivos o carpetas',
  'case.none': 'No hay casos ahí.',
  'case.looked': '{looked, plural, one {# cosa mirada} other {# cosas miradas}}',
  'case.expected': 'esperado:',
  'case.found': 'hallado:  ',
  'case.total':
    '{cases, plural, one {# caso} other {# casos}}, {failed, plural, one {# fallo} other {# fallos}}',
  'case.failed': '{failed, plural, one {# caso no se cumple} other {# casos no se cumplen}}.',
  'clauses.summary': 'mostrar qué casos y pruebas nombran cada cláusula',
  'clauses.description':
    'Lista cada cláusula de las reglas de un juego con los casos y las pruebas que la nombran.',
  'clauses.noSources':
    'Las fuentes de los juegos no están aquí; las cláusulas solo se consultan en una copia del repositorio.',
  'clauses.total': '{clauses, plural, one {# cláusula} other {# cláusulas}}, {unnamed} sin caso ni prueba',
  'clauses.unnamed':
    'Ningún caso y ninguna prueba nombra {count, plural, one {esta cláusula} other {estas cláusulas}}: {unnamed}',
  'newGame.summary': 'empezar un juego propio',
  'newGame.description':
    'Crea la carpeta de un juego nuevo y lo añade a la lista: una pequeña carrera que ya se puede jugar, para convertirla en tu juego (docs/add-a-game.md).',
  'newGame.name': 'palabras de a–z y cifras unidas por guiones: stone-garden',
  'newGame.badName':
    '«{name}» no puede ser el nombre de un juego: hacen falta palabras de a–z y cifras unidas por guiones, de 30 caracteres como mucho, como stone-garden.',
  'newGame.exists': 'Ya hay un juego llamado «{name}».',
  'newGame.noSources':
    'Las fuentes de los juegos no están aquí; un juego solo se empieza en una copia del repositorio.',
  'newGame.noList': 'La lista de games/index.ts ya no tiene su forma: no se ha escrito nada.',
  'newGame.made': 'games/{name} ya se puede jugar y está en games/index.ts. Lo que sigue:',
  'newGame.next.play': 'jugarlo aquí',
  'newGame.next.simulate': 'que lo jueguen ordenadores',
  'newGame.next.start': 'abrirlo en el navegador',
  'newGame.next.golden': 'grabar las formas en que acaba',
  'newGame.next.test': 'todo lo que se pide a un juego',
  'newGame.next.read': 'para qué sirve cada archivo',
  'bench.summary': 'medir lo rápido que va todo aquí',
  'bench.description': 'Ejecuta las mediciones de esta copia del repositorio, todas o las nombradas.',
  'bench.names': 'mediciones que ejecutar; todas por defecto',
  'bench.missing': 'Aquí no hay mediciones (bench/main.ts); forman parte de una copia del repositorio.',
  'bench.failed': 'Las mediciones han fallado (estado {status}).',
}
