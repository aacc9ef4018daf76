import type { z } from 'zod'

/** Every message of a broken rule, in Spanish (requirements §3.4). */
export const messages = {
  emailRequired: 'El email es obligatorio',
  emailEmpty: 'El email no puede ser vacío',
  emailInvalid: 'El email no es válido',
  passwordRequired: 'La contraseña es obligatoria',
  passwordEmpty: 'La contraseña no puede ser vacía',
  passwordShort: 'La contraseña debe tener al menos 8 caracteres',
  passwordWeak:
    'La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial',
  passwordCommon: 'La contraseña es demasiado común',
  passwordWrong: 'La contraseña no es correcta',
  codeMissing: 'Falta el código',
  codeWrong: 'El código no es correcto o ya se usó',
  codesOn: 'Los códigos ya están activados',
  codesNotStarted: 'Primero hay que empezar a activar los códigos',
  passkeyWrong: 'La clave de acceso no se pudo comprobar',
  passkeysTooMany: 'Ya hay demasiadas claves de acceso',
  factorNeeded: 'Hace falta un código o una clave de acceso',
  passwordsDiffer: 'Las contraseñas deben coincidir',
  passwordConfirmationRequired: 'Es necesario confirmar la contraseña',
  nameEmpty: 'El nombre no puede ser vacío',
  placeNameEmpty: 'El nombre no puede quedar vació',
  descriptionEmpty: 'La descripcion no puede ser vacío',
  messageEmpty: 'El mensaje no puede ser vacío',
  detailsEmpty: 'Debe haber al menos un idioma',
  detailsEnglish: 'Los textos en inglés son obligatorios',
  detailsRepeated: 'Cada idioma puede aparecer una sola vez',
  circuitDestinations: 'El circuito debe contener al menos dos destinos',
  packageDestinations: 'El paquete debe contener dos o tres destinos',
  comparisonDestinations: 'Se comparan dos o tres destinos',
  httpsRequired: 'La dirección debe empezar con https://',
  slugMalformed: 'Solo letras minúsculas sin acento, números y guiones',
  fixedPage: 'La dirección de esta página no se puede cambiar',
  weakContrast: 'El contraste no alcanza para leer',
  repeatedId: 'El identificador está repetido',
  imageType: 'Tipo de archivo no válido',
  fileType: 'Invalid file type',
  fileTooLarge: 'El archivo es demasiado grande',
  tooManyPixels: 'La imagen tiene más de 50 megapíxeles',
  fileMissing: 'El archivo es obligatorio',
  mediaFull: 'Se alcanzó la cantidad máxima de archivos',
  mediaOrder: 'El orden debe contener todos los archivos de la posición',
  bodyTooLarge: 'Los datos son demasiado grandes',
  bodyMalformed: 'Los datos no se pueden leer',
  contentType: 'El tipo de contenido no es válido',
  textMalformed: 'El texto contiene caracteres no válidos',
  alreadyApproved: 'El usuario ya está aprobado',
  ownAccount: 'No es posible quitarse a uno mismo',
  lastAdmin: 'Debe quedar al menos un administrador con todas las funciones',
  dutiesOfAgent: 'Solo un administrador tiene funciones',
  captchaInvalid: 'La verificación no es válida',
  idempotencyKey: 'La clave ya se usó con otros datos',
  required: 'El campo es obligatorio',
  agesTyped: 'Escriba solo las edades en números: 4, 9',
  amountTyped: 'Escriba solo el número, por ejemplo 25.000',
  currencyDiffers: 'La moneda junto al monto no es la elegida: cambie una de las dos',
  invalid: 'El valor no es válido',
  tooLong: 'El texto es demasiado largo',
  tooShort: 'El texto es demasiado corto',
  tooMany: 'Hay demasiados elementos',
  tooFew: 'Faltan elementos',
  numberTooSmall: 'El número es demasiado pequeño',
  numberTooLarge: 'El número es demasiado grande',
  idInvalid: 'El identificador no es válido',
  topicRepeated: 'Cada tema puede aparecer una sola vez',
  spanOrder: 'El final no puede ser anterior al comienzo',
  oneMove: 'Elija años o días, no los dos',
  onSpotCurrency: 'Solo lo que se paga en el lugar puede tener otra moneda',
  roomsDiffer:
    'Las habitaciones no son para tantas personas: cada adulto tiene una plaza y ninguna queda vacía',
  rangeOrder: 'El mínimo no puede superar al máximo',
  taken: 'Ya lo usa otro elemento del mismo tipo',
  daysOrder: 'Los días deben ir en orden y sin repetirse',
  dayBeyond: 'El día supera la duración del viaje',
  gone: 'Lo que se nombra ya no existe',
  notOfItem: 'Lo que se nombra no es parte de este viaje',
  consentMissing: 'Confirme que leyó el aviso de privacidad',
  adminAccount: 'Es la cuenta de un administrador',
  mailWaiting: 'El mensaje todavía espera para salir',
  mailServerSilent: 'El servidor de correo no contesta',
  mailNotWritten: 'El mensaje no se pudo entregar',
  mailLost: 'El mensaje se perdió antes de salir',
  linkExpired: 'El enlace venció antes de enviarse',
  phoneNeeded: 'Indique el teléfono al que responder',
  phoneInvalid: 'Escriba el número de teléfono con al menos 6 cifras',
  referenceInvalid: 'La referencia tiene ocho letras y cifras, como 7K4M-2QXP',
  emailOrPhone: 'Indique un email o un teléfono',
  inThePast: 'La fecha ya pasó',
  inTheFuture: 'El momento todavía no llegó',
  tooFarAhead: 'La fecha está demasiado lejos',
  notAnAdmin: 'No es un administrador',
  unknownPlaceholder: 'El texto contiene una variable que no existe',
  oneCurrency: 'Toda la propuesta debe usar una sola moneda',
  unknownOption: 'La opción no existe',
  optionalOnSpot: 'Lo que se paga en el lugar no puede ser opcional',
  optionMissing: 'Elija una opción',
  restIsLast: 'Solo el último pago puede ser el resto',
  paxMissing: 'Indique cuántos viajan, dentro de la escala',
  paymentsTooMuch: 'Los pagos superan el total',
  paxForPayments: 'Indique cuántos viajan: hay pagos por persona',
  netCommission: 'La agencia compra a precio neto: no tiene comisión',
  percentsSum: 'Los porcentajes deben sumar 100',
  totalTooLarge: 'El total es demasiado grande',
  validUntilMissing: 'Indique hasta cuándo vale la propuesta',
  nothingProposed: 'Agregue al menos un día o un precio',
  frozen: 'La propuesta ya fue enviada',
  otherState: 'El estado de la propuesta no lo permite',
  alreadyConfirmed: 'Los servicios ya están confirmados',
  termsMissing: 'Confirme que leyó las condiciones',
  noEmail: 'La persona no tiene email',
  seasonsOverlap: 'Las temporadas se superponen',
  outsideValidity: 'La temporada está fuera de la vigencia',
  lineRepeated: 'La tarifa está repetida en la temporada',
  alreadyRejected: 'El usuario ya está aprobado y no se puede rechazar',
  agencyRejected: 'La agencia fue rechazada: primero hay que cambiar su estado',
  noAgency: 'La persona no pertenece a ninguna agencia',
  erasedRequest: 'Los datos del pedido ya se borraron',
  otherAgency: 'La persona y el pedido no son de la misma agencia',
  alreadyMerged: 'Ese pedido ya es parte de otro',
  otherPerson: 'Ni el e-mail ni el teléfono coinciden: no es la misma persona',
  bothAccepted: 'Los dos pedidos tienen una propuesta aceptada',
  addressLeft: 'Ese e-mail es de alguien que ya no está en la agencia del pedido',
  replyUntouched: 'La respuesta todavía no dice nada',
  agencyOfAdmin: 'Solo un usuario puede pertenecer a una agencia',
  workRuns: 'El trabajo todavía está en curso',
  workUndone: 'Ya se deshizo',
  bandsWithoutPrice: 'Falta el precio desde',
  bandBelowPrice: 'No puede ser menor que el precio desde',
  itemTooLarge: 'Los textos y los días son demasiado largos en conjunto',
} as const

export type MessageKey = keyof typeof messages

/** The key of a message among some, so that the browser can show it in the user's language. */
export function keyOfMessage<Key extends string>(
  known: Readonly<Record<Key, string>>,
  message: string,
): Key | undefined {
  const keys = Object.keys(known) as Key[]
  return keys.find((key) => known[key] === message)
}

/** The key of one of these messages. */
export const messageKey = (message: string) => keyOfMessage<MessageKey>(messages, message)

/** The text for a broken rule whose field names none of its own; for zod's `error` parameter. */
export const fallbackMessage: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return messages.required
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return messages.tooLong
    return issue.origin === 'array' ? messages.tooMany : messages.numberTooLarge
  }
  if (issue.code === 'too_small') {
    if (issue.origin === 'string') return messages.tooShort
    return issue.origin === 'array' ? messages.tooFew : messages.numberTooSmall
  }
  return messages.invalid
}
