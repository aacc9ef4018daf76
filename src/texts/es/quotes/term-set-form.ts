import type { AdminTexts } from '#texts/texts.ts'

export const termSetForm: AdminTexts['termSetForm'] = {
  add: 'Agregar condiciones',
  none: 'Todavía no hay condiciones',
  noneText: 'Validez, pagos, cancelación y condiciones con las que empiezan las propuestas.',
  name: 'Nombre',
  nameHint: 'Solo para la oficina; los viajeros no lo ven nunca.',
  for: 'Para qué propuestas',
  forHint:
    'Se toma el conjunto cuyos requisitos se cumplen y son más; una agencia puede tener el suyo. Los campos vacíos no son requisito.',
  isDefault: 'Predeterminado, si ningún otro corresponde',
  yes: 'Predeterminado',
  audience: 'Lectores',
  anybody: 'Cualquiera',
  audiences: { traveller: 'Viajeros', agency: 'Agencias' },
  minPax: 'Desde tantos pasajeros',
  countries: 'Países',
  agencies: 'Agencias',
  validDays: 'Días de validez',
  validDaysHint: 'Se cuentan desde el envío, como máximo hasta el día antes del viaje.',
  textsHint: 'La propuesta toma el idioma del viajero; si no, el inglés.',
  changed: 'Cambiado',
}
