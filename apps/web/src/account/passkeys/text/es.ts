import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Las llaves de acceso, en español. */
export const es: Catalog<keyof typeof en> = {
  'passkeys.title': 'Llaves de acceso',
  'passkeys.lead':
    'Una llave de acceso la guarda tu dispositivo, tu gestor de contraseñas o una llave de tu llavero. Con ella entras sin nombre ni contraseña, y nadie puede adivinarla.',
  'passkeys.signIn': 'Entrar con una llave de acceso',
  'passkeys.none': 'Aún no tienes ninguna.',
  'passkeys.used': 'usada {when}',
  'passkeys.remove': 'Quitar',
  'passkeys.removeOf': 'Quitar la llave de acceso {name}',
  'passkeys.onlyWay': 'Es tu única entrada: fija una contraseña o añade otra llave antes de quitarla.',
  'passkeys.name': 'Nombre de la nueva',
  'passkeys.nameHint': 'Donde la guardas, como «teléfono».',
  'passkeys.add': 'Añadir una llave de acceso',
  'passkeys.first': 'Primera llave de acceso',
  'passkeys.by': 'Entrar con',
  'passkeys.byPassword': 'una contraseña',
  'passkeys.byPasskey': 'una llave de acceso',
  'passkeys.createText': 'Tu navegador pregunta dónde se guarda la llave de acceso. No necesitas contraseña.',
  'passkeys.prove': 'Se te pide tu llave de acceso, para que seas tú quien lo hace.',
  'passkeys.setPassword': 'Fijar una contraseña',
  'passkeys.setPasswordText': 'Con una contraseña entras también donde no tienes a mano una llave de acceso.',
  'passkeys.not.insecure':
    'Las llaves de acceso necesitan una conexión cifrada (https), y esta página ha llegado sin ella. Habla con quien mantiene el servidor, o entra con una contraseña.',
  'passkeys.not.numbers':
    'Las llaves de acceso pertenecen al nombre de un servidor, y esta página se ha abierto por una dirección de números. Ábrela por su nombre, o entra con una contraseña.',
  'passkeys.not.unable': 'Este navegador no puede guardar llaves de acceso. Entra con una contraseña.',
  'passkeys.fault.cancelled': 'No se ha usado ninguna llave de acceso. Puedes intentarlo de nuevo.',
  'passkeys.fault.hasOne': 'Ya tienes ahí una llave de acceso.',
  'passkeys.fault.unknown': 'Esta llave de acceso no abre ninguna cuenta aquí.',
}
