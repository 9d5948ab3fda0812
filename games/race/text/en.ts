/** Race in English; the other catalogs have the same keys. */
export const en = {
  'seat.red': 'Red',
  'seat.blue': 'Blue',
  phase: 'Running',
  status: 'Red {red}, blue {blue} of {length}',
  group: 'Run',
  'action.walk': 'Walk one step',
  'action.sprint': 'Sprint',
  'event.rolled':
    '{seat} sprints ({success, select, yes {well} other {and stumbles}}): {total} needs {need}+',
  'event.moved': '{seat} takes {steps, plural, =0 {no step} one {# step} other {# steps}} (now {to})',
  'refusal.tired': 'Nobody sprints twice in a row.',
  'refusal.notNow': 'It is the other runner’s turn.',
  'refusal.twoWinners': 'Both runners cannot have arrived.',
  'refusal.unknown': 'The rules forbid it.',
  outcome: '{seat} arrives first.',
  'view.title': 'Race',
  'view.line': 'Walk, or dare to sprint',
  'view.length': 'Steps of the track',
  'view.actions': 'Actions',
  'view.log': 'Chronicle',
  'view.empty': 'Nothing has happened yet.',
} as const

export type TextKey = keyof typeof en
