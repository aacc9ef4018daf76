import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'

const { server } = await startTestApp({ RATE_LIMIT: 'on' })

const verify = () =>
  server.inject({
    method: 'POST',
    url: '/api/verifyEmail',
    payload: { email: 'nobody@example.com', token: 'unknown' },
  })

it('answers a client beyond its limit a second later, and others at once', async () => {
  for (let at = 0; at < 10; at += 1) expect((await verify()).statusCode).not.toBe(429)
  const begun = performance.now()
  const refused = verify()
  const other = await server.inject({ method: 'POST', url: '/api/listDestinations', payload: {} })
  expect(other.statusCode).toBe(200)
  let isRefused = false
  void refused.then(() => (isRefused = true))
  expect(isRefused).toBe(false)
  expect((await refused).statusCode).toBe(429)
  expect(performance.now() - begun).toBeGreaterThan(900)
})
