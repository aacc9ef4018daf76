import type { Site } from './page-build.ts'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000_000
const hour = 3_600_000

/** The icons among the files of public/, by their width in pixels. */
const iconWidths: Record<string, number> = {
  'favicon.ico': 32,
  'favicon.svg': 192,
  'apple-touch-icon.png': 180,
  'icon-192.png': 192,
  'icon-512.png': 512,
  'icon-maskable-512.png': 512,
}

/** The address of the site's own icon of a width, if it has one. */
function iconOf({ icon }: Pick<Site, 'icon'>, wanted: number): string | undefined {
  return icon?.sources.find(({ width }) => width === wanted)?.url
}

/** Serves the built client: hashed assets for ever, the files of public/ for an hour; both compressed beforehand. */
export async function clientFiles(
  app: FastifyInstance,
  root: string,
  headers: Record<string, string>,
  site: () => Promise<Pick<Site, 'icon'>>,
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
    app.get(`/${entry.name}`, async (_request, reply) => {
      void reply.headers(headers)
      const width = iconWidths[entry.name]
      const own = width === undefined ? undefined : iconOf(await site(), width)
      // Those who ask for the usual addresses, without looking at the page, get the site's own icon too.
      if (own) return reply.header('cache-control', 'no-cache').redirect(own)
      return reply.sendFile(entry.name, client, { maxAge: hour, immutable: false })
    })
  }
}
