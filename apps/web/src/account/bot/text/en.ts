/** The label of a bot’s account in English; the other catalogs have the same keys. */
export const en = {
  'bot.title': 'A bot’s account',
  'bot.lead':
    'Does a program play by this account? Say so: it is shown as a bot wherever it sits and on its profile, and it plays no rated matches.',
  'bot.sure': 'I know that this can never be undone',
  'bot.label': 'Call it a bot’s account',
  'bot.is': 'This is a bot’s account: it is shown as one everywhere, and plays no rated matches.',
  'bot.profile': 'A program plays by this account.',
  'bot.named': '{name} (bot)',
} as const
