import fc from 'fast-check'
import { plainKinds } from '#contract/base/kinds.ts'
import { password } from './callers.ts'
import type { Reference } from './schema-values.ts'

/** The things that ids name, by the names of operations and fields; the first match counts. */
const nouns: [RegExp, string][] = [
  [/client-?view/i, 'view'],
  [/webhook|deliver/i, 'webhook'],
  [/api-?key/i, 'key'],
  [/template/i, 'template'],
  [/proposal/i, 'proposal'],
  [/quote|request/i, 'quote'],
  [/agenc/i, 'agency'],
  [/rate/i, 'rate'],
  [/user|person|people|manager|assignee/i, 'user'],
  [/mails?$/i, 'mail'],
  [/terms?$/i, 'term'],
  [/work/i, 'work'],
  [/version/i, 'version'],
  [/media|banner/i, 'media'],
  [/page$|pages$/i, 'page'],
  [/categor/i, 'category'],
  [/countr/i, 'country'],
  [/region/i, 'region'],
  [/tour/i, 'tour'],
  [/circuit|itinerary/i, 'circuit'],
  [/package/i, 'package'],
  [/hotel/i, 'hotel'],
  ...plainKinds.map((kind): [RegExp, string] => [new RegExp(kind, 'i'), kind]),
  [/destination/i, 'destination'],
]

const nounOf = (name: string) => nouns.find(([pattern]) => pattern.test(name))?.[1]

const unknownId = '00000000-0000-4000-8000-000000000000'
const guid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/
const placeholder = /@@(\w+):(\d+)@@/g
const linkToken = /\/(client|proposals|preview|requests|kit)\/([\w-]{43})(?![\w-])/g

/** So many of a noun are remembered; older ones give way. */
const pool = 60

/** Ids, addresses and tokens that answers told, by what they name; generated requests name them by number. */
export interface References {
  /** Remembers what an answer of an operation tells. */
  learn(operation: string, answer: unknown): void
  add(noun: string, value: string): void
  /** Puts what is known where a placeholder stands. */
  fill(text: string): string
  /** Forgets the ids in a payload that has deleted what they name. */
  forget(payload: string): void
  /** How many are known of a noun. */
  count(noun: string): number
  /** Such an id is never learned: what it names must stay as it was made. */
  protect(id: string): void
  isProtected(text: string): boolean
}

export function makeReferences(): References {
  const pools = new Map<string, string[]>()
  const kept = new Set<string>()

  function add(noun: string, value: string): void {
    if (kept.has(value)) return
    const of = pools.get(noun) ?? []
    pools.set(noun, of)
    if (of.includes(value)) return
    if (of.length >= pool) of.shift()
    of.push(value)
  }

  function learn(value: unknown, of: string | undefined): void {
    if (typeof value === 'string') {
      if (guid.test(value)) add(of ?? 'any', value)
      else if (value.startsWith('/media/')) add('file', value)
      else for (const [, where = '', token = ''] of value.matchAll(linkToken)) add(where, token)
      return
    }
    if (typeof value !== 'object' || value === null) return
    for (const [inner, each] of Object.entries(value)) {
      const owner = /^\d+$/.test(inner) || inner === 'id' ? of : (nounOf(inner) ?? of)
      learn(each, owner)
    }
  }

  return {
    add,
    learn: (operation, answer) => learn(answer, nounOf(operation)),
    fill: (text) =>
      text.replaceAll(placeholder, (_whole, noun: string, index: string) => {
        const of =
          noun === 'any'
            ? [...pools.values()].flat().filter((id) => guid.test(id))
            : pools.get(noun)
        return of?.[Number(index) % of.length] ?? unknownId
      }),
    forget(payload) {
      for (const of of pools.values()) {
        for (const id of of.filter((each) => payload.includes(each))) of.splice(of.indexOf(id), 1)
      }
    },
    count: (noun) => pools.get(noun)?.length ?? 0,
    protect: (id) => void kept.add(id),
    isProtected: (text) => [...kept].some((id) => text.includes(id)),
  }
}

const numbered = (noun: string) => fc.nat({ max: pool - 1 }).map((index) => `@@${noun}:${index}@@`)

/** Fields that are of no form of their own, and are mostly one of these. */
const usual: Record<string, fc.Arbitrary<string>> = {
  password: fc.constant(password),
  newPass: fc.constant(password),
  currentPassword: fc.constant(password),
  captchaTk: fc.constant('fake:register:0.9'),
  confirm: fc.constantFrom('nobody@example.com', 'visitor@example.com'),
}

/** Operations whose token is a link's. */
const tokens: Record<string, string> = {
  getRequest: 'requests',
  addRequestMessage: 'requests',
  getProposal: 'proposals',
  answerProposal: 'proposals',
  getPreview: 'preview',
  getClientView: 'client',
}

/** The thing that an operation's text names: for an id mostly the subject of its field or operation. */
export function referencesIn(operation: string): Reference {
  const link = tokens[operation]
  return (field, isId) => {
    if (field === 'token' && link !== undefined) return numbered(link)
    if (!isId) return usual[field]
    const fitting = nounOf(field) ?? nounOf(operation) ?? 'any'
    return fc.oneof(
      { arbitrary: numbered(fitting), weight: 24 },
      { arbitrary: numbered('any'), weight: 2 },
      { arbitrary: numbered('canary'), weight: 1 },
      { arbitrary: fc.constantFrom(unknownId, unknownId.toUpperCase()), weight: 1 },
    )
  }
}

/** The payload as if every placeholder were an id of its own. */
export const asIfFilled = (text: string) =>
  text.replaceAll(
    placeholder,
    (_whole, noun: string, index: string) =>
      unknownId.slice(0, -8) + `${noun.length}${index}`.padStart(8, '0'),
  )

/** A token of a link of that kind, or an id of that noun, in an address. */
export const named = numbered
