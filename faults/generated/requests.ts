import fc from 'fast-check'
import { operations } from '#contract/index.ts'
import { kinds } from '#contract/base/kinds.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { OperationName } from '#contract/index.ts'
import { candidates } from './candidates.ts'
import { everybody, type WhoName } from './callers.ts'
import { asIfFilled, referencesIn } from './references.ts'
import { uploadsOf } from './uploads.ts'
import { valuesOf } from './schema-values.ts'

/** A request before its placeholders are filled in. */
export interface GeneratedRequest {
  who: WhoName
  method: string
  /** As it stands in the request line. */
  path: string
  headers: Record<string, string>
  body: string | Buffer | null
  /** The called operation, if the call has the contract's form. */
  operation?: OperationName
  /** Sent as it is over a connection of its own, however wrong. */
  raw?: Buffer
}

const json = { 'content-type': 'application/json' }

const who = fc.oneof(
  { arbitrary: fc.constantFrom<WhoName>('admin', 'second'), weight: 6 },
  { arbitrary: fc.constantFrom<WhoName>('nobody', 'net', 'gross', 'waiting', 'loner'), weight: 5 },
  { arbitrary: fc.constantFrom(...everybody), weight: 1 },
)

const junk = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...candidates.refused), weight: 3 },
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    2.5,
    2 ** 53,
    1e300,
    [],
    {},
    [[]],
    [null],
    '[object Object]',
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant({ __proto__: null, constructor: { prototype: { polluted: true } } }),
)

/** A payload with something else in one place, or with something beside. */
function spoiled(payload: unknown): fc.Arbitrary<unknown> {
  return fc.tuple(fc.nat({ max: 50 }), junk).map(([place, value]) => {
    const copy: unknown = structuredClone(payload)
    const places: [Record<string, unknown>, string][] = []
    const walk = (node: unknown) => {
      if (typeof node !== 'object' || node === null) return
      const owner = node as Record<string, unknown>
      for (const key of Object.keys(owner)) {
        places.push([owner, key])
        walk(owner[key])
      }
    }
    walk(copy)
    const found = places[place % Math.max(places.length, 1)]
    if (!found) return { extra: value }
    found[0][found[1]] = value
    return copy
  })
}

/** Ids of a thing that is named by its kind too are mostly of that kind. */
function agreeing(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(agreeing)
  const fields: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([field, each]) => [field, agreeing(each)]),
  )
  const kind = fields['kind'] ?? fields['entityType']
  if (typeof kind !== 'string' || !kinds.some((each) => each === kind)) return fields
  const ofKind = (each: unknown): unknown =>
    typeof each === 'string' ? each.replace(/^@@(?!canary)\w+:/, `@@${kind}:`) : each
  for (const field of ['id', 'ids', 'entityId', 'byId', 'itemId']) {
    if (!(field in fields)) continue
    const named = fields[field]
    fields[field] = Array.isArray(named) ? named.map(ofKind) : ofKind(named)
  }
  return fields
}

const key = fc.option(fc.constantFrom('a-key', 'another-key', 'x'.repeat(64), ''), {
  nil: '',
  freq: 6,
})
let captchas = 0

const callHeaders = fc
  .tuple(key, fc.constantFrom('', 'en', 'es', 'pt-BR, *;q=0.1', ';;q'))
  .map(([idempotencyKey, language]) => ({
    ...(idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey }),
    ...(language === '' ? {} : { 'accept-language': language }),
  }))

const captchaActions = [
  'register',
  'createQuote',
  'login',
  'resetPasswordRequest',
  'requestNewLink',
]

/** Operations whose work is a hash, a document or a picture: fewer, or nothing else is tried. */
const slow =
  /^(?:login|register|resetPassword|changeMyPassword|confirmMe|addUserAdmin|sendTestMail)$/

/** Removals need earlier additions. */
const ending = /^(?:delete|remove|merge|discard|withdraw|reject)/

const weightOf = (name: OperationName) => (slow.test(name) ? 1 : ending.test(name) ? 2 : 6)

/** Those that have nothing to do with whom they call as, for the run would end with it. */
const neverCalled = new Set<OperationName>(['erasePerson'])

function requestOf(name: OperationName): fc.Arbitrary<GeneratedRequest> {
  const declared: Operation = operations[name]
  const isTaken = (value: unknown) =>
    declared.input.safeParse(JSON.parse(asIfFilled(JSON.stringify(value)))).success
  const payloads = fc
    .array(valuesOf(declared.input, name, referencesIn(name)), { minLength: 4, maxLength: 4 })
    .map((some) => agreeing(some.find(isTaken) ?? some[0]))
  const payload = fc.oneof(
    { arbitrary: payloads, weight: 6 },
    { arbitrary: payloads.chain(spoiled), weight: 3 },
    { arbitrary: junk, weight: 1 },
  )
  const basic = { method: 'POST', path: `/api/${name}`, operation: name }
  if (declared.upload) {
    const { upload } = declared
    return fc.tuple(who, payload, callHeaders).chain(([caller, fields, headers]) =>
      uploadsOf(upload, fields).map((sent) => {
        return { ...basic, who: caller, headers: { ...headers, ...sent.headers }, body: sent.body }
      }),
    )
  }
  return fc.tuple(who, payload, callHeaders).map(([caller, value, headers]) => {
    captchas += 1
    const action = captchaActions.find((each) => each === name)
    const captcha: Record<string, string> = action
      ? { 'captcha-token': `fake:${action}:0.9:${captchas}` }
      : {}
    const body =
      JSON.stringify(value)?.replaceAll('fake:register:0.9', `fake:register:0.9:${captchas}`) ?? ''
    return { ...basic, who: caller, headers: { ...json, ...headers, ...captcha }, body }
  })
}

const names = (Object.keys(operations) as OperationName[]).filter((name) => !neverCalled.has(name))

/** Calls of all operations, by everybody. */
export const calls: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  ...names.map((name) => ({ arbitrary: requestOf(name), weight: weightOf(name) })),
)
