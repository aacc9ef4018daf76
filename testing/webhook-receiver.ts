import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'

/** The deliveries of a receiver. */
export interface ReceivedCall {
  headers: IncomingHttpHeaders
  body: string
}

/** Somebody's program that webhooks call; `answer` says with which status. */
export async function startReceiver() {
  const calls: ReceivedCall[] = []
  const receiver = { status: 200, calls, url: '', close: () => server.close() }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body })
      response.writeHead(receiver.status, { location: 'http://127.0.0.1:1/' }).end('thanks')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('No port is free')
  receiver.url = `http://127.0.0.1:${address.port}/hook`
  return receiver
}
