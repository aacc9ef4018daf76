import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000_000
const hour = 3_600_000

/** Serves the built client: hashed assets for ever, the files of public/ for an hour; both compressed beforehand. */
export async function clientFiles(
  app: FastifyInstance,
  root: string,
  headers: Record<string, string>,
) {
  const client = join(root, 'build/client')
  await app.register(fastifyStatic, {
    root: join(client, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year,
    index: false,
    setHeaders: (reply) => void reply.headers(headers),
  })
  for (const entry of await readdir(client, { withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    app.get(`/${entry.name}`, (_request, reply) =>
      reply.headers(headers).sendFile(entry.name, client, { maxAge: hour, immutable: false }),
    )
  }
}
