import { paths } from '#contract/base/addresses/addresses.ts'
import { wearsHouseEmblem } from '#contract/site/palette/house.ts'
import { pageHeaders } from '#server/platform/http/security-headers.ts'
import type { Site } from './page-build.ts'
import { existsSync } from 'node:fs'
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

type Shown = Pick<Site, 'name' | 'logo' | 'icon'>

/**
 * Returns the answer to requests for the usual address of an icon from clients that do not look at the page. It is
 * the site's own of that width, else its initial; undefined if the file itself is the right one.
 */
function iconInstead(wanted: number, site: Shown): string | undefined {
  const own = site.icon?.sources.find(({ width }) => width === wanted)?.url
  return own ?? (wearsHouseEmblem(site) ? undefined : paths.initialIcon)
}

/**
 * Serves the built client: hashed assets for ever, the files of public/ for an hour; both compressed beforehand. Pages
 * that were opened before an upgrade still get the assets of the build before.
 */
export async function clientFiles(app: FastifyInstance, root: string, site: () => Promise<Shown>) {
  const client = join(root, 'build/client')
  const assets = [join(client, 'assets'), join(root, 'build/former-assets')]
  await app.register(fastifyStatic, {
    root: assets.filter((folder) => existsSync(folder)),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: year,
    index: false,
    setHeaders: (reply) => void reply.headers(pageHeaders),
  })
  for (const entry of await readdir(client, { withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name)) continue
    const iconWidth = iconWidths[entry.name]
    app.get(`/${entry.name}`, async (_request, reply) => {
      void reply.headers(pageHeaders)
      const instead = iconWidth === undefined ? undefined : iconInstead(iconWidth, await site())
      if (instead) return reply.header('cache-control', 'no-cache').redirect(instead)
      return reply.sendFile(entry.name, client, { maxAge: hour, immutable: false })
    })
  }
}
