import { type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { version } from '../runtime/version.ts'
import { lookUpWithin, mayBeCalled, type Reach } from './public-address.ts'

/** Why nothing was fetched from an address. */
export type AddressProblem = 'notPublic' | 'unreachable' | 'tooSlow' | 'missing' | 'redirects'

const redirectsMax = 5

const redirecting = [301, 302, 303, 307, 308]

interface Options {
  reach: Reach
  /** Ends the call with everything that is still to come of its answer. */
  signal: AbortSignal
}

/**
 * Asks for what is at an address. Each hop of a redirect is checked as the first address is: by its own form, and by
 * every IP address of its name at the moment of the connection.
 */
export async function openAddress(
  url: string,
  options: Options,
): Promise<IncomingMessage | AddressProblem> {
  let next = url
  for (let hop = 0; hop <= redirectsMax; hop += 1) {
    if (!mayBeCalled(next, options.reach)) return 'notPublic'
    const answer = await ask(next, options)
    if (typeof answer === 'string') return answer
    const { statusCode = 0, headers } = answer
    if (statusCode === 200) return answer
    answer.destroy()
    const to = redirecting.includes(statusCode) ? headers.location : undefined
    const target = to === undefined ? null : URL.parse(to, next)
    if (!target) return 'missing'
    next = target.href
  }
  return 'redirects'
}

function ask(url: string, { reach, signal }: Options): Promise<IncomingMessage | AddressProblem> {
  const { promise, resolve } = Promise.withResolvers<IncomingMessage | AddressProblem>()
  const request = url.startsWith('https:') ? requestTls : requestPlain
  const call = request(
    url,
    {
      method: 'GET',
      agent: false,
      headers: { accept: 'image/*', 'user-agent': `Nandu-Pictures/${version}` },
      signal,
      lookup: lookUpWithin(reach),
    },
    resolve,
  )
  call.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTPUBLIC') resolve('notPublic')
    else resolve(signal.aborted ? 'tooSlow' : 'unreachable')
  })
  call.end()
  return promise
}
