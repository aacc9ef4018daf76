import type { SheetMessageTexts } from '#contract/editing/sheet-messages.ts'

export const sheetMessages: SheetMessageTexts = {
  sheetType: 'O arquivo não é CSV, XLSX nem JSON',
  sheetUnreadable: 'Não é possível ler o arquivo',
  sheetOfAnotherKind: 'O arquivo é de outro tipo de item',
  unknownColumn: 'A coluna não é conhecida e não é importada',
  repeatedColumn: 'A coluna está repetida',
  unknownItem: 'Não existe item com este identificador',
  unknownReference: 'O que é citado não existe',
  repeatedRow: 'Outra linha já trata deste item',
  willBeMade: 'Não existia e é criado',
  countryMissing: 'Para criar a região é preciso informar o país',
  picturesLeftOut: 'Ficam de fora imagens que o item não tem',
  changedMeanwhile: 'Alguém alterou o item ao mesmo tempo',
  notAllowed: 'As regras não permitem',
  priceChanges: 'O preço muda mais de 25 %',
  tooExact: 'Tem mais decimais que a moeda',
  saysOtherwise: 'Outra linha da mesma tarifa diz outra coisa',
  refusedElsewhere: 'Outra linha da mesma tarifa está errada',
}
