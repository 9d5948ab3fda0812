import type { FastifyInstance } from 'fastify'
import { registerCommands } from './routes/commands.ts'
import { registerLooking } from './routes/looking.ts'
import { registerNotes } from './routes/notes.ts'
import { registerSeats } from './routes/seats.ts'
import type { Services } from './routes/services.ts'
import { registerTables } from './routes/tables.ts'
import { registerStream } from './streams/routes.ts'
import { registerUploads } from './uploads/routes.ts'

/** Everything about matches that is asked for by HTTP; `docs/formats/http-api.md` describes it. */
export function registerMatches(app: FastifyInstance, services: Services): void {
  registerTables(app, services)
  registerLooking(app, services)
  registerSeats(app, services)
  registerNotes(app, services)
  registerCommands(app, services)
  registerUploads(app, services.uploads)
  registerStream(app, services.streams)
}
