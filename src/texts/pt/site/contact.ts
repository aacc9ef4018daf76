import type { Texts } from '#texts/texts.ts'

export const contact: Texts['contact'] = {
  title: 'Contato',
  phone: 'Telefone',
  email: 'E-mail',
  address: 'Endereço',

  clock: 'horário de {{place}}',

  taxId: 'Identificação fiscal',
  licence: 'Licença',
  dataFiscal: 'Dados fiscais',
  consumer: 'Defesa do consumidor',
  withdrawal: 'Arrependimento de compra',
  ask: 'Prefere falar com uma pessoa?',
  markets: 'Por mercado',
  reference: 'Sobre {{name}}',
}
