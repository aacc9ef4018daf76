import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { riverPlateEscapeDays } from '../itineraries/river-plate-escape.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'ferries',
  'transfers',
  'excursions',
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

export const riverPlateEscape: DemoItinerary = {
  key: 'river-plate-escape',
  code: 'UY-PLATA-5',
  days: 5,
  nights: 4,
  level: 1,
  groupSize: { min: 1, max: 16 },
  destinations: ['buenos-aires', 'colonia-del-sacramento'],
  tours: ['buenos-aires-neighbourhoods', 'buenos-aires-milonga', 'colonia-old-town'],
  hotels: ['buenos-aires-palacio-alvarado', 'colonia-posada-de-la-muralla'],
  tags: ['escapada', 'parejas'],
  departures: { kind: 'daily', minPax: 1 },
  validFrom: '2026-10-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 94000, currency: 'USD' },
  priceNote: priceNotes.allYear,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls', 'uruguay-slowly'],
  itinerary: riverPlateEscapeDays,
  details: {
    es: {
      name: 'Una orilla y la otra',
      summary:
        'Cinco días entre Recoleta y Colonia: tres noches en un palacio, una en una casa portuguesa, historia contada por historiadores, una milonga y el río de por medio.',
      description: `Tres noches en un palacio de **Recoleta** y una en una casa portuguesa de **Colonia**, con el río de por medio. De día, historia contada por historiadores; de noche, milonga en un lado y silencio en el otro.

Incluye barco de ida y vuelta con trámite de migraciones asistido, traslados y desayunos. Todo el año, y especialmente en otoño, cuando la luz del Plata es de oro.`,
      highlights: [
        'El sur de Buenos Aires con una historiadora',
        'Milonga de barrio con bailarines',
        'El casco de Colonia a pie, con el faro',
        'Una noche dentro de la muralla',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short'),
      questions: listQuestions('es', 'ferryPapers', 'extraNights'),
    },
    en: {
      name: 'One bank and the other',
      summary:
        'Five days between Recoleta and Colonia: three nights in a mansion, one in a Portuguese house, history told by historians, a milonga and the river in between.',
      description: `Three nights in a **Recoleta** palace and one in a Portuguese house in **Colonia**, with the river in between. By day, history told by historians; by night, a milonga on one side and silence on the other.

The ferry both ways with help at immigration, transfers and breakfasts are included. All year, and above all in autumn, when the light on the Plate is golden.`,
      highlights: [
        'The south of Buenos Aires with a historian',
        'A neighbourhood milonga with dancers',
        'Old Colonia on foot, with its lighthouse',
        'A night within the wall',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short'),
      questions: listQuestions('en', 'ferryPapers', 'extraNights'),
    },
    pt: {
      name: 'Uma margem e a outra',
      summary:
        'Cinco dias entre a Recoleta e Colônia: três noites num palacete, uma numa casa portuguesa, história contada por historiadores, uma milonga e o rio no meio.',
      description: `Três noites num palacete da **Recoleta** e uma numa casa portuguesa de **Colônia**, com o rio no meio. De dia, história contada por historiadores; à noite, milonga de um lado e silêncio do outro.

Inclui barco de ida e volta com assistência na imigração, traslados e cafés da manhã. O ano todo, e especialmente no outono, quando a luz do Prata é de ouro.`,
      highlights: [
        'O sul de Buenos Aires com uma historiadora',
        'Milonga de bairro com dançarinos',
        'O centro antigo de Colônia a pé, com o farol',
        'Uma noite dentro da muralha',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short'),
      questions: listQuestions('pt', 'ferryPapers', 'extraNights'),
    },
  },
  pictures: [slider('colonia', 2, 'golden', 'autumn'), main('colonia', 0, 'day', 'autumn')],
}
