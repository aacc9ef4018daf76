import type { DemoDay } from '../../itinerary-model.ts'

export const saltAndStarsDays: readonly DemoDay[] = [
  {
    day: 1,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-hosteria-ayllu',
    transfers: [{ mode: 'car', minutes: 85, km: 100, service: 'shared' }],
    details: {
      es: {
        title: 'Llegada a San Pedro de Atacama',
        text: 'Traslado desde Calama. Tarde tranquila, con agua y sombra; el fogón del jardín se enciende a las ocho.',
      },
      en: {
        title: 'Arrival in San Pedro de Atacama',
        text: 'A transfer from Calama. A quiet afternoon, with water and shade; the fire in the garden is lit at eight.',
      },
      pt: {
        title: 'Chegada a San Pedro de Atacama',
        text: 'Traslado de Calama. Tarde tranquila, com água e sombra; a fogueira do jardim é acesa às oito.',
      },
    },
  },
  {
    day: 2,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-hosteria-ayllu',
    tours: ['atacama-stars'],
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 40, km: 30, service: 'shared' }],
    details: {
      es: {
        title: 'El pueblo de día, el cielo de noche',
        text: 'Día libre para la altura: el pueblo, una bicicleta hasta el pucará de Quitor. A las nueve, un astrónomo y seis telescopios lejos de toda luz.',
      },
      en: {
        title: 'The village by day, the sky by night',
        text: 'A free day for the altitude: the village, a bicycle to the fortress of Quitor. At nine, an astronomer and six telescopes far from any light.',
      },
      pt: {
        title: 'A vila de dia, o céu à noite',
        text: 'Dia livre para a altitude: a vila, uma bicicleta até o pucará de Quitor. Às nove, um astrônomo e seis telescópios longe de qualquer luz.',
      },
    },
  },
  {
    day: 3,
    destination: 'san-pedro-de-atacama',
    overnight: 'hotel',
    hotel: 'atacama-hosteria-ayllu',
    tours: ['atacama-lagoons'],
    meals: ['breakfast', 'lunch'],
    transfers: [{ mode: 'car', minutes: 280, km: 330, service: 'shared' }],
    details: {
      es: {
        title: 'Salar y lagunas altiplánicas',
        text: 'Chaxa, Socaire, Miscanti y Miñiques: se sube a 4.100 metros y se vuelve a dormir a 2.400. Es el ensayo general para la travesía.',
      },
      en: {
        title: 'Salt flat and highland lagoons',
        text: 'Chaxa, Socaire, Miscanti and Miñiques: up to 4,100 metres and back to sleep at 2,400. It is the dress rehearsal for the crossing.',
      },
      pt: {
        title: 'Salar e lagoas altiplânicas',
        text: 'Chaxa, Socaire, Miscanti e Miñiques: sobe-se a 4.100 metros e volta-se para dormir a 2.400. É o ensaio geral para a travessia.',
      },
    },
  },
  {
    day: 4,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    tours: ['uyuni-lagoons-crossing'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [
      { mode: 'car', minutes: 60, km: 50, service: 'shared' },
      { mode: 'car', minutes: 240, km: 150, toDestination: 'salar-de-uyuni', service: 'private' },
    ],
    details: {
      es: {
        title: 'Laguna Verde, géiseres y Laguna Colorada',
        text: 'Frontera en Hito Cajón, cambio de vehículo y entrada a la reserva Avaroa: Laguna Verde, un baño termal, los géiseres Sol de Mañana. Noche en un refugio de piedra con calefacción, cerca de Laguna Colorada.',
      },
      en: {
        title: 'Laguna Verde, geysers and Laguna Colorada',
        text: 'The border at Hito Cajón, a change of vehicle and into the Avaroa reserve: Laguna Verde, a hot bath, the Sol de Mañana geysers. The night is in a heated stone lodge near Laguna Colorada.',
      },
      pt: {
        title: 'Laguna Verde, gêiseres e Laguna Colorada',
        text: 'Fronteira em Hito Cajón, troca de veículo e entrada na reserva Avaroa: Laguna Verde, um banho termal, os gêiseres Sol de Mañana. Noite num refúgio de pedra com aquecimento, perto da Laguna Colorada.',
      },
    },
  },
  {
    day: 5,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 300, km: 190, service: 'private' }],
    details: {
      es: {
        title: 'Árbol de Piedra, Hedionda y Cañapa',
        text: 'El desierto de Siloli con sus vizcachas y el rosario de lagunas del norte. Segunda noche en refugio, seiscientos metros más abajo que la primera.',
      },
      en: {
        title: 'Stone Tree, Hedionda and Cañapa',
        text: 'The Siloli desert with its viscachas, and the chain of northern lagoons. A second night in a lodge, six hundred metres lower than the first.',
      },
      pt: {
        title: 'Árvore de Pedra, Hedionda e Cañapa',
        text: 'O deserto de Siloli com suas viscachas e a sequência de lagoas do norte. Segunda noite em refúgio, seiscentos metros abaixo da primeira.',
      },
    },
  },
  {
    day: 6,
    destination: 'salar-de-uyuni',
    overnight: 'hotel',
    hotel: 'uyuni-casa-de-sal-tunupa',
    tours: ['uyuni-mirror'],
    meals: ['breakfast', 'lunch', 'dinner'],
    transfers: [{ mode: 'car', minutes: 360, km: 260, service: 'private' }],
    details: {
      es: {
        title: 'Al salar, hasta las estrellas',
        text: 'Temprano por el salar de Chiguana y los quinuales de San Juan; al mediodía, mesa puesta sobre la sal. Incahuasi, el atardecer y la Vía Láctea antes de llegar al hotel.',
      },
      en: {
        title: 'To the salt flat, until the stars',
        text: 'Early across the Chiguana flat and the quinoa fields of San Juan; by midday, a table laid on the salt. Incahuasi, sunset and the Milky Way before you reach the hotel.',
      },
      pt: {
        title: 'Ao salar, até as estrelas',
        text: 'Cedo pelo salar de Chiguana e os campos de quinoa de San Juan; ao meio-dia, mesa posta sobre o sal. Incahuasi, o pôr do sol e a Via Láctea antes de chegar ao hotel.',
      },
    },
  },
  {
    day: 7,
    destination: 'salar-de-uyuni',
    overnight: 'none',
    meals: ['breakfast'],
    transfers: [{ mode: 'car', minutes: 30, km: 25, service: 'private' }],
    details: {
      es: {
        title: 'Salida de Uyuni',
        text: 'Traslado al aeropuerto de Uyuni. El vuelo a La Paz dura una hora y no está incluido; también se puede volver por tierra a San Pedro, en un día.',
      },
      en: {
        title: 'Leaving Uyuni',
        text: 'A transfer to Uyuni airport. The flight to La Paz takes an hour and is not included; you can also go back overland to San Pedro, in a day.',
      },
      pt: {
        title: 'Saída de Uyuni',
        text: 'Traslado ao aeroporto de Uyuni. O voo a La Paz dura uma hora e não está incluído; também se pode voltar por terra a San Pedro, em um dia.',
      },
    },
  },
]
