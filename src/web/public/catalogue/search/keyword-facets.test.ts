import { describe, expect, it } from 'vitest'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { fitsKeyword, toKeywordFacets } from './keyword-facets.server.ts'
import { readKeyword } from './read-keyword.server.ts'

const tags = [{ tag: 'caminatas', names: { en: 'trekking' } }]
const inOctober = Array.from({ length: 12 }, (_, month) => (month === 9 ? 'good' : 'closed'))

const hidden = { inheritedTags: ['caminatas'], bannedTags: ['caminatas'] }

describe('what was read out of a keyword', () => {
  it.each([
    ['a month that is good', 'october', { months: inOctober }, true],
    ['a month that is closed', 'november', { months: inOctober }, false],
    ['a month, of what says nothing', 'october', { months: null }, false],
    ['its length', '7 days', { days: 7 }, true],
    ['another length', '7 days', { days: 8 }, false],
    ['no end', 'more than 5 days', { days: 21 }, true],
    ['a day’s length in minutes', '1 day', { durationMinutes: 480 }, true],
    ['a length, of a place', '7 days', {}, true],
    ['a theme of its own', 'trekking', { tags: ['caminatas'] }, true],
    ['a theme of its places', 'trekking', { inheritedTags: ['caminatas'] }, true],
    ['a theme of its places that it hides', 'trekking', hidden, false],
    ['no such theme', 'trekking', { tags: ['vino'] }, false],
  ])('fits or not: %s', (_what, keyword, item, fits) => {
    expect(fitsKeyword(item, readKeyword(keyword, tags))).toBe(fits)
  })

  it('is offered with the way to all of it, and the search without it', async () => {
    await loadTexts('en')
    const read = readKeyword('patagonia in october, 7 days, trekking', tags)
    const facets = toKeywordFacets(read, {
      language: 'en',
      t: translatorOf('en').t,
      tagNames: new Map([['caminatas', { name: 'trekking' }]]),
      monthPages: [10],
    })
    expect(facets).toEqual([
      {
        label: 'October',
        to: '/en/when/10',
        without: '/en/search?q=patagonia+trekking+7+days',
      },
      {
        label: '7 days',
        to: '/en/circuits',
        without: '/en/search?q=patagonia+trekking+October',
      },
      {
        label: 'trekking',
        to: '/en/themes/caminatas',
        without: '/en/search?q=patagonia+October+7+days',
      },
    ])
  })
})
