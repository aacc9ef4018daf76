import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

/** The limit: Fastify answering what BODY_FILE holds, as a prebuilt string, to a posted JSON payload. */
const body = readFileSync(process.env['BODY_FILE'] ?? '', 'utf8')
const app = Fastify()
app.post('/*', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => app.close())
