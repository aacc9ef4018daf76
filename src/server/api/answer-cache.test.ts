import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { countries, settings } from '#server/platform/db/schema/index.ts'
import type { Tx } from '#server/platform/db/transaction.ts'
import { plainRequest } from './call.ts'
import { makeAnonymousCallers } from './in-process.ts'
import { startTestApp } from '#testing/app.ts'
import { cacheNoticesArrived } from '#testing/cache-notices.ts'
import { makeCircuit, makeDestination, makeDetails, makeTour } from '#testing/factories.ts'

const app = await startTestApp()
const { admin, call } = app
const { db } = app.services.database

/** Changes rows without the database's notice, as nothing in the product can. */
async function changeUnnoticed(change: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await change(tx)
  })
}

const renameCountry = (name: string) => (tx: Tx) => tx.update(countries).set({ name })

async function countryNames(): Promise<string[]> {
  const { list } = await call('listCountries')
  return list.map((country) => country.name)
}

describe('an answer of the catalogue', () => {
  it('is cached until a write of the catalogue commits', async () => {
    await admin('addCountry', { name: 'Perú' })
    await cacheNoticesArrived(app.services)
    expect(await countryNames()).toEqual(['Perú'])
    await changeUnnoticed(renameCountry('Chile'))
    expect(await countryNames()).toEqual(['Perú'])
    await admin('setConfig', { showVideo: true })
    expect(await countryNames()).toEqual(['Chile'])
  })

  it('is cached by its parsed payload, whatever else a request carries', async () => {
    const id = await makeDestination(admin, { details: makeDetails('Salta') })
    await cacheNoticesArrived(app.services)
    expect(await call('detailDestination', { id })).toMatchObject({ id })
    await changeUnnoticed((tx) => tx.execute(sql`update catalogue_items set starred = true`))
    const padded = { id, unknown: 'x' } as { id: string }
    expect(await call('detailDestination', padded)).toMatchObject({ starred: false })
    expect(await admin('detailDestination', { id, adminPanel: true })).toMatchObject({
      starred: true,
    })
    expect(await call('detailDestination', { id })).toMatchObject({ starred: false })
  })

  it('is dropped by a change that no operation made', async () => {
    await call('getPublicConfig')
    await db.update(settings).set({ showVideo: false })
    await eventually(async () =>
      expect(await call('getPublicConfig')).toMatchObject({ showVideo: false }),
    )
    await db.update(settings).set({ showVideo: true })
    await eventually(async () =>
      expect(await call('getPublicConfig')).toMatchObject({ showVideo: true }),
    )
  })

  it('outlives writes about people', async () => {
    await cacheNoticesArrived(app.services)
    const before = app.services.catalogueVersion.current()
    const user = await app.makeUser()
    await admin('toggleUserApproved', { id: user.id, lang: 'es' }).catch(() => {})
    await user.call('setLastViewTariff')
    expect(app.services.catalogueVersion.current()).toBe(before)
  })

  it('never shows an admin’s view to others, nor the other way round', async () => {
    const id = await makeDestination(admin, { status: false })
    const all = await admin('listDestinations', { adminPanel: true })
    expect(all.list.map((item) => item.id)).toContain(id)
    const visible = await call('listDestinations', { adminPanel: true })
    expect(visible.list.map((item) => item.id)).not.toContain(id)
    expect((await admin('listDestinations', { adminPanel: true })).total).toBe(all.total)
  })

  it('is not a failure', async () => {
    const id = crypto.randomUUID()
    const refused = () => call('detailDestination', { id }).catch((error: Error) => error.name)
    expect(await refused()).toBe('NOT_FOUND_ERROR')
    expect(await refused()).toBe('NOT_FOUND_ERROR')
  })
})

describe('an answer for a page', () => {
  const call = makeAnonymousCallers(app.services)(plainRequest('test', '127.0.0.1'))

  it('is the same object until the catalogue changes, and nobody can change it', async () => {
    await cacheNoticesArrived(app.services)
    const answer = await call('listDestinations')
    expect(await call('listDestinations', {})).toBe(answer)
    expect(() => answer.list.pop()).toThrow(TypeError)
    expect(() => answer.list[0]?.tags.push('x')).toThrow(TypeError)
    await admin('setConfig', { showVideo: false })
    expect(await call('listDestinations')).not.toBe(answer)
  })
})

describe('after a write', () => {
  it('the next request sees it, however many read meanwhile', async () => {
    const id = await makeDestination(admin)
    const first = await makeTour(admin, { destinationId: id })
    await makeCircuit(admin, { destinationIds: [id, await makeDestination(admin)] })
    const read = () => Promise.all([call('landingDetailDestination', { id }), call('listTours')])
    for (let round = 0; round < 20; round += 1) {
      const name = `Round ${round}`
      const meanwhile = [read(), read()]
      await admin('editTour', { id: first, details: makeDetails(name) })
      meanwhile.push(read())
      const [{ tours }, { list }] = await read()
      expect(tours[0]?.details[0]?.name).toBe(name)
      expect(list.find((tour) => tour.id === first)?.details[0]?.name).toBe(name)
      await Promise.all(meanwhile)
    }
  })
})

describe('the notice of a change', () => {
  const parts = [
    'catalogue_items',
    'item_details',
    'media',
    'item_destinations',
    'item_tours',
    'item_hotels',
    'destinations',
    'tours',
    'circuits',
    'packages',
    'hotels',
    'incentives',
    'categories',
    'countries',
    'regions',
    'settings',
  ]

  it.each(parts)('comes from %s', async (table) => {
    const before = app.services.catalogueVersion.current()
    await db.execute(sql`delete from ${sql.identifier(table)} where false`)
    await eventually(() => expect(app.services.catalogueVersion.current()).toBeGreaterThan(before))
  })

  it('comes from every table that has to do with the catalogue', async () => {
    const { rows } = await db.execute<{ name: string }>(
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
        and oid not in (select tgrelid from pg_trigger where tgname = 'notify_catalogue_changed') order by 1`,
    )
    expect(rows.map((row) => row.name)).toEqual([
      'agencies',
      'agency_checks',
      'api_keys',
      'binned_items',
      'browser_reports',
      'changes',
      'client_view_items',
      'client_view_tokens',
      'client_views',
      'dead_addresses',
      'former_agents',
      'idempotency_keys',
      'item_drafts',
      'item_schedules',
      'item_versions',
      'kept_proposals',
      'kit_links',
      'known_devices',
      'list_columns',
      'mails',
      'marketing_consents',
      'missed_searches',
      'news_readers',
      'noted_events',
      'passkey_challenges',
      'passkeys',
      'presences',
      'preview_links',
      'proposals',
      'quote_events',
      'quote_items',
      'quote_templates',
      'quotes',
      'rates',
      'recovery_codes',
      'removed_media',
      'request_tokens',
      'saved_views',
      'sessions',
      'shown_items',
      'shown_quotes',
      'shown_rates',
      'shown_record',
      'term_sets',
      'terms',
      'totp_secrets',
      'translations',
      'used_captchas',
      'user_tokens',
      'users',
      'webhook_deliveries',
      'webhooks',
      'work_changes',
      'works',
    ])
  })
})
