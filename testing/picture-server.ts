import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterwards } from './afterwards.ts'

/** A server of somebody else's pictures, for the test at hand or those of a file. Returns its origin. */
export async function startPictureServer(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  afterwards(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
