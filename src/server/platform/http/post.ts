import { request as requestPlain } from 'node:http'
import { request as requestTls } from 'node:https'
import { version } from '../runtime/version.ts'
import { lookUpWithin, mayBeCalled, type Reach } from './public-address.ts'

interface Posted {
  url: string
  body: string
  headers: Record<string, string>
  reach: Reach
}

const timeoutMs = 10_000

/** More of an answer nobody reads. */
const answerBytes = 64 * 1024

/** Sends a body to a webhook; null when it was taken, else why not. Redirects are not followed. */
export async function postTo(posted: Posted): Promise<string | null> {
  if (!mayBeCalled(posted.url, posted.reach)) return 'The address is not public'
  try {
    const status = await statusOf(posted)
    return status >= 200 && status < 300 ? null : `HTTP ${status}`
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'failed'
    return code === 'ENOTPUBLIC' ? 'The address is not public' : code
  }
}

function statusOf({ url, body, headers, reach }: Posted): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const request = url.startsWith('https:') ? requestTls : requestPlain
  const call = request(
    url,
    {
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': `Nandu-Webhooks/${version}`,
      },
      signal: AbortSignal.timeout(timeoutMs),
      lookup: lookUpWithin(reach),
    },
    (answer) => {
      let size = 0
      answer.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > answerBytes) call.destroy()
      })
      answer.on('close', () => resolve(answer.statusCode ?? 0))
      answer.on('error', () => resolve(answer.statusCode ?? 0))
    },
  )
  call.on('error', reject)
  call.end(body)
  return promise
}
