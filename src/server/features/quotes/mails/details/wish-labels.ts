import type { Language } from '#contract/base/languages/languages.ts'
import type { channels, flightWishes, Occasion, roomKinds } from '#contract/quotes/wish-fields.ts'

interface WishLabels {
  destinations: string
  travel: string
  flexible: string
  flexibleDays: (days: number) => string
  adults: string
  children: string
  childrenCount: string
  nights: string
  rooms: string
  roomKinds: Record<(typeof roomKinds)[number], string>
  hotelClass: string
  stars: (count: number) => string
  guideLanguage: string
  flights: string
  flightWishes: Record<(typeof flightWishes)[number], string>
  budget: string
  per: { person: string; group: string }
  occasion: string
  occasions: Record<Occasion, string>
  answerBy: string
  event: string
  meetingRooms: string
  gala: string
  yes: string
  no: string
  freePlaces: string
  decisionOn: string
  competing: string
  company: string
  country: string
  phone: string
  channel: string
  channels: Record<(typeof channels)[number], string>
  clientReference: string
}

/** The words for what somebody says of their journey. */
export const wishLabels: Record<Language, WishLabels> = {
  es: {
    destinations: 'Destinos',
    travel: 'Fecha de viaje',
    flexible: 'fechas flexibles',
    flexibleDays: (days) => `± ${days} días`,
    adults: 'Adultos',
    children: 'Menores (edades)',
    childrenCount: 'Menores',
    nights: 'Noches',
    rooms: 'Habitaciones',
    roomKinds: {
      double: 'doble',
      twin: 'doble con dos camas',
      single: 'single',
      triple: 'triple',
      family: 'familiar',
    },
    hotelClass: 'Hoteles',
    stars: (count) => `${count} estrellas`,
    guideLanguage: 'Idioma del guía',
    flights: 'Vuelos',
    flightWishes: { include: 'incluirlos', own: 'por su cuenta', unsure: 'a definir' },
    budget: 'Presupuesto',
    per: { person: 'por persona', group: 'para todo el grupo' },
    occasion: 'Motivo',
    occasions: {
      leisure: 'Vacaciones',
      honeymoon: 'Luna de miel',
      family: 'En familia',
      friends: 'Con amigos',
      incentive: 'Viaje de incentivo',
      convention: 'Convención',
      study: 'Viaje de estudio',
      other: 'Otro',
    },
    answerBy: 'Necesita la respuesta para el',
    event: 'Evento',
    meetingRooms: 'Salones',
    gala: 'Cena de gala',
    yes: 'sí',
    no: 'no',
    freePlaces: 'Liberados',
    decisionOn: 'Fecha de decisión',
    competing: 'Compite con',
    company: 'Empresa',
    country: 'País de residencia',
    phone: 'Teléfono',
    channel: 'Prefiere respuesta por',
    channels: { email: 'e-mail', phone: 'teléfono', whatsapp: 'WhatsApp' },
    clientReference: 'Referencia del agente',
  },
  en: {
    destinations: 'Destinations',
    travel: 'Travel date',
    flexible: 'flexible dates',
    flexibleDays: (days) => `± ${days} days`,
    adults: 'Adults',
    children: 'Children (ages)',
    childrenCount: 'Children',
    nights: 'Nights',
    rooms: 'Rooms',
    roomKinds: {
      double: 'double',
      twin: 'twin',
      single: 'single',
      triple: 'triple',
      family: 'family',
    },
    hotelClass: 'Hotels',
    stars: (count) => `${count} stars`,
    guideLanguage: 'Language of the guide',
    flights: 'Flights',
    flightWishes: { include: 'to be included', own: 'booked separately', unsure: 'to be decided' },
    budget: 'Budget',
    per: { person: 'per person', group: 'for the whole group' },
    occasion: 'Occasion',
    occasions: {
      leisure: 'Holidays',
      honeymoon: 'Honeymoon',
      family: 'With family',
      friends: 'With friends',
      incentive: 'Incentive trip',
      convention: 'Convention',
      study: 'Study trip',
      other: 'Other',
    },
    answerBy: 'Answer needed by',
    event: 'Event',
    meetingRooms: 'Meeting rooms',
    gala: 'Gala dinner',
    yes: 'yes',
    no: 'no',
    freePlaces: 'Free places',
    decisionOn: 'Decision on',
    competing: 'Competing with',
    company: 'Company',
    country: 'Country of residence',
    phone: 'Phone',
    channel: 'Answer preferred by',
    channels: { email: 'e-mail', phone: 'phone', whatsapp: 'WhatsApp' },
    clientReference: 'Agent’s reference',
  },
  pt: {
    destinations: 'Destinos',
    travel: 'Data da viagem',
    flexible: 'datas flexíveis',
    flexibleDays: (days) => `± ${days} dias`,
    adults: 'Adultos',
    children: 'Crianças (idades)',
    childrenCount: 'Crianças',
    nights: 'Noites',
    rooms: 'Apartamentos',
    roomKinds: {
      double: 'duplo',
      twin: 'duplo com duas camas',
      single: 'single',
      triple: 'triplo',
      family: 'família',
    },
    hotelClass: 'Hotéis',
    stars: (count) => `${count} estrelas`,
    guideLanguage: 'Idioma do guia',
    flights: 'Voos',
    flightWishes: { include: 'incluir', own: 'por conta própria', unsure: 'a definir' },
    budget: 'Orçamento previsto',
    per: { person: 'por pessoa', group: 'para todo o grupo' },
    occasion: 'Motivo',
    occasions: {
      leisure: 'Férias',
      honeymoon: 'Lua de mel',
      family: 'Em família',
      friends: 'Com amigos',
      incentive: 'Viagem de incentivo',
      convention: 'Convenção',
      study: 'Viagem de estudos',
      other: 'Outro',
    },
    answerBy: 'Precisa da resposta até',
    event: 'Evento',
    meetingRooms: 'Salas',
    gala: 'Jantar de gala',
    yes: 'sim',
    no: 'não',
    freePlaces: 'Cortesias',
    decisionOn: 'Data da decisão',
    competing: 'Concorre com',
    company: 'Empresa',
    country: 'País de residência',
    phone: 'Telefone',
    channel: 'Prefere resposta por',
    channels: { email: 'e-mail', phone: 'telefone', whatsapp: 'WhatsApp' },
    clientReference: 'Referência do agente',
  },
}
