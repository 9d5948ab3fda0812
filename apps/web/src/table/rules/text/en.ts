/** Going on under other rules in English; the other catalogs have the same keys. */
export const en = {
  'rules.version': 'version {version}',
  'rules.goOn': 'Go on under today’s rules',
  'rules.ask':
    'This match is played by the rules of version {version}, under which it began. Today’s, version {today}, differ. Does everybody at the table agree to go on under them from this position?',
  'rules.kept': 'What was played so far stays in the record. No taking back goes past this.',
  'rules.agree': 'We all agree',
  'rules.notTaken': 'The match cannot go on under version {version}: {why}',
} as const
