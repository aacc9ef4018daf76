import type { Portrait } from './artwork/portrait.ts'
import type { DemoWords } from './place-model.ts'

/** An invented person of the demonstration's office, known by a first name alone. */
interface DemoSpecialist {
  readonly name: string
  readonly role: DemoWords
  readonly bio: DemoWords
  /** Spoken languages as ISO 639-1 codes. */
  readonly languages: readonly string[]
  /** Keys of the demonstration's regions. */
  readonly regions: readonly string[]
  readonly phone: string
  readonly email: string
  readonly portrait: Portrait
}

export const demoSpecialists: readonly DemoSpecialist[] = [
  {
    name: 'Lucía',
    role: {
      es: 'Patagonia y hielos',
      en: 'Patagonia and its ice',
      pt: 'Patagônia e geleiras',
    },
    bio: {
      es: 'Diez temporadas entre El Calafate y Ushuaia. Sabe qué sendero está abierto, qué barco conviene y cuándo dejar un día libre.',
      en: 'Ten seasons between El Calafate and Ushuaia. Knows which trail is open, which boat to take and when to keep a day free.',
      pt: 'Dez temporadas entre El Calafate e Ushuaia. Sabe qual trilha está aberta, qual barco vale a pena e quando deixar um dia livre.',
    },
    languages: ['es', 'en', 'de'],
    regions: ['santa-cruz', 'tierra-del-fuego', 'chubut', 'rio-negro', 'magallanes', 'los-lagos'],
    phone: '+54 11 5555 0121',
    email: 'lucia@example.com',
    portrait: {
      skin: '#e8b48c',
      shadow: '#b97f5c',
      hair: '#4a2c22',
      cut: 'long',
      jacket: '#1f5c6e',
      shirt: '#f2ead8',
      sky: ['#9cc6dc', '#f4e6d2'],
      hills: ['#7f9fb4', '#56788c'],
    },
  },
  {
    name: 'Mateo',
    role: {
      es: 'Norte argentino y viñedos',
      en: 'Northern Argentina and its vineyards',
      pt: 'Norte argentino e vinhedos',
    },
    bio: {
      es: 'Creció en la Quebrada y volvió después de estudiar enología. Arma rutas en auto con bodegas, pueblos de adobe y tiempo para la mesa.',
      en: 'Grew up in the Quebrada and came back after studying wine. Plans drives with wineries, adobe villages and time at the table.',
      pt: 'Cresceu na Quebrada e voltou depois de estudar enologia. Monta roteiros de carro com vinícolas, povoados de adobe e tempo à mesa.',
    },
    languages: ['es', 'en', 'pt'],
    regions: ['salta', 'jujuy', 'mendoza', 'antofagasta', 'ciudad-de-buenos-aires'],
    phone: '+54 11 5555 0122',
    email: 'mateo@example.com',
    portrait: {
      skin: '#c98f66',
      shadow: '#96623f',
      hair: '#241a18',
      cut: 'short',
      jacket: '#7c3b2a',
      shirt: '#efe3cc',
      sky: ['#f0b983', '#fbe7c8'],
      hills: ['#c97b54', '#9a4f3a'],
      beard: true,
    },
  },
  {
    name: 'Beatriz',
    role: {
      es: 'Selvas, cataratas y Brasil',
      en: 'Rainforests, falls and Brazil',
      pt: 'Florestas, cataratas e Brasil',
    },
    bio: {
      es: 'Bióloga de formación. Conoce las posadas de la selva una por una y acompaña a familias con niños desde hace años.',
      en: 'A biologist by training. Knows the forest lodges one by one and has looked after families with children for years.',
      pt: 'Bióloga de formação. Conhece as pousadas da floresta uma a uma e acompanha famílias com crianças há anos.',
    },
    languages: ['pt', 'es', 'en', 'fr'],
    regions: [
      'misiones',
      'corrientes',
      'rio-de-janeiro',
      'maranhao',
      'amazonas',
      'colonia',
      'maldonado',
    ],
    phone: '+54 11 5555 0123',
    email: 'beatriz@example.com',
    portrait: {
      skin: '#8d5a3c',
      shadow: '#643c26',
      hair: '#1d1512',
      cut: 'curls',
      jacket: '#2f6b4a',
      shirt: '#f6d98a',
      sky: ['#a9d8c4', '#f3f0d6'],
      hills: ['#5f9b72', '#3a7350'],
    },
  },
  {
    name: 'Inés',
    role: {
      es: 'Andes: Perú y Bolivia',
      en: 'Andes: Peru and Bolivia',
      pt: 'Andes: Peru e Bolívia',
    },
    bio: {
      es: 'Vivió en Cusco y en La Paz. Cuida la altura, los días de aclimatación y los encuentros con quienes viven allí.',
      en: 'Lived in Cusco and La Paz. Minds the altitude, the days to get used to it and the meetings with those who live there.',
      pt: 'Morou em Cusco e em La Paz. Cuida da altitude, dos dias de aclimatação e dos encontros com quem vive lá.',
    },
    languages: ['es', 'en', 'it'],
    regions: ['cusco', 'puno', 'arequipa', 'potosi', 'la-paz'],
    phone: '+54 11 5555 0124',
    email: 'ines@example.com',
    portrait: {
      skin: '#dba57c',
      shadow: '#a8734f',
      hair: '#7a726e',
      cut: 'bun',
      jacket: '#5b2f5e',
      shirt: '#f0dfe6',
      sky: ['#b7b2dc', '#f7dfd0'],
      hills: ['#8d83b0', '#655a8c'],
      glasses: true,
    },
  },
]
