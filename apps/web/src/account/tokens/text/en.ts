/** Tokens in English; the other catalogs have the same keys. */
export const en = {
  'tokens.title': 'Tokens for programs',
  'tokens.lead':
    'A bot that plays for you needs a token instead of your password. It does only what you allow it, and you can revoke it at any time.',
  'tokens.none': 'You have made none.',
  'tokens.used': 'last used {when}',
  'tokens.unused': 'never used',
  'tokens.revoke': 'Revoke',
  'tokens.revokeOf': 'Revoke the token {name}',
  'tokens.name': 'Name of the new one',
  'tokens.nameHint': 'What it is for, such as “bot at home”.',
  'tokens.may': 'What it may do',
  'tokens.scope.read': 'See matches and hear news',
  'tokens.scope.play': 'Sit down and play',
  'tokens.scope.talk': 'Talk at the table',
  'tokens.scope.tables': 'Lay tables',
  'tokens.make': 'Make a token',
  'tokens.made': 'Your new token',
  'tokens.once': 'It is shown this one time: keep it where your program finds it, and show it to nobody.',
  'tokens.kept': 'I have kept it',
} as const
