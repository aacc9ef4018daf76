import type { Outings } from '../../guide.ts'

export const elCalafateOutings: Outings = {
  tours: {
    'calafate-walkways': {
      location: { lat: -50.4696, lng: -73.0305 },
      durationMinutes: 480,
      startTimes: ['08:30', '12:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 1, max: 20 },
      priceFrom: { amount: 6900, currency: 'USD' },
      included: ['transfers', 'guide'],
      excluded: ['parkTicket', 'lunch', 'tips'],
      texts: {
        es: {
          summary:
            'Cuatro horas frente al Perito Moreno, por las pasarelas que el guía elige según la luz y el viento.',
          highlights: [
            'La primera vista desde la curva de los Suspiros',
            'Balcones a distintas alturas, algunos con ascensor',
            'Tiempo de sobra para esperar un desprendimiento',
          ],
        },
        en: {
          summary:
            'Four hours in front of Perito Moreno, on the walkways your guide chooses by light and wind.',
          highlights: [
            'The first view, from the Bend of Sighs',
            'Balconies at several heights, some with a lift',
            'Time to wait for the ice to fall',
          ],
        },
        pt: {
          summary:
            'Quatro horas diante do Perito Moreno, pelas passarelas que o guia escolhe conforme a luz e o vento.',
          highlights: [
            'A primeira vista, da curva dos Suspiros',
            'Mirantes em várias alturas, alguns com elevador',
            'Tempo de sobra para esperar o gelo cair',
          ],
        },
      },
    },
    'calafate-ice-trek': {
      location: { lat: -50.4895, lng: -73.0469 },
      durationMinutes: 600,
      startTimes: ['07:30', '09:00'],
      level: 3,
      minAge: 8,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 1, max: 20 },
      priceFrom: { amount: 32000, currency: 'USD' },
      closures: [
        {
          from: '06-01',
          to: '07-14',
          reason: {
            es: 'Mantenimiento de invierno: no se camina sobre el hielo',
            en: 'Winter maintenance: no walks on the ice',
            pt: 'Manutenção de inverno: não se caminha no gelo',
          },
        },
      ],
      year: [
        {
          months: [1, 2, 3, 11, 12],
          state: 'peak',
          note: {
            es: 'Días largos y hielo en su azul más intenso.',
            en: 'Long days, and the ice at its deepest blue.',
            pt: 'Dias longos e o gelo no azul mais intenso.',
          },
        },
        {
          months: [4, 10],
          state: 'good',
          note: {
            es: 'Grupos más pequeños y luz baja sobre las grietas.',
            en: 'Smaller groups and low light on the crevasses.',
            pt: 'Grupos menores e luz baixa sobre as fendas.',
          },
        },
        {
          months: [5, 8, 9],
          state: 'fair',
          note: {
            es: 'Frío y pocas salidas por día.',
            en: 'Cold, with few departures a day.',
            pt: 'Frio e poucas saídas por dia.',
          },
        },
        {
          months: [6],
          state: 'closed',
          note: {
            es: 'Cerrado por mantenimiento de invierno.',
            en: 'Closed for winter maintenance.',
            pt: 'Fechado para manutenção de inverno.',
          },
        },
        {
          months: [7],
          state: 'fair',
          note: {
            es: 'Reabre a mediados de mes, con hielo nuevo.',
            en: 'Reopens in the middle of the month, on fresh ice.',
            pt: 'Reabre em meados do mês, com gelo novo.',
          },
        },
      ],
      included: ['transfers', 'boat', 'mountainGuide', 'crampons'],
      excluded: ['parkTicket', 'boxLunch', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'Cruce del brazo Rico en barco y una hora y media con crampones entre grietas azules, sumideros y pequeñas lagunas.',
          highlights: [
            'Hora y media sobre el glaciar',
            'Brindis con hielo de siglos',
            'Tiempo libre en las pasarelas',
          ],
          questions: [
            {
              question: '¿Hace falta experiencia?',
              answer:
                'No. Los guías enseñan a caminar con crampones en la orilla. Sí hacen falta botas cerradas, guantes y un estado físico normal.',
            },
          ],
        },
        en: {
          summary:
            'Across the Rico arm by boat and an hour and a half with crampons among blue crevasses, sinkholes and small ponds.',
          highlights: [
            'An hour and a half on the glacier',
            'A toast over centuries-old ice',
            'Free time on the walkways',
          ],
          questions: [
            {
              question: 'Do I need experience?',
              answer:
                'No. The guides teach you to walk with crampons at the edge. You do need closed boots, gloves and ordinary fitness.',
            },
          ],
        },
        pt: {
          summary:
            'Travessia do braço Rico de barco e uma hora e meia com grampões entre fendas azuis, sumidouros e pequenas lagoas.',
          highlights: [
            'Uma hora e meia sobre o glaciar',
            'Um brinde com gelo de séculos',
            'Tempo livre nas passarelas',
          ],
          questions: [
            {
              question: 'É preciso experiência?',
              answer:
                'Não. Os guias ensinam a caminhar com grampões na borda. É preciso levar botas fechadas, luvas e ter preparo físico normal.',
            },
          ],
        },
      },
    },
    'calafate-icebergs': {
      location: { lat: -50.3063, lng: -72.7975 },
      durationMinutes: 540,
      startTimes: ['07:30'],
      level: 1,
      minAge: 0,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 1, max: 150 },
      priceFrom: { amount: 21500, currency: 'USD' },
      included: ['transfers', 'boat', 'guide'],
      excluded: ['parkTicket', 'lunch', 'tips'],
      texts: {
        es: {
          summary:
            'Un día en catamarán por los brazos del lago Argentino, entre témpanos más altos que el barco, hasta el frente del Spegazzini.',
          highlights: [
            'Los témpanos azules del canal Upsala',
            'Paredes de hielo de más de cien metros',
            'Desembarco breve en el bosque',
          ],
        },
        en: {
          summary:
            'A day by catamaran on the arms of Lake Argentino, among icebergs taller than the boat, to the face of Spegazzini.',
          highlights: [
            'The blue icebergs of the Upsala channel',
            'Walls of ice over a hundred metres high',
            'A short landing in the forest',
          ],
        },
        pt: {
          summary:
            'Um dia de catamarã pelos braços do lago Argentino, entre icebergs mais altos que o barco, até a frente do Spegazzini.',
          highlights: [
            'Os icebergs azuis do canal Upsala',
            'Paredes de gelo de mais de cem metros',
            'Breve desembarque no bosque',
          ],
        },
      },
    },
  },
  hotels: {
    'calafate-viento-blanco': {
      location: { lat: -50.3462, lng: -72.2561 },
      address: 'Calle de los Notros 480, El Calafate',
      website: 'https://example.com/viento-blanco',
      rooms: 62,
      checkIn: '15:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'spa',
        'gym',
        'restaurant',
        'bar',
        'breakfast',
        'heating',
        'fireplace',
        'view',
        'accessible',
        'laundry',
      ],
      summary: {
        es: 'En lo alto del pueblo, con ventanales sobre el lago Argentino, piscina cubierta y cocina de cordero y centolla.',
        en: 'High above town, with great windows over Lake Argentino, an indoor pool and a kitchen of lamb and king crab.',
        pt: 'No alto da cidade, com janelões sobre o lago Argentino, piscina coberta e cozinha de cordeiro e centolla.',
      },
    },
    'calafate-posada-coiron': {
      location: { lat: -50.3372, lng: -72.2677 },
      address: 'Calle del Coirón 132, El Calafate',
      rooms: 20,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: ['wifi', 'parking', 'breakfast', 'heating', 'family', 'laundry'],
      closures: [
        {
          from: '06-01',
          to: '08-15',
          reason: { es: 'Descanso de invierno', en: 'Winter break', pt: 'Recesso de inverno' },
        },
      ],
      summary: {
        es: 'Veinte habitaciones de madera clara a dos cuadras de la avenida, con desayuno casero y almuerzos para llevar.',
        en: 'Twenty rooms in pale timber two blocks from the main street, with home-made breakfast and packed lunches.',
        pt: 'Vinte quartos de madeira clara a duas quadras da avenida, com café da manhã caseiro e almoço para levar.',
      },
    },
  },
}
