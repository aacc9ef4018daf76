import type { Services } from '#server/platform/services.ts'
import { plainRequest } from './call.ts'
import type { RunAs } from './context.ts'
import { declarationOf } from './declarations.ts'
import { runInOneTransaction } from './one-transaction.ts'

/** No request asks for it: the server itself does, at the moment that was set. */
const ownAddress = '127.0.0.1'

/**
 * Makes calls in the name of users who are away, as what is planned needs: without a session, but by the
 * rights that they have when it is carried out (requirements §15.3). `admin` is what such a user must be.
 */
export function makeRunAs(services: Services): RunAs {
  return async (userId, work) => {
    const { languages } = await services.currentSite()
    // Until the transaction has looked, nobody has more than what any caller has.
    const user = {
      id: userId,
      role: 'admin',
      duties: null,
      agencyId: null,
      seesAgency: false,
      sessionId: null,
    } as const
    const request = plainRequest(crypto.randomUUID(), ownAddress)
    const context = {
      now: services.clock(),
      user,
      adminPanel: false,
      request,
      services,
      languages,
      file: null,
      onFailure: () => undefined,
      workId: undefined,
    }
    const authentication = { user, renewedToken: undefined }
    const operation = declarationOf('setSchedule')
    return runInOneTransaction(context, { operation, authentication, request, languages }, work, {
      isBackground: true,
    })
  }
}
