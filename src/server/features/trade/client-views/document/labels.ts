import type {
  overnights,
  transferModes,
  transferServices,
} from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { Language } from '#contract/base/languages/languages.ts'

type Counted = (count: number) => string

/** Labels of a client view alone; it shares the others with proposals. */
export interface ClientViewLabels {
  kinds: Record<Kind, string>
  proposal: string
  travellers: string
  start: string
  contents: string
  length: (days: number, nights: number | null) => string
  duration: string
  wholeDays: Counted
  stars: Counted
  category: string
  startTimes: string
  level: string
  levels: readonly [string, string, string, string, string]
  minAge: string
  years: Counted
  guideLanguages: string
  group: string
  groupOf: (min: number, max: number) => string
  address: string
  altitude: string
  bestMonths: string
  route: string
  place: string
  highlights: string
  overnight: string
  overnights: Record<(typeof overnights)[number], string>
  endsAt: string
  or: string
  experiences: string
  optional: string
  transfer: string
  modes: Record<(typeof transferModes)[number], string>
  transferTo: (mode: string, place: string) => string
  notIncluded: string
  services: Record<(typeof transferServices)[number], string>
  pictures: string
  asPdf: string
  gone: { title: string; text: string }
  later: { title: string; text: string }
}

const counted =
  (one: string, other: string): Counted =>
  (count) =>
    `${count} ${count === 1 ? one : other}`

