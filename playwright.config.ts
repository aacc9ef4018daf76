import { defineConfig } from '@playwright/test'
import { portOf, servers, site } from './e2e/site.ts'
import { browserPath } from './scripts/browser-path.ts'

/** The stories run on the system's Chromium, against the production build. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: servers,
  forbidOnly: true,
  // A busy machine may be slower than a story waits; what fails twice fails.
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  webServer: Array.from({ length: servers }, (_, server) => ({
    command: 'node e2e/start-server.ts',
    env: { TEST_PARALLEL_INDEX: String(server) },
    url: `http://localhost:${portOf(server)}/api/docs/`,
    timeout: 15 * 60_000,
    stdout: 'pipe' as const,
    reuseExistingServer: process.env['CI'] === undefined,
  })),
  use: {
    baseURL: site.url,
    browserName: 'chromium',
    locale: 'es-AR',
    // Each frame of a transition is drawn by a processor; stories about motion ask for it.
    reducedMotion: 'reduce',
    actionTimeout: 20_000,
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
  },
})
