import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Consejos y reflexión en español. */
export const es: Catalog<keyof typeof en> = {
  'advice.ask': 'Pedir consejo',
  'advice.title': 'Consejo',
  'advice.close': 'Guardar el consejo',
  'advice.thinking': 'Se sopesa lo que se puede hacer…',
  'advice.now': 'Mostrar lo mejor hasta ahora',
  'advice.chance': 'probabilidad de ganar',
  'advice.range': 'de {low} a {high}, según los dados',
  'advice.roll': '{percent} de que la tirada acierte',
  'advice.proven': 'prácticamente decidido',
  'advice.better': 'Mejora: {what}',
  'advice.worse': 'Empeora: {what}',
  'advice.then': 'después {what}',
  'advice.only': 'Aquí no hay nada que sopesar.',
  'advice.failed': 'No se pudo hallar ningún consejo.',
  'advice.do': 'Hacerlo',
  'advice.doOf': 'Hacerlo: {what}',
  'advice.foot':
    'Hallado por una búsqueda en lo que tu asiento puede saber; la probabilidad es una estimación.',
  'advice.after': 'Lo que {who} quería mejorar: {what}.',
  'advice.afterNothing': '{who} no quería nada en particular.',
  'advice.letGo': 'Lo que dejó de lado: {what}.',
  'advice.gaveItself': 'Probabilidad que se daba: {percent}.',
  'thinking.progress': '{seat} está pensando',
  'thinking.hurry': 'Mover ya',
  'thinking.hurryNote': 'Toma la mejor jugada hallada hasta ahora',
}
