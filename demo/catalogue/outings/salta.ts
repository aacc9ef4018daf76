import type { Outings } from '../../guide.ts'

export const saltaOutings: Outings = {
  tours: {
    'salta-train-to-the-clouds': {
      location: { lat: -24.2252, lng: -66.3192 },
      durationMinutes: 780,
      startTimes: ['06:30'],
      level: 2,
      minAge: 5,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 1, max: 200 },
      priceFrom: { amount: 16500, currency: 'USD' },
      year: [
        {
          months: [4, 5, 8, 9],
          state: 'peak',
          note: {
            es: 'Cielos limpios sobre la Puna y la quebrada del Toro abierta.',
            en: 'Clear skies over the Puna, and an open Toro gorge.',
            pt: 'Céu limpo sobre a Puna e a Quebrada del Toro aberta.',
          },
        },
        {
          months: [6, 7, 10, 11],
          state: 'good',
          note: {
            es: 'Sol fuerte; en invierno, frío intenso en el viaducto.',
            en: 'Strong sun; in winter, bitter cold on the viaduct.',
            pt: 'Sol forte; no inverno, frio intenso no viaduto.',
          },
        },
        {
          months: [1, 2, 3, 12],
          state: 'fair',
          note: {
            es: 'Menos salidas; la lluvia puede suspender el viaje.',
            en: 'Fewer departures; rain may call off the journey.',
            pt: 'Menos saídas; a chuva pode suspender a viagem.',
          },
        },
      ],
      included: ['transfers', 'train', 'guide', 'breakfast', 'snack', 'oxygen'],
      excluded: ['lunch', 'shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Por ruta hasta San Antonio de los Cobres y una hora de tren hasta el viaducto La Polvorilla, a 4.220 metros.',
          highlights: [
            'Un viaducto de 224 metros de largo y 63 de alto',
            'La quebrada del Toro al amanecer',
            'Médico y oxígeno a bordo',
          ],
        },
        en: {
          summary:
            'By road to San Antonio de los Cobres and an hour by train to the Polvorilla viaduct, at 4,220 metres.',
          highlights: [
            'A viaduct 224 metres long and 63 high',
            'The Toro gorge at daybreak',
            'A doctor and oxygen on board',
          ],
        },
        pt: {
          summary:
            'Por estrada até San Antonio de los Cobres e uma hora de trem até o viaduto La Polvorilla, a 4.220 metros.',
          highlights: [
            'Um viaduto de 224 metros de comprimento e 63 de altura',
            'A Quebrada del Toro ao amanhecer',
            'Médico e oxigênio a bordo',
          ],
        },
      },
    },
    'salta-cafayate': {
      location: { lat: -26.0731, lng: -65.9779 },
      durationMinutes: 720,
      startTimes: ['07:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 9900, currency: 'USD' },
      included: ['transfers', 'guide', 'tastings', 'lunch'],
      excluded: ['shopping', 'tips'],
      texts: {
        es: {
          summary:
            'La quebrada de las Conchas parada por parada, dos bodegas y un almuerzo en el patio con torrontés helado.',
          highlights: [
            'La Garganta del Diablo y el Anfiteatro, con música',
            'Una bodega grande y otra del tamaño de un garaje',
            'Helado de vino en la plaza',
          ],
          questions: [
            {
              question: '¿Se puede quedar una noche?',
              answer:
                'Sí, y lo recomendamos: se duerme entre viñas y se vuelve al día siguiente con luz de mañana.',
            },
          ],
        },
        en: {
          summary:
            'The Conchas gorge stop by stop, two wineries and lunch in a courtyard with ice-cold torrontés.',
          highlights: [
            "The Devil's Throat and the Amphitheatre, with music",
            'One large winery and one the size of a garage',
            'Wine sorbet in the square',
          ],
          questions: [
            {
              question: 'Can we stay a night?',
              answer:
                'Yes, and we advise it: you sleep among the vines and return next day by morning light.',
            },
          ],
        },
        pt: {
          summary:
            'A Quebrada de las Conchas parada por parada, duas vinícolas e almoço num pátio com torrontés gelado.',
          highlights: [
            'A Garganta do Diabo e o Anfiteatro, com música',
            'Uma vinícola grande e outra do tamanho de uma garagem',
            'Sorvete de vinho na praça',
          ],
          questions: [
            {
              question: 'Dá para passar uma noite?',
              answer:
                'Sim, e recomendamos: dorme-se entre as vinhas e volta-se no dia seguinte com a luz da manhã.',
            },
          ],
        },
      },
    },
  },
  hotels: {
    'salta-casona-del-cabildo': {
      location: { lat: -24.7894, lng: -65.4112 },
      address: 'Calle de la Recova 55, Salta',
      website: 'https://example.com/casona-del-cabildo',
      rooms: 22,
      checkIn: '14:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'restaurant',
        'bar',
        'breakfast',
        'airConditioning',
        'heating',
        'library',
        'laundry',
        'airportTransfer',
      ],
      summary: {
        es: 'Una casa del siglo XVIII con dos patios, aljibe y habitaciones altas, a media cuadra de la plaza.',
        en: 'An eighteenth-century house with two courtyards, an old well and high-ceilinged rooms, half a block from the square.',
        pt: 'Uma casa do século XVIII com dois pátios, poço antigo e quartos de pé-direito alto, a meia quadra da praça.',
      },
    },
    'salta-finca-torrontes': {
      location: { lat: -26.0612, lng: -65.9663 },
      address: 'Camino a las Dunas, kilómetro 3, Cafayate',
      rooms: 18,
      checkIn: '15:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'restaurant',
        'bar',
        'breakfast',
        'airConditioning',
        'heating',
        'fireplace',
        'terrace',
        'view',
        'bikes',
        'family',
      ],
      summary: {
        es: 'Galería de arcos frente a las viñas de Cafayate, piscina que mira a las dunas y parrilla desde las once.',
        en: 'An arcaded gallery facing the vines of Cafayate, a pool that looks at the dunes and a grill lit at eleven.',
        pt: 'Varanda de arcos diante das vinhas de Cafayate, piscina voltada para as dunas e churrasqueira acesa às onze.',
      },
    },
  },
}
