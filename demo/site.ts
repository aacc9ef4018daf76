/** The demonstration agency's identity, with invented addresses and numbers. */
export const site = {
  slogan: {
    es: 'Viajes a medida, pensados por quienes viven aquí.',
    en: 'Tailor-made journeys, planned by people who live here.',
    pt: 'Viagens sob medida, planejadas por quem vive aqui.',
  },
  contact: {
    phone: '+54 11 5555 0100',
    whatsapp: '+54 9 11 5555 0100',
    email: 'hola@example.com',
    address: 'Calle de Ejemplo 123\nC1000 Buenos Aires',
    location: { lat: -34.6037, lng: -58.3816 },
  },
  markets: [
    {
      name: { es: 'Brasil', en: 'Brazil', pt: 'Brasil' },
      countries: ['BR'],
      phone: null,
      whatsapp: '+55 11 5555 0101',
      email: 'brasil@example.com',
      assigneeId: null,
    },
    {
      name: { es: 'Europa', en: 'Europe', pt: 'Europa' },
      countries: ['DE', 'ES', 'FR', 'GB', 'IT', 'PT'],
      phone: '+34 91 555 01 02',
      whatsapp: null,
      email: 'europe@example.com',
      assigneeId: null,
    },
  ],
  foundedYear: 2004,
  paymentMeans: {
    es: 'Transferencia internacional, tarjeta de crédito o Pix. Un 30 % al confirmar y el resto 45 días antes del viaje.',
    en: 'International bank transfer, credit card or Pix. 30 % on confirming and the rest 45 days before the journey.',
    pt: 'Transferência internacional, cartão de crédito ou Pix. 30 % na confirmação e o restante 45 dias antes da viagem.',
  },
  protection: {
    es: 'Los anticipos quedan en una cuenta separada hasta el primer día del viaje. Un seguro de caución cubre lo pagado si la agencia no puede cumplir.',
    en: 'Deposits stay in a separate account until the first day of the journey. A surety bond covers what you have paid if the agency cannot deliver.',
    pt: 'Os sinais ficam em uma conta separada até o primeiro dia da viagem. Um seguro-garantia cobre o que foi pago se a agência não puder cumprir.',
  },
  memberships: [
    { label: 'Asociación de ejemplo de turismo receptivo', url: 'https://example.com/socios' },
    { label: 'Example Adventure Travel Association', url: null },
  ],
  residentsNote: {
    es: 'Precios para no residentes. Quienes residen en Argentina pagan IVA en hoteles.',
    en: 'Prices for non-residents. Residents of Argentina pay value added tax on hotels.',
    pt: 'Preços para não residentes. Quem reside na Argentina paga IVA nos hotéis.',
  },
  licence: { label: 'Licencia EVT', number: '00000', url: null },
  legal: {
    name: 'Demostración S.R.L.',
    taxId: '30-00000000-0',
    licences: [],
    dataFiscalUrl: null,
    consumerUrl: null,
    withdrawalUrl: null,
    withdrawalDays: 0,
    note: {
      es: 'Este sitio es una demostración: no vende viajes.',
      en: 'This site is a demonstration: it sells no journeys.',
      pt: 'Este site é uma demonstração: não vende viagens.',
    },
  },
}
