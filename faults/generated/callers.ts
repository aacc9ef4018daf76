import { call } from '../calls.ts'
import type { Ground } from './ground.ts'

export const password = 'Generada-2026!'

export const emailOf = (who: WhoName) => `${who}@callers.example.com`

const people = ['admin', 'second', 'net', 'gross', 'waiting', 'loner'] as const
const programs = ['catalogue', 'rates', 'quotes', 'waitingKey'] as const
export const everybody = ['nobody', 'forger', ...people, ...programs] as const

/** The callers: nobody, somebody with a made-up token, admins, agents, partners' programs. */
export type WhoName = (typeof everybody)[number]

export const isPerson = (who: WhoName): who is (typeof people)[number] =>
  people.some((each) => each === who)

/** Each caller's credentials; people log in again when their session ends. */
export interface Callers {
  authorization(who: WhoName): string | undefined
  /** Tells that this token was refused; whoever it is of logs in again. */
  refused(who: WhoName, token: string): Promise<void>
}

const forged = 'Bearer eyJhbGciOiJub25lIiwidHlwIjoiSldUIn0.eyJzdWIiOiIxIn0.'

export async function makeCallers(url: string, { keys }: Ground): Promise<Callers> {
  const tokens = new Map<WhoName, string>([
    ['forger', forged],
    ['catalogue', `Bearer ${keys.catalogue}`],
    ['rates', `Bearer ${keys.rates}`],
    ['quotes', `Bearer ${keys.quotes}`],
    ['waitingKey', `Bearer ${keys.waiting}`],
  ])
  const loggingIn = new Map<WhoName, Promise<void>>()

  async function logIn(who: WhoName): Promise<void> {
    const { answer } = await call({ url, token: '' }, 'login', { email: emailOf(who), password })
    const session =
      typeof answer === 'object' && answer !== null && 'token' in answer ? answer : null
    if (session) tokens.set(who, String(session.token))
    else tokens.delete(who)
  }

  for (const who of people) await logIn(who)
  return {
    authorization: (who) => tokens.get(who),
    async refused(who, token) {
      if (!isPerson(who) || tokens.get(who) !== token) return
      const begun = loggingIn.get(who) ?? logIn(who).finally(() => loggingIn.delete(who))
      loggingIn.set(who, begun)
      await begun
    },
  }
}
