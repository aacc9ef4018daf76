import type { boards } from '#contract/trade/rates/rate-lines.ts'

/** The price of a night in the low season, in whole dollars: for a double room, or for each of two who share it. */
export interface HotelPrice {
  readonly double: number
  readonly per?: 'person'
  /** With breakfast unless given. */
  readonly board?: (typeof boards)[number]
  /** Each traveller's supplement for dinner. */
  readonly dinner?: number
  /** Nights at least in the high season. */
  readonly minNights?: number
  /** Dinner on New Year's Eve, for each adult. */
  readonly gala?: number
  /** When it is full or let as a whole. */
  readonly stopSale?: 'carnival' | 'harvest'
}

/** Invented, by the hotel's key. */
export const hotelPrices: Readonly<Record<string, HotelPrice>> = {
  'amazonia-samauma-lodge': { double: 210, per: 'person', board: 'FB', minNights: 3 },
  'atacama-casa-chanar': { double: 480, per: 'person', board: 'AI', minNights: 3 },
  'atacama-hosteria-ayllu': { double: 118 },
  'bariloche-cabanas-radal': { double: 135, board: 'RO', minNights: 3 },
  'bariloche-peninsula-grand': { double: 320, dinner: 58, minNights: 3, gala: 190 },
  'buenos-aires-casa-balcarce': { double: 140 },
  'buenos-aires-palacio-alvarado': { double: 290, gala: 240 },
  'calafate-posada-coiron': { double: 122 },
  'calafate-viento-blanco': { double: 265, dinner: 48, minNights: 2, gala: 160 },
  'chalten-hosteria-piedra-clavada': { double: 115, dinner: 24 },
  'chalten-refugio-lenga': { double: 210, dinner: 38, minNights: 2 },
  'colca-lodge-andenes-de-yanque': { double: 160, dinner: 30 },
  'colonia-posada-de-la-muralla': { double: 145 },
  'ibera-posada-agua-que-brilla': { double: 125, per: 'person', board: 'FB', minNights: 2 },
  'iguazu-timbo-lodge': { double: 340, dinner: 55, minNights: 2, gala: 180 },
  'iguazu-tres-fronteras': { double: 160, dinner: 32, gala: 95 },
  'jose-ignacio-la-barca-azul': { double: 360, minNights: 3, gala: 260 },
  'la-paz-hotel-chuquiago': { double: 105, dinner: 22 },
  'lencois-pouso-do-buriti': { double: 128, dinner: 26 },
  'machu-picchu-casa-del-pututo': { double: 110 },
  'machu-picchu-hacienda-kantu': { double: 285, dinner: 46 },
  'mendoza-finca-alamos-negros': { double: 390, dinner: 70, minNights: 2, gala: 210 },
  'mendoza-hotel-acequia': { double: 150, dinner: 30, stopSale: 'harvest' },
  'paine-estancia-tres-cuernos': { double: 430, per: 'person', board: 'AI', minNights: 3 },
  'quebrada-manantial-purmamarca': { double: 155, dinner: 28 },
  'quebrada-patio-tilcara': { double: 82 },
  'rapa-nui-hare-moana': { double: 245, dinner: 45, minNights: 3 },
  'rio-casa-mangueira-rosa': { double: 130 },
  'rio-hotel-morro-da-lua': { double: 310, minNights: 4, gala: 290, stopSale: 'carnival' },
  'salta-casona-del-cabildo': { double: 150 },
  'salta-finca-torrontes': { double: 175, dinner: 34 },
  'titicaca-hotel-balsa-dorada': { double: 148, dinner: 28 },
  'ushuaia-altos-del-beagle': { double: 270, dinner: 50, minNights: 2, gala: 170 },
  'ushuaia-posada-del-farero': { double: 98 },
  'uyuni-casa-de-sal-tunupa': { double: 165, dinner: 28 },
  'valdes-costa-del-golfo': { double: 140, dinner: 30 },
  'varas-casa-del-colono': { double: 170, dinner: 36 },
}
