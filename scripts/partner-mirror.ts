import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'

/**
 * A partner's program, as an example: it keeps the catalogue of a site as JSON files in a folder, a file for each
 * item, by the site's feeds, and looks again when a webhook says that something has happened. It needs Node 24 and
 * the package `standardwebhooks`, and nothing of this project:
 *
 *     NANDU_URL=https://www.example.com NANDU_KEY=nandu_… node partner-mirror.ts FOLDER
 *     … NANDU_WEBHOOK_SECRET=whsec_… PORT=8080 node partner-mirror.ts FOLDER
 *
 * Without a secret it looks once and ends. `NANDU_FEEDS=hotels,rates` keeps those alone.
 */

export interface MirrorOptions {
  /** The site's address, without a slash at its end. */
  url: string
  key: string
  folder: string
  feeds?: readonly string[]
}

/** The feeds of every key with `catalogue:read`; `rates` is for keys with `rates:read` and an agency. */
const catalogue = ['destinations', 'tours', 'circuits', 'packages', 'hotels', 'incentives']

interface Entry {
  id: string
  withdrawn?: true
}

interface Page {
  asOf: string
  next: string | null
  list: Entry[]
}

/** From which moment on each feed is to be asked next. */
type State = Record<string, string>

/** Brings the folder up to date: the first time by all there is, from then on by what changed. */
export async function refresh(options: MirrorOptions): Promise<void> {
  const { folder, feeds = catalogue } = options
  await mkdir(folder, { recursive: true })
  const state = await readState(folder)
  for (const feed of feeds) {
    state[feed] = await refreshFeed(options, feed, state[feed])
    // After each: what was taken over is not asked for again when this is broken off.
    await writeWhole(join(folder, 'state.json'), state)
  }
}

/** Walks a feed to its end, and gives the moment to go on from. */
async function refreshFeed(
  options: MirrorOptions,
  feed: string,
  changedSince: string | undefined,
): Promise<string> {
  const folder = join(options.folder, feed)
  await mkdir(folder, { recursive: true })
  const seen = new Set<string>()
  let asOf: string | undefined
  let cursor: string | null = null
  do {
    const asked: Record<string, string> = {
      limit: '500',
      ...(changedSince !== undefined && { changedSince }),
      ...(cursor !== null && { cursor }),
    }
    const page: Page | 'gone' = await readPage(options, feed, asked)
    // Too long ago, or told by other terms: all of it once more.
    if (page === 'gone') return refreshFeed(options, feed, undefined)
    // The first page's: what changed while we walked is told again next time.
    asOf ??= page.asOf
    for (const entry of page.list) {
      seen.add(entry.id)
      await take(folder, entry)
    }
    cursor = page.next
  } while (cursor !== null)
  if (changedSince === undefined) await dropOthers(folder, seen)
  return asOf
}

/** An item as it is now, or the end of one. */
async function take(folder: string, entry: Entry): Promise<void> {
  const file = join(folder, `${entry.id}.json`)
  if (entry.withdrawn) await rm(file, { force: true })
  else await writeWhole(file, entry)
}

async function dropOthers(folder: string, seen: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(folder)) {
    if (!seen.has(file.replace(/\.json$/, ''))) await rm(join(folder, file))
  }
}

const patience = 5

async function readPage(
  { url, key }: MirrorOptions,
  feed: string,
  asked: Record<string, string>,
): Promise<Page | 'gone'> {
  const address = `${url}/feed/v1/${feed}.json?${new URLSearchParams(asked)}`
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(address, { headers: { authorization: `Bearer ${key}` } })
    if (answer.ok) return (await answer.json()) as Page
    if (answer.status === 410) return 'gone'
    const isBusy = answer.status === 429 || answer.status === 503
    if (!isBusy || attempt === patience) {
      throw new Error(`${feed}: ${answer.status} ${await answer.text()}`)
    }
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1000)
  }
}

async function readState(folder: string): Promise<State> {
  const written = await readFile(join(folder, 'state.json'), 'utf8').catch(() => '{}')
  return JSON.parse(written) as State
}

/** A file is the old one or the new one, never half of it. */
async function writeWhole(file: string, content: unknown): Promise<void> {
  await writeFile(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`)
  await rename(`${file}.new`, file)
}

/**
 * Listens for webhooks, and calls `onNews` for those that the site has signed: one after another, and once for all
 * that come meanwhile. What comes twice does no harm.
 */
export function listen(secret: string, port: number, onNews: () => Promise<void>): Server {
  const webhook = new Webhook(secret)
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const look = async () => {
    do {
      isAskedAgain = false
      await onNews().catch((error: unknown) => console.error(error))
    } while (isAskedAgain)
    running = undefined
  }
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      try {
        webhook.verify(body, request.headers as Record<string, string>)
      } catch {
        response.writeHead(401).end()
        return
      }
      // At once: who waits for the work to be done is called again.
      response.writeHead(204).end()
      isAskedAgain = true
      running ??= look()
    })
  })
  return server.listen(port)
}

async function main(): Promise<void> {
  const { NANDU_URL, NANDU_KEY, NANDU_FEEDS, NANDU_WEBHOOK_SECRET, PORT = '8080' } = process.env
  const folder = process.argv[2]
  if (!NANDU_URL || !NANDU_KEY || !folder) {
    throw new Error('NANDU_URL=… NANDU_KEY=… node partner-mirror.ts FOLDER')
  }
  const feeds = NANDU_FEEDS?.split(',') ?? catalogue
  const options = { url: NANDU_URL.replace(/\/$/, ''), key: NANDU_KEY, folder, feeds }
  await refresh(options)
  if (!NANDU_WEBHOOK_SECRET) return
  listen(NANDU_WEBHOOK_SECRET, Number(PORT), () => refresh(options))
  console.log(`Listening on ${PORT}`)
}

if (import.meta.main) await main()
