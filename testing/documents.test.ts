import { unknownSite } from '#contract/site/identity/site-defaults.ts'
import { beforeAll, expect, it } from 'vitest'
import { defaultColors } from '#contract/base/colors.ts'
import { Failure } from '#contract/base/failures.ts'
import type { Caller } from '#contract/index.ts'
import { buildPages } from '#scripts/build-pages.ts'
import { typicalCaller } from '#scripts/typical-list.ts'
import { loadBuilt, type PageRenderer } from '#server/pages/page-build.ts'

let renderer: PageRenderer
beforeAll(async () => {
  await buildPages()
  renderer = await loadBuilt(`${import.meta.dirname}/..`)
}, 180_000)

const site = {
  ...unknownSite,
  name: 'Quebrada Viajes',
  url: 'https://www.example.com',
  mapStyleUrl: null,
}

/** A public page's answer when some operations fail, with its log lines. */
async function render(path: string, failing: readonly string[] = [], colors = defaultColors) {
  const reported: unknown[] = []
  const caller = (async (name: Parameters<Caller>[0], payload: unknown) => {
    if (failing.includes(name)) throw new Failure('UNEXPECTED_ERROR')
    return typicalCaller(name, payload as never)
  }) as Caller
  const context = await renderer.createPageContext({
    caller,
    language: 'es',
    today: '2026-01-01',
    site: { ...site, colors },
    report: (error) => reported.push(error),
  })
  const page = await renderer.handle(new Request(site.url + path), context)
  if (!('html' in page)) throw new TypeError(`${path} is no document`)
  return { ...page, reported }
}

it('carries no page data and no router', async () => {
  const { html, status, headers } = await render('/es/destinations')
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(html).toMatch(/^<!DOCTYPE html>/)
  expect(html).not.toContain('__reactRouterContext')
  expect(html.match(/<script[^>]* src=/g)).toHaveLength(1)
})

it('says in words that a page failed, within its frame, and tells the log', async () => {
  const { html, status, reported } = await render('/es/destinations', ['listDestinations'])
  expect(status).toBe(500)
  expect(html).toContain('<h1>Unexpected Application Error!</h1>')
  expect(html).toContain('Algo falló de nuestro lado.')
  expect(html).toContain('Todos los destinos')
  expect(html).toContain('href="/es/destinations"')
  expect(reported).toHaveLength(1)
})

it('keeps a frame without menus where even these fail', async () => {
  const { html, status, reported } = await render('/es/about-us', ['headerDropdowns'])
  expect(status).toBe(500)
  expect(html).toContain('<h1>Unexpected Application Error!</h1>')
  expect(html).toContain('Quebrada Viajes')
  expect(html).not.toContain('Todos los destinos')
  expect(reported).not.toHaveLength(0)
})

it('passes on what a page says about its headers', async () => {
  const { headers } = await render('/es/reset-password/some-token')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('x-robots-tag')).toBe('noindex')
})

it.each(['/es/nada', '/es/destinations/a/b/c/d'])('finds no page at %s', async (path) => {
  expect((await render(path)).status).toBe(404)
})

it('carries no colours of its own with those of the house (requirements §5.22)', async () => {
  const { html } = await render('/es/destinations')
  expect(html).not.toContain('<style')
  expect(html).toContain('<meta name="theme-color" content="#123f52"/>')
})

it("carries what an agency's colours change, after the style sheet", async () => {
  const plum = { primary: '#5b1a6b', accent: '#0b6e4f', ink: '#221a26', paper: '#ffffff' }
  const { html } = await render('/es/destinations', [], plum)
  expect(html).toContain('<meta name="theme-color" content="#5b1a6b"/>')
  expect(html).toMatch(
    /rel="stylesheet".*<style>@layer palette,site;@layer site\{:root\{--lake:#5b1a6b;/,
  )
  expect(html).toContain('--paper:#ffffff;')
})
