import type { Fault } from './fault.ts'

/** The same fault, found below `path` of a larger document. */
export function atPath(path: string, fault: Fault): Fault {
  return { ...fault, path: path + fault.path }
}

/** One step of a JSON pointer (RFC 6901): '/' and the key with '~' and '/' escaped. */
export function pointerStep(key: string | number): string {
  return typeof key === 'number' ? `/${key}` : `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
