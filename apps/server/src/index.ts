export type { Time } from './matches/time.ts'
export { type Server, type ServerOptions, startServer } from './server.ts'
export { StartFault, type StartFaultCode } from './start-fault.ts'
export { startWorker, type WorkerOptions } from './worker.ts'
