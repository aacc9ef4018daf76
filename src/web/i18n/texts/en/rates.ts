export const rates = {
  title: 'Rates and reservations',
  lead: 'For approved agencies.',
  priceList: 'Open the rates',
  priceListText: 'Our price list, on its own site.',
  reservations: 'Online reservations',
  reservationsText: 'Availability and booking on our reservation site.',
  openReservations: 'Open the reservations',
  lastView: 'You last looked at the rates on {{date}}.',
  neverViewed: 'You have not looked at the rates yet.',
  waiting: 'Your account is waiting for approval.',
  none: 'There are no rates online at the moment. Ask us for a quote from any page.',
} as const
