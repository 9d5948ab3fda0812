/** Why a server could not start. Codes are stable; the message is for the person at the terminal. */
export type StartFaultCode =
  | 'portTaken'
  | 'portForbidden' // the user may not open it: ports below 1024 on most systems
  | 'hostUnknown' // not an address of this machine
  | 'notBuilt' // `webRoot` holds no index.html
  | 'proxyUnknown' // what should be the address of a proxy is none
  | 'metricsUnknown' // what should be the address of the metrics is none
  | 'publicUrlUnknown' // what should be the address at which people reach the server is none
  | 'publicUrlMissing' // letters are to be sent, whose links lead nowhere
  | 'smtpUnknown' // what should be the address of a mail server is none
  | 'mailFromUnknown' // what should be the address that letters are from is none
  | 'networksUnknown' // what should be internal networks that notices may reach are none

export class StartFault extends Error {
  readonly code: StartFaultCode

  constructor(code: StartFaultCode, message: string) {
    super(message)
    this.code = code
  }
}

/** The fault of a failed listen; anything that has no name of its own is passed on as it is. */
export function listenFault(error: unknown, host: string, port: number): unknown {
  const address = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE':
      return new StartFault('portTaken', `${address} is taken by another program. Set PORT to a free one.`)
    case 'EACCES':
      return new StartFault('portForbidden', `${address}: this user may not open that port.`)
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartFault('hostUnknown', `${host} is not an address of this machine. Set HOST to one.`)
    default:
      return error
  }
}
