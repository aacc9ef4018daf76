import Fastify from 'fastify'

/** The limit: Fastify answering a prebuilt string of BYTES bytes to a posted JSON payload. */
const body = 'x'.repeat(Number(process.env['BYTES']))
const app = Fastify()
app.post('/*', async (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
process.send?.('listening')
process.on('disconnect', () => app.close())
