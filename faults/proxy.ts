import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** Shares requests out among instances that say they are ready. */
export interface Proxy {
  url: string
  close(): Promise<void>
}

const checkEveryMs = 200

/**
 * A proxy as one is put before the product: connections are kept, `/readyz` is asked, and a request
 * goes to the next instance when a connection is refused, but is never sent twice.
 */
export async function startProxy(instances: string[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Map(instances.map((url) => [url, true]))
  let turn = 0

  async function check(url: string): Promise<void> {
    const answer = await fetch(`${url}/readyz`).catch(() => null)
    await answer?.body?.cancel()
    ready.set(url, answer !== null && answer.status < 500)
  }
  const checks = setInterval(() => instances.map((url) => void check(url)), checkEveryMs)

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, tries: number): void {
    const candidates = instances.filter((url) => ready.get(url))
    turn += 1
    const instance = candidates[turn % candidates.length]
    if (instance === undefined || tries === 0) {
      to.writeHead(502).end()
      return
    }
    const options = { agent, method: from.method, headers: from.headers }
    const call = request(instance + from.url, options, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(to)
    })
    call.on('error', (error) => {
      if ('code' in error && error.code === 'ECONNREFUSED') {
        ready.set(instance, false)
        pass(from, body, to, tries - 1)
      } else to.destroy(error)
    })
    call.end(body)
  }

  const server = createServer(async (from, to) => {
    const chunks: Buffer[] = []
    for await (const chunk of from) chunks.push(chunk)
    pass(from, Buffer.concat(chunks), to, instances.length)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      clearInterval(checks)
      agent.destroy()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
