/** Passkeys in English; the other catalogs have the same keys. */
export const en = {
  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'A passkey is kept by your device, your password manager or a key on your key ring. It signs you in without a name or a password, and nobody can guess it.',
  'passkeys.signIn': 'Sign in with a passkey',
  'passkeys.none': 'You have none yet.',
  'passkeys.used': 'last used {when}',
  'passkeys.remove': 'Remove',
  'passkeys.removeOf': 'Remove the passkey {name}',
  'passkeys.onlyWay': 'It is your only way in: set a password or add another passkey before you remove it.',
  'passkeys.name': 'Name of the new one',
  'passkeys.nameHint': 'Where you keep it, such as “phone”.',
  'passkeys.add': 'Add a passkey',
  'passkeys.first': 'First passkey',
  'passkeys.by': 'Sign in by',
  'passkeys.byPassword': 'a password',
  'passkeys.byPasskey': 'a passkey',
  'passkeys.createText': 'Your browser asks where the passkey is to be kept. You need no password.',
  'passkeys.prove': 'Your passkey is asked for, so that it is you who does this.',
  'passkeys.setPassword': 'Set a password',
  'passkeys.setPasswordText': 'With a password you can sign in where you have no passkey at hand.',
  'passkeys.not.insecure':
    'Passkeys need an encrypted connection (https), and this page came without one. Ask your host, or sign in by a password.',
  'passkeys.not.numbers':
    'Passkeys belong to the name of a server, and this page was opened by an address of numbers. Open it by its name, or sign in by a password.',
  'passkeys.not.unable': 'This browser cannot keep passkeys. Sign in by a password.',
  'passkeys.fault.cancelled': 'No passkey was used. You may try again.',
  'passkeys.fault.hasOne': 'You have a passkey there already.',
  'passkeys.fault.unknown': 'This passkey opens no account here.',
} as const