export const clientViewLabels: Record<Language, ClientViewLabels> = {
  es: {
    kinds: {
      destination: 'Destino',
      tour: 'Experiencia',
      circuit: 'Viaje',
      package: 'Viaje',
      hotel: 'Hotel',
      incentive: 'Viaje de grupo',
    },
    proposal: 'Viaje',
    travellers: 'Viajan',
    start: 'Inicio',
    contents: 'Lo que sigue',
    length: (days, nights) =>
      `${counted('día', 'días')(days)}${nights ? `, ${counted('noche', 'noches')(nights)}` : ''}`,
    duration: 'Duración',
    wholeDays: counted('día', 'días'),
    stars: counted('estrella', 'estrellas'),
    category: 'Categoría',
    startTimes: 'Empieza a las',
    level: 'Nivel',
    levels: ['Fácil', 'Suave', 'Moderado', 'Exigente', 'Muy exigente'],
    minAge: 'Edad mínima',
    years: counted('año', 'años'),
    guideLanguages: 'Idiomas de los guías',
    group: 'Grupo',
    groupOf: (min, max) =>
      min === max ? counted('persona', 'personas')(min) : `De ${min} a ${max} personas`,
    address: 'Dirección',
    altitude: 'Altitud',
    bestMonths: 'Mejores meses',
    route: 'Recorrido',
    place: 'Lugar',
    highlights: 'Lo mejor',
    overnight: 'Noche en',
    overnights: {
      hotel: 'Hotel',
      ship: 'A bordo',
      train: 'En el tren',
      camp: 'En campamento',
      transit: 'En viaje',
      none: 'Sin noche',
    },
    endsAt: 'Los servicios terminan en',
    or: 'o',
    experiences: 'Incluido',
    optional: 'Para sumar',
    transfer: 'Traslado',
    modes: {
      flight: 'Vuelo',
      bus: 'Ómnibus',
      car: 'Por tierra',
      train: 'Tren',
      boat: 'Navegación',
      horse: 'A caballo',
      walk: 'A pie',
    },
    transferTo: (mode, place) => `${mode} a ${place}`,
    notIncluded: 'no incluido',
    services: { private: 'privado', shared: 'regular' },
    pictures: 'Imágenes',
    asPdf: 'Descargar en PDF',
    gone: {
      title: 'Esta página ya no está disponible',
      text: 'El enlace venció o no está completo. Pida uno nuevo a quien se lo envió.',
    },
    later: {
      title: 'La página no se puede mostrar ahora',
      text: 'Vuelva a intentarlo en unos minutos.',
    },
  },
  en: {
    kinds: {
      destination: 'Destination',
      tour: 'Experience',
      circuit: 'Journey',
      package: 'Journey',
      hotel: 'Hotel',
      incentive: 'Group journey',
    },
    proposal: 'Journey',
    travellers: 'Travellers',
    start: 'Starts on',
    contents: 'What follows',
    length: (days, nights) =>
      `${counted('day', 'days')(days)}${nights ? `, ${counted('night', 'nights')(nights)}` : ''}`,
    duration: 'Duration',
    wholeDays: counted('day', 'days'),
    stars: counted('star', 'stars'),
    category: 'Category',
    startTimes: 'Starts at',
    level: 'Level',
    levels: ['Easy', 'Light', 'Moderate', 'Demanding', 'Very demanding'],
    minAge: 'Minimum age',
    years: counted('year', 'years'),
    guideLanguages: 'Guides speak',
    group: 'Group',
    groupOf: (min, max) =>
      min === max ? counted('person', 'people')(min) : `${min} to ${max} people`,
    address: 'Address',
    altitude: 'Altitude',
    bestMonths: 'Best months',
    route: 'Route',
    place: 'Place',
    highlights: 'Highlights',
    overnight: 'Night in',
    overnights: {
      hotel: 'Hotel',
      ship: 'On board',
      train: 'On the train',
      camp: 'At camp',
      transit: 'On the way',
      none: 'No night',
    },
    endsAt: 'Services end in',
    or: 'or',
    experiences: 'Included',
    optional: 'To add',
    transfer: 'Transfer',
    modes: {
      flight: 'Flight',
      bus: 'Bus',
      car: 'By road',
      train: 'Train',
      boat: 'By boat',
      horse: 'On horseback',
      walk: 'On foot',
    },
    transferTo: (mode, place) => `${mode} to ${place}`,
    notIncluded: 'not included',
    services: { private: 'private', shared: 'shared' },
    pictures: 'Pictures',
    asPdf: 'Download as PDF',
    gone: {
      title: 'This page is no longer available',
      text: 'The link has expired or is not complete. Ask whoever sent it to you for a new one.',
    },
    later: {
      title: 'The page cannot be shown now',
      text: 'Please try again in a few minutes.',
    },
  },
  pt: {
    kinds: {
      destination: 'Destino',
      tour: 'Experiência',
      circuit: 'Viagem',
      package: 'Viagem',
      hotel: 'Hotel',
      incentive: 'Viagem em grupo',
    },
    proposal: 'Viagem',
    travellers: 'Viajantes',
    start: 'Início',
    contents: 'O que vem a seguir',
    length: (days, nights) =>
      `${counted('dia', 'dias')(days)}${nights ? `, ${counted('noite', 'noites')(nights)}` : ''}`,
    duration: 'Duração',
    wholeDays: counted('dia', 'dias'),
    stars: counted('estrela', 'estrelas'),
    category: 'Categoria',
    startTimes: 'Começa às',
    level: 'Nível',
    levels: ['Fácil', 'Leve', 'Moderado', 'Exigente', 'Muito exigente'],
    minAge: 'Idade mínima',
    years: counted('ano', 'anos'),
    guideLanguages: 'Idiomas dos guias',
    group: 'Grupo',
    groupOf: (min, max) =>
      min === max ? counted('pessoa', 'pessoas')(min) : `De ${min} a ${max} pessoas`,
    address: 'Endereço',
    altitude: 'Altitude',
    bestMonths: 'Melhores meses',
    route: 'Roteiro',
    place: 'Lugar',
    highlights: 'O melhor',
    overnight: 'Noite em',
    overnights: {
      hotel: 'Hotel',
      ship: 'A bordo',
      train: 'No trem',
      camp: 'No acampamento',
      transit: 'Em viagem',
      none: 'Sem pernoite',
    },
    endsAt: 'Os serviços terminam em',
    or: 'ou',
    experiences: 'Incluído',
    optional: 'Para acrescentar',
    transfer: 'Traslado',
    modes: {
      flight: 'Voo',
      bus: 'Ônibus',
      car: 'Por terra',
      train: 'Trem',
      boat: 'Barco',
      horse: 'A cavalo',
      walk: 'A pé',
    },
    transferTo: (mode, place) => `${mode} para ${place}`,
    notIncluded: 'não incluído',
    services: { private: 'privativo', shared: 'regular' },
    pictures: 'Imagens',
    asPdf: 'Baixar em PDF',
    gone: {
      title: 'Esta página não está mais disponível',
      text: 'O link venceu ou não está completo. Peça um novo a quem o enviou.',
    },
    later: {
      title: 'A página não pode ser mostrada agora',
      text: 'Tente de novo em alguns minutos.',
    },
  },
}
