import { expect, it } from 'vitest'
import { mailsTo } from '#testing/accounts.ts'
import { startTestApp } from '#testing/app.ts'

const app = await startTestApp({ RATE_LIMIT: 'on' })

it('an approved agent sends sixty quotes an hour without a captcha, each with its receipt', async () => {
  const agent = await app.makeUser()
  const { email } = agent
  const quoteInput = { name: 'Ana', message: 'Hola', email }
  for (let sent = 0; sent < 5; sent += 1) await agent.call('createOpenQuote', quoteInput)
  const { rateLimits } = app.services
  for (let counted = 5; counted < 59; counted += 1) await rateLimits.take('agentQuotes', agent.id)
  await agent.call('createOpenQuote', quoteInput)
  await expect(agent.call('createOpenQuote', quoteInput)).rejects.toMatchObject({
    name: 'TOO_MANY_REQUESTS_ERROR',
  })
  expect(await mailsTo(app, email)).toHaveLength(6)
  const other = await app.makeUser()
  expect(await other.call('createOpenQuote', quoteInput)).toHaveProperty('id')
})

it('both operations of the form share their limit and their captcha', async () => {
  const quoteInput = { name: 'Ana', message: 'Hola', email: 'visitor@example.com' }
  const captchaToken = 'fake:createQuote:0.9:1'
  for (let sent = 0; sent < 3; sent += 1) await app.call('createOpenQuote', quoteInput)
  const fourth = app.call('createOpenQuote', quoteInput)
  await expect(fourth).rejects.toMatchObject({ context: { captchaRequired: true } })
  const item = { entityType: 'tour' as const, entityId: crypto.randomUUID() }
  await expect(app.call('createQuote', { ...quoteInput, ...item })).rejects.toMatchObject({
    context: { captchaRequired: true },
  })
  expect(await app.call('createOpenQuote', quoteInput, { captchaToken })).toHaveProperty('id')
})
