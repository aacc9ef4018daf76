/** Addresses that are no pages for everybody, or not worth fetching before they are wanted. */
const notAhead = [
  '/api/*',
  '/admin-panel*',
  '/category/*',
  '/media/*',
  '/mailbox*',
  '/*/reset-password/*',
  '/*/proposals/*',
  '/proposals/*',
  '/*/preview/*',
  '/preview/*',
]

/**
 * Which pages the browser may fetch ahead: the one that a pointer rests on or touches, and what is pressed on
 * among the headings of cards is rendered at once. Pages are only read, so nothing happens by it; links that
 * narrow a list lead to too many to be worth it.
 */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: notAhead } },
          { not: { selector_matches: '[rel~="nofollow"], [target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
  prerender: [{ where: { selector_matches: 'main li :is(h2, h3) a' }, eagerness: 'conservative' }],
}

const dayInSeconds = 24 * 60 * 60

/** The rules, that the `Speculation-Rules` header of every public page names. */
export function loader() {
  return new Response(JSON.stringify(rules), {
    headers: {
      'content-type': 'application/speculationrules+json',
      'cache-control': `public, max-age=${dayInSeconds}`,
    },
  })
}
