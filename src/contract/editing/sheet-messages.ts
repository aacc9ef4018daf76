/**
 * Errors of a sheet of an import or of one of its rows, in Spanish. Kept apart from the other messages, so that
 * public forms do not load them.
 */
export const sheetMessages = {
  sheetType: 'El archivo no es CSV, XLSX ni JSON',
  sheetUnreadable: 'El archivo no se puede leer',
  sheetTooLarge: 'El archivo es demasiado grande una vez descomprimido',
  cellTooLong: 'Una celda tiene más de 32.767 caracteres',
  sheetOfAnotherKind: 'El archivo es de otro tipo de elemento',
  unknownColumn: 'La columna no se conoce y no se importa',
  minorUnits: 'La columna cambió de nombre y sus importes llevan decimales (1250.50)',
  errorCell: 'La celda tiene un error de la planilla',
  ambiguousNumber: 'El número se puede leer de dos maneras',
  otherCurrency: 'La celda y su columna nombran monedas distintas',
  ambiguousPercent: 'El porcentaje se puede leer de dos maneras',
  repeatedColumn: 'La columna está repetida',
  unknownItem: 'No existe un elemento con este identificador',
  unknownReference: 'No existe lo que se nombra',
  repeatedRow: 'Otra fila ya trata de este elemento',
  willBeMade: 'No existía y se crea',
  countryMissing: 'Para crear la región hace falta el país',
  picturesLeftOut: 'Se omiten imágenes que el elemento no tiene',
  addressUnreachable: 'El servidor de la dirección no responde',
  addressTooSlow: 'El servidor de la dirección tarda demasiado',
  addressMissing: 'En la dirección no hay ningún archivo',
  addressRedirects: 'La dirección redirige demasiadas veces',
  addressNoPicture: 'En la dirección no hay una imagen JPEG, PNG, WebP o GIF',
  changedMeanwhile: 'Alguien cambió el elemento al mismo tiempo',
  changedSince: 'Alguien cambió el elemento después de que se exportó la planilla',
  notAllowed: 'Las reglas no lo permiten',
  priceChanges: 'El precio cambia más de un 25 %',
  lineLeftOut: 'La planilla no trae este precio y la importación lo quita',
  tooExact: 'Tiene más decimales que la moneda',
  twoRates: 'id y rateRef son de tarifas distintas',
  saysOtherwise: 'Otra fila de la misma tarifa dice otra cosa',
  htmlConverted: 'Tenía HTML, que se convirtió en texto con formato',
  severalNamed: 'Varios elementos se llaman así: use su clave o su identificador',
  acceptsText: 'Un texto',
  acceptsReference: 'La clave, el identificador o el nombre, si es único',
  acceptsReferences: 'Claves, identificadores o nombres únicos, separados por |',
  acceptsNumber: 'Un número entero: 12, 1250',
  acceptsDecimal: 'Un número con decimales: -24,125 o -24.125',
  acceptsPercent: 'Un porcentaje: 10 %, 12,5',
  acceptsMoney: 'Un importe: 1250, 1250,50, 1.250,50, USD 1250',
  acceptsCurrency: 'Una moneda: USD, ARS, BRL',
  acceptsTruth: 'Sí o no',
  acceptsDay: 'Un día: 2027-01-31, 31/1/2027, 31.1.2027',
  acceptsTime: 'Una hora: 9:00, 14:30',
  acceptsTimes: 'Horas separadas por |: 9:00 | 14:30',
  acceptsList: 'Una lista separada por | o con un renglón para cada cosa',
  acceptsJson: 'Un valor en JSON, como lo escribe la exportación',
  acceptsDepartures: 'Lo que escribe la exportación: 2027-01-05 few, 01-01/03-31',
  acceptsRanges: 'Días: 2027-03-01/2027-06-30 | 2027-09-01/2027-09-30',
  acceptsWords: 'Una de estas palabras',
  refusedElsewhere: 'Otra fila de la misma tarifa está mal',
} as const

export type SheetMessageKey = keyof typeof sheetMessages

/** The panel's messages about a sheet or one of its rows, by the message's name. */
export type SheetMessageTexts = Record<SheetMessageKey, string>

/** The key of a sheet's message, so that the panel can show it in the user's language. */
export function sheetMessageKey(message: string): SheetMessageKey | undefined {
  const found = Object.entries(sheetMessages).find(([, text]) => text === message)
  return found?.[0] as SheetMessageKey | undefined
}
