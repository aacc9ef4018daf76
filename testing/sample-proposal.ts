import { inEachLanguage, type Language } from '#contract/base/languages/languages.ts'
import { defaultColors } from '#contract/base/colors.ts'
import { defaultOffice } from '#contract/site/office/office.ts'
import type { DocumentSite, Proposal } from '#server/documents/pdf/proposal/proposal.ts'
import { sampleSite } from './sample-site.ts'

/** An agency with its house's colours and no logo. */
export const documentSite: DocumentSite = {
  siteName: 'Ñandú Travel',
  siteUrl: 'https://www.example.com',
  slogan: inEachLanguage(() => 'Viajes por Sudamérica'),
  colors: defaultColors,
  contact: sampleSite.contact,
  markets: [],
  social: sampleSite.social,
  licence: sampleSite.licence,
  legalPages: [{ slug: 'privacy', titles: { es: 'Aviso de privacidad', en: 'Privacy notice' } }],
  legal: { ...sampleSite.legal, note: sampleSite.legal.note },
  office: defaultOffice,
  logo: null,
}

const usd = (units: number) => ({ amount: units * 100, currency: 'USD' })

const dayTexts = [
  'Recepción en el aeropuerto y traslado al hotel. Por la tarde, **caminata guiada** por San Telmo y La Boca, con tiempo para un café en la Plaza Dorrego.',
  'Salida temprano hacia la Península Valdés.\n\n- Puerto Pirámides: avistaje de ballenas (julio a diciembre)\n- Punta Norte: elefantes y lobos marinos\n- Regreso por la costa, con paradas para fotos\n\nLa navegación depende del tiempo; si no se puede salir, se ofrece *otro día* o una visita al [Ecocentro](https://ecocentro.example/).',
  'Día libre. El hotel presta bicicletas; a quince minutos está el sendero del bosque de lengas, señalizado y sin dificultad. Sugerimos volver antes de las seis: en el Canal Beagle el viento cambia deprisa.',
]
const titles = [
  'Llegada a Buenos Aires',
  'Península Valdés, de costa a costa',
  'Ushuaia a su ritmo',
  'El Calafate y el Glaciar Perito Moreno',
]
const hotels = ['Hotel de las Luces', 'Posada del Golfo Nuevo', 'Las Lengas', 'Casa del Glaciar']

/** A proposal of so many days, with something in every field. */
export function sampleProposal(days = 3, lang: Language = 'es'): Proposal {
  const dateOf = (index: number) =>
    new Date(Date.UTC(2027, 9, 4 + index)).toISOString().slice(0, 10)
  return {
    site: documentSite,
    lang,
    reference: 'K7QM-2XWB',
    version: 2,
    email: 'joao@example.com',
    name: 'João Conceição y familia',
    expired: false,
    acceptance: null,
    title: 'Patagonia en primavera: ballenas, glaciares y el fin del mundo',
    intro:
      'Gracias por escribirnos. Pensamos este viaje **sin apuro**: dos noches por lugar, vuelos de día y guías que hablan portugués.\n\nPuede cambiar lo que quiera; lo marcado como opcional lo decide al final.',
    startOn: dateOf(0),
    pax: { adults: 2, children: 1 },
    days: Array.from({ length: days }, (_, index) => ({
      date: dateOf(index),
      title: titles[index % titles.length] ?? '',
      text: dayTexts[index % dayTexts.length] ?? '',
      hotel: hotels[index % hotels.length] ?? null,
      meals:
        index % 2 === 0 ? (['breakfast'] as const) : (['breakfast', 'boxLunch', 'dinner'] as const),
    })),
    options: [
      {
        key: 'A',
        name: 'Hoteles de tres estrellas',
        hotels: [
          { place: 'Buenos Aires', hotel: 'Hotel de las Luces', nights: 2 },
          { place: 'Puerto Madryn', hotel: 'Posada del Golfo Nuevo', nights: 2 },
        ],
      },
      {
        key: 'B',
        name: 'Hoteles de cuatro estrellas',
        hotels: [
          { place: 'Buenos Aires', hotel: 'Gran Hotel del Parque', nights: 2 },
          { place: 'Puerto Madryn', hotel: 'Mirador de Punta Loma', nights: 2 },
        ],
      },
    ],
    prices: [
      { label: 'Habitación doble, por persona', quantity: 2, unit: usd(1250), option: 'A' },
      { label: 'Habitación doble, por persona', quantity: 2, unit: usd(1680), option: 'B' },
      { label: 'Menor de 12 años en cama adicional', quantity: 1, unit: usd(640) },
      {
        label: 'Vuelos internos, equipaje de 15 kg',
        quantity: 3,
        unit: { amount: 31_050, currency: 'USD' },
      },
      {
        label: 'Navegación privada por el Canal Beagle',
        quantity: 1,
        unit: usd(420),
        optional: true,
      },
    ],
    totals: [
      { option: 'A', total: { amount: 407_150, currency: 'USD' } },
      { option: 'B', total: { amount: 493_150, currency: 'USD' } },
    ],
    scale: [
      { minPax: 10, maxPax: 14, perPerson: usd(1190), freePlaces: 0 },
      { minPax: 15, maxPax: 19, perPerson: usd(1090), freePlaces: 1 },
    ],
    included: [
      'Traslados y excursiones indicados, con guía local',
      'Alojamiento con desayuno',
      'Entradas a los parques nacionales',
    ],
    excluded: ['Vuelos internacionales', 'Bebidas y propinas', 'Seguro de viaje'],
    conditions:
      'Los precios son por persona, en dólares estadounidenses. Las tarifas aéreas se confirman al emitir.\n\n1. Los menores viajan con autorización.\n2. El orden de las excursiones puede cambiar por el tiempo.',
    payments: [
      { due: 'acceptance', percent: 30, note: 'Transferencia o tarjeta' },
      { due: '2027-08-20', percent: 20 },
      { due: { daysBefore: 30 }, percent: 50 },
    ],
    instalments: (['A', 'B'] as const).map((option) => ({
      option,
      rows: [
        { due: 'acceptance', dueOn: null, amount: usd(1200), note: 'Transferencia o tarjeta' },
        { due: '2027-08-20', dueOn: '2027-08-20', amount: usd(800), note: null },
        { due: { daysBefore: 30 }, dueOn: '2027-09-04', amount: usd(2000), note: null },
      ],
    })),
    cancellation: [
      { fromDaysBefore: 60, percent: 10 },
      { fromDaysBefore: 30, percent: 50 },
      { fromDaysBefore: 0, percent: 100 },
    ],
    hold: { until: '2027-06-15' },
    holdOver: false,
    validUntil: '2027-06-30',
    url: 'https://www.example.com/es/proposals/5f3c1d0e9b8a47c6b2e1d0f9a8b7c6d5e4f3a2b1c0d9e8f7',
  }
}
