import { join } from 'node:path'

const port = Number(process.env['E2E_PORT'] ?? 3210)

/** The server under test. */
export const site = {
  port,
  url: `http://localhost:${port}`,
  dataDir: join(import.meta.dirname, '../test-results/data'),
  links: {
    RESERVATIONS_URL: 'https://reservations.example.com/',
    PRICE_LIST_URL: 'https://rates.example.com/',
    CHAT_URL: 'https://chat.example.com/',
  },
  admin: { email: 'editor@example.com', password: 'Viajar-2026!' },
}
