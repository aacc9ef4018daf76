import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { moaiAndDesertDays } from '../itineraries/moai-and-desert.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'regionalFlights',
  'transfers',
  'excursions',
  'entrances',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'taxes',
  'tips',
  'drinks',
  'optionals',
  'insurance',
] as const

export const moaiAndDesert: DemoItinerary = {
  key: 'moai-and-desert',
  code: 'CL-MOAI-9',
  days: 9,
  nights: 8,
  level: 3,
  groupSize: { min: 1, max: 16 },
  destinations: ['rapa-nui', 'san-pedro-de-atacama'],
  tours: ['rapa-nui-sunrise-tongariki', 'rapa-nui-orongo', 'atacama-lagoons', 'atacama-stars'],
  hotels: ['rapa-nui-hare-moana', 'atacama-casa-chanar'],
  tags: ['luna de miel', 'arqueología'],
  departures: { kind: 'daily', minPax: 2 },
  validFrom: '2026-10-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 324000, currency: 'USD' },
  priceNote: priceNotes.lowSeason,
  priceFromBasis: 'double',
  extensions: ['salt-and-stars'],
  itinerary: moaiAndDesertDays,
  details: {
    es: {
      name: 'Moais y desierto',
      summary:
        'Nueve días en los dos extremos de Chile: cuatro noches en Rapa Nui, con Tongariki y Orongo, y cuatro en San Pedro de Atacama, con lagunas de altura y telescopios. Vuelos incluidos desde Santiago.',
      description: `Los dos extremos de Chile que nadie espera: cuatro noches en **Rapa Nui**, con amanecer en Tongariki y la aldea del hombre pájaro, y cuatro en **Atacama**, con lagunas de altura y telescopios. Entre una y otra, una conexión en Santiago.

Guía rapanui acreditado, entrada al parque y todos los vuelos incluidos. Todo el año; en febrero, la isla entera está de fiesta.`,
      highlights: [
        'Amanecer en Tongariki',
        'La cantera de Rano Raraku con guía rapanui',
        'El volcán Rano Kau y la aldea de Orongo',
        'Lagunas Miscanti y Miñiques',
        'Una noche de telescopios',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'standard'),
      questions: [
        ...listQuestions('es', 'altitude', 'change'),
        {
          question: '¿Hace falta algo para entrar a la isla?',
          answer:
            'Sí: el formulario de ingreso en línea, el pasaje de regreso y el alojamiento registrado. Nosotros cargamos la reserva; usted completa sus datos y muestra el código en Santiago.',
        },
      ],
    },
    en: {
      name: 'Moai and desert',
      summary:
        'Nine days at the two ends of Chile: four nights on Rapa Nui, with Tongariki and Orongo, and four in San Pedro de Atacama, with high lagoons and telescopes. Flights from Santiago are included.',
      description: `The two ends of Chile that nobody expects: four nights on **Rapa Nui**, with sunrise at Tongariki and the village of the birdman, and four in **Atacama**, with high lagoons and telescopes. Between them, a connection in Santiago.

An accredited Rapanui guide, the park ticket and all flights are included. Any time of year; in February the whole island is on holiday.`,
      highlights: [
        'Sunrise at Tongariki',
        'The quarry of Rano Raraku with a Rapanui guide',
        'The Rano Kau volcano and the village of Orongo',
        'The Miscanti and Miñiques lagoons',
        'A night of telescopes',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'standard'),
      questions: [
        ...listQuestions('en', 'altitude', 'change'),
        {
          question: 'Do I need anything to enter the island?',
          answer:
            'Yes: the online entry form, a return ticket and registered accommodation. We enter the booking; you fill in your details and show the code in Santiago.',
        },
      ],
    },
    pt: {
      name: 'Moais e deserto',
      summary:
        'Nove dias nos dois extremos do Chile: quatro noites em Rapa Nui, com Tongariki e Orongo, e quatro em San Pedro de Atacama, com lagoas de altitude e telescópios. Voos incluídos a partir de Santiago.',
      description: `Os dois extremos do Chile que ninguém espera: quatro noites em **Rapa Nui**, com amanhecer em Tongariki e a aldeia do homem-pássaro, e quatro no **Atacama**, com lagoas de altitude e telescópios. Entre uma e outra, uma conexão em Santiago.

Guia rapanui credenciado, ingresso do parque e todos os voos incluídos. O ano todo; em fevereiro, a ilha inteira está em festa.`,
      highlights: [
        'Amanhecer em Tongariki',
        'A pedreira de Rano Raraku com guia rapanui',
        'O vulcão Rano Kau e a aldeia de Orongo',
        'As lagoas Miscanti e Miñiques',
        'Uma noite de telescópios',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'standard'),
      questions: [
        ...listQuestions('pt', 'altitude', 'change'),
        {
          question: 'É preciso algo para entrar na ilha?',
          answer:
            'Sim: o formulário de ingresso on-line, a passagem de volta e a hospedagem registrada. Nós lançamos a reserva; você completa seus dados e mostra o código em Santiago.',
        },
      ],
    },
  },
  pictures: [slider('rapa-nui', 1, 'golden', 'summer'), main('rapa-nui', 1, 'dusk', 'summer')],
}
