import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectTexts, type Use } from './collect-texts.ts'

const use: fc.Arbitrary<Use> = fc.record({
  because: fc.constantFrom('name', 'alias', 'place', 'tag'),
  items: fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 3 }),
})
const uses = fc.array(
  fc.tuple(fc.array(fc.constantFrom('salta', 'sal', 'la puna', 'ushuaia'), { maxLength: 3 }), use),
)

it('knows of each text what it is used for, in order', async () => {
  await fc.assert(
    fc.asyncProperty(uses, async (all) => {
      const { use: add, collected } = collectTexts()
      const naive = new Map<string, Use[]>()
      for (const [texts, as] of all) {
        add(texts, as)
        if (as.items.length === 0) continue
        for (const text of texts) naive.set(text, [...(naive.get(text) ?? []), as])
      }
      const { folded, usesOf } = await collected()
      expect(folded).toEqual([...naive.keys()])
      expect(folded.map((_, text) => usesOf(text))).toEqual([...naive.values()])
    }),
  )
})

it('finds the texts that have a trigram, each once', async () => {
  const { use: add, collected } = collectTexts()
  for (const [item, name] of ['banana', 'ana', 'puna'].entries()) {
    add([name], { because: 'name', items: [item] })
  }
  const { trigrams, trigramsOf, textsWith } = await collected()
  const [ana] = trigrams.findInside('ana')
  expect([...textsWith(ana)]).toEqual([0, 1])
  expect([...textsWith(undefined)]).toEqual([])
  expect(Array.from(trigramsOf(1))).toEqual(trigrams.find('ana'))
})
