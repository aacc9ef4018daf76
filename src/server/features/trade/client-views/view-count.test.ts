import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { makeAgent, makeClientView } from '#testing/client-views.ts'
import { makeDestination } from '#testing/factories.ts'

const app = await startTestApp()
const agent = await makeAgent(app)
const entityId = await makeDestination(app.admin)
const items = [{ entityType: 'destination' as const, entityId }]

async function viewsOf(id: string) {
  const { list } = await agent.call('listClientViews')
  return list.find((view) => view.id === id)
}

it('counts who looks, and when last, and nothing else of them', async () => {
  const { id, path } = await makeClientView(agent, { items })
  expect(await viewsOf(id)).toMatchObject({ views: 0, lastViewedAt: null })
  await app.server.inject(path)
  await expect.poll(async () => (await viewsOf(id))?.views).toBe(1)
  app.advanceClock(60)
  await app.server.inject({ url: `${path}.pdf` })
  await expect.poll(async () => (await viewsOf(id))?.views).toBe(2)
  const { lastViewedAt } = (await viewsOf(id)) ?? {}
  expect(Math.abs((lastViewedAt?.getTime() ?? 0) - app.services.clock().getTime())).toBeLessThan(
    30_000,
  )
})

it.each([
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-purpose': 'preview' },
  { 'x-moz': 'prefetch' },
  { 'user-agent': 'WhatsApp/2.23.20' },
  { 'sec-fetch-site': 'same-origin' },
  { referer: `${app.services.settings.siteUrl}/es/client-views` },
])('does not count what is no look of a traveller: %j', async (headers) => {
  const { id, path } = await makeClientView(agent, { items })
  const answer = await app.server.inject({ url: path, headers: { ...headers } })
  expect(answer.statusCode).toBe(200)
  await app.server.inject({ method: 'HEAD', url: path })
  await app.server.inject({ url: path, headers: { referer: 'https://mail.example.com/' } })
  await expect.poll(async () => (await viewsOf(id))?.views).toBe(1)
})
