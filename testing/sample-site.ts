/** A site of another agency, with a value in every field. */
export const sampleSite = {
  name: 'Pampa Azul',
  slogan: { es: 'Viajes con tiempo', en: 'Journeys that take their time', pt: 'Viagens com tempo' },
  area: { es: 'Perú y Bolivia', en: 'Peru and Bolivia', pt: 'Peru e Bolívia' },
  colors: { primary: '#5b1a6b', accent: '#0b6e4f', ink: '#221a26', paper: '#ffffff' },
  contact: {
    phone: '+51 1 555 0100',
    whatsapp: '+51 955 501 000',
    email: 'hola@pampa-azul.com',
    address: 'Calle de Ejemplo 123\nLima',
    location: { lat: -12.046374, lng: -77.042793 },
  },
  markets: [
    {
      name: { en: 'Europe' },
      countries: ['DE', 'FR'],
      phone: '+49 30 555 0100',
      whatsapp: null,
      email: 'europe@pampa-azul.com',
      assigneeId: null,
    },
  ],
  social: ['https://social.example/pampa-azul'],
  licence: { label: 'Licencia', number: '12345', url: 'https://registro.example/12345' },
  legal: {
    name: 'Pampa Azul S.A.',
    taxId: '30-12345678-9',
    licences: [{ label: { en: 'Tour operator' }, number: 'OT-77', url: null }],
    dataFiscalUrl: 'https://fiscal.example/',
    consumerUrl: null,
    withdrawalUrl: 'https://withdraw.example/',
    withdrawalDays: 0,
    note: { en: 'All services are subject to availability.' },
  },
  office: {
    timeZone: 'America/Lima',
    hours: {
      '1': [
        ['09:00', '13:00'],
        ['14:00', '18:00'],
      ] as [string, string][],
      '2': [['09:00', '24:00']] as [string, string][],
      '3': [],
      '4': [],
      '5': [],
      '6': [],
      '7': [],
    },
    holidays: 'PE',
    closedDays: ['2027-01-02'],
    openDays: [],
    answerWithinHours: 12,
  },
  links: {
    reservations: 'https://reservations.example/pampa',
    priceList: null,
    chat: 'https://chat.example/pampa',
  },
  sender: { name: 'Pampa Azul Reservas', replyTo: 'reservas@pampa-azul.com' },
  analytics: {
    provider: 'plausible' as const,
    address: 'https://stats.example',
    siteId: 'pampa-azul.com',
  },
  retention: { quotesMonths: 24, acceptedYears: 10 },
  foundedYear: 1998,
  paymentMeans: { en: 'Bank transfer or card.', es: 'Transferencia o tarjeta.' },
  protection: { en: 'Deposits lie in a trust account.' },
  memberships: [{ label: 'Sample Association', url: 'https://association.example/' }],
  residentsNote: { en: 'Residents pay value added tax.' },
  sections: { agents: true, incentives: false, testimonials: true, specialists: true },
}

/** A testimonial with every field, but an item. */
export const sampleTestimonial: Record<string, unknown> = {
  text: { en: 'Sample.' },
  author: 'Sample',
  country: 'DE',
  travelledOn: '2026-03',
  origin: { label: 'Sample', url: 'https://reviews.example/' },
  kind: null,
  entityId: null,
  status: true,
  order: 1,
}

/** A specialist with every field, but regions and an account. */
export const sampleSpecialist: Record<string, unknown> = {
  name: 'Sample',
  role: { en: 'Sample' },
  bio: { en: 'Sample.' },
  languages: ['en'],
  regionIds: [],
  kinds: ['tour'],
  phone: '+54 11 5555 0100',
  whatsapp: '+54 9 11 5555 0100',
  email: 'specialist@example.com',
  userId: null,
  status: true,
  order: 1,
}
