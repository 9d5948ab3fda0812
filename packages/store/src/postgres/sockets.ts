import { Socket } from 'node:net'

/** The sockets of some connections: they can still be cut where the database says nothing any more. */
export class Sockets {
  private readonly open = new Set<Socket>()

  /** Opens the next; goes into the settings of a connection or a pool as `stream`. */
  readonly next = (): Socket => {
    const socket = new Socket()
    this.open.add(socket)
    socket.once('close', () => this.open.delete(socket))
    return socket
  }

  /** Whoever waits for an answer on one of them is told that none will come. */
  cut(): void {
    for (const socket of this.open) socket.destroy()
  }
}
