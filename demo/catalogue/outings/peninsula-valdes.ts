import type { Outings } from '../../guide.ts'

export const peninsulaValdesOutings: Outings = {
  tours: {
    'valdes-whales': {
      location: { lat: -42.5711, lng: -64.2833 },
      durationMinutes: 600,
      startTimes: ['08:00'],
      level: 1,
      minAge: 4,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 15 },
      priceFrom: { amount: 19500, currency: 'USD' },
      closures: [
        {
          from: '12-16',
          to: '05-31',
          reason: {
            es: 'Sin ballenas en el golfo',
            en: 'No whales in the gulf',
            pt: 'Sem baleias no golfo',
          },
        },
      ],
      year: [
        {
          months: [6],
          state: 'fair',
          note: {
            es: 'Los barcos empiezan a mediados de mes; las primeras ballenas.',
            en: 'Boats start around mid-month, with the first whales.',
            pt: 'Os barcos começam em meados do mês, com as primeiras baleias.',
          },
        },
        {
          months: [7, 8],
          state: 'good',
          note: {
            es: 'Muchas ballenas cerca de la costa; mar frío.',
            en: 'Many whales close to shore; a cold sea.',
            pt: 'Muitas baleias perto da costa; mar frio.',
          },
        },
        {
          months: [9, 10],
          state: 'peak',
          note: {
            es: 'Madres con ballenatos y mar más calmo.',
            en: 'Mothers with calves and a calmer sea.',
            pt: 'Mães com filhotes e mar mais calmo.',
          },
        },
        {
          months: [11],
          state: 'good',
          note: {
            es: 'Ballenatos crecidos que aprenden a saltar.',
            en: 'Well-grown calves learning to leap.',
            pt: 'Filhotes crescidos que aprendem a saltar.',
          },
        },
        {
          months: [12],
          state: 'fair',
          note: {
            es: 'Quedan pocas, hasta mediados de mes.',
            en: 'A few remain, until the middle of the month.',
            pt: 'Restam poucas, até meados do mês.',
          },
        },
        {
          months: [1, 2, 3, 4, 5],
          state: 'closed',
          note: {
            es: 'Las ballenas están en el mar austral.',
            en: 'The whales are in the southern ocean.',
            pt: 'As baleias estão nos mares do sul.',
          },
        },
      ],
      included: ['transfers', 'boat', 'naturalist'],
      excluded: ['parkTicket', 'lunch', 'tips'],
      texts: {
        es: {
          summary:
            'Hora y media en el golfo Nuevo con capitanes que apagan el motor y esperan; el resto del día, la península.',
          highlights: [
            'Ballenas francas a pocos metros',
            'Elefantes marinos en Caleta Valdés',
            'Si el puerto cierra, se reprograma',
          ],
          questions: [
            {
              question: '¿Se ven siempre ballenas?',
              answer:
                'De agosto a noviembre, prácticamente en todas las salidas. En junio y diciembre hay menos ejemplares.',
            },
          ],
        },
        en: {
          summary:
            'An hour and a half on the Golfo Nuevo with captains who cut the engine and wait; for the rest of the day, the peninsula.',
          highlights: [
            'Right whales a few metres off',
            'Elephant seals at Caleta Valdés',
            'Moved to another day if the port closes',
          ],
          questions: [
            {
              question: 'Are whales always seen?',
              answer:
                'From August to November, on practically every outing. In June and December there are fewer.',
            },
          ],
        },
        pt: {
          summary:
            'Hora e meia no Golfo Nuevo com capitães que desligam o motor e esperam; no resto do dia, a península.',
          highlights: [
            'Baleias-francas a poucos metros',
            'Elefantes-marinhos em Caleta Valdés',
            'Se o porto fechar, remarcamos',
          ],
          questions: [
            {
              question: 'Sempre se veem baleias?',
              answer:
                'De agosto a novembro, em praticamente todas as saídas. Em junho e dezembro há menos.',
            },
          ],
        },
      },
    },
    'valdes-punta-tombo': {
      location: { lat: -44.0447, lng: -65.2233 },
      durationMinutes: 600,
      startTimes: ['08:00'],
      level: 2,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 15 },
      priceFrom: { amount: 13500, currency: 'USD' },
      closures: [
        {
          from: '04-11',
          to: '09-19',
          reason: {
            es: 'La colonia está vacía: los pingüinos están en el mar',
            en: 'The colony is empty: the penguins are at sea',
            pt: 'A colônia está vazia: os pinguins estão no mar',
          },
        },
      ],
      year: [
        {
          months: [9],
          state: 'fair',
          note: {
            es: 'Llegan los machos a ocupar los nidos.',
            en: 'Males arrive to take their nests.',
            pt: 'Os machos chegam para ocupar os ninhos.',
          },
        },
        {
          months: [10],
          state: 'good',
          note: {
            es: 'Parejas que se reencuentran y primeros huevos.',
            en: 'Pairs meet again; the first eggs.',
            pt: 'Casais que se reencontram e os primeiros ovos.',
          },
        },
        {
          months: [11, 12, 1],
          state: 'peak',
          note: {
            es: 'Nacen y crecen los pichones.',
            en: 'Chicks hatch and grow.',
            pt: 'Nascem e crescem os filhotes.',
          },
        },
        {
          months: [2],
          state: 'good',
          note: {
            es: 'Los jóvenes entran al mar.',
            en: 'The young take to the sea.',
            pt: 'Os jovens entram no mar.',
          },
        },
        {
          months: [3, 4],
          state: 'fair',
          note: {
            es: 'Los adultos mudan y van partiendo.',
            en: 'Adults moult and drift away.',
            pt: 'Os adultos trocam as penas e vão partindo.',
          },
        },
        {
          months: [5, 6, 7, 8],
          state: 'closed',
          note: {
            es: 'La colonia está vacía.',
            en: 'The colony is empty.',
            pt: 'A colônia está vazia.',
          },
        },
      ],
      included: ['transfers', 'naturalist', 'parkTicket', 'snack'],
      excluded: ['lunch', 'shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Tres kilómetros de sendero entre cientos de miles de pingüinos y, de regreso, el té galés de Gaiman.',
          highlights: [
            'Los pingüinos tienen derecho de paso',
            'El museo de dinosaurios de Trelew',
            'Torta negra y mantel bordado en Gaiman',
          ],
        },
        en: {
          summary:
            'Three kilometres of trail among hundreds of thousands of penguins and, on the way back, Welsh tea in Gaiman.',
          highlights: [
            'Penguins have right of way',
            'The dinosaur museum of Trelew',
            'Black cake and an embroidered tablecloth in Gaiman',
          ],
        },
        pt: {
          summary:
            'Três quilômetros de trilha entre centenas de milhares de pinguins e, na volta, o chá galês de Gaiman.',
          highlights: [
            'Os pinguins têm a preferência',
            'O museu de dinossauros de Trelew',
            'Bolo preto e toalha bordada em Gaiman',
          ],
        },
      },
    },
  },
  hotels: {
    'valdes-costa-del-golfo': {
      location: { lat: -42.7702, lng: -65.0304 },
      address: 'Costanera de las Ballenas 770, Puerto Madryn',
      website: 'https://example.com/costa-del-golfo',
      rooms: 64,
      checkIn: '15:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'restaurant',
        'bar',
        'breakfast',
        'airConditioning',
        'heating',
        'view',
        'terrace',
        'beach',
        'family',
        'accessible',
        'laundry',
      ],
      summary: {
        es: 'Frente al mar en Puerto Madryn, con un mirador en la azotea donde un vigía avisa cuando pasan ballenas.',
        en: 'On the seafront of Puerto Madryn, with a rooftop lookout whose watchman rings when whales go by.',
        pt: 'De frente para o mar em Puerto Madryn, com um mirante na cobertura onde um vigia avisa quando passam baleias.',
      },
    },
  },
}
