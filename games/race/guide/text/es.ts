import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'Por detrás, pero no perdido',
  'welcome.text': 'Eres rojo. A ti te quedan cuatro pasos; a azul, tres.',
  'sprint.title': 'Esprintar',
  'sprint.text': 'Decide un dado: tres pasos con 3 o más. Pulsa «Esprintar».',
  'blue.title': 'Ahora, azul',
  'blue.text': 'Ahora eres azul y te quedan tres pasos. Esprinta también.',
  'tired.title': 'Sin aliento',
  'tired.text': 'Azul ha tropezado. Nadie esprinta dos veces seguidas, así que esta vez rojo camina.',
  'end.title': 'Eso es todo',
  'end.text': 'Rojo llega primero. Ahora juega contra alguien.',
}
