import { join } from 'node:path'

/** How many stories are carried out at once, each on a server of its own: they change what all visitors see. */
export const servers = 2

/** Which server this process speaks to, from 0: Playwright numbers its workers so. */
export const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)

/** Files may start further servers on the ports between. */
export const portOf = (server: number) => Number(process.env['E2E_PORT'] ?? 3210) + server * 20

const port = portOf(place)

/** The server under test. */
export const site = {
  port,
  url: `http://localhost:${port}`,
  /** Where client views are read. */
  clientViewsUrl: `http://views.localhost:${port}`,
  dataDir: join(import.meta.dirname, `../test-results/data-${place}`),
  /** The demonstration's own. */
  priceList: `http://localhost:${port}/demonstration/price-list`,
  admin: { email: 'editor@example.com', password: 'Viajar-2026!' },
}
