import { dropUnused, isColumnOutOfUse } from '#contract/base/languages/drop-unused.ts'
import { languagesInUse, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { localDay } from '#contract/base/dates/local-day.ts'
import { Failure, notFound } from '#contract/base/failures.ts'
import { publicationLog } from '#server/platform/db/schema/index.ts'
import { onReadHandle } from '#server/platform/db/transaction.ts'
import { json } from '#server/platform/http/send-failure.ts'
import { version } from '#server/platform/runtime/version.ts'
import type { Services } from '#server/platform/services.ts'
import { csvOf } from '#server/platform/sheets/csv.ts'
import { answerPreflight, authenticateKey } from './authenticate-key.ts'
import { createPartnerQuote } from './create-partner-quote.ts'
import type { Feed, FeedEntry, FeedRead, FeedReader, FeedTable } from './feed.ts'
import { type FeedQuery, parseFeedQuery, refuseTooOld, writeCursor } from './feed-query.ts'
import { feeds } from './feeds.ts'

type Format = 'json' | 'csv'

interface FeedRoute {
  Params: { name: string; format: Format }
}

/** Serves the reads and writes of partners' programs, with a key (requirements §17.3). */
export const feedPlugin: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ 'cache-control': 'private, no-cache', vary: 'authorization, origin' })
  })
  app.options('/*', (request, reply) => answerPreflight(services, request, reply))
  addQuotes(app, services)
  app.get<FeedRoute>('/:name(^[a-z]{1,40}).:format(^json|csv$)', (request, reply) =>
    answerFeed(services, request, reply),
  )
}

function addQuotes(app: FastifyInstance, services: Services): void {
  app.post('/quotes', async (request, reply) => {
    const key = await authenticateKey(services, request, reply, 'quotes:write')
    return reply.type(json).send(await createPartnerQuote(services, request, key))
  })
}

async function answerFeed(
  services: Services,
  request: FastifyRequest<FeedRoute>,
  reply: FastifyReply,
) {
  const { name, format } = request.params
  const feed = Object.hasOwn(feeds, name) ? feeds[name] : undefined
  if (!feed || (format === 'csv' && !feed.table)) throw notFound()
  const key = await authenticateKey(services, request, reply, feed.scope)
  if (feed.ofAgency && key.agencyId === null) throw new Failure('FORBIDDEN_ERROR')
  const now = services.clock()
  const { office, languages } = await services.currentSite()
  const query = parseFeedQuery(request.query, languages)
  const reader: FeedReader = { key, today: localDay(office.timeZone, now) }
  const unknownBefore = await feed.unknownBefore?.(services.database, reader, now)
  const state = await readState(services, feed, reader)
  refuseTooOld(query.changedSince, { now, knownFrom: state.knownFrom, unknownBefore })
  const inUse = languagesInUse(languages).join()
  const asked = JSON.stringify(query)
  const etag = tagOf([version, key.id, name, format, asked, state.lastChange, inUse])
  reply.header('etag', etag)
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send()

  const asOf = query.cursor?.asOf ?? state.asOf
  const { siteUrl } = services.settings
  const read: FeedRead = {
    ...reader,
    siteUrl,
    lang: query.lang,
    changedSince: query.changedSince,
    after: query.cursor?.after,
    limit: query.limit + 1,
  }
  const found = await services.admission.reads(key.id, () =>
    onReadHandle(services.database, (tx) => feed.page(tx, read)),
  )
  const page = found.slice(0, query.limit)
  const last = page.at(-1)
  const next = found.length > page.length && last ? writeCursor(asOf, last.id) : null
  reply.header('as-of', asOf.toISOString())
  if (next) reply.header('link', `<${nextAddress(request, siteUrl, query, next)}>; rel="next"`)
  const entries = inLanguages(feed.entries(services.database.db, read, page), languages)
  if (format === 'csv' && feed.table) {
    const rows = rowsOf(feed.table, entries, query.lang)
    const all = feed.table.columns(query.lang)
    const columns = all.filter((column) => !isColumnOutOfUse(column, languages))
    return reply.type('text/csv; charset=utf-8').send(Readable.from(csvOf(columns, rows)))
  }
  return reply.type(json).send(Readable.from(jsonOf(entries, { asOf, next })))
}

/** Entries without texts in languages out of use. */
async function* inLanguages(
  entries: AsyncIterable<FeedEntry>,
  languages: SiteLanguages,
): AsyncIterable<FeedEntry> {
  for await (const entry of entries) yield dropUnused(entry, languages).content
}

/** All that a traversal depends on, read before any of its pages. */
async function readState({ database, admission }: Services, feed: Feed, reader: FeedReader) {
  return admission.reads(reader.key.id, () =>
    onReadHandle(database, async (tx) => {
      const [record] = await tx.select().from(publicationLog)
      if (!record) throw new Error('The record of what is shown has lost its row')
      // Whatever commits from now on has a later moment than the record's.
      const asOf = new Date(record.at.getTime() + 1)
      const lastChange = await feed.lastChange(tx, reader)
      return { asOf, knownFrom: record.knownFrom, lastChange }
    }),
  )
}

function tagOf(parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest('base64url')
  return `W/"${hash.slice(0, 22)}"`
}

function isKnown(header: string | undefined, etag: string): boolean {
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  const tags = header?.split(',').map(plain) ?? []
  return tags.includes('*') || tags.includes(plain(etag))
}

function nextAddress(
  { url }: FastifyRequest,
  siteUrl: string,
  { lang, changedSince, limit }: FeedQuery,
  cursor: string,
): string {
  const address = new URL(url.split('?')[0] ?? '', siteUrl)
  const query = { lang, changedSince: changedSince?.toISOString(), limit: String(limit), cursor }
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) address.searchParams.set(name, value)
  }
  return address.href
}

async function* jsonOf(
  entries: AsyncIterable<FeedEntry>,
  { asOf, next }: { asOf: Date; next: string | null },
): AsyncGenerator<string> {
  yield `{"asOf":${JSON.stringify(asOf)},"next":${JSON.stringify(next)},"list":[`
  let separator = '\n'
  for await (const entry of entries) {
    yield separator + JSON.stringify(entry)
    separator = ',\n'
  }
  yield '\n]}\n'
}

async function* rowsOf(
  table: FeedTable,
  entries: AsyncIterable<FeedEntry>,
  lang: FeedRead['lang'],
) {
  for await (const entry of entries) yield table.row(entry, lang)
}
