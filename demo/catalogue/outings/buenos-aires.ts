import type { Outings } from '../../guide.ts'

export const buenosAiresOutings: Outings = {
  tours: {
    'buenos-aires-milonga': {
      location: { lat: -34.6037, lng: -58.4205 },
      durationMinutes: 240,
      startTimes: ['20:30'],
      level: 1,
      minAge: 16,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 9500, currency: 'USD' },
      included: ['transfers', 'class', 'wine', 'show', 'guide'],
      excluded: ['dinner', 'tips'],
      texts: {
        es: {
          summary:
            'Una hora de clase, una copa de vino y una milonga verdadera, acompañados por una pareja de bailarines.',
          highlights: [
            'Una milonga de vecinos, sin escenario',
            'El código de miradas y cabeceos, explicado',
            'Ocho personas como máximo',
          ],
          questions: [
            {
              question: '¿Y si no sé bailar?',
              answer:
                'La clase parte de cero y nadie está obligado a salir a la pista: mirar una milonga también es un programa.',
            },
          ],
        },
        en: {
          summary:
            "An hour's class, a glass of wine and a real milonga, in the company of a couple of dancers.",
          highlights: [
            "A neighbours' milonga, with no stage",
            'The code of glances and nods, explained',
            'Eight people at most',
          ],
          questions: [
            {
              question: 'What if I cannot dance?',
              answer:
                'The class starts from nothing and nobody has to take the floor: watching a milonga is an evening in itself.',
            },
          ],
        },
        pt: {
          summary:
            'Uma hora de aula, uma taça de vinho e uma milonga de verdade, na companhia de um casal de dançarinos.',
          highlights: [
            'Uma milonga de vizinhos, sem palco',
            'O código de olhares e acenos, explicado',
            'Oito pessoas no máximo',
          ],
          questions: [
            {
              question: 'E se eu não souber dançar?',
              answer:
                'A aula começa do zero e ninguém é obrigado a ir para a pista: assistir a uma milonga já é um programa.',
            },
          ],
        },
      },
    },
    'buenos-aires-neighbourhoods': {
      location: { lat: -34.6083, lng: -58.3712 },
      durationMinutes: 240,
      startTimes: ['09:00', '14:00'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt', 'fr'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 6200, currency: 'USD' },
      included: ['transfers', 'guide', 'snack'],
      excluded: ['lunch', 'shopping', 'tips'],
      texts: {
        es: {
          summary:
            'El sur antiguo a pie y en vehículo, de Plaza de Mayo a Caminito, con un historiador de buen humor.',
          highlights: [
            'Dos siglos de historia en una plaza',
            'Los patios de San Telmo y un café notable',
            'La Boca y su viejo puerto',
          ],
        },
        en: {
          summary:
            'The old south on foot and by car, from Plaza de Mayo to Caminito, with a good-humoured historian.',
          highlights: [
            'Two centuries of history in one square',
            'The courtyards of San Telmo and a listed café',
            'La Boca and its old harbour',
          ],
        },
        pt: {
          summary:
            'O velho sul a pé e de carro, da Plaza de Mayo a Caminito, com um historiador bem-humorado.',
          highlights: [
            'Dois séculos de história numa praça',
            'Os pátios de San Telmo e um café tombado',
            'La Boca e seu antigo porto',
          ],
        },
      },
    },
    'buenos-aires-parrilla': {
      location: { lat: -34.5885, lng: -58.4302 },
      durationMinutes: 210,
      startTimes: ['12:30', '19:30'],
      level: 1,
      minAge: 6,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 14 },
      priceFrom: { amount: 10500, currency: 'USD' },
      included: ['guide', 'tastings', 'dinner', 'wine'],
      excluded: ['transfers', 'tips'],
      texts: {
        es: {
          summary:
            'En una azotea de Palermo, un parrillero explica fuego, cortes y puntos mientras el grupo come.',
          highlights: [
            'Ocho cortes y achuras, uno por uno',
            'El chimichurri, hecho a mano',
            'Malbec de Agrelo y flan con dulce de leche',
          ],
        },
        en: {
          summary:
            'On a roof terrace in Palermo a grill master explains fire, cuts and timing while the group eats.',
          highlights: [
            'Eight cuts, one at a time',
            'Chimichurri made by hand',
            'Malbec from Agrelo and crème caramel with dulce de leche',
          ],
        },
        pt: {
          summary:
            'Num terraço de Palermo, um mestre da grelha explica fogo, cortes e pontos enquanto o grupo come.',
          highlights: [
            'Oito cortes, um por um',
            'O chimichurri feito à mão',
            'Malbec de Agrelo e pudim com doce de leite',
          ],
        },
      },
    },
    'buenos-aires-estancia': {
      location: { lat: -34.2438, lng: -59.4689 },
      durationMinutes: 600,
      startTimes: ['08:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 15 },
      priceFrom: { amount: 16500, currency: 'USD' },
      included: ['transfers', 'guide', 'lunch', 'drinks', 'horses'],
      excluded: ['shopping', 'tips'],
      texts: {
        es: {
          summary:
            'El pueblo gaucho por excelencia: plateros y sogueros, asado bajo los eucaliptos y una cabalgata por la pampa.',
          highlights: [
            'Talleres de platería y cuero crudo',
            'Asado en una estancia del siglo XIX',
            'Cabalgata o paseo en sulky, a elección',
          ],
        },
        en: {
          summary:
            'The gaucho town of them all: silversmiths and rawhide braiders, an asado under the eucalyptus and a ride on the pampa.',
          highlights: [
            'Silver and rawhide workshops',
            'An asado on a nineteenth-century estancia',
            'On horseback or in a sulky, as you prefer',
          ],
        },
        pt: {
          summary:
            'A cidade gaúcha por excelência: prateiros e trançadores de couro, churrasco sob os eucaliptos e uma cavalgada pelos pampas.',
          highlights: [
            'Oficinas de prata e couro cru',
            'Churrasco numa estância do século XIX',
            'Cavalgada ou passeio de charrete, à escolha',
          ],
        },
      },
    },
  },
  hotels: {
    'buenos-aires-palacio-alvarado': {
      location: { lat: -34.5889, lng: -58.3871 },
      address: 'Calle Alvarado y Recoleta 1912, Buenos Aires',
      website: 'https://example.com/palacio-alvarado',
      rooms: 90,
      checkIn: '15:00',
      checkOut: '12:00',
      amenities: [
        'wifi',
        'parking',
        'spa',
        'gym',
        'restaurant',
        'bar',
        'breakfast',
        'roomService',
        'airConditioning',
        'heating',
        'laundry',
        'accessible',
        'library',
        'meetingRooms',
      ],
      summary: {
        es: 'Una mansión de 1912 en Recoleta, con escalera de mármol, jardín de invierno y noventa habitaciones silenciosas.',
        en: 'A 1912 mansion in Recoleta, with a marble staircase, a winter garden and ninety quiet rooms.',
        pt: 'Uma mansão de 1912 na Recoleta, com escadaria de mármore, jardim de inverno e noventa quartos silenciosos.',
      },
    },
    'buenos-aires-casa-balcarce': {
      location: { lat: -34.6195, lng: -58.3702 },
      address: 'Pasaje Balcarce 1088, San Telmo, Buenos Aires',
      rooms: 14,
      checkIn: '14:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'bar',
        'breakfast',
        'airConditioning',
        'heating',
        'terrace',
        'library',
        'laundry',
      ],
      summary: {
        es: 'Catorce habitaciones en torno a tres patios de San Telmo, con azotea, parrilla y biblioteca de tango.',
        en: 'Fourteen rooms around three courtyards in San Telmo, with a roof terrace, a grill and a tango library.',
        pt: 'Catorze quartos em torno de três pátios em San Telmo, com terraço, churrasqueira e biblioteca de tango.',
      },
    },
  },
}
