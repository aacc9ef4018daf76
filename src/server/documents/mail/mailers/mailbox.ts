import type { Site } from '#server/platform/site/read-site.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import PostalMime, { type Email } from 'postal-mime'
import type { Settings } from '#server/platform/settings/env.ts'
import { mailboxHeaders } from '#server/platform/http/security-headers.ts'
import { isLoopback } from '#server/platform/settings/loopback.ts'
import { mailFolder } from './file-mailer.ts'
import {
  closedPage,
  listPage,
  messageFrame,
  messagePage,
  missingPage,
  type StoredMail,
  stylePolicy,
} from './mailbox-pages.ts'

interface MailboxOptions {
  settings: Pick<Settings, 'mode' | 'dataDir' | 'smtpUrl'>
  /** Returns the site whose mails these are. */
  site: () => Promise<Pick<Site, 'siteName'>>
}

const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']
const shownMails = 200
const fileName = /^[\w-][\w.-]*\.eml$/

const pagePolicy = `default-src 'none'; ${stylePolicy}; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** A message may look as it likes and open links in a tab of their own; it runs and loads nothing. */
const framePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

/**
 * Shows the mail that was written to files, for trying the product out: on this machine alone, and
 * never in production.
 */
export const mailboxPlugin: FastifyPluginAsync<MailboxOptions> = async (
  app,
  { settings, site },
) => {
  const nameOf = async () => (await site()).siteName
  if (settings.mode === 'production') throw new TypeError('The mailbox is not for production')
  const folder = mailFolder(settings)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...mailboxHeaders, 'content-security-policy': pagePolicy })
    if (!comesFromHere(request)) return html(reply.code(403), closedPage(await nameOf()))
  })

  app.get('/', async (_request, reply) => {
    const siteName = await nameOf()
    const mails = await readMails(folder)
    return html(reply, listPage({ siteName, mails, hasServer: settings.smtpUrl !== null }))
  })

  app.get<{ Params: { name: string } }>('/:name', async ({ params }, reply) => {
    const email = await readMail(folder, params.name)
    if (!email) return html(reply.code(404), missingPage(await nameOf()))
    return html(reply, messagePage(await nameOf(), { name: params.name, email }))
  })

  app.get<{ Params: { name: string } }>('/:name/html', async ({ params }, reply) => {
    const email = await readMail(folder, params.name)
    if (!email) return html(reply.code(404), missingPage(await nameOf()))
    reply.headers({ 'content-security-policy': framePolicy, 'x-frame-options': 'SAMEORIGIN' })
    return html(reply, messageFrame(email.html ?? ''))
  })
}

/** Anyone who reads the mail has every account: a proxy's visitors do not, whatever they say they are. */
function comesFromHere({ raw, headers }: FastifyRequest): boolean {
  const isForwarded = forwardingHeaders.some((name) => headers[name] !== undefined)
  return !isForwarded && isLoopback(raw.socket.remoteAddress ?? '')
}

function html(reply: FastifyReply, page: string) {
  return reply.type('text/html; charset=utf-8').send(page)
}

/** The newest messages first; their names begin with their date. */
async function readMails(folder: string): Promise<StoredMail[]> {
  const names = await readdir(folder).catch(() => [])
  const newest = names
    .filter((name) => fileName.test(name))
    .toSorted()
    .toReversed()
    .slice(0, shownMails)
  const mails = await Promise.all(
    newest.map(async (name) => ({ name, email: await readMail(folder, name) })),
  )
  return mails.flatMap(({ name, email }) => (email ? [{ name, email }] : []))
}

async function readMail(folder: string, name: string): Promise<Email | undefined> {
  if (!fileName.test(name)) return undefined
  const raw = await readFile(join(folder, name)).catch(() => undefined)
  return raw && PostalMime.parse(raw)
}
