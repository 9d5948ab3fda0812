import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Los tokens de acceso, en español. */
export const es: Catalog<keyof typeof en> = {
  'tokens.title': 'Tokens para programas',
  'tokens.lead':
    'Un bot que juega por ti necesita un token, y no tu contraseña. Solo hace lo que le permites, y puedes revocarlo cuando quieras.',
  'tokens.none': 'No has creado ninguno.',
  'tokens.used': 'usado {when}',
  'tokens.unused': 'nunca usado',
  'tokens.revoke': 'Revocar',
  'tokens.revokeOf': 'Revocar el token {name}',
  'tokens.name': 'Nombre del nuevo',
  'tokens.nameHint': 'Para qué es, como «bot en casa».',
  'tokens.may': 'Lo que puede hacer',
  'tokens.scope.read': 'Ver partidas y seguir las novedades',
  'tokens.scope.play': 'Sentarse y jugar',
  'tokens.scope.talk': 'Hablar en la mesa',
  'tokens.scope.tables': 'Abrir mesas',
  'tokens.make': 'Crear un token',
  'tokens.made': 'Tu nuevo token',
  'tokens.once':
    'Se muestra solo esta vez: guárdalo donde tu programa lo encuentre, y no se lo enseñes a nadie.',
  'tokens.kept': 'Lo he guardado',
}
