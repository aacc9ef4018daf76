import type { Caller } from '#contract/index.ts'
import { site } from './site.ts'

/** Calls operations of the server under test beside the browser; what is refused fails the story. */
function makeCaller(token?: string): Caller {
  const call = async (name: string, payload: unknown = {}): Promise<unknown> => {
    const headers = new Headers(token === undefined ? {} : { authorization: token })
    const body = hasFile(payload) ? toForm(payload) : JSON.stringify(payload)
    if (typeof body === 'string') headers.set('content-type', 'application/json')
    const response = await fetch(`${site.url}/api/${name}`, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response.status === 204 ? undefined : response.json()
  }
  // Server and stories share the contract, and the server checks every answer against it.
  return call as Caller
}

function hasFile(payload: unknown): payload is Record<string, string | Blob> {
  return typeof payload === 'object' && payload !== null && 'file' in payload
}

function toForm(payload: Record<string, string | Blob>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(payload)) form.append(key, value)
  return form
}

export interface Account {
  email: string
  password: string
}

export const visitor = makeCaller()

/** A caller with an account's rights. */
export async function callerOf(account: Account): Promise<Caller> {
  const { token } = await visitor('login', account)
  return makeCaller(token)
}
