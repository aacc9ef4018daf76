import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { site } from './site.ts'

/** An installation beside the one under test, on a port after its. */
export interface TestServer {
  url: string
  /** Its folder, once it is there. */
  dataDir: () => string
  /** Calls an operation. */
  call: <Answer>(name: string, payload: object, token?: string) => Promise<Answer>
}

/**
 * Starts an empty installation for the stories of a file, after `prepare` has had its folder; where a file needs
 * several, each has its `place`. `more` are further variables of its environment.
 */
export function useTestServer(
  prepare?: (dataDir: string) => Promise<void>,
  place = 1,
  more: Record<string, string> = {},
): TestServer {
  const port = site.port + place
  const url = `http://localhost:${port}`
  let dataDir = ''
  let server: ChildProcess | undefined

  test.use({ baseURL: url })

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    dataDir = await mkdtemp(join(tmpdir(), 'nandu-own-'))
    await prepare?.(dataDir)
    const variables = { PORT: String(port), DATA_DIR: dataDir, DEMO: '0', RATE_LIMIT: 'off' }
    const { email, password } = site.admin
    server = spawn(process.execPath, ['scripts/start.ts'], {
      env: { ...process.env, ...variables, ...more, ADMIN_EMAIL: email, ADMIN_PASSWORD: password },
      stdio: 'ignore',
    })
    await expect(async () => {
      expect((await fetch(`${url}/readyz`)).ok).toBe(true)
    }).toPass({ timeout: 150_000 })
  })

  test.afterAll(async () => {
    const exited = server && once(server, 'exit')
    server?.kill()
    await exited
    await rm(dataDir, { recursive: true, force: true })
  })

  return {
    url,
    dataDir: () => dataDir,
    async call<Answer>(name: string, payload: object, token?: string): Promise<Answer> {
      const headers = new Headers({ 'content-type': 'application/json' })
      if (token) headers.set('authorization', token)
      const body = JSON.stringify(payload)
      const response = await fetch(`${url}/api/${name}`, { method: 'POST', headers, body })
      expect(response.ok, `${name}: ${response.status}`).toBe(true)
      const text = await response.text()
      return (text === '' ? undefined : JSON.parse(text)) as Answer
    },
  }
}
