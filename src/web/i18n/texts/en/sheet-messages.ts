import type { SheetMessageTexts } from '#contract/editing/sheet-messages.ts'

export const sheetMessages: SheetMessageTexts = {
  sheetType: 'The file is no CSV, XLSX or JSON',
  sheetUnreadable: 'The file cannot be read',
  sheetOfAnotherKind: 'The file is of another kind of item',
  unknownColumn: 'This column is not known and is not imported',
  repeatedColumn: 'This column is repeated',
  unknownItem: 'There is no item with this id',
  unknownReference: 'What it names does not exist',
  repeatedRow: 'Another row is about this item already',
  willBeMade: 'It did not exist and is created',
  countryMissing: 'To create the region its country is needed',
  picturesLeftOut: 'Pictures that the item does not have are left out',
  changedMeanwhile: 'Somebody changed the item at the same time',
  notAllowed: 'The rules do not allow it',
  priceChanges: 'The price changes by more than 25 %',
  tooExact: 'It has more decimals than the currency',
  saysOtherwise: 'Another row of the same rate says otherwise',
  refusedElsewhere: 'Another row of the same rate is wrong',
}
