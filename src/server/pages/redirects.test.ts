import { describe, expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeTour } from '#testing/factories.ts'
import { csvOfRows } from '#testing/sheets.ts'
import { html, servedPages, site } from '#testing/served-pages.ts'

const { admin, call, services } = await startTestApp()

/** The pages of a site on the stored redirects: items that the public sees have one, and all lists. */
function visitors(languages = site.languages) {
  const hits: string[] = []
  const dead: string[] = []
  const shown = new Set<string>()
  const { app, requests } = servedPages(
    {
      site: async () => ({ ...site, languages }),
      findRedirect: services.findRedirect,
      countHit: (id) => void hits.push(id),
      countDead: (address) => void dead.push(address),
    },
    (url) => {
      const { pathname } = new URL(url)
      const [, , , id] = pathname.split('/')
      const isThere =
        /^\/\w\w(?:\/(?:tours|about-us|search))?$/.test(pathname) || shown.has(id ?? '')
      return new Response(html, { status: isThere ? 200 : 404 })
    },
  )
  onTestFinished(() => app.close())
  return { app, requests, hits, dead, shown }
}

const to = (response: { statusCode: number; headers: { location?: string | undefined } }) =>
  `${response.statusCode} ${response.headers.location ?? ''}`.trim()

async function redirect(from: string, target: Parameters<typeof admin<'addRedirect'>>[1]['to']) {
  const { id } = await admin('addRedirect', { from, to: target })
  onTestFinished(() => admin('deleteRedirect', { id }).then(() => undefined))
  return id
}

describe('an address with a redirect', () => {
  test('leads to the page of an item, in the language of its segment, else the site’s', async () => {
    const tour = await makeTour(admin)
    const { app, hits, shown } = visitors()
    shown.add(tour)
    const id = await redirect('/old.php?id=7', { kind: 'tour', id: tour })
    await redirect('/pt/velha', { kind: 'tour', id: tour })
    await redirect('/zh/jiu', { kind: 'tour', id: tour })
    const response = await app.inject({
      url: '/OLD.php?utm=1&id=7',
      headers: { 'accept-language': 'pt', cookie: 'language=pt' },
    })
    expect(to(response)).toBe(`301 /${site.languages.default}/tours/${tour}`)
    expect(response.headers['cache-control']).toBe('public, max-age=3600')
    expect(hits).toEqual([id])
    expect(to(await app.inject('/pt/velha/'))).toBe(`301 /pt/tours/${tour}`)
    expect(to(await app.inject('/zh/jiu'))).toBe(`301 /${site.languages.default}/tours/${tour}`)
    expect(to(await app.inject({ method: 'HEAD', url: '/pt/velha' }))).toBe(`301 /pt/tours/${tour}`)
  })

  test('leads to a path or another host, with nothing of its own query', async () => {
    const { app } = visitors()
    await redirect('/a', '/about-us')
    await redirect('/b', '/pt/tours?tag=x#first')
    await redirect('/en/c', '/pt/tours')
    await redirect('/d', 'https://other.example/all?x=1')
    await redirect('/e', '/media/x.pdf')
    const { default: own } = site.languages
    for (const [asked, expected] of [
      ['/a?token=1', `301 /${own}/about-us`],
      ['/b?token=1', '301 /pt/tours?tag=x#first'],
      ['/en/c', '301 /en/tours'],
      ['/d?token=1', '301 https://other.example/all?x=1'],
      ['/e', '301 /media/x.pdf'],
    ] as const) {
      expect(`${asked} ${to(await app.inject(asked))}`).toBe(`${asked} ${expected}`)
    }
  })

  test('leads to the end of a chain in one hop', async () => {
    const { app, hits } = visitors()
    await redirect('/third', '/en/about-us')
    await redirect('/second', '/third')
    const id = await redirect('/first', '/second')
    expect(to(await app.inject('/first'))).toBe('301 /en/about-us')
    expect(hits).toEqual([id])
  })

  test('answers as its target does where that has no page, until it has one', async () => {
    const tour = await makeTour(admin)
    const { app, shown } = visitors()
    await redirect('/hidden', { kind: 'tour', id: tour })
    const missing = await app.inject('/hidden')
    expect(to(missing)).toBe('404')
    shown.add(tour)
    expect(to(await app.inject('/hidden'))).toMatch(/^301 /)
  })

  test('leads on from a replaced item’s page, whatever its language and name, once it is gone', async () => {
    const [old, by] = [await makeTour(admin), await makeTour(admin)]
    const { app, shown } = visitors()
    shown.add(old).add(by)
    await redirect(`/tours/${old}`, { kind: 'tour', id: by })
    expect(to(await app.inject(`/pt/tours/${old}/its-name`))).toBe('200')
    shown.delete(old)
    expect(to(await app.inject(`/pt/tours/${old}/its-name`))).toBe(`301 /pt/tours/${by}`)
  })

  test('is not looked at where the site has a page', async () => {
    const { app, hits } = visitors()
    await redirect('/soon', '/en/about-us')
    expect(to(await app.inject('/en/tours'))).toBe('200')
    expect(hits).toEqual([])
  })
})

