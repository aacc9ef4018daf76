import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'

const app = await startTestApp()
const uuid = randomUUID()

describe('a token that is signed correctly', () => {
  it.each([
    ['names no session', uuid, 'session-1'],
    ['names no user', 'user-1', uuid],
    ['names nothing', '', ''],
    ['names a session that nobody has', uuid, uuid],
  ])('and %s is refused like any other', async (_what, userId, sessionId) => {
    const token = await app.services.logInTokens.sign(userId, sessionId, new Date())
    const refusal = { name: 'INVALID_TOKEN', context: {} }
    const response = await sendCall(app.server, 'listUsers', {}, { authorization: token })
    expect([response.statusCode, response.json()]).toEqual([401, refusal])
    await expect(app.call('validateToken', { token })).rejects.toMatchObject(refusal)
  })
})
