import type { Texts } from '#texts/texts.ts'

export const contact: Texts['contact'] = {
  title: 'Contacto',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  address: 'Dirección',

  clock: 'hora de {{place}}',

  taxId: 'Identificación fiscal',
  licence: 'Licencia',
  dataFiscal: 'Datos fiscales',
  consumer: 'Defensa del consumidor',
  withdrawal: 'Botón de arrepentimiento',
  ask: '¿Prefiere hablar con una persona?',
  markets: 'Por mercado',
  reference: 'Sobre {{name}}',
}
