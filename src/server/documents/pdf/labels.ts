import type { Meal } from '#contract/catalogue/itineraries/itinerary-days.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { orSimilar } from '#contract/quotes/hotel-stays.ts'

/** One of a count, in a language's own plural. */
type Counted = (count: number) => string

export interface ProposalLabels {
  proposal: string
  madeFor: (name: string) => string
  reference: string
  version: (number: number) => string
  startOn: string
  travellers: string
  adults: Counted
  children: Counted
  validUntil: string
  expired: string
  accepted: string
  acceptedOn: (day: string, by: string | null) => string
  chosen: string
  days: string
  day: (number: number) => string
  night: string
  orSimilar: (hotel: string) => string
  mealsTitle: string
  meals: Record<Meal, string>
  options: string
  place: string
  hotel: string
  nights: string
  prices: string
  service: string
  quantity: string
  unit: string
  amount: string
  total: string
  totalOf: (option: string) => string
  onlyOf: (option: string) => string
  extras: string
  extrasNote: string
  onSpot: string
  onSpotNote: string
  scale: string
  group: string
  groupOf: (min: number, max: number) => string
  perPerson: string
  freePlaces: string
  included: string
  excluded: string
  payments: string
  due: string
  onAcceptance: string
  daysBefore: Counted
  percentOf: (percent: string) => string
  cancellation: string
  cancelledFrom: Counted
  charge: string
  conditions: string
  held: (day: string) => string
  notHeld: string
  online: string
  onlineNote: string
  page: (number: number, of: number) => string
}

const counted = (one: string, other: string): Counted => {
  return (count) => `${count} ${count === 1 ? one : other}`
}

