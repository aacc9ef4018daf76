import type { Texts } from '../../texts.ts'

export const rates: Texts['rates'] = {
  title: 'Tarifas e reservas',
  lead: 'Para agências aprovadas.',
  priceList: 'Abrir as tarifas',
  priceListText: 'Nossa lista de preços, em seu próprio site.',
  reservations: 'Reservas online',
  reservationsText: 'Disponibilidade e reservas no nosso site de reservas.',
  openReservations: 'Abrir as reservas',
  lastView: 'Você viu as tarifas pela última vez em {{date}}.',
  neverViewed: 'Você ainda não viu as tarifas.',
  waiting: 'Sua conta aguarda aprovação.',
  none: 'No momento não há tarifas online. Peça uma cotação em qualquer página.',
}
