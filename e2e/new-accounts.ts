import type { Duty } from '#contract/base/rights/duties.ts'
import type { Caller } from '#contract/index.ts'
import type { Account } from './caller.ts'

interface NewAccount extends Account {
  id: string
}

/** Agustina Agencia, approved, with an address that no other story has. */
export async function addAccount(
  admin: Caller,
  role: 'admin' | 'user',
  of: { agencyId?: string; duties?: Duty[] } = {},
): Promise<NewAccount> {
  const email = `agustina-${crypto.randomUUID()}@example.com`
  const account = { email, password: 'Viajar-Lejos-2026!' }
  const person = { name: 'Agustina', surname: 'Agencia' }
  const { id } = await admin('addUserAdmin', { ...account, ...person, ...of, role })
  return { ...account, id }
}
