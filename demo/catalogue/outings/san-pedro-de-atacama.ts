import type { Outings } from '../../guide.ts'

export const sanPedroDeAtacamaOutings: Outings = {
  tours: {
    'atacama-lagoons': {
      location: { lat: -23.7333, lng: -67.7667 },
      durationMinutes: 600,
      startTimes: ['07:00'],
      level: 2,
      minAge: 8,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 11500, currency: 'USD' },
      included: ['transfers', 'guide', 'tickets', 'breakfast', 'lunch', 'oxygen'],
      excluded: ['warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'De los flamencos de Chaxa a los espejos azules de Miscanti y Miñiques, subiendo de a poco y con almuerzo en Socaire.',
          highlights: [
            'El campanario de piedra de Toconao',
            'Tres especies de flamencos',
            'Vicuñas y volcanes a más de cuatro mil metros',
          ],
        },
        en: {
          summary:
            'From the flamingos of Chaxa to the blue mirrors of Miscanti and Miñiques, going up by degrees, with lunch in Socaire.',
          highlights: [
            'The stone bell tower of Toconao',
            'Three kinds of flamingo',
            'Vicuñas and volcanoes above four thousand metres',
          ],
        },
        pt: {
          summary:
            'Dos flamingos de Chaxa aos espelhos azuis de Miscanti e Miñiques, subindo aos poucos e com almoço em Socaire.',
          highlights: [
            'O campanário de pedra de Toconao',
            'Três espécies de flamingos',
            'Vicunhas e vulcões acima de quatro mil metros',
          ],
        },
      },
    },
    'atacama-stars': {
      location: { lat: -22.9524, lng: -68.1792 },
      durationMinutes: 150,
      startTimes: ['20:30', '23:00'],
      level: 1,
      minAge: 8,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 20 },
      priceFrom: { amount: 5800, currency: 'USD' },
      included: ['transfers', 'guide', 'telescopes', 'snack'],
      excluded: ['dinner', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Un astrónomo, seis telescopios y las constelaciones andinas que se dibujan en lo oscuro de la Vía Láctea.',
          highlights: [
            'La llama, el zorro y la perdiz del cielo',
            'De Saturno a los cúmulos globulares',
            'Chocolate caliente y mantas',
          ],
          seasonNote:
            'De abril a septiembre el centro de la Vía Láctea se ve en lo alto. No se sale en los días de luna llena.',
          questions: [
            {
              question: '¿Qué pasa si se nubla?',
              answer:
                'Se cambia la noche o se devuelve el importe. Ocurre sobre todo en enero y febrero.',
            },
          ],
        },
        en: {
          summary:
            'An astronomer, six telescopes and the Andean constellations drawn by the dark parts of the Milky Way.',
          highlights: [
            'The llama, the fox and the partridge of the sky',
            'From Saturn to globular clusters',
            'Hot chocolate and blankets',
          ],
          seasonNote:
            'From April to September the heart of the Milky Way stands high. There are no outings around full moon.',
          questions: [
            {
              question: 'What if it is cloudy?',
              answer:
                'We move the night or refund the price. It happens mostly in January and February.',
            },
          ],
        },
        pt: {
          summary:
            'Um astrônomo, seis telescópios e as constelações andinas desenhadas pelo escuro da Via Láctea.',
          highlights: [
            'A lhama, a raposa e a perdiz do céu',
            'De Saturno aos aglomerados globulares',
            'Chocolate quente e mantas',
          ],
          seasonNote:
            'De abril a setembro o centro da Via Láctea fica bem alto. Não há saídas nos dias de lua cheia.',
          questions: [
            {
              question: 'E se o céu estiver nublado?',
              answer:
                'Muda-se a noite ou devolve-se o valor. Acontece sobretudo em janeiro e fevereiro.',
            },
          ],
        },
      },
    },
  },
  hotels: {
    'atacama-casa-chanar': {
      location: { lat: -22.9216, lng: -68.2047 },
      address: 'Camino del Chañar 12, Ayllu de Yaye, San Pedro de Atacama',
      website: 'https://example.com/casa-chanar',
      rooms: 20,
      checkIn: '15:00',
      checkOut: '11:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'spa',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'fireplace',
        'terrace',
        'airportTransfer',
        'bikes',
        'laundry',
        'library',
      ],
      summary: {
        es: 'Veinte suites de adobe y piedra entre chañares, seis piscinas pequeñas y observatorio propio.',
        en: 'Twenty suites of adobe and stone among chañar trees, six small pools and an observatory of its own.',
        pt: 'Vinte suítes de adobe e pedra entre chañares, seis pequenas piscinas e observatório próprio.',
      },
    },
    'atacama-hosteria-ayllu': {
      location: { lat: -22.9138, lng: -68.1963 },
      address: 'Calle del Ayllu 87, San Pedro de Atacama',
      rooms: 16,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: ['wifi', 'parking', 'breakfast', 'terrace', 'bikes', 'family', 'laundry'],
      summary: {
        es: 'A cinco cuadras de la plaza, habitaciones sencillas en torno a un jardín con fogón y horno solar.',
        en: 'Five blocks from the square, plain rooms around a garden with a fire pit and a solar oven.',
        pt: 'A cinco quadras da praça, quartos simples em torno de um jardim com fogueira e forno solar.',
      },
    },
  },
}