describe('an address without a page', () => {
  test.each(['/index.php', '/wp-login.php', '/es/viejo.aspx', '/x.png', '/en/requests/x.php'])(
    'has the site’s own page: %s',
    async (url) => {
      const response = await visitors().app.inject(url)
      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toContain('text/html')
      expect(response.body).toBe(html)
    },
  )

  test('of a withdrawn item’s document answers as the item’s page', async () => {
    const tour = await makeTour(admin)
    const other = await makeTour(admin)
    const { app } = servedPages({}, (url) => {
      const status = new URL(url).pathname === `/en/tours/${tour}` ? 410 : 404
      return new Response(html, { status })
    })
    onTestFinished(() => app.close())
    for (const [url, status] of [
      [`/en/tours/${tour}`, 410],
      [`/en/tours/${tour}.pdf?x=1`, 410],
      [`/en/tours/${other}.pdf`, 404],
      ['/en/brochure.pdf', 404],
    ] as const) {
      expect([url, (await app.inject(url)).statusCode]).toEqual([url, status])
    }
  })

  test('is counted with its query for the list of dead addresses', async () => {
    const { app, dead } = visitors()
    await app.inject('/nothing?x=1')
    await app.inject('/en/about-us')
    expect(dead).toEqual(['/nothing?x=1'])
  })
})

/** The addresses of a former site: files with parameters, folders, old languages. */
function formerSite(items: readonly string[]) {
  const spellings = [
    (n: number) => `/producto.php?id=${n}`,
    (n: number) => `/Excursiones/Salida ${n}/index.html`,
    (n: number) => `/es/viajes/dias-${n}/`,
    (n: number) => `/en/trips.aspx?lang=en&trip=${n}`,
    (n: number) => `/viaje/otoño-${n}`,
  ]
  return Array.from({ length: 2_000 }, (_, n) => ({
    from: spellings[n % spellings.length]?.(n) ?? '',
    // Every tenth leads by way of the one before.
    to:
      n % 10 === 9
        ? (spellings[(n - 1) % spellings.length]?.(n - 1) ?? '')
        : `tour:${items[n % items.length]}`,
  }))
}

test('a former site of 2,000 addresses leads on from each in one hop to a page that is there', async () => {
  const items = await Promise.all(Array.from({ length: 4 }, () => makeTour(admin)))
  const rows = formerSite(items)
  const file = new Blob([csvOfRows(rows)])
  const report = await admin('importRedirects', { file, dryRun: false })
  expect(report).toMatchObject({ counts: { add: 2_000, refused: 0 } })
  const { app, shown } = visitors()
  for (const id of items) shown.add(id)
  const wrong: string[] = []
  for (const { from } of rows) {
    const first = await app.inject({ url: encodeURI(from), headers: { 'accept-language': 'pt' } })
    const second = await app.inject(first.headers.location ?? '/none')
    if (first.statusCode !== 301 || second.statusCode !== 200)
      wrong.push(`${from} ${to(first)} ${to(second)}`)
  }
  expect(wrong).toEqual([])
  await expect(call('listRedirects')).rejects.toMatchObject({ name: 'INVALID_TOKEN' })
}, 300_000)
