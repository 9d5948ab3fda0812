import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Seguir con otras reglas, en español. */
export const es: Catalog<keyof typeof en> = {
  'rules.version': 'versión {version}',
  'rules.goOn': 'Seguir con las reglas de hoy',
  'rules.ask':
    'Esta partida sigue las reglas de la versión {version}, con las que empezó. Las de hoy, versión {today}, son distintas. ¿Están todos en la mesa de acuerdo en seguir con ellas desde esta posición?',
  'rules.kept': 'Lo jugado hasta ahora queda en el registro. No se podrá deshacer más allá.',
  'rules.agree': 'Todos de acuerdo',
  'rules.notTaken': 'La partida no puede seguir con la versión {version}: {why}',
}
