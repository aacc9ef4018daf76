/** An agency of the demonstration, with the keys of its people; invented, at addresses that lead nowhere. */
export interface DemoAgency {
  readonly name: string
  readonly country: string
  readonly city: string
  readonly website?: string
  readonly phone?: string
  readonly taxId?: string
  readonly licence?: { readonly kind: string; readonly number: string }
  readonly status: 'pending' | 'approved' | 'rejected' | 'suspended'
  readonly terms?:
    | { readonly kind: 'net' }
    | { readonly kind: 'commission'; readonly percent?: number }
  readonly notes?: string
  readonly checks?: readonly string[]
  /** With the keys of those who work there. */
  readonly branches?: readonly {
    readonly name: string
    readonly city: string
    readonly people: readonly string[]
  }[]
  readonly people: readonly string[]
}

/** One in every state; two that sell: one by net rates, one for a commission. */
export const demoAgencies: readonly DemoAgency[] = [
  {
    name: 'Agencia Ejemplo',
    country: 'ES',
    city: 'Madrid',
    website: 'https://agencia.example.com',
    phone: '+34 91 555 01 10',
    taxId: 'B-00000001',
    licence: { kind: 'CICMA', number: '0001' },
    status: 'approved',
    terms: { kind: 'net' },
    notes: 'Grupos de marzo a mayo. Paga a 30 días.',
    checks: ['licence', 'taxId', 'website', 'phoneCall', 'contract'],
    people: ['example-agency'],
  },
  {
    name: 'Operadora Norte',
    country: 'MX',
    city: 'Monterrey',
    website: 'https://norte.example.com',
    phone: '+52 81 5555 0111',
    taxId: 'XAXX-000002',
    status: 'approved',
    terms: { kind: 'commission', percent: 12 },
    checks: ['licence', 'taxId', 'website'],
    branches: [
      { name: 'Monterrey', city: 'Monterrey', people: ['north-operator'] },
      { name: 'Polanco', city: 'Ciudad de México', people: ['sample-travel'] },
    ],
    people: ['north-operator', 'sample-travel'],
  },
  {
    name: 'Agência Modelo',
    country: 'BR',
    city: 'Curitiba',
    website: 'https://modelo.example.com',
    taxId: '00.000.003/0001-00',
    licence: { kind: 'Cadastur', number: '00000003' },
    status: 'pending',
    people: ['model-agency'],
  },
  {
    name: 'Mayorista Sur',
    country: 'CL',
    city: 'Santiago',
    phone: '+56 2 5555 0112',
    status: 'pending',
    checks: ['phoneCall'],
    people: ['south-wholesaler'],
  },
  {
    name: 'Viajes de Prueba',
    country: 'AR',
    city: 'Rosario',
    status: 'rejected',
    notes: 'No tiene licencia; puede volver a pedirla.',
    people: [],
  },
  {
    name: 'Turismo en Pausa',
    country: 'UY',
    city: 'Montevideo',
    taxId: '000000060001',
    status: 'suspended',
    terms: { kind: 'net' },
    notes: 'Suspendida hasta que renueve el seguro.',
    checks: ['licence', 'taxId'],
    people: [],
  },
]
