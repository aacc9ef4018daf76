import type { PayloadOf } from '#contract/index.ts'

/** Cancellation fees, equal to those of the page of terms. */
const cancellation = [
  { fromDaysBefore: 365, percent: 10 },
  { fromDaysBefore: 44, percent: 50 },
  { fromDaysBefore: 14, percent: 100 },
]

const conditions = {
  es: 'Los precios valen hasta el día indicado y dependen de la disponibilidad. Entradas a parques, tasas y propinas se pagan en el lugar, salvo que se indique lo contrario.',
  en: 'Prices hold until the day named here and are subject to availability. Park fees, city taxes and tips are paid on the spot unless it says otherwise.',
  pt: 'Os preços valem até o dia indicado e dependem de disponibilidade. Ingressos de parques, taxas e gorjetas são pagos no local, salvo indicação em contrário.',
}

const tax = {
  es: 'El alojamiento no lleva IVA para quien no reside en la Argentina; los demás servicios lo incluyen.',
  en: 'Lodging is free of VAT for guests who do not live in Argentina; all other services include it.',
  pt: 'A hospedagem é isenta de IVA para quem não reside na Argentina; os demais serviços o incluem.',
}

/** Terms of proposals: for travellers as the pages of the site say them, for agencies with what contracts agree on. */
export const demoTermSets: readonly PayloadOf<'addTermSet'>[] = [
  {
    name: 'Pasajeros',
    isDefault: true,
    validDays: 14,
    payments: [
      { due: 'confirmation', percent: 30 },
      { due: { daysBefore: 45 }, rest: true },
    ],
    cancellation,
    conditions,
    payHow: {
      es: 'Transferencia internacional a la cuenta que le enviamos con la confirmación, tarjeta de crédito o Pix. Indique la referencia de la propuesta.',
      en: 'International transfer to the account that we send with the confirmation, credit card or Pix. Please quote the reference of the proposal.',
      pt: 'Transferência internacional para a conta que enviamos com a confirmação, cartão de crédito ou Pix. Informe a referência da proposta.',
    },
    tax,
  },
  {
    name: 'Agencias',
    for: { audience: 'agency' },
    validDays: 10,
    payments: [
      { due: 'confirmation', percent: 20 },
      { due: { daysBefore: 30 }, rest: true },
    ],
    cancellation,
    conditions,
    payHow: {
      es: 'Transferencia a la cuenta del contrato. Indique su propia referencia y la nuestra.',
      en: 'Transfer to the account of the contract. Please quote your own reference and ours.',
      pt: 'Transferência para a conta do contrato. Informe a sua referência e a nossa.',
    },
    tax,
  },
]
