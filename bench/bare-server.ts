import { createServer } from 'node:http'

/** The limit: node:http answering a prebuilt body of BYTES bytes, and HEADERS beside its own two, to whatever is posted. */
const body = Buffer.alloc(Number(process.env['BYTES']), 'x')
const headers = {
  'content-type': 'application/json',
  ...JSON.parse(process.env['HEADERS'] ?? '{}'),
  'content-length': body.length,
}
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, headers)
    response.end(body)
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => server.close(() => process.exit(0)))
