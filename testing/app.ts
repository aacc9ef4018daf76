import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import type { Role } from '#contract/accounts/auth.ts'
import type { Caller } from '#contract/index.ts'
import { buildApp } from '#server/start/app.ts'
import type { Database } from '#server/platform/db/connect.ts'
import { users } from '#server/platform/db/schema/index.ts'
import { readSettings } from '#server/platform/settings/env.ts'
import { openLog } from '#server/platform/monitoring/log.ts'
import { openServices } from '#server/start/open-services.ts'
import { startSession } from '#server/platform/auth/sessions.ts'
import type { Services } from '#server/platform/services.ts'
import { afterwards } from './afterwards.ts'
import { makeTestCaller } from './caller.ts'
import { createTestDatabase } from './database.ts'

/** Somebody who can call. */
export interface TestUser {
  id: string
  email: string
  token: string
  call: Caller
}

/** The whole server on a database of its own; closed after the test, or the file's tests, for which it was started. */
export interface TestApp {
  server: FastifyInstance
  services: Services
  dataDir: string
  /** Calls without a token. */
  call: Caller
  /** Calls as the admin that every test app has. */
  admin: Caller
  /** Calls with a token. */
  callWith(token: string): Caller
  /** A stored user with a session; approved and confirmed unless said otherwise. */
  makeUser(overrides?: Partial<typeof users.$inferInsert> & { role?: Role }): Promise<TestUser>
  /** Moves the server's clock. */
  advanceClock(seconds: number): void
  /** Runs waiting jobs and gives every mail written so far, oldest first. */
  mails(): Promise<Email[]>
  /** Every line logged so far. */
  logs(): Record<string, unknown>[]
}

/** In the right form, and of no password. */
const nobodysHash = `$argon2id$v=19$m=1024,t=1,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`
const secret = 'a9Xq2LrT7vWz4KpB8sYd1MnC6hJf3GeU'
let serial = 0

/** Options that replace a fresh database with one admin. */
interface TestAppOptions {
  database?: Database
  /** The user who calls as `admin`; the database has them. */
  adminId?: string
}

/** Starts the app with `variables` over the usual ones of tests: fake captcha, no rate limits, no demo. */
export async function startTestApp(
  variables: Record<string, string> = {},
  given: TestAppOptions = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'nandu-test-'))
  const settings = readSettings({
    APP_MODE: 'development',
    DATA_DIR: dataDir,
    SECRET: secret,
    DEMO: '0',
    CAPTCHA_PROVIDER: 'fake',
    RATE_LIMIT: 'off',
    ...variables,
  })
  let shift = 0
  const logged: string[] = []
  const services = await openServices({
    settings,
    database: given.database ?? (await createTestDatabase()),
    secret: settings.secret ?? secret,
    log: openLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) }),
    clock: () => new Date(Date.now() + shift),
    watchJobs: false,
    passwordCost: { memoryCost: 1_024, timeCost: 1 },
  })
  const server = await buildApp(services, 'none')
  await server.ready()
  afterwards(async () => {
    await server.close()
    await services.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  const callWith = (token: string) => makeTestCaller(server, { authorization: token })

  async function makeUser(overrides: Partial<typeof users.$inferInsert> = {}): Promise<TestUser> {
    serial += 1
    const [user] = await services.database.db
      .insert(users)
      .values({
        name: 'Agencia',
        surname: `Ejemplo ${serial}`,
        email: `user-${serial}@example.com`,
        passwordHash: nobodysHash,
        isApproved: true,
        emailConfirmed: true,
        ...overrides,
      })
      .returning()
    if (!user) throw new Error('The user was not stored')
    return logIn(user)
  }

  async function logIn({ id, email }: { id: string; email: string }): Promise<TestUser> {
    const { database, logInTokens, clock } = services
    const token = await startSession(database.db, logInTokens, id, clock())
    return { id, email, token, call: callWith(token) }
  }

  const admin = given.adminId
    ? await logIn({ id: given.adminId, email: 'admin@example.com' })
    : await makeUser({ role: 'admin', surname: 'Ejemplo 1', email: 'admin@example.com' })

  return {
    server,
    services,
    dataDir,
    call: makeTestCaller(server),
    admin: admin.call,
    callWith,
    makeUser,
    advanceClock: (seconds) => {
      shift += seconds * 1000
    },
    async mails() {
      await services.jobs.drain()
      return readMails(join(dataDir, 'mail'))
    },
    logs: () => logged.map((line): Record<string, unknown> => JSON.parse(line)),
  }
}

async function readMails(folder: string): Promise<Email[]> {
  const names = await readdir(folder).catch(() => [])
  const mails = names.filter((name) => name.endsWith('.eml')).toSorted()
  return Promise.all(
    mails.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  )
}
