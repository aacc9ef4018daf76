export const contact = {
  title: 'Contact',
  phone: 'Telephone',
  email: 'Email',
  address: 'Address',

  clock: '{{place}} time',

  taxId: 'Tax ID',
  licence: 'Licence',
  dataFiscal: 'Tax data',
  consumer: 'Consumer protection',
  withdrawal: 'Withdraw from a purchase',
  ask: 'Would you rather talk to somebody?',
  markets: 'By market',
  reference: 'About {{name}}',
} as const
