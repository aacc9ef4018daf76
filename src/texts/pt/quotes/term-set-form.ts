import type { AdminTexts } from '#texts/texts.ts'

export const termSetForm: AdminTexts['termSetForm'] = {
  add: 'Adicionar condições',
  none: 'Ainda não há condições',
  noneText: 'Validade, pagamentos, cancelamento e condições com que as propostas começam.',
  name: 'Nome',
  nameHint: 'Só para o escritório; os viajantes nunca veem.',
  for: 'Para quais propostas',
  forHint:
    'Vale o conjunto cujos requisitos se cumprem e são mais; uma agência pode ter o seu. Campos vazios não são requisito.',
  isDefault: 'Padrão, quando nenhum outro serve',
  yes: 'Padrão',
  audience: 'Leitores',
  anybody: 'Qualquer um',
  audiences: { traveller: 'Viajantes', agency: 'Agências' },
  minPax: 'A partir de tantos passageiros',
  countries: 'Países',
  agencies: 'Agências',
  validDays: 'Dias de validade',
  validDaysHint: 'Contados a partir do envio, no máximo até a véspera da viagem.',
  textsHint: 'A proposta usa o idioma do viajante; senão, o inglês.',
  changed: 'Alterado',
}
