import { beforeAll, describe, expect, it } from 'vitest'
import type { Kind } from '#contract/base/kinds.ts'
import type { PayloadOf } from '#contract/index.ts'
import type { KeyScope } from '#contract/trade/keys.ts'
import { startTestApp } from '#testing/app.ts'
import {
  makeCircuit,
  makeDestination,
  makeHotel,
  makeIncentive,
  makePackage,
  makeTour,
} from '#testing/factories.ts'
import { makeRate } from '#testing/rates.ts'
import { readEveryOperation } from '#testing/read-every-operation.ts'
import { feeds } from '../feed/feeds.ts'

/** Figures and words that stand in rates and nowhere else. */
const secrets = ['7654321', '76543.21', '9876543', '98765.43', 'SECRETREMARK', 'SECRETSEASON']

const app = await startTestApp()
const { admin } = app

/** The kinds whose items have rates, and one that has none. */
const ids = new Map<Kind, string>()

beforeAll(async () => {
  const destinationId = await makeDestination(admin)
  const circuit = await makeCircuit(admin, {})
  const items = [
    { entityType: 'circuit', entityId: circuit },
    { entityType: 'package', entityId: await makePackage(admin, {}) },
    { entityType: 'tour', entityId: await makeTour(admin, { destinationId }) },
    { entityType: 'hotel', entityId: await makeHotel(admin, { destinationId }) },
  ] as const
  ids.set('destination', destinationId)
  ids.set('incentive', await makeIncentive(admin, { destinationId }))
  for (const item of items) {
    ids.set(item.entityType, item.entityId)
    await admin(
      'addRate',
      makeRate({
        ...item,
        sheet: 'SECRETSHEET',
        remarks: { en: 'SECRETREMARK' },
        seasons: [
          {
            name: 'SECRETSEASON',
            from: '2027-01-01',
            to: '2027-12-31',
            lines: [{ basis: 'double', net: 7_654_321, gross: 9_876_543 }],
          },
        ],
      }),
    )
  }
})

async function agentOf(
  terms: PayloadOf<'addAgency'>['terms'],
  sheets: string[],
  status: 'approved' | 'pending' = 'approved',
) {
  return app.makeUser({ agencyId: await addAgency(terms, sheets, status) })
}

async function addAgency(
  terms: PayloadOf<'addAgency'>['terms'],
  sheets: string[],
  status: 'approved' | 'pending' = 'approved',
) {
  const agency = { name: 'Agencia', country: 'ES', terms, sheets, status }
  return (await admin('addAgency', agency)).id
}

/** Amounts as whole numbers: the decimals of a duration in the log may hold any digits. */
const leaksIn = (text: string) =>
  secrets.filter((secret) =>
    new RegExp(String.raw`(?<![\d.])${secret.replace('.', String.raw`\.`)}(?!\d)`).test(text),
  )

describe('a rate', () => {
  it('is there, for the agency that may see it', async () => {
    const agent = await agentOf({ kind: 'net' }, ['SECRETSHEET'])
    expect(leaksIn(JSON.stringify(await agent.call('listRates')))).toContain('7654321')
    expect(leaksIn(await (await agent.call('exportRates')).text())).toContain('76543.21')
  })

  it('is in no answer to anybody else: the public, users without an agency or terms, other sheets', async () => {
    const others = {
      public: app.call,
      loner: (await app.makeUser()).call,
      'without terms': (await agentOf(null, ['SECRETSHEET'])).call,
      'another sheet': (await agentOf({ kind: 'net' }, ['general'])).call,
      waiting: (await agentOf({ kind: 'net' }, ['SECRETSHEET'], 'pending')).call,
    }
    const answers = Object.entries(await readEveryOperation(app, others))
    expect(answers.length).toBeGreaterThan(100)
    const leaking = answers.filter(([, answer]) => leaksIn(JSON.stringify(answer) ?? '').length > 0)
    expect(leaking.map(([question]) => question)).toEqual([])
  }, 120_000)

  it('shows one side alone to each: net or gross', async () => {
    const net = await agentOf({ kind: 'net' }, ['SECRETSHEET'])
    const commission = await agentOf({ kind: 'commission', percent: 10 }, ['SECRETSHEET'])
    const both = { net: net.call, commission: commission.call }
    for (const [question, answer] of Object.entries(await readEveryOperation(app, both))) {
      const found = JSON.stringify(answer) ?? ''
      const hidden = question.startsWith('net ') ? ['9876543', '98765.43'] : ['7654321', '76543.21']
      expect([question, hidden.filter((figure) => found.includes(figure))]).toEqual([question, []])
    }
  }, 120_000)

  it('is in the feed of rates, for a key of the agency that may see it, and in no other and for no other', async () => {
    const found: [string, string[]][] = []
    const agencies = {
      net: await addAgency({ kind: 'net' }, ['SECRETSHEET']),
      'without terms': await addAgency(null, ['SECRETSHEET']),
      'another sheet': await addAgency({ kind: 'net' }, ['general']),
      waiting: await addAgency({ kind: 'net' }, ['SECRETSHEET'], 'pending'),
      none: null,
    }
    const scopes: KeyScope[] = ['catalogue:read', 'rates:read', 'quotes:read']
    for (const [whose, agencyId] of Object.entries(agencies)) {
      const { key } = await admin('addApiKey', { name: whose, scopes, agencyId })
      const headers = { authorization: `Bearer ${key}` }
      for (const [name, { ofAgency }] of Object.entries(feeds)) {
        for (const url of [`/feed/v1/${name}.json`, `/feed/v1/${name}.csv`]) {
          const { statusCode, body, headers: sent } = await app.server.inject({ url, headers })
          const leaks = leaksIn(body + JSON.stringify(sent))
          if (leaks.length > 0) found.push([`${whose} ${url}`, leaks])
          else if (!ofAgency) expect([url, statusCode]).toEqual([url, 200])
        }
      }
    }
    expect(found).toEqual([
      ['net /feed/v1/rates.json', ['7654321', 'SECRETREMARK', 'SECRETSEASON']],
    ])
  })

  it('is in no kit, whoever asks for it', async () => {
    const { token } = await agentOf({ kind: 'net' }, ['SECRETSHEET'])
    for (const [kind, id] of ids) {
      const { statusCode, rawPayload } = await app.server.inject({
        url: `/kit/${kind}/${id}.zip`,
        headers: { authorization: `Bearer ${token}` },
      })
      expect(statusCode).toBe(200)
      // Files in it are not compressed.
      expect([kind, leaksIn(rawPayload.toString('latin1'))]).toEqual([kind, []])
      expect(rawPayload.toString('latin1')).toContain(id)
    }
  })

  it('is not in the log, and in the activity by the names of its item and sheet alone', async () => {
    const log = app.logs().map((line) => JSON.stringify(line))
    expect(leaksIn(log.join('\n'))).toEqual([])
    const activity = JSON.stringify(await admin('listActivity', { kind: 'rate' }))
    expect(leaksIn(activity)).toEqual([])
    expect(activity).toContain('SECRETSHEET')
  })
})
