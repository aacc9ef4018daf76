import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharedNames } from './shared-names.ts'

const named = (name: string) => ({ name })
const column = (own: string, ...names: string[]) => ({ own: named(own), names: names.map(named) })

describe('names of compared destinations', () => {
  it('are common, of some, or of one alone', () => {
    const shared = sharedNames([
      column('Falls', 'Heritage', 'Jungle', 'Land'),
      column('Ice', 'Heritage', 'Land', 'Trek'),
      column('City', 'Land', 'Tango'),
    ])
    expect(shared).toEqual({
      common: [named('Land')],
      some: [{ shared: named('Heritage'), by: [named('Falls'), named('Ice')] }],
      apart: [[named('Jungle')], [named('Trek')], [named('Tango')]],
    })
  })

  it('stand in exactly one of the three', () => {
    const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(names, { minLength: 2, maxLength: 3 }), (lists) => {
        const { common, some, apart } = sharedNames(
          lists.map((list, at) => column(`${at}`, ...list)),
        )
        const said = [...common, ...some.map(({ shared }) => shared), ...apart.flat()]
        expect(said.map(({ name }) => name).toSorted()).toEqual(
          [...new Set(lists.flat())].toSorted(),
        )
      }),
    )
  })
})
