/** Texts of a proposal on paper that its page does without. */
export const proposalDocument = {
  expired: 'Expired',
  accepted: 'Accepted proposal',
  acceptedOn: 'Accepted on {{day}}',
  acceptedBy: 'Accepted on {{day}} by {{by}}',
  chosen: 'Chosen',
  meals: { breakfast: 'breakfast', lunch: 'lunch', boxLunch: 'packed lunch', dinner: 'dinner' },
  place: 'Place',
  hotel: 'Hotel',
  nights: 'Nights',
  quantity: 'Quantity',
  unit: 'Each',
  freePlaces: 'Free places',
  notHeld: 'This proposal holds no places: we confirm them once you accept it.',
  online: 'Accept or ask online',
  onlineNote: 'On this page you can accept the proposal, ask for a change or decline it.',
  page: 'Page {{number}} of {{of}}',
} as const
