import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** Stands between the server and PostgreSQL. */
export interface LossyProxy {
  /** The address of a database, through the proxy. */
  url: string
  /** Lets the next commits reach PostgreSQL and loses the answers. */
  loseCommits(lost: boolean): void
  /** From now on answers come so much later, and a share of what is sent ends its connection. */
  worsen(faults: { latencyMs: number; resets: number }): void
  close(): void
}

/** Forwards connections to the PostgreSQL of `databaseUrl`. */
export async function startLossyProxy(databaseUrl: string): Promise<LossyProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let losing = false
  let latencyMs = 0
  let resets = 0
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    let lost = false
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    }
    client.on('data', (chunk: Buffer) => {
      if (Math.random() < resets) {
        client.destroy()
        return
      }
      if (losing && /commit/i.test(chunk.toString('latin1'))) lost = true
      database.write(chunk)
    })
    database.on('data', (chunk: Buffer) => {
      if (lost) client.destroy()
      else if (latencyMs === 0) client.write(chunk)
      // Timers of one length go off in the order in which they were set.
      else setTimeout(() => client.writable && client.write(chunk), latencyMs)
    })
    client.on('close', () => database.end())
    database.on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    loseCommits: (lost) => (losing = lost),
    worsen: (faults) => ({ latencyMs, resets } = faults),
    close() {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
