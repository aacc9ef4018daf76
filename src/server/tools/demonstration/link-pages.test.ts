import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'

const demonstration = await startTestApp({ DEMO: '1' })
const empty = await startTestApp()

it('each outward link of a demonstration leads to a page that says what it is for', async () => {
  const agent = await demonstration.makeUser()
  const { links } = await agent.call('getPublicConfig')
  const variables = {
    reservations: 'RESERVATIONS_URL',
    priceList: 'PRICE_LIST_URL',
    chat: 'CHAT_URL',
  }
  for (const [name, variable] of Object.entries(variables)) {
    const url = new URL(links[name as keyof typeof links] ?? 'missing:')
    const { statusCode, headers, payload } = await demonstration.server.inject(url.pathname)
    expect(statusCode).toBe(200)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect(payload.match(new RegExp(variable, 'g'))).toHaveLength(3)
    for (const lang of ['es', 'en', 'pt']) expect(payload).toContain(`<section lang="${lang}">`)
  }
})

it('a site of its own has neither', async () => {
  const { links } = await empty.call('getPublicConfig')
  expect(links).toEqual({ reservations: null, priceList: null, chat: null })
  expect((await empty.server.inject('/demonstration/price-list')).statusCode).toBe(404)
})
