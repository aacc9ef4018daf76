import { expect, it } from 'vitest'
import { startTestApp } from '#testing/app.ts'
import { sendCall } from '#testing/caller.ts'
import { readEveryOperation } from '#testing/read-every-operation.ts'
import { makeCircuit, makeHotel, makeIncentive, makePackage, makeTour } from '#testing/factories.ts'

const links = {
  reservations: 'https://reservations.example/?key=secret',
  priceList: 'https://rates.example/?key=secret',
  chat: 'https://chat.example/',
}
const app = await startTestApp({
  RESERVATIONS_URL: links.reservations,
  PRICE_LIST_URL: links.priceList,
  CHAT_URL: links.chat,
})
const forStrangers = { reservations: null, priceList: null, chat: links.chat }

it('tells approved users alone where rates and reservations are, no matter who asked before', async () => {
  const user = await app.makeUser()
  const waiting = await app.makeUser({ isApproved: false })
  const gone = await app.makeUser()
  await gone.call('logout')
  for (const call of [user.call, app.admin, user.call]) {
    expect(await call('getPublicConfig')).toMatchObject({ links, agentLinks: true })
    for (const stranger of [app.call, waiting.call, gone.call, app.callWith('no token')]) {
      const config = await stranger('getPublicConfig')
      expect(config).toMatchObject({ links: forStrangers, agentLinks: true })
    }
  }
})

it('renews an old token as other calls do', async () => {
  const { token } = await app.makeUser()
  app.advanceClock(6 * 60)
  const answer = await sendCall(app.server, 'getPublicConfig', {}, { authorization: token })
  expect(answer.headers['refresh-token']).toEqual(expect.any(String))
})

it('names neither address in anything that the public may read', async () => {
  await makeTour(app.admin)
  await makeCircuit(app.admin)
  await makePackage(app.admin)
  await makeHotel(app.admin)
  await makeIncentive(app.admin)
  const answers = Object.entries(await readEveryOperation(app))
  const revealing = answers.filter(([, answer]) => JSON.stringify(answer).includes('key=secret'))
  expect(revealing.map(([question]) => question)).toEqual([
    'admin getSite {"adminPanel":true}',
    'admin getPublicConfig {}',
    'admin getSite {}',
  ])
})
