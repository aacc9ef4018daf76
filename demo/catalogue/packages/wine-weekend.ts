import type { DemoItinerary } from '../../model.ts'
import { main, slider } from '../../pictures.ts'
import { wineWeekendDays } from '../itineraries/wine-weekend.ts'
import { joinConditions } from '../wording/conditions.ts'
import { listInclusions } from '../wording/inclusions.ts'
import { priceNotes } from '../wording/price-notes.ts'
import { listQuestions } from '../wording/questions.ts'

const included = [
  'nights',
  'breakfasts',
  'meals',
  'flights',
  'driver',
  'excursions',
  'assistance',
] as const

const excluded = [
  'internationalFlights',
  'parkFees',
  'taxes',
  'tips',
  'drinks',
  'optionals',
  'insurance',
] as const

export const wineWeekend: DemoItinerary = {
  key: 'wine-weekend',
  code: 'AR-UCO-5',
  days: 5,
  nights: 4,
  level: 2,
  groupSize: { min: 1, max: 12 },
  destinations: ['mendoza', 'buenos-aires'],
  tours: ['mendoza-uco-wineries', 'mendoza-ride', 'buenos-aires-parrilla'],
  hotels: ['mendoza-finca-alamos-negros', 'buenos-aires-casa-balcarce'],
  tags: ['escapada', 'parejas'],
  departures: { kind: 'daily', minPax: 2 },
  validFrom: '2026-10-01',
  validTo: '2028-11-30',
  priceFrom: { amount: 172000, currency: 'USD' },
  priceNote: priceNotes.lowSeason,
  priceFromBasis: 'double',
  extensions: ['tango-and-waterfalls', 'seven-colours'],
  itinerary: wineWeekendDays,
  details: {
    es: {
      name: 'Fin de semana largo entre viñas',
      summary:
        'Cinco días: tres noches en una villa entre viñas del Valle de Uco y una en San Telmo, con bodegas, almuerzo en pasos, cabalgata al atardecer y un asado en Palermo.',
      description: `Tres noches en una villa entre las viñas del **Valle de Uco** y una en **Buenos Aires**, antes de volver. Bodegas con almuerzo en pasos, cabalgata al atardecer, baño al aire libre frente a la cordillera y, en la ciudad, el asado mejor explicado de Palermo.

Chofer privado en Mendoza los cuatro días. Todo el año; en marzo, con la cosecha, reserve con tiempo.`,
      highlights: [
        'Una villa con baño al aire libre frente al Cordón del Plata',
        'Tres bodegas y un almuerzo de cinco pasos',
        'Cabalgata al atardecer con asado de campo',
        'Chofer privado en Mendoza',
      ],
      included: listInclusions('es', included),
      excluded: listInclusions('es', excluded),
      conditions: joinConditions('es', 'short'),
      questions: [
        ...listQuestions('es', 'change', 'extraNights'),
        {
          question: '¿Se puede participar de la cosecha?',
          answer:
            'Entre mediados de febrero y comienzos de abril, sí: la finca abre una hilera a los huéspedes una mañana por semana. Díganos la fecha y le confirmamos el día.',
        },
      ],
    },
    en: {
      name: 'A long weekend among the vines',
      summary:
        'Five days: three nights in a villa among the vines of the Uco Valley and one in San Telmo, with wineries, a lunch in courses, a ride at sunset and an asado in Palermo.',
      description: `Three nights in a villa among the vineyards of the **Uco Valley** and one in **Buenos Aires** before you go home. Wineries with a lunch in courses, a ride at sunset, an outdoor bath facing the Andes and, in the city, the best-explained asado in Palermo.

A private driver in Mendoza on all four days. Any time of year; for the harvest in March, book well ahead.`,
      highlights: [
        'A villa with an outdoor bath facing the Cordón del Plata',
        'Three wineries and a five-course lunch',
        'A sunset ride with a country asado',
        'A private driver in Mendoza',
      ],
      included: listInclusions('en', included),
      excluded: listInclusions('en', excluded),
      conditions: joinConditions('en', 'short'),
      questions: [
        ...listQuestions('en', 'change', 'extraNights'),
        {
          question: 'Can we join the harvest?',
          answer:
            'Between mid-February and early April, yes: the finca opens a row to its guests one morning a week. Tell us your dates and we will confirm the day.',
        },
      ],
    },
    pt: {
      name: 'Fim de semana prolongado entre vinhas',
      summary:
        'Cinco dias: três noites numa villa entre vinhas do Vale de Uco e uma em San Telmo, com vinícolas, almoço harmonizado, cavalgada ao entardecer e um churrasco em Palermo.',
      description: `Três noites numa casa de campo entre os vinhedos do **Vale de Uco** e uma em **Buenos Aires**, antes de voltar. Vinícolas com almoço harmonizado, cavalgada ao entardecer, banho ao ar livre diante da cordilheira e, na cidade, o churrasco mais bem explicado de Palermo.

Motorista particular em Mendoza nos quatro dias. O ano todo; em março, com a colheita, reserve com bastante antecedência.`,
      highlights: [
        'Uma villa com banheira ao ar livre diante do Cordón del Plata',
        'Três vinícolas e um almoço em cinco etapas',
        'Cavalgada ao entardecer com churrasco campeiro',
        'Motorista privativo em Mendoza',
      ],
      included: listInclusions('pt', included),
      excluded: listInclusions('pt', excluded),
      conditions: joinConditions('pt', 'short'),
      questions: [
        ...listQuestions('pt', 'change', 'extraNights'),
        {
          question: 'É possível participar da colheita?',
          answer:
            'Entre meados de fevereiro e o começo de abril, sim: a finca abre uma fileira aos hóspedes uma manhã por semana. Diga a data e confirmamos o dia.',
        },
      ],
    },
  },
  pictures: [slider('mendoza', 2, 'golden', 'autumn'), main('wine-table', 0, 'day', 'autumn')],
}
