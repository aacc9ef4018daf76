import type { Texts } from '../../texts.ts'

export const rates: Texts['rates'] = {
  title: 'Tarifas y reservas',
  lead: 'Para agencias aprobadas.',
  priceList: 'Abrir las tarifas',
  priceListText: 'Nuestra lista de precios, en su propio sitio.',
  reservations: 'Reservas en línea',
  reservationsText: 'Disponibilidad y reservas en nuestro sitio de reservas.',
  openReservations: 'Abrir las reservas',
  lastView: 'Vio las tarifas por última vez el {{date}}.',
  neverViewed: 'Todavía no vio las tarifas.',
  waiting: 'Su cuenta espera la aprobación.',
  none: 'Por el momento no hay tarifas en línea. Pídanos una cotización desde cualquier página.',
}
