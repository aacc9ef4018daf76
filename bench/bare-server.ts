import { createServer } from 'node:http'

/** The limit: node:http answering a prebuilt body of BYTES bytes to whatever is posted. */
const body = Buffer.alloc(Number(process.env['BYTES']), 'x')
const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.end(body)
  })
})
server.listen(Number(process.env['PORT']), '127.0.0.1', () => process.send?.('listening'))
process.on('disconnect', () => server.close(() => process.exit(0)))
