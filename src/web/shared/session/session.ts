import type { Account } from '#contract/accounts/auth.ts'
import { Failure } from '#contract/base/failures.ts'
import { createBrowserCaller } from '../api/browser-caller.ts'
import { clearTracesOf } from './traces-of.ts'

/** Local-storage key of the log-in token (requirements §9.1). */
const tokenKey = 'authToken'

/** Local-storage key of what the server knows this browser by; it outlives the log-out. */
const deviceKey = 'deviceId'

/** Local-storage key that tells other tabs that somebody logged out by choice: it is written before the token goes. */
export const loggedOutKey = 'loggedOutAt'

/** `starting` until the stored token has been asked about; the server always renders that state. */
export type Session =
  | { state: 'starting' }
  | { state: 'loggedOut' }
  | { state: 'loggedIn'; account: Account }

const starting: Session = { state: 'starting' }
let session: Session = starting
const listeners = new Set<() => void>()

/** The token that callers carry and renew, and what else they keep. */
export const sessionToken = { read: storedToken, replace: storeToken, keepDevice }

/** The browser's caller: carries the session's token and keeps the renewed ones. */
export const call = createBrowserCaller(sessionToken)

function storedToken(): string | null {
  return localStorage.getItem(tokenKey)
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token)
}

function keepDevice(id: string): void {
  localStorage.setItem(deviceKey, id)
}

/** Returns the data that a log-in carries, so that a browser that was here before is known. */
export function knownDevice(): { deviceId?: string } {
  const deviceId = localStorage.getItem(deviceKey)
  return deviceId === null ? {} : { deviceId }
}

function become(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

/** Asks the server about the stored token, and follows what other tabs do. */
export function startSession(): void {
  const follow = (event: StorageEvent) => {
    if (event.key === tokenKey || event.key === null) void validateStoredToken()
  }
  addEventListener('storage', follow)
  void validateStoredToken()
}

/** Only a clear refusal ends a session: a server that is away or slow does not log anybody out. */
async function validateStoredToken(): Promise<void> {
  const token = storedToken()
  if (!token) return become({ state: 'loggedOut' })
  try {
    const account = await call('validateToken', { token })
    if (storedToken()) become({ state: 'loggedIn', account })
  } catch (failure) {
    if (storedToken() !== token) return
    if (isRefusedToken(failure)) return clearSession({ refused: true })
    if (session.state === 'starting') setTimeout(validateStoredToken, 5_000)
  }
}

export function isRefusedToken(failure: unknown): boolean {
  return failure instanceof Failure && failure.name === 'INVALID_TOKEN' && failure.status === 401
}

/** Whether the last session ended because the server refused its token. */
let refused = false

/** Drops the token here, without telling the server. */
export function clearSession(reason: { refused: boolean } = { refused: false }): void {
  localStorage.removeItem(tokenKey)
  refused = reason.refused
  become({ state: 'loggedOut' })
}

/** True once after a refusal: the visitor is sent to the log-in page (requirements §5.5). */
export function takeRefusal(): boolean {
  const was = refused
  refused = false
  return was
}

/** A log-in has succeeded, and its token is stored. */
export function enter(account: Account): void {
  become({ state: 'loggedIn', account })
}

/** Whether the last session was ended here, by choice. */
let left = false

export const hasLoggedOut = (): boolean => left

/** Ends the session here at once, and on the server when it can be reached. */
export async function logOut(): Promise<void> {
  left = true
  const ended = call('logout').catch(() => undefined)
  if (session.state === 'loggedIn') clearTracesOf(session.account.id)
  localStorage.setItem(loggedOutKey, String(Date.now()))
  clearSession()
  await ended
}

/** The session as it is now. */
export const currentSession = (): Session => session

/** Calls `listener` whenever the session changes, until the answer is called. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