/** The words of a proposal. */
export const proposalLabels: Record<Language, ProposalLabels> = {
  es: {
    proposal: 'Propuesta de viaje',
    madeFor: (name) => `Preparada para ${name}`,
    reference: 'Referencia',
    version: (number) => `versión ${number}`,
    startOn: 'Inicio',
    travellers: 'Viajeros',
    adults: counted('adulto', 'adultos'),
    children: counted('menor', 'menores'),
    validUntil: 'Válido hasta',
    expired: 'Vencida',
    accepted: 'Propuesta aceptada',
    acceptedOn: (day, by) => `Aceptada el ${day}${by ? ` por ${by}` : ''}`,
    chosen: 'Elegido',
    days: 'Su viaje, día por día',
    day: (number) => `Día ${number}`,
    night: 'Noche',
    orSimilar: orSimilar.es,
    mealsTitle: 'Comidas',
    meals: {
      breakfast: 'desayuno',
      lunch: 'almuerzo',
      boxLunch: 'almuerzo en caja',
      dinner: 'cena',
    },
    options: 'Alojamiento',
    place: 'Lugar',
    hotel: 'Hotel',
    nights: 'Noches',
    prices: 'Precios',
    service: 'Servicio',
    quantity: 'Cantidad',
    unit: 'Por unidad',
    amount: 'Importe',
    total: 'Total',
    totalOf: (option) => `Total, ${option}`,
    onlyOf: (option) => `sólo en ${option}`,
    extras: 'Opcionales',
    extrasNote: 'No están en el total; puede elegirlos al aceptar.',
    onSpot: 'Se paga en el lugar',
    onSpotNote: 'No está en el total ni se nos paga a nosotros: usted lo paga allí.',
    scale: 'Precio según el tamaño del grupo',
    group: 'Viajeros',
    groupOf: (min, max) => (min === max ? `${min}` : `${min} a ${max}`),
    perPerson: 'Por persona',
    freePlaces: 'Lugares sin cargo',
    included: 'Incluye',
    excluded: 'No incluye',
    payments: 'Pagos',
    due: 'Vence',
    onAcceptance: 'Al aceptar',
    daysBefore: counted('día antes del inicio', 'días antes del inicio'),
    percentOf: (percent) => `${percent} del total`,
    cancellation: 'Cancelación',
    cancelledFrom: (days) =>
      days === 0
        ? 'El día del inicio, o si no se presenta'
        : `Desde ${days} ${days === 1 ? 'día' : 'días'} antes del inicio`,
    charge: 'Cargo',
    conditions: 'Condiciones',
    held: (day) => `Le reservamos los lugares hasta el ${day}.`,
    notHeld: 'Esta propuesta no reserva lugares: los confirmamos cuando usted la acepta.',
    online: 'Acepte o consulte en línea',
    onlineNote: 'En esta página puede aceptar la propuesta, rechazarla o escribirnos.',
    page: (number, of) => `Página ${number} de ${of}`,
  },
  en: {
    proposal: 'Travel proposal',
    madeFor: (name) => `Prepared for ${name}`,
    reference: 'Reference',
    version: (number) => `version ${number}`,
    startOn: 'Starts on',
    travellers: 'Travellers',
    adults: counted('adult', 'adults'),
    children: counted('child', 'children'),
    validUntil: 'Valid until',
    expired: 'Expired',
    accepted: 'Accepted proposal',
    acceptedOn: (day, by) => `Accepted on ${day}${by ? ` by ${by}` : ''}`,
    chosen: 'Chosen',
    days: 'Your journey, day by day',
    day: (number) => `Day ${number}`,
    night: 'Night',
    orSimilar: orSimilar.en,
    mealsTitle: 'Meals',
    meals: {
      breakfast: 'breakfast',
      lunch: 'lunch',
      boxLunch: 'packed lunch',
      dinner: 'dinner',
    },
    options: 'Where you stay',
    place: 'Place',
    hotel: 'Hotel',
    nights: 'Nights',
    prices: 'Prices',
    service: 'Service',
    quantity: 'Quantity',
    unit: 'Each',
    amount: 'Amount',
    total: 'Total',
    totalOf: (option) => `Total, ${option}`,
    onlyOf: (option) => `${option} only`,
    extras: 'Optional extras',
    extrasNote: 'They are not in the total; you can choose them when you accept.',
    onSpot: 'Paid on the spot',
    onSpotNote: 'Not in the total, and not paid to us: you pay it there.',
    scale: 'Price by size of group',
    group: 'Travellers',
    groupOf: (min, max) => (min === max ? `${min}` : `${min} to ${max}`),
    perPerson: 'Per person',
    freePlaces: 'Free places',
    included: 'Included',
    excluded: 'Not included',
    payments: 'Payments',
    due: 'Due',
    onAcceptance: 'On acceptance',
    daysBefore: counted('day before the start', 'days before the start'),
    percentOf: (percent) => `${percent} of the total`,
    cancellation: 'Cancellation',
    cancelledFrom: (days) =>
      days === 0
        ? 'On the day of the start, or if you do not come'
        : `From ${days} ${days === 1 ? 'day' : 'days'} before the start`,
    charge: 'Charge',
    conditions: 'Conditions',
    held: (day) => `We hold the places for you until ${day}.`,
    notHeld: 'This proposal holds no places: we confirm them once you accept it.',
    online: 'Accept or ask online',
    onlineNote: 'On this page you can accept the proposal, decline it or write to us.',
    page: (number, of) => `Page ${number} of ${of}`,
  },
  pt: {
    proposal: 'Proposta de viagem',
    madeFor: (name) => `Preparada para ${name}`,
    reference: 'Referência',
    version: (number) => `versão ${number}`,
    startOn: 'Início',
    travellers: 'Viajantes',
    adults: counted('adulto', 'adultos'),
    children: counted('criança', 'crianças'),
    validUntil: 'Válida até',
    expired: 'Vencida',
    accepted: 'Proposta aceita',
    acceptedOn: (day, by) => `Aceita em ${day}${by ? ` por ${by}` : ''}`,
    chosen: 'Escolhido',
    days: 'Sua viagem, dia a dia',
    day: (number) => `Dia ${number}`,
    night: 'Noite',
    orSimilar: orSimilar.pt,
    mealsTitle: 'Refeições',
    meals: {
      breakfast: 'café da manhã',
      lunch: 'almoço',
      boxLunch: 'lanche de viagem',
      dinner: 'jantar',
    },
    options: 'Hospedagem',
    place: 'Lugar',
    hotel: 'Hotel',
    nights: 'Noites',
    prices: 'Preços',
    service: 'Serviço',
    quantity: 'Quantidade',
    unit: 'Por unidade',
    amount: 'Valor',
    total: 'Total',
    totalOf: (option) => `Total, ${option}`,
    onlyOf: (option) => `só em ${option}`,
    extras: 'Opcionais',
    extrasNote: 'Não estão no total; você pode escolhê-los ao aceitar.',
    onSpot: 'Pago no local',
    onSpotNote: 'Não está no total nem é pago a nós: você paga lá.',
    scale: 'Preço conforme o tamanho do grupo',
    group: 'Viajantes',
    groupOf: (min, max) => (min === max ? `${min}` : `${min} a ${max}`),
    perPerson: 'Por pessoa',
    freePlaces: 'Lugares sem custo',
    included: 'Inclui',
    excluded: 'Não inclui',
    payments: 'Pagamentos',
    due: 'Vencimento',
    onAcceptance: 'Ao aceitar',
    daysBefore: counted('dia antes do início', 'dias antes do início'),
    percentOf: (percent) => `${percent} do total`,
    cancellation: 'Cancelamento',
    cancelledFrom: (days) =>
      days === 0
        ? 'No dia do início, ou se não comparecer'
        : `A partir de ${days} ${days === 1 ? 'dia' : 'dias'} antes do início`,
    charge: 'Cobrança',
    conditions: 'Condições',
    held: (day) => `Reservamos os lugares para você até ${day}.`,
    notHeld: 'Esta proposta não reserva lugares: nós os confirmamos quando você a aceita.',
    online: 'Aceite ou consulte on-line',
    onlineNote: 'Nesta página você pode aceitar a proposta, recusá-la ou nos escrever.',
    page: (number, of) => `Página ${number} de ${of}`,
  },
}
