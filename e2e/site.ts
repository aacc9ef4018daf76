import { join } from 'node:path'

const port = Number(process.env['E2E_PORT'] ?? 3210)

/** The server under test. */
export const site = {
  port,
  url: `http://localhost:${port}`,
  /** Where client views are read. */
  clientViewsUrl: `http://views.localhost:${port}`,
  dataDir: join(import.meta.dirname, '../test-results/data'),
  /** The demonstration's own. */
  priceList: `http://localhost:${port}/demonstration/price-list`,
  admin: { email: 'editor@example.com', password: 'Viajar-2026!' },
}
