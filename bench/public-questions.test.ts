import { expect, it } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import type { Operation } from '#contract/base/operation.ts'
import { operations } from '#contract/index.ts'
import routes from '#web/routes.ts'
import { publicOperations, publicPages, type Samples } from './public-questions.ts'

const id = '3f0c9b52-8e1d-4c7a-9a56-0d2b7e4f1c38'
const owners = [...kinds, 'category', 'country', 'region'] as const
const samples: Samples = {
  ids: Object.fromEntries(owners.map((owner) => [owner, [id]])) as Samples['ids'],
  tokens: { proposal: 'p', request: 'r', clientView: 'c' },
}

it('the cost bench asks every public operation what its contract takes', () => {
  const offers = publicOperations(samples)
  expect(offers.length).toBeGreaterThan(50)
  for (const { name, next } of offers) {
    const question = next()
    const { input } = (operations as Record<string, Operation>)[name] ?? {}
    const parsed = input?.safeParse('payload' in question ? question.payload : {})
    // What a field holds may be refused, as a passkey that nobody has is.
    const issues = parsed?.error?.issues ?? []
    const missing = issues.filter(({ code, path }) => code === 'invalid_type' && path.length === 1)
    expect({ name, missing }).toEqual({ name, missing: [] })
  }
})

it('the cost bench asks for every public page', () => {
  for (const { name, next } of publicPages(routes, samples)) {
    expect({ name, path: next().path }).toEqual({ name, path: expect.not.stringContaining('/:') })
  }
})
