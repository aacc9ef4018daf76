import type { Language } from '#contract/languages.ts'

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

/** A request for a quote; `item` is the key of what it asks about within its kind. */
export interface DemoQuote {
  readonly name: string
  readonly email: string
  readonly lang: Language
  readonly entityType: 'circuit' | 'destination' | 'package' | 'tour' | 'incentive'
  readonly item: string
  readonly message: string
  readonly hoursAgo: number
  readonly seen: boolean
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

export const demoQuotes: readonly DemoQuote[] = [
  {
    name: 'Sample Travel',
    email: 'sample.travel@example.com',
    lang: 'en',
    entityType: 'circuit',
    item: 'argentina-classic',
    hoursAgo: 3,
    seen: false,
    message:
      'Good morning. We have a couple travelling from 4 to 14 March who would like this circuit with five-star hotels throughout. Could you add an extra night in Buenos Aires at the end and quote per person in a double room? Thank you.',
  },
  {
    name: 'Agencia Ejemplo',
    email: 'agencia@example.com',
    lang: 'es',
    entityType: 'destination',
    item: 'el-calafate',
    hoursAgo: 8,
    seen: false,
    message:
      'Hola, necesitamos tres noches en El Calafate para una familia de cuatro (chicos de 9 y 13) en la segunda quincena de enero. ¿El de 9 puede hacer la caminata sobre el hielo?',
  },
  {
    name: 'Agência Modelo',
    email: 'agencia.modelo@example.com',
    lang: 'pt',
    entityType: 'package',
    item: 'tango-and-waterfalls',
    hoursAgo: 21,
    seen: false,
    message:
      'Olá! Temos um grupo de 16 pessoas interessado neste pacote para o feriado de outubro. Vocês trabalham com saída de São Paulo e guia em português?',
  },
  {
    name: 'Mayorista Sur',
    email: 'mayorista.sur@example.com',
    lang: 'es',
    entityType: 'incentive',
    item: 'mendoza-harvest-team',
    hoursAgo: 30,
    seen: true,
    message:
      'Buenas tardes. Una empresa de 65 personas quiere la vendimia en equipo el 14 y 15 de marzo. Por favor, cotizar con dos noches de hotel en base doble y traslados desde el aeropuerto.',
  },
  {
    name: 'Pilot Tours',
    email: 'pilot.tours@example.com',
    lang: 'en',
    entityType: 'tour',
    item: 'chalten-laguna-de-los-tres',
    hoursAgo: 52,
    seen: false,
    message:
      'Is it possible to book a private guide for this walk on 20 November? Two people, both experienced hikers, staying at the Refugio de la Lenga.',
  },
  {
    name: 'Operadora Norte',
    email: 'operadora.norte@example.com',
    lang: 'es',
    entityType: 'circuit',
    item: 'northwest-colours',
    hoursAgo: 75,
    seen: true,
    message:
      'Para seis pasajeros, salida 2 de agosto. ¿Se puede cambiar el quinto día por el Tren a las Nubes? Dos de ellos son vegetarianos.',
  },
  {
    name: 'Sample Travel',
    email: 'sample.travel@example.com',
    lang: 'en',
    entityType: 'package',
    item: 'sacred-valley-and-lake',
    hoursAgo: 120,
    seen: true,
    message:
      'Please send availability for two in mid-June, with the panoramic train and a hotel in the Sacred Valley for the first three nights. One guest uses a walking stick: are the circuits suitable?',
  },
  {
    name: 'Agência Modelo',
    email: 'agencia.modelo@example.com',
    lang: 'pt',
    entityType: 'destination',
    item: 'bariloche',
    hoursAgo: 168,
    seen: true,
    message:
      'Queremos cotar cinco noites em Bariloche na última semana de julho, dois adultos e duas crianças, com aulas de esqui para todos.',
  },
  {
    name: 'Agencia Ejemplo',
    email: 'agencia@example.com',
    lang: 'es',
    entityType: 'tour',
    item: 'valdes-whales',
    hoursAgo: 290,
    seen: true,
    message:
      '¿Hasta qué fecha de diciembre conviene ofrecer el avistaje? Tenemos doce pasajeros el día 6 y quisiéramos saber qué pasa si cierran el puerto.',
  },
  {
    name: 'Pilot Tours',
    email: 'pilot.tours@example.com',
    lang: 'en',
    entityType: 'circuit',
    item: 'atacama-uyuni-la-paz',
    hoursAgo: 460,
    seen: true,
    message:
      'We are planning a private departure for eight photographers in February, for the mirror season. Could the itinerary keep two full nights on the edge of the salt flat?',
  },
]
