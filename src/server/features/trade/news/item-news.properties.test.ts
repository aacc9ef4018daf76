import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type NewsField, newsFields } from '#contract/trade/news.ts'
import { newsOfItem, type ItemPublication } from './item-news.ts'

/** An event of an item: it comes or goes, or a field of a shown one changes. */
const happenings = fc.array(
  fc.oneof(
    fc.constant('turn' as const),
    fc.constantFrom(...newsFields.filter((field) => field !== 'rates' && field !== 'stopSale')),
  ),
  { maxLength: 12 },
)

const momentOf = (index: number) => new Date(Date.UTC(2027, 0, 1) + index * 1000)

/** Lives through all of it step by step, and remembers how the item stood when the reader last looked. */
function live(happened: readonly ('turn' | NewsField)[], lookedAt: number) {
  let shown = false
  let before = false
  let changed = new Set<NewsField>()
  const turns: Date[] = []
  const fields: Record<string, string> = {}
  for (const [index, each] of happened.entries()) {
    if (index === lookedAt) {
      before = shown
      changed = new Set()
    }
    if (each === 'turn') {
      shown = !shown
      turns.push(momentOf(index))
    } else if (shown) {
      changed.add(each)
      fields[each] = momentOf(index).toISOString()
    }
  }
  if (lookedAt >= happened.length) {
    before = shown
    changed = new Set()
  }
  const item: ItemPublication = { itemId: 'x', kind: 'circuit', shown, turns, fields, names: {} }
  const change =
    before === shown
      ? shown && changed.size > 0
        ? 'changed'
        : undefined
      : shown
        ? 'new'
        : 'withdrawn'
  return { item, change, changed }
}

it('news of an item are what a reader sees who compares it with how they knew it', () => {
  fc.assert(
    fc.property(happenings, fc.nat({ max: 13 }), (happened, lookedAt) => {
      const { item, change, changed } = live(happened, lookedAt)
      const news = newsOfItem(item, momentOf(lookedAt))
      expect(news?.change).toBe(change)
      if (change !== 'changed') return
      expect(news?.fields).toEqual(newsFields.filter((field) => changed.has(field)))
    }),
  )
})
