import type { TextLanguage } from '#texts/languages.ts'

/** Client views of a demonstration agent. */
export interface DemoClientView {
  /** The key of who made it. */
  readonly by: string
  readonly lang: TextLanguage
  readonly title: string
  readonly travellers: string
  readonly remarks: string
  /** `kind key` each. */
  readonly items: readonly string[]
  readonly ownPrices: readonly {
    readonly label: string
    readonly amount: { readonly amount: number; readonly currency: string }
    readonly note?: string
  }[]
  /** Days after the load. */
  readonly expiresIn: number
  readonly views: number
  /** Hours before the load. */
  readonly lastViewedAgo?: number
}

export const demoClientViews: readonly DemoClientView[] = [
  {
    by: 'example-agency',
    lang: 'es',
    title: 'Argentina para el aniversario',
    travellers: 'Familia Ejemplo, 4 personas',
    remarks:
      'Les armamos el recorrido clásico, con un fin de semana de vinos para cerrar.\nCualquier cambio lo vemos juntos.',
    items: ['circuit argentina-classic', 'package wine-weekend'],
    ownPrices: [
      {
        label: 'Por persona, en habitación doble',
        amount: { amount: 412_000, currency: 'EUR' },
        note: 'Con vuelos desde Madrid',
      },
      { label: 'Suplemento individual', amount: { amount: 98_000, currency: 'EUR' } },
    ],
    expiresIn: 75,
    views: 6,
    lastViewedAgo: 5,
  },
  {
    by: 'sample-travel',
    lang: 'en',
    title: 'Whales and penguins in spring',
    travellers: 'The Sample party',
    remarks: 'Dates can move by a week; tell us what suits you.',
    items: ['circuit whales-and-penguins'],
    ownPrices: [],
    expiresIn: 40,
    views: 0,
  },
]
