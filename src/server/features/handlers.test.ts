import { expect, it } from 'vitest'
import { operations } from '#contract/index.ts'
import { isOperationName } from '#contract/index.ts'
import { handlerOf } from './handlers.ts'

it('every operation of the contract has a handler', () => {
  const missing = Object.keys(operations).filter(
    (name) => !isOperationName(name) || handlerOf(name) === undefined,
  )
  expect(missing).toEqual([])
})
