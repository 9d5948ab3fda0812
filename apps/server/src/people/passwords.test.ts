import { expect, test } from 'vitest'
import { isPassword, keptPassword } from './passwords.ts'

test('a password is known again, by whatever keyboard, and no other is', async () => {
  const kept = await keptPassword('café au lait')
  expect(kept).not.toContain('café')
  expect(kept).not.toBe(await keptPassword('café au lait'))
  expect(await isPassword('café au lait', kept)).toBe(true)
  expect(await isPassword('cafe au lait', kept)).toBe(false)
  expect(await isPassword('', kept)).toBe(false)
})

test('what is kept says what it cost: an older one still opens', async () => {
  // Made by OpenSSL: kdf -keylen 32, n 1024, r 8, p 1, salt of sixteen bytes 01.
  const older = 'scrypt$ln=10,r=8,p=1$AQEBAQEBAQEBAQEBAQEBAQ$i8TWwiTIh3kgIHDOJgAoPpgrY_LeDuFGR_kiBdFI6xc'
  expect(await isPassword('dragon', older)).toBe(true)
})

test('nothing kept, or nothing that can be read, is no password', async () => {
  for (const kept of [undefined, '', 'dragon', 'scrypt$ln=10,r=8,p=1$$']) {
    expect(await isPassword('dragon', kept)).toBe(false)
  }
})
