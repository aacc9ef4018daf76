import type { DemoWords } from '../place-model.ts'

/** A fee paid on the spot, the same wherever a rate names it. */
export interface DemoFee {
  /** Lines of an item’s lists that are about it. */
  readonly kind: 'park' | 'harbour' | 'city'
  readonly label: DemoWords
  /** In minor units of the currency. */
  readonly amount: number
  readonly currency: string
  /** Nights that are charged at most, where it is by the night. */
  readonly maxNights?: number
  /** Keys of the experiences or hotels that one pays it for. */
  readonly of: readonly string[]
}

const park = (name: string): DemoWords => ({
  es: `Entrada ${name}`,
  en: `${name} ticket`,
  pt: `Ingresso ${name}`,
})

/** Invented amounts; what an item includes, its rate does not charge. */
export const demoFees: readonly DemoFee[] = [
  {
    kind: 'park',
    label: park('Parque Nacional Los Glaciares'),
    amount: 4_500_000,
    currency: 'ARS',
    of: [
      'calafate-ice-trek',
      'calafate-icebergs',
      'calafate-walkways',
      'chalten-laguna-de-los-tres',
    ],
  },
  {
    kind: 'park',
    label: park('Parque Nacional Nahuel Huapi'),
    amount: 2_000_000,
    currency: 'ARS',
    of: ['bariloche-victoria-island'],
  },
  {
    kind: 'park',
    label: park('Parque Nacional Iguazú'),
    amount: 4_500_000,
    currency: 'ARS',
    of: ['iguazu-devils-throat', 'iguazu-full-moon'],
  },
  {
    kind: 'park',
    label: park('Parque Nacional do Iguaçu'),
    amount: 11_700,
    currency: 'BRL',
    of: ['iguazu-brazilian-side'],
  },
  {
    kind: 'park',
    label: park('Parque Nacional Tierra del Fuego'),
    amount: 4_000_000,
    currency: 'ARS',
    of: ['ushuaia-national-park'],
  },
  {
    kind: 'park',
    label: park('Península Valdés'),
    amount: 3_300_000,
    currency: 'ARS',
    of: ['valdes-whales'],
  },
  {
    kind: 'park',
    label: park('Punta Tombo'),
    amount: 2_000_000,
    currency: 'ARS',
    of: ['valdes-punta-tombo'],
  },
  {
    kind: 'park',
    label: park('Parque Provincial Aconcagua'),
    amount: 1_200_000,
    currency: 'ARS',
    of: ['mendoza-high-andes'],
  },
  {
    kind: 'park',
    label: park('Parque Nacional Torres del Paine'),
    amount: 32_400,
    currency: 'CLP',
    of: ['paine-base-of-the-towers', 'paine-pumas'],
  },
  {
    kind: 'park',
    label: park('Parque Nacional Vicente Pérez Rosales'),
    amount: 6_200,
    currency: 'CLP',
    of: ['varas-petrohue'],
  },
  {
    kind: 'park',
    label: park('Reserva Nacional Los Flamencos'),
    amount: 10_300,
    currency: 'CLP',
    of: ['atacama-lagoons'],
  },
  {
    kind: 'park',
    label: park('Parque Nacional Rapa Nui'),
    amount: 81_000,
    currency: 'CLP',
    of: ['rapa-nui-orongo', 'rapa-nui-sunrise-tongariki'],
  },
  {
    kind: 'park',
    label: park('Reserva Eduardo Avaroa'),
    amount: 15_000,
    currency: 'BOB',
    of: ['uyuni-lagoons-crossing'],
  },
  {
    kind: 'park',
    label: park('Valle del Colca'),
    amount: 7_000,
    currency: 'PEN',
    of: ['colca-condors'],
  },
  {
    kind: 'harbour',
    label: { es: 'Tasa de puerto, Ushuaia', en: 'Port tax, Ushuaia', pt: 'Taxa de porto, Ushuaia' },
    amount: 900_000,
    currency: 'ARS',
    of: ['ushuaia-beagle'],
  },
  {
    kind: 'harbour',
    label: {
      es: 'Tasa de puerto, Puerto Pañuelo',
      en: 'Port tax, Puerto Pañuelo',
      pt: 'Taxa de porto, Puerto Pañuelo',
    },
    amount: 650_000,
    currency: 'ARS',
    of: ['bariloche-victoria-island'],
  },
  {
    kind: 'city',
    label: {
      es: 'Ecotasa de Bariloche',
      en: 'Bariloche eco-tax',
      pt: 'Ecotaxa de Bariloche',
    },
    amount: 250_000,
    currency: 'ARS',
    maxNights: 3,
    of: ['bariloche-cabanas-radal', 'bariloche-peninsula-grand'],
  },
]
