import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  'help.keys': 'Teclas',
  'help.sheet': 'Hoja de consulta',
  'help.advice': 'pedir consejo al ordenador, guardarlo',
  'help.log': 'en la crónica: de regla en regla',
  'help.this': 'esta lista',
  'help.note': 'Pulsa una letra para elegir otra que haga lo mismo.',
  'help.change': '{key}: {does}. Elegir otra letra',
  'help.press': 'Pulsa la letra que prefieras. Escape deja esta.',
  'help.refused': 'Solo valen letras, y ninguna que la mesa guarde para otra cosa.',
  'help.reset': 'Como al principio',
  'help.noSheet': 'Este juego no tiene hoja de consulta.',
  'help.toBook': 'Al reglamento',
}
