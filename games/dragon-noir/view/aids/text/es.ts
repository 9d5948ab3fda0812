import type { en } from './en.ts'

/** Cómo terminó una partida de Dragon Noir. */
export const es: Record<keyof typeof en, string> = {
  'title.win': 'Vence: {side}',
  'title.draw': 'No vence nadie',
  'line.victory': '«{scenario}» se decidió en el turno {turn}.',
  'line.points': 'El turno {turn} era el último; deciden muertos y heridos: Exilio {exile}, Horda {horde}.',
  'line.conceded': 'El otro bando se rindió en el turno {turn}.',
  'line.campaign': 'La campaña ha terminado: Exilio {exile}, Horda {horde}.',
  'fact.turns': '{count, plural, one {turno} other {turnos}}',
  'fact.fallen': '{count, plural, one {caído} other {caídos}} en el bando {side}',
  'fact.shots': '{count, plural, one {disparo} other {disparos}}',
  'fact.combats': '{count, plural, one {combate} other {combates}}',
  'summary.when': 'Turno {turn}',
  'asked.setup': 'Coloca tu bando',
  'asked.fire': 'Elige quién dispara',
  'asked.movement': 'Elige quién avanza',
  'asked.mover': '{unit}: quedan {mp} PM',
  'asked.combat': 'Elige quién golpea',
  'summary.energy':
    '{wizard}: energía {energy}, {spells, plural, =0 {ningún hechizo más} one {un hechizo más} other {# hechizos más}}',
}
