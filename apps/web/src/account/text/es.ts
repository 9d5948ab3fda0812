import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La página de la propia cuenta, en español. */
export const es: Catalog<keyof typeof en> = {
  'account.title': 'Cuenta',
  'account.guest':
    'Aquí juegas como invitado: tus partidas están unidas a este navegador. Con una cuenta las encuentras, con lo que has creado, en todos tus dispositivos. Basta un nombre y una contraseña; no se envía ningún correo.',
  'account.signIn': 'Iniciar sesión',
  'account.create': 'Cuenta nueva',
  'account.createDeed': 'Crear la cuenta',
  'account.name': 'Nombre',
  'account.password': 'Contraseña',
  'account.newPassword': 'Contraseña nueva',
  'account.length': 'Al menos {count} caracteres; varias palabras se recuerdan bien.',
  'account.adopt':
    '{count, plural, one {Llevarme mi puesto de este navegador} other {Llevarme mis # puestos de este navegador}}',
  'account.lost': '¿Contraseña perdida?',
  'account.recover': 'Una contraseña nueva con un código',
  'account.recoverText':
    'Usa uno de los códigos que se mostraron al crear la cuenta, o uno que te haya dado el anfitrión de este servidor. Se cierra la sesión en todos los dispositivos.',
  'account.code': 'Código',
  'account.recoverDeed': 'Fijar la contraseña nueva',
  'account.back': 'Volver',
  'account.codes': 'Guarda estos códigos',
  'account.codesText':
    'Si pierdes la contraseña, cada uno abre la cuenta una vez. Solo se muestran ahora: anótalos o guárdalos.',
  'account.codesKept': 'Ya los he guardado',
  'account.copy': 'Copiar',
  'account.copied': 'Copiado.',
  'account.notCopied': 'No se ha podido copiar.',
  'account.since': 'Cuenta desde el {date}',
  'account.devices': 'Dispositivos',
  'account.device': 'Dispositivo desconocido',
  'account.this': 'este',
  'account.seen': 'usado {when}',
  'account.signOut': 'Cerrar sesión',
  'account.signOutOf': 'Cerrar sesión en {device}',
  'account.signOutAll': 'Cerrar sesión en todas partes',
  'account.change': 'Cambiar la contraseña',
  'account.old': 'Contraseña actual',
  'account.changed': 'La contraseña ha cambiado; se ha cerrado la sesión en los demás dispositivos.',
  'account.recovery': 'Códigos de recuperación',
  'account.left':
    '{count, plural, =0 {No queda ningún código.} one {Queda un código.} other {Quedan # códigos.}}',
  'account.renew': 'Códigos nuevos',
  'account.renewNote': 'Unos nuevos los anulan.',
  'account.data': 'Mis datos',
  'account.export': 'Guardar todo lo que se conserva de mí',
  'account.delete': 'Eliminar la cuenta',
  'account.deleteText':
    'El nombre queda libre y se dejan tus puestos. El registro de las partidas queda para quienes jugaron en ellas. No se puede deshacer.',
  'account.keep': 'Conservarla',
  'account.noServer':
    'Una cuenta necesita un servidor para jugar en compañía. Esta página no viene de uno, o no responde.',
  'account.again': 'Intentar de nuevo',
  'account.fault.notKnown': 'El nombre y la contraseña o el código no se corresponden.',
  'account.fault.nameTaken': 'Alguien ya tiene este nombre. Elige otro, por favor.',
  'account.fault.signedOut': 'Mientras tanto se ha cerrado la sesión.',
  'account.fault.tooOften':
    'Demasiados intentos. Espera {minutes, plural, one {un minuto} other {# minutos}}.',
  'account.toNotices': 'Avisos',
  'account.profile': 'Mi perfil',
  'account.best': 'Los mejor puntuados',
  'account.friends': 'Amistades',
  'account.clubs': 'Clubes',
  'account.host': 'Anfitrión',
  'account.toTable': 'Volver a la mesa',
  'account.notices': 'De quien mantiene este servidor',
  'account.notice.warned': 'Una advertencia',
  'account.notice.suspended': 'En suspenso hasta el {until}',
  'account.notice.closed': 'Esta cuenta está cerrada',
  'account.notice.lifted': 'Puedes jugar de nuevo',
  'account.notice.inForce':
    'Hasta entonces no pones mesas, no te sientas en ninguna y no dices nada. Lo que has empezado puedes acabarlo.',
  'account.notice.read': 'Lo he leído',
  'account.blocked': 'Bloqueados',
  'account.blockedNone':
    'No te mantienes lejos de nadie. En una mesa y en los perfiles puedes bloquear a alguien.',
  'account.blockedText': 'No te sientas en ninguna mesa con estas personas.',
  'account.letGo': 'Desbloquear',
  'account.letGoOf': 'Desbloquear a {name}',
  'account.fault.suspended':
    'Quien mantiene el servidor ha suspendido esta cuenta hasta el {until}: {reason}',
  'account.fault.closed': 'Quien mantiene el servidor ha cerrado esta cuenta: {reason}',
}
