/** The demonstration agency's identity, with invented addresses and numbers. */
export const site = {
  slogan: {
    es: 'Viajes a medida, pensados por quienes viven acá.',
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
  licence: { label: 'EVT', number: '00000', url: null },
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
