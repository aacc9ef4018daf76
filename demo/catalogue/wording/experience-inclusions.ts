import type { DemoWords } from '../../place-model.ts'

/** What experiences include or leave out, said alike wherever it comes. */
export const inclusions = {
  transfers: {
    es: 'Traslados desde y hasta el hotel',
    en: 'Hotel pick-up and return',
    pt: 'Traslados de ida e volta do hotel',
  },
  guide: { es: 'Guía bilingüe', en: 'Bilingual guide', pt: 'Guia bilíngue' },
  naturalist: { es: 'Guía naturalista', en: 'Naturalist guide', pt: 'Guia naturalista' },
  mountainGuide: {
    es: 'Guía de montaña habilitado',
    en: 'Licensed mountain guide',
    pt: 'Guia de montanha credenciado',
  },
  localGuide: {
    es: 'Guía de la comunidad local',
    en: 'Guide from the local community',
    pt: 'Guia da comunidade local',
  },
  parkTicket: {
    es: 'Entrada al parque o la reserva',
    en: 'Park or reserve ticket',
    pt: 'Ingresso do parque ou da reserva',
  },
  tickets: {
    es: 'Entradas a los sitios que se visitan',
    en: 'Tickets to the sites visited',
    pt: 'Ingressos dos locais visitados',
  },
  communityFee: {
    es: 'Contribución a las comunidades anfitrionas',
    en: 'Contribution to the host communities',
    pt: 'Contribuição às comunidades anfitriãs',
  },
  breakfast: { es: 'Desayuno', en: 'Breakfast', pt: 'Café da manhã' },
  lunch: { es: 'Almuerzo', en: 'Lunch', pt: 'Almoço' },
  boxLunch: { es: 'Almuerzo para llevar', en: 'Packed lunch', pt: 'Almoço para levar' },
  wineLunch: {
    es: 'Almuerzo en pasos con vinos',
    en: 'Lunch in courses, with wines',
    pt: 'Almoço em etapas, com vinhos',
  },
  dinner: { es: 'Cena', en: 'Dinner', pt: 'Jantar' },
  fullBoard: {
    es: 'Pensión completa durante el recorrido',
    en: 'Full board on the way',
    pt: 'Pensão completa durante o percurso',
  },
  snack: {
    es: 'Refrigerio y bebida caliente',
    en: 'A snack and a hot drink',
    pt: 'Lanche e bebida quente',
  },
  tastings: { es: 'Degustaciones', en: 'Tastings', pt: 'Degustações' },
  wine: { es: 'Una copa de vino', en: 'A glass of wine', pt: 'Uma taça de vinho' },
  drinks: { es: 'Bebidas', en: 'Drinks', pt: 'Bebidas' },
  boat: { es: 'Navegación', en: 'Boat trip', pt: 'Passeio de barco' },
  portTax: { es: 'Tasa portuaria', en: 'Port tax', pt: 'Taxa portuária' },
  train: { es: 'Pasaje de tren', en: 'Train ticket', pt: 'Passagem de trem' },
  lifts: {
    es: 'Telesilla o teleférico',
    en: 'Chairlift or cable car',
    pt: 'Teleférico',
  },
  vehicle4x4: {
    es: 'Vehículo 4x4 con conductor',
    en: '4x4 vehicle with driver',
    pt: 'Veículo 4x4 com motorista',
  },
  horses: {
    es: 'Caballo, montura y casco',
    en: 'Horse, saddle and helmet',
    pt: 'Cavalo, sela e capacete',
  },
  bicycles: { es: 'Bicicleta y casco', en: 'Bicycle and helmet', pt: 'Bicicleta e capacete' },
  kayaks: {
    es: 'Kayak, chaleco y embarcación de apoyo',
    en: 'Kayak, life jacket and support boat',
    pt: 'Caiaque, colete e barco de apoio',
  },
  crampons: { es: 'Crampones y casco', en: 'Crampons and helmet', pt: 'Grampões e capacete' },
  poles: { es: 'Bastones de caminata', en: 'Walking poles', pt: 'Bastões de caminhada' },
  telescopes: {
    es: 'Uso de los telescopios',
    en: 'Use of the telescopes',
    pt: 'Uso dos telescópios',
  },
  headTorch: { es: 'Linterna frontal', en: 'Head torch', pt: 'Lanterna de cabeça' },
  rubberBoots: { es: 'Botas de goma', en: 'Rubber boots', pt: 'Botas de borracha' },
  oxygen: {
    es: 'Oxígeno en el vehículo',
    en: 'Oxygen in the vehicle',
    pt: 'Oxigênio no veículo',
  },
  ingredients: {
    es: 'Ingredientes y recetas',
    en: 'Ingredients and recipes',
    pt: 'Ingredientes e receitas',
  },
  class: { es: 'Clase grupal', en: 'Group class', pt: 'Aula em grupo' },
  show: {
    es: 'Entrada al local nocturno',
    en: 'Entrance to the evening venue',
    pt: 'Entrada na casa noturna',
  },
  lodging: {
    es: 'Alojamiento durante el recorrido',
    en: 'Lodging on the way',
    pt: 'Hospedagem durante o percurso',
  },
  thermalTicket: {
    es: 'Entrada a las aguas termales',
    en: 'Ticket to the hot springs',
    pt: 'Ingresso das águas termais',
  },
  warmClothes: { es: 'Ropa de abrigo', en: 'Warm clothing', pt: 'Roupa de frio' },
  boots: { es: 'Calzado de montaña', en: 'Hiking boots', pt: 'Calçado de trilha' },
  shopping: { es: 'Compras', en: 'Shopping', pt: 'Compras' },
  tips: { es: 'Propinas', en: 'Tips', pt: 'Gorjetas' },
  insurance: { es: 'Seguro de viaje', en: 'Travel insurance', pt: 'Seguro-viagem' },
  visa: {
    es: 'Visado, si su pasaporte lo requiere',
    en: 'A visa, if your passport needs one',
    pt: 'Visto, se o seu passaporte exigir',
  },
} satisfies Record<string, DemoWords>

export type Inclusion = keyof typeof inclusions
