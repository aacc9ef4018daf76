import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** One address of a database that has moved: what a failover's proxy or floating address is. */
export interface SwitchingProxy {
  url: string
  /** Ends all connections; new ones go to that database. */
  switchTo(databaseUrl: string): void
  close(): void
}

export async function startSwitchingProxy(databaseUrl: string): Promise<SwitchingProxy> {
  let target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    client.pipe(database).on('close', () => client.destroy())
    database.pipe(client).on('close', () => database.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  const endAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    switchTo(other) {
      target = new URL(other)
      endAll()
    },
    close() {
      server.close()
      endAll()
    },
  }
}
