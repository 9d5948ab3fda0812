import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

type Network = readonly [ipaddr.IPv4 | ipaddr.IPv6, number]

/** Networks that the host lets notices reach although they are internal. */
export type Networks = readonly Network[]

/** Ranges such as `192.168.1.0/24`, or single addresses, separated by commas; undefined where one of them is none. */
export function parseNetworks(list: string): Networks | undefined {
  const networks: Network[] = []
  for (const one of list.split(',').map((part) => part.trim())) {
    if (one === '') continue
    try {
      const range = one.includes('/') ? one : `${one}/${isIP(one) === 4 ? 32 : 128}`
      networks.push(ipaddr.parseCIDR(range))
    } catch {
      return undefined
    }
  }
  return networks
}

export const isWithin = (networks: Networks, address: string): boolean => {
  const parsed = addressOf(address)
  return (
    parsed !== undefined &&
    networks.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits))
  )
}

/** Whether it is an address of the open internet: of nobody's own network, this machine, or another purpose. */
export function isPublic(address: string): boolean {
  const parsed = addressOf(address)
  if (parsed === undefined || parsed.range() !== 'unicast') return false
  // What was ever given out to anybody.
  return parsed.kind() === 'ipv4' || parsed.match(ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number])
}

/** An IPv4 address that is written as IPv6 is taken for what it is. */
function addressOf(address: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  return ipaddr.isValid(address) ? ipaddr.process(address) : undefined
}
