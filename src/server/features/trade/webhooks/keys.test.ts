import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { partnerMessages } from '#contract/trade/partner-messages.ts'
import { startTestApp } from '#testing/app.ts'
import { findKey } from '#server/platform/auth/api-keys.ts'

const app = await startTestApp()
const { admin } = app
const { db } = app.services.database

describe('keys for partners', () => {
  it('are told once, kept as hashes, listed by name and deleted', async () => {
    const fields = { scopes: ['catalogue:read', 'catalogue:read', 'quotes:write'] as const }
    const { id, key } = await admin('addApiKey', {
      name: 'Viajes',
      ...fields,
      scopes: [...fields.scopes],
    })
    const other = await admin('addApiKey', { name: 'Zonda', scopes: ['rates:read'] })
    expect(key).toMatch(/^nandu_[\w-]{43}$/)
    const stored = JSON.stringify((await db.execute(sql`select * from api_keys`)).rows)
    expect(stored).not.toContain(key.slice(6))
    const { list } = await admin('listApiKeys')
    expect(list).toMatchObject([
      { id: other.id, name: 'Zonda', agencyId: null, origins: [] },
      { id, scopes: ['catalogue:read', 'quotes:write'], lastUsedAt: null, callsToday: 0 },
    ])
    expect(Object.keys(list[0] ?? {})).not.toContain('keyHash')
    expect(await findKey(db, key)).toMatchObject({ id })
    await admin('deleteApiKey', { id })
    expect(await findKey(db, key)).toBeUndefined()
    await expect(admin('deleteApiKey', { id })).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    const { list: changes } = await admin('listActivity', { limit: 2 })
    expect(changes).toMatchObject([
      { kind: 'key', action: 'delete', itemName: 'Viajes' },
      { kind: 'key', action: 'add', itemName: 'Zonda' },
    ])
    expect(JSON.stringify(app.logs())).not.toContain(key.slice(6))
  })

  it('are not told again to a repeat', async () => {
    const once = { idempotencyKey: randomUUID() }
    const payload = { name: 'Once', scopes: ['catalogue:read' as const] }
    await admin('addApiKey', payload, once)
    const again = admin('addApiKey', payload, once)
    await expect(again).rejects.toMatchObject({ name: 'EDIT_CONFLICT_ERROR' })
  })

  it('have origins as browsers name them', async () => {
    const origins = ['https://Example.com/', 'http://localhost:5173', 'https://example.com']
    const { id } = await admin('addApiKey', { name: 'O', scopes: ['catalogue:read'], origins })
    const { list } = await admin('listApiKeys')
    expect(list.find((key) => key.id === id)?.origins).toEqual([
      'https://example.com',
      'http://localhost:5173',
    ])
  })

  it.each(['https://example.com/page', 'example.com', '*', 'null', 'ftp://example.com', ''])(
    'refuse an origin that is none: %s',
    async (origin) => {
      const refused = admin('addApiKey', {
        name: 'O',
        scopes: ['catalogue:read'],
        origins: ['https://example.com', origin],
      })
      const issues = [{ path: 'origins.1', message: partnerMessages.originInvalid }]
      await expect(refused).rejects.toMatchObject({
        name: 'INVALID_DATA_ERROR',
        context: { issues },
      })
    },
  )

  it('are of an agency that there is, go with it, and rest while it is suspended', async () => {
    const unknown = { name: 'A', scopes: ['catalogue:read' as const], agencyId: randomUUID() }
    await expect(admin('addApiKey', unknown)).rejects.toMatchObject({ name: 'NOT_FOUND_ERROR' })
    const agency = await admin('addAgency', { name: 'Uno', country: 'AR', city: 'Salta' })
    const other = await admin('addAgency', { name: 'Dos', country: 'AR', city: 'Salta' })
    const { id, key } = await admin('addApiKey', { ...unknown, agencyId: agency.id })
    await admin('editAgency', { id: agency.id, status: 'suspended' })
    expect(await findKey(db, key)).toBeUndefined()
    await admin('editAgency', { id: agency.id, status: 'approved' })
    expect(await findKey(db, key)).toMatchObject({ id, agencyId: agency.id })
    await admin('mergeAgencies', { from: agency.id, into: other.id })
    expect(await findKey(db, key)).toMatchObject({ agencyId: other.id })
    await admin('deleteAgency', { id: other.id })
    expect(await findKey(db, key)).toBeUndefined()
  })

  it('want a scope that there is', async () => {
    for (const scopes of [[], ['everything']]) {
      const refused = admin('addApiKey', { name: 'S', scopes: scopes as ['catalogue:read'] })
      await expect(refused).rejects.toMatchObject({ name: 'INVALID_DATA_ERROR' })
    }
  })
})
