import type { Outings } from '../../guide.ts'

export const machuPicchuOutings: Outings = {
  tours: {
    'machu-picchu-by-train': {
      location: { lat: -13.163141, lng: -72.544963 },
      durationMinutes: 780,
      startTimes: ['05:30'],
      level: 2,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 10 },
      priceFrom: { amount: 38500, currency: 'USD' },
      included: ['transfers', 'train', 'tickets', 'guide'],
      excluded: ['lunch', 'tips'],
      texts: {
        es: {
          summary:
            'En tren de techo vidriado hasta Aguas Calientes y una visita guiada a la ciudad inca por el circuito de la vista clásica.',
          highlights: [
            'Una hora y tres cuartos junto al río Urubamba',
            'Guía cusqueño y tiempo para el silencio',
            'Regreso al valle antes de que anochezca del todo',
          ],
          questions: [
            {
              question: '¿Qué documento hay que llevar?',
              answer: 'El pasaporte original con que se compró la entrada. Sin él no se ingresa.',
            },
          ],
        },
        en: {
          summary:
            'By glass-roofed train to Aguas Calientes and a guided visit to the Inca city by the circuit with the classic view.',
          highlights: [
            'An hour and three quarters beside the Urubamba',
            'A guide from Cusco, and time for silence',
            'Back in the valley by nightfall',
          ],
          questions: [
            {
              question: 'Which document do I need?',
              answer:
                'The original passport your ticket was bought with. Without it you cannot go in.',
            },
          ],
        },
        pt: {
          summary:
            'De trem com teto de vidro até Aguas Calientes e visita guiada à cidade inca pelo circuito da vista clássica.',
          highlights: [
            'Uma hora e três quartos ao lado do Urubamba',
            'Guia de Cusco e tempo para o silêncio',
            'De volta ao vale ao anoitecer',
          ],
          questions: [
            {
              question: 'Que documento é preciso levar?',
              answer: 'O passaporte original usado na compra do ingresso. Sem ele não se entra.',
            },
          ],
        },
      },
    },
    'machu-picchu-maras-moray': {
      location: { lat: -13.3297, lng: -72.1968 },
      durationMinutes: 540,
      startTimes: ['08:00'],
      level: 2,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 9800, currency: 'USD' },
      included: ['transfers', 'guide', 'tickets', 'lunch'],
      excluded: ['drinks', 'tips'],
      texts: {
        es: {
          summary:
            'El Valle Sagrado por la ruta alta: andenes circulares, salineras escalonadas y la fortaleza de Ollantaytambo.',
          highlights: [
            'El laboratorio agrícola de Moray',
            'Las salineras de Maras, en uso desde antes de los incas',
            'Los seis monolitos de Ollantaytambo',
          ],
        },
        en: {
          summary:
            'The Sacred Valley by its upper road: circular terraces, stepped salt pans and the fortress of Ollantaytambo.',
          highlights: [
            'The circular terraces of Moray',
            'The salt pans of Maras, worked since before the Inca',
            'The six monoliths of Ollantaytambo',
          ],
        },
        pt: {
          summary:
            'O Vale Sagrado pela estrada alta: terraços circulares, salinas em degraus e a fortaleza de Ollantaytambo.',
          highlights: [
            'Os terraços circulares de Moray',
            'As salinas de Maras, em uso desde antes dos incas',
            'Os seis monólitos de Ollantaytambo',
          ],
        },
      },
    },
    'machu-picchu-cusco-kitchen': {
      location: { lat: -13.5222, lng: -71.9832 },
      durationMinutes: 240,
      startTimes: ['09:00'],
      level: 1,
      minAge: 8,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 7800, currency: 'USD' },
      included: ['guide', 'ingredients', 'lunch', 'drinks'],
      excluded: ['transfers', 'shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Compras en el mercado de San Pedro con una cocinera cusqueña y almuerzo cocinado entre todos en San Blas.',
          highlights: [
            'Cuarenta clases de papa en un pasillo',
            'Pisco sour batido a mano',
            'Opción vegetariana siempre',
          ],
        },
        en: {
          summary:
            'Shopping at San Pedro market with a cook from Cusco, then a lunch that everyone cooks in San Blas.',
          highlights: [
            'Forty kinds of potato in one aisle',
            'Pisco sour shaken by hand',
            'Always a vegetarian choice',
          ],
        },
        pt: {
          summary:
            'Compras no mercado de San Pedro com uma cozinheira de Cusco e almoço preparado por todos em San Blas.',
          highlights: [
            'Quarenta tipos de batata num corredor',
            'Pisco sour batido à mão',
            'Sempre uma opção vegetariana',
          ],
        },
      },
    },
  },
  hotels: {
    'machu-picchu-hacienda-kantu': {
      location: { lat: -13.3068, lng: -72.1165 },
      address: 'Carretera Urubamba a Ollantaytambo, kilómetro 62, Urubamba',
      website: 'https://example.com/hacienda-kantu',
      rooms: 34,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'spa',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'fireplace',
        'terrace',
        'view',
        'airportTransfer',
        'laundry',
        'family',
      ],
      summary: {
        es: 'Casas de piedra y teja en el Valle Sagrado, con huerta, caballos de paso y chimenea en cada habitación.',
        en: 'Houses of stone and tile in the Sacred Valley, with a kitchen garden, Paso horses and a fire in every room.',
        pt: 'Casas de pedra e telha no Vale Sagrado, com horta, cavalos de passo e lareira em cada quarto.',
      },
    },
    'machu-picchu-casa-del-pututo': {
      location: { lat: -13.5148, lng: -71.9743 },
      address: 'Cuesta del Pututo 214, San Blas, Cusco',
      rooms: 18,
      checkIn: '13:00',
      checkOut: '10:00',
      amenities: ['wifi', 'breakfast', 'heating', 'terrace', 'laundry', 'airportTransfer'],
      summary: {
        es: 'Casa colonial en San Blas con patio de geranios, oxígeno a mano y mate de coca a toda hora.',
        en: 'A colonial house in San Blas with a courtyard of geraniums, oxygen at hand and coca tea at any hour.',
        pt: 'Casa colonial em San Blas com pátio de gerânios, oxigênio à mão e chá de coca a qualquer hora.',
      },
    },
  },
}
