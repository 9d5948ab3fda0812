export { type Server, type ServerOptions, startServer } from './server.ts'
export { StartFault, type StartFaultCode } from './start-fault.ts'
