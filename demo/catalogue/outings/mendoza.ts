import type { Outings } from '../../guide.ts'

export const mendozaOutings: Outings = {
  tours: {
    'mendoza-uco-wineries': {
      location: { lat: -33.5942, lng: -69.2115 },
      durationMinutes: 540,
      startTimes: ['09:00'],
      level: 1,
      minAge: 18,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 8 },
      priceFrom: { amount: 24500, currency: 'USD' },
      included: ['transfers', 'guide', 'tastings', 'wineLunch'],
      excluded: ['shopping', 'tips'],
      texts: {
        es: {
          summary:
            'Tres bodegas muy distintas del Valle de Uco, con enólogos que sirven y un almuerzo de cinco pasos en la última.',
          highlights: [
            'Una catedral de hormigón y una bodega familiar',
            'Caminata por el viñedo',
            'Conductor bilingüe puerta a puerta',
          ],
        },
        en: {
          summary:
            'Three very different wineries in the Uco Valley, tastings led by winemakers and a five-course lunch at the last.',
          highlights: [
            'A cathedral of concrete and a family cellar',
            'A walk among the vines',
            'A bilingual driver, door to door',
          ],
        },
        pt: {
          summary:
            'Três vinícolas bem diferentes do Vale de Uco, degustações com enólogos e um almoço de cinco etapas na última.',
          highlights: [
            'Uma catedral de concreto e uma vinícola familiar',
            'Caminhada pelo vinhedo',
            'Motorista bilíngue de porta a porta',
          ],
        },
      },
    },
    'mendoza-high-andes': {
      location: { lat: -32.8242, lng: -69.9428 },
      durationMinutes: 660,
      startTimes: ['07:30'],
      level: 2,
      minAge: 4,
      guideLanguages: ['es', 'en', 'pt'],
      groupSize: { min: 2, max: 15 },
      priceFrom: { amount: 8500, currency: 'USD' },
      year: [
        {
          months: [1, 2, 3, 4, 11, 12],
          state: 'peak',
          note: {
            es: 'Ruta abierta; en verano se sube al Cristo Redentor.',
            en: 'The road is open; in summer it climbs to Christ the Redeemer.',
            pt: 'Estrada aberta; no verão sobe-se ao Cristo Redentor.',
          },
        },
        {
          months: [5, 9, 10],
          state: 'good',
          note: {
            es: 'Cumbres nevadas y buen tiempo en el valle.',
            en: 'Snow on the peaks and fair weather in the valley.',
            pt: 'Picos nevados e bom tempo no vale.',
          },
        },
        {
          months: [6, 7, 8],
          state: 'fair',
          note: {
            es: 'Nieve: a veces se llega solo hasta Uspallata.',
            en: 'Snow: some days the outing ends at Uspallata.',
            pt: 'Neve: às vezes só se chega até Uspallata.',
          },
        },
      ],
      included: ['transfers', 'guide', 'parkTicket'],
      excluded: ['lunch', 'warmClothes', 'tips'],
      texts: {
        es: {
          summary:
            'La Ruta 7 hasta el límite con Chile: Potrerillos, Uspallata, el Puente del Inca y una hora a pie frente al Aconcagua.',
          highlights: [
            'La cara sur del Aconcagua',
            'El puente natural del Inca',
            'En verano, el Cristo Redentor a casi cuatro mil metros',
          ],
        },
        en: {
          summary:
            "Route 7 to the Chilean border: Potrerillos, Uspallata, the Inca's Bridge and an hour on foot facing Aconcagua.",
          highlights: [
            'The south face of Aconcagua',
            'The natural bridge of the Inca',
            'In summer, Christ the Redeemer at nearly four thousand metres',
          ],
        },
        pt: {
          summary:
            'A Ruta 7 até a fronteira com o Chile: Potrerillos, Uspallata, a Puente del Inca e uma hora a pé diante do Aconcágua.',
          highlights: [
            'A face sul do Aconcágua',
            'A ponte natural do Inca',
            'No verão, o Cristo Redentor a quase quatro mil metros',
          ],
        },
      },
    },
    'mendoza-ride': {
      location: { lat: -32.9797, lng: -69.0245 },
      durationMinutes: 300,
      startTimes: ['16:30'],
      level: 2,
      minAge: 8,
      guideLanguages: ['es', 'en'],
      groupSize: { min: 2, max: 12 },
      priceFrom: { amount: 9800, currency: 'USD' },
      included: ['transfers', 'horses', 'localGuide', 'dinner', 'wine'],
      excluded: ['tips'],
      texts: {
        es: {
          summary:
            'Dos horas a caballo por la precordillera, con las luces de la ciudad abajo y un asado con guitarra a la vuelta.',
          highlights: [
            'Caballos mansos y monturas de cuero de oveja',
            'La ciudad y los viñedos desde el filo',
            'Sin experiencia previa',
          ],
        },
        en: {
          summary:
            'Two hours on horseback through the foothills, the city lights below, and an asado with a guitar on your return.',
          highlights: [
            'Gentle horses and sheepskin saddles',
            'City and vineyards from the ridge',
            'No experience needed',
          ],
        },
        pt: {
          summary:
            'Duas horas a cavalo pela pré-cordilheira, com as luzes da cidade lá embaixo e um churrasco com violão na volta.',
          highlights: [
            'Cavalos mansos e selas com pelego',
            'A cidade e os vinhedos do alto',
            'Sem experiência prévia',
          ],
        },
      },
    },
  },
  hotels: {
    'mendoza-finca-alamos-negros': {
      location: { lat: -33.6108, lng: -69.2284 },
      address: 'Camino de los Álamos 2400, Tunuyán',
      website: 'https://example.com/finca-alamos-negros',
      rooms: 12,
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
        'airConditioning',
        'heating',
        'fireplace',
        'terrace',
        'view',
        'bikes',
        'laundry',
      ],
      summary: {
        es: 'Doce villas entre viñas del Valle de Uco, con chimenea, terraza y bañera al aire libre frente al Cordón del Plata.',
        en: 'Twelve villas among the vines of the Uco Valley, each with a fire, a terrace and an outdoor bath facing the Cordón del Plata.',
        pt: 'Doze vilas entre as vinhas do Vale de Uco, com lareira, terraço e banheira ao ar livre diante do Cordón del Plata.',
      },
    },
    'mendoza-hotel-acequia': {
      location: { lat: -32.8902, lng: -68.8421 },
      address: 'Calle de las Acequias 640, Mendoza',
      rooms: 46,
      checkIn: '14:00',
      checkOut: '10:00',
      amenities: [
        'wifi',
        'parking',
        'pool',
        'restaurant',
        'bar',
        'breakfast',
        'airConditioning',
        'heating',
        'laundry',
        'accessible',
        'family',
      ],
      summary: {
        es: 'A dos cuadras de la plaza Independencia, con patio de parras, piscina y una cava que se visita con el sumiller.',
        en: 'Two blocks from Independence Square, with a vine-shaded courtyard, a pool and a cellar to visit with the sommelier.',
        pt: 'A duas quadras da praça Independencia, com pátio de parreiras, piscina e uma adega que se visita com o sommelier.',
      },
    },
  },
}
