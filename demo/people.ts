/** Where a demonstration account stands: e-mail unconfirmed, waiting for approval, approved, or an admin. */
type DemoUserState = 'unconfirmed' | 'waiting' | 'approved' | 'admin'

export interface DemoUser {
  readonly key: string
  readonly name: string
  readonly surname: string
  readonly email: string
  readonly state: DemoUserState
  /** Days before the load when they last looked at the rates. */
  readonly ratesSeenDaysAgo?: number
}

export const demoUsers: readonly DemoUser[] = [
  {
    key: 'editor',
    name: 'Edición',
    surname: 'Catálogo',
    email: 'edicion@example.com',
    state: 'admin',
  },
  {
    key: 'example-agency',
    name: 'Agencia',
    surname: 'Ejemplo',
    email: 'agencia@example.com',
    state: 'approved',
    ratesSeenDaysAgo: 2,
  },
  {
    key: 'north-operator',
    name: 'Operadora',
    surname: 'Norte',
    email: 'operadora.norte@example.com',
    state: 'approved',
    ratesSeenDaysAgo: 19,
  },
  {
    key: 'sample-travel',
    name: 'Sample',
    surname: 'Travel',
    email: 'sample.travel@example.com',
    state: 'approved',
  },
  {
    key: 'model-agency',
    name: 'Agência',
    surname: 'Modelo',
    email: 'agencia.modelo@example.com',
    state: 'waiting',
  },
  {
    key: 'south-wholesaler',
    name: 'Mayorista',
    surname: 'Sur',
    email: 'mayorista.sur@example.com',
    state: 'waiting',
  },
  {
    key: 'new-agency',
    name: 'Agencia',
    surname: 'Nueva',
    email: 'agencia.nueva@example.com',
    state: 'unconfirmed',
  },
  {
    key: 'pilot-tours',
    name: 'Pilot',
    surname: 'Tours',
    email: 'pilot.tours@example.com',
    state: 'unconfirmed',
  },
]
