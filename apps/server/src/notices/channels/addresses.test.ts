import { expect, test } from 'vitest'
import { isPublic, isWithin, parseNetworks } from './addresses.ts'

test('only addresses of the open internet are public', () => {
  const open = ['93.184.215.14', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '::ffff:1.1.1.1']
  expect(open.filter((address) => !isPublic(address))).toEqual([])
  const shut = [
    ...[
      '127.0.0.1',
      '127.8.9.1',
      '10.0.0.1',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
    ],
    ...['100.64.0.1', '100.127.255.255', '0.0.0.0', '0.1.2.3', '224.0.0.1', '255.255.255.255', '240.0.0.1'],
    ...['192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '192.0.0.1'],
    ...['::', '::1', 'fe80::1', 'fe80::1%eth0', 'fc00::1', 'fd12:3456::1', 'ff02::1', 'fec0::1', '::7f00:1'],
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:a9fe:a9fe',
      '64:ff9b::a00:1',
      '2002:a00:1::',
      '2001::1',
    ],
    ...['2001:db8::1', '100::1', 'hook.test', ''],
  ]
  expect(shut.filter((address) => isPublic(address))).toEqual([])
})

test('a host may open networks, of either kind', () => {
  const networks = parseNetworks(' 192.168.1.0/24, 10.0.0.7,fd00::/8 ') ?? []
  const tried = [
    '192.168.1.9',
    '::ffff:192.168.1.9',
    '192.168.2.9',
    '10.0.0.7',
    '10.0.0.8',
    'fd00::1',
    'fe80::1',
  ]
  expect(tried.filter((address) => isWithin(networks, address))).toEqual([
    ...['192.168.1.9', '::ffff:192.168.1.9', '10.0.0.7', 'fd00::1'],
  ])
  expect(['10.0.0.0/33', 'host', '10.0.0.1;', '10.0.0'].map((list) => parseNetworks(list))).toEqual([
    ...[undefined, undefined, undefined, undefined],
  ])
  expect(parseNetworks('')).toEqual([])
})
