import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeCircuit } from '#testing/factories.ts'
import { loadTexts, translatorOf } from '#web/shared/i18n/texts.ts'
import { FactList } from './fact-list.tsx'
import { itineraryFacts } from './facts-view.server.ts'

const app = await startTestApp()

beforeAll(() => loadTexts('es'))

const notesOf = async (priceNote: Record<string, string>) => {
  const priceFrom = { amount: 125_000, currency: 'USD' }
  const id = await makeCircuit(app.admin, { priceFrom, priceNote })
  const item = await app.call('landingDetailCircuit', { id })
  const context = { language: 'es' as const, t: translatorOf('es').t, today: '2026-01-01' }
  const { deciding } = itineraryFacts(item, [], context)
  const html = renderToStaticMarkup(createElement(FactList, { facts: deciding }))
  return html.match(/<dd[^>]*>[^<]*(?:vuelos|flights|voos)<\/dd>/g)
}

it("a price's note stands beside it in whatever language there is, and says in which", async () => {
  const said = (lang: string, text: string) => [
    expect.stringMatching(new RegExp(`^<dd class="[^"]*"${lang}>${text}</dd>$`)),
  ]
  const all = { es: 'Sin vuelos', en: 'Without flights', pt: 'Sem voos' }
  expect(await notesOf(all)).toEqual(said('', 'Sin vuelos'))
  expect(await notesOf({ en: all.en, pt: all.pt })).toEqual(said(' lang="en"', 'Without flights'))
  expect(await notesOf({ pt: all.pt })).toEqual(said(' lang="pt"', 'Sem voos'))
})
