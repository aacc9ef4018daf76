import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach } from 'vitest'
import { type MailServer, startMailServer } from '#testing/mail-server.ts'
import { ask, type Target } from './calls.ts'
import { endServers } from './server-process.ts'
import { prepareGround } from './workload.ts'

/** Mails come when a job runs, after a restart even later. */
export const polling = { timeout: 240_000, interval: 200 }
const weekSeconds = 7 * 24 * 60 * 60
/** Moves a server's clock ahead. */
export const inWeeks = (weeks: number) => ({ CLOCK_SKEW_SECONDS: String(weeks * weekSeconds) })
/** Long enough for any promise of an answer to be broken. */
export const threeWeeks = inWeeks(3)

/** A data folder for each test of a file, whose servers and mail server end with the test. */
export function useQuoteServers() {
  let dataDir = ''
  let mailServer: MailServer | undefined
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'nandu-quotes-'))
  })
  afterEach(async () => {
    endServers()
    await mailServer?.close()
    mailServer = undefined
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    dataDir: () => dataDir,
    async openMailServer(...of: Parameters<typeof startMailServer>): Promise<MailServer> {
      mailServer = await startMailServer(...of)
      return mailServer
    },
  }
}

export interface Detail {
  state: string
  dueAt: string
  timeline: { kind: string; text?: string; version?: number; state?: string }[]
  proposals: { version: number | null; state: string }[]
}

export interface Sent {
  id: string
  reference: string
  dueAt: string
}

export async function sendQuote(target: Target, entityId?: string): Promise<Sent> {
  const about = entityId ?? (await prepareGround(target)).destinationId
  return ask<Sent>({ ...target, token: '' }, 'createQuote', {
    email: 'visitor@example.com',
    name: 'Visitor',
    message: 'Two in March',
    lang: 'en',
    entityType: 'destination',
    entityId: about,
  })
}

export const detail = (target: Target, quoteId: string) =>
  ask<Detail>(target, 'detailQuote', { quoteId })

/** Another admin beside the one of `logIn`. */
export async function addColleague(target: Target): Promise<Target> {
  const account = { email: 'colleague@example.com', password: 'Viajar-Lejos-2026!' }
  const person = { name: 'Clara', surname: 'Colega', role: 'admin' }
  await ask(target, 'addUserAdmin', { ...account, ...person })
  const { token } = await ask<{ token: string }>({ ...target, token: '' }, 'login', account)
  return { ...target, token }
}

/** The messages that a mail server took whose subject begins so, by the id that each attempt has anew or again. */
export async function received(
  server: MailServer,
  subject: string,
): Promise<(string | undefined)[]> {
  const mails = await Promise.all(server.received.map((raw) => PostalMime.parse(raw)))
  return mails.filter((mail) => mail.subject?.startsWith(subject)).map((mail) => mail.messageId)
}
