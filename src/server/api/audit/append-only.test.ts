import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { inTransaction, type Tx } from '#server/platform/db/transaction.ts'
import { startTestApp } from '#testing/app.ts'
import { forgetInChanges, purgeChanges } from './record-change.ts'

const app = await startTestApp()
const { admin } = app
const { database, clock } = app.services
const role = 'nandu_server_test'

/** Grants what `deploy/server-role.sql` does, and does the work as that role; nothing of it stays. */
async function asServer(work: (tx: Tx) => Promise<void>): Promise<void> {
  const grants = await readFile(
    new URL('../../../../deploy/server-role.sql', import.meta.url),
    'utf8',
  )
  const taken = new Error('taken back')
  await inTransaction(database, async (tx) => {
    await tx.execute(sql.raw(`create role ${role}`))
    const statements = grants
      .replaceAll(/^--.*$/gm, '')
      .replaceAll(':"role"', role)
      .split(';')
    for (const statement of statements.filter((each) => each.trim() !== '')) {
      await tx.execute(sql.raw(statement))
    }
    await tx.execute(sql.raw(`set local role ${role}`))
    await work(tx)
    throw taken
  }).catch((error: unknown) => {
    if (error !== taken) throw error
  })
}

const lines = async (tx: Tx) =>
  Number((await tx.execute(sql`select count(*) from changes`)).rows[0]?.['count'])

describe('a role that may only add to the activity', () => {
  it.each([
    'update changes set actor_name = $$nobody$$',
    'delete from changes',
    'truncate changes',
    'alter table changes disable trigger all',
  ])('is refused: %s', async (statement) => {
    await admin('addCountry', { name: `País ${statement.length}` })
    await expect(
      asServer(async (tx) => void (await tx.execute(sql.raw(statement)))),
    ).rejects.toMatchObject({
      cause: { code: '42501' },
    })
  })

  it('adds, and purges what is a year old, but nothing younger whatever it asks', async () => {
    await admin('addCountry', { name: 'Perú' })
    await asServer(async (tx) => {
      const before = await lines(tx)
      await tx.execute(sql`
        insert into changes (actor_id, actor_name, operation, request_id, kind, action, creation_date)
        select actor_id, actor_name, operation, request_id, kind, action, now() - interval '400 days'
        from changes limit 1`)
      await purgeChanges(tx, new Date(clock().getTime() + 10 * 365 * 24 * 60 * 60 * 1000))
      expect(await lines(tx)).toBe(before)
    })
  })

  it('takes the name of who is erased out of it', async () => {
    const editor = await app.makeUser({ role: 'admin', name: 'Eva', surname: 'Luna' })
    await editor.call('addCountry', { name: 'Chile' })
    await asServer(async (tx) => {
      await forgetInChanges(tx, editor.id, 'erased')
      const { rows } = await tx.execute(
        sql`select distinct actor_name from changes where actor_id = ${editor.id}`,
      )
      expect(rows).toEqual([{ actor_name: 'erased' }])
    })
  })
})
