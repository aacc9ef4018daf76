import type { RouteConfigEntry } from '@react-router/dev/routes'
import { type Kind, kinds } from '#contract/base/kinds.ts'
import { operations } from '#contract/index.ts'
import type { Operation } from '#contract/base/operation.ts'
import type { Question } from './flood.ts'
import { makeKeywords } from './keywords.ts'
import { makeRandom, makeUuid, pickOne } from './random.ts'
import { tagWords } from './words.ts'

/** All addresses and calls. */
export interface Samples {
  ids: Record<Kind | 'category' | 'country' | 'region', string[]>
  /** Of a sent proposal, its request and a client view. */
  tokens: Record<'proposal' | 'request' | 'clientView', string>
}

/** One public operation, page or document, and the questions that ask for it, each different where it can be. */
export interface Offer {
  sort: 'operation' | 'page' | 'document'
  name: string
  next: () => Question
}

const random = makeRandom(7)
const keywords = makeKeywords(7)
export const someWord = () => makeUuid(random).slice(0, 8)
const one = <Item>(list: readonly Item[]) => pickOne(random, list)

const plurals: Record<string, keyof Samples['ids']> = {
  ...Object.fromEntries(kinds.map((kind) => [`${kind}s`, kind])),
  categories: 'category',
  countries: 'country',
  regions: 'region',
}

/** Every public operation of the contract. Fails for a field that is required and has no sample. */
export function publicOperations({ ids, tokens }: Samples): Offer[] {
  const fields: Record<string, (name: string) => unknown> = {
    id: (name) => {
      const kind = Object.keys(ids).find((each) => name.toLowerCase().includes(each))
      return one(ids[(kind as keyof typeof ids) ?? 'destination'])
    },
    ids: () => [0, 1, 2].map(() => one(ids.destination)),
    destinationIds: () => [0, 1, 2].map(() => one(ids.destination)),
    entityId: () => one(ids.tour),
    entityType: () => 'tour',
    entity: () => 'circuits',
    tags: () => [one(tagWords), one(tagWords)],
    keyword: () => keywords.next().value,
    limit: (name) => (name === 'getSearchResults' ? 50 : 100),
    lang: () => one(['es', 'en', 'pt']),
    slug: () => someWord(),
    token: (name) => {
      if (name.includes('ClientView')) return tokens.clientView
      if (name.includes('Request')) return tokens.request
      return name.includes('Proposal') ? tokens.proposal : someWord()
    },
    kind: () => 'destination',
    reference: () => '7K4M-2QXP',
    action: () => 'register',
    email: () => `${someWord()}@example.com`,
    password: () => 'Wrong-Password-1',
    newPass: () => 'Other-Password-1',
    name: () => 'Visitor',
    surname: () => 'Visitor',
    message: () => 'Two people in March',
    captchaTk: () => someWord(),
    text: () => 'Two people in March',
    version: () => 1,
    answer: () => 'changes',
    response: () => ({}),
  }
  return Object.entries(operations as Record<string, Operation>)
    .filter(([, { access }]) => access === 'public')
    .map(([name, { input }]) => {
      const asked = Object.entries(input.shape).flatMap(([field, schema]) => {
        const isOptional = schema.safeParse(undefined).success
        if (isOptional && field !== 'limit' && field !== 'keyword') return []
        const sample = fields[field]
        if (!sample) throw new Error(`${name}: no sample of ${field}`)
        return [[field, sample] as const]
      })
      const payload = () =>
        Object.fromEntries(asked.map(([field, sample]) => [field, sample(name)]))
      return {
        sort: 'operation' as const,
        name,
        next: () => ({ path: `/api/${name}`, payload: payload() }),
      }
    })
}

/** The routes of the site with their whole paths, the panel's aside. */
function pathsOf(routes: readonly RouteConfigEntry[], above = ''): string[] {
  return routes.flatMap(({ path = '', index = false, file, children }) => {
    if (file.startsWith('admin/')) return []
    const whole = `${above}/${path}`.replace(/\/+/g, '/')
    return children ? pathsOf(children, whole) : [index ? above : whole]
  })
}

/** Every public page of the route table. Fails for a parameter that has no sample. */
export function publicPages(routes: readonly RouteConfigEntry[], samples: Samples): Offer[] {
  return [...new Set(pathsOf(routes))].map((route) => {
    const next = () => {
      const [, section = ''] = route.replace('/:lang?', '').split('/')
      const path = route
        .replace(':lang?', one(['es', 'en', 'pt']))
        .replace('/:slug?', '')
        .replace(/:(\w+)|\*/g, (whole, name?: string) => {
          const kind = plurals[section]
          if (name === 'id' && kind) return one(samples.ids[kind])
          if (name === 'tag') return encodeURIComponent(one(tagWords))
          if (name === 'month') return String(Math.ceil(random() * 12))
          if (name === 'token' && section === 'proposals') return samples.tokens.proposal
          if (name === 'token' && section === 'requests') return samples.tokens.request
          if (name === undefined || ['id', 'slug', 'token', 'email'].includes(name)) {
            return someWord()
          }
          throw new Error(`${route}: no sample of ${whole}`)
        })
      return { path: `${path}?q=${encodeURIComponent(keywords.next().value)}` }
    }
    return { sort: 'page' as const, name: route, next }
  })
}

/** Documents for holders of a link: the client view's page and both PDFs. */
export function publicDocuments({ tokens }: Samples): Offer[] {
  const paths = {
    'client view': `/client/${tokens.clientView}`,
    'client view, PDF': `/client/${tokens.clientView}.pdf`,
    'proposal, PDF': `/proposals/${tokens.proposal}.pdf`,
  }
  return Object.entries(paths).map(([name, path]) => ({
    sort: name.endsWith('PDF') ? 'document' : 'page',
    name,
    next: () => ({ path: `${path}?x=${someWord()}` }),
  }))
}

/** Addresses as somebody writes them who wants each page made anew. */
export function randomPage(ids: readonly string[]): Question {
  const paths = [
    () => `/search?q=${encodeURIComponent(keywords.next().value)}`,
    () => `/tours/${one(ids)}/${someWord()}`,
    () => `/tours/${one(ids)}?${someWord()}=${someWord()}`,
    () => `/destinations?utm_source=${someWord()}`,
    () => `/hotels?tag=${someWord()}&page=${Math.ceil(random() * 100)}`,
    () => `/circuits?sort=longest&month=${Math.ceil(random() * 12)}&days=5-8&tag=${someWord()}`,
    () => `/circuits/${makeUuid(random)}`,
    () => `/${someWord()}/${someWord()}`,
  ]
  return { path: one(['/en', '/es', '/pt']) + one(paths)() }
}
