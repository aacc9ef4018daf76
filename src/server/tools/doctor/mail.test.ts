import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { makeDkimKey } from '#testing/dkim.ts'
import { examineMailRecords } from './mail.ts'

let key: Awaited<ReturnType<typeof makeDkimKey>>
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nandu-records-'))
  key = await makeDkimKey(join(folder, 'dkim.pem'))
  await rm(folder, { recursive: true })
})

const mailFrom = 'Viajes del Sur <hola@mail.example.com>'
const signedFor = (domain: string) => ({ domain, selector: 'nandu', privateKey: key.pem })

/** Levels and names of what is found with these records. */
async function found(records: Record<string, string>, dkim: ReturnType<typeof signedFor> | null) {
  const findings = await examineMailRecords({ mailFrom, dkim }, async (name) =>
    Object.entries(records).flatMap(([host, text]) => (host === name ? [text] : [])),
  )
  return findings.map(({ level, name }) => `${level} ${name}`)
}

const records = {
  'mail.example.com': 'v=spf1 include:_spf.example.com -all',
  '_dmarc.example.com': 'v=DMARC1; p=none',
}

it('finds the records that receivers look up', async () => {
  expect(await found(records, null)).toEqual(['ok SPF', 'ok DMARC'])
  expect(await found({}, null)).toEqual(['warn SPF', 'warn DMARC'])
})

it('compares the published key with the one that signs', async () => {
  const host = 'nandu._domainkey.example.com'
  const dkim = signedFor('example.com')
  const withRecord = async (record?: string) =>
    (await found({ ...records, ...(record && { [host]: record }) }, dkim)).slice(2)
  expect(await withRecord(key.record)).toEqual(['ok DKIM'])
  expect(await withRecord()).toEqual(['fail DKIM'])
  expect(await withRecord('v=DKIM1; k=rsa; p=AAAA')).toEqual(['fail DKIM'])
})

it('warns of a signature for another domain than the sender', async () => {
  expect(await found(records, signedFor('example.org'))).toContain('warn SMTP_DKIM_DOMAIN')
})

it('says that nothing is known where nobody answers', async () => {
  const silent = () => Promise.reject(new Error('queryTxt ETIMEOUT'))
  const findings = await examineMailRecords({ mailFrom, dkim: null }, silent)
  expect(findings).toMatchObject([{ level: 'warn', name: 'DNS' }])
})
