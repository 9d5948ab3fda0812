/** A position that came by an address, in English; the other catalogs have the same keys. */
export const en = {
  'position.title': 'A position of {game}',
  'position.text': 'Somebody sent you a position. It can be played on here, at this screen, with new dice.',
  'position.open': 'Set it up',
  'position.faulty': 'No position can be read from this address',
  'position.faultyText': 'It may have been cut short on its way, or be of a game that is not here.',
  'position.link': 'Copy a link to this position',
  'position.file': 'Keep this position',
  'position.copied': 'The link is copied.',
  'position.notCopied': 'This browser lets nothing be copied. The link: {link}',
} as const
