import type { Texts } from '../../texts.ts'

export const quote: Texts['quote'] = {
  title: 'Pida una cotización',
  lead: 'Cuéntenos cuándo, cuántos son y qué no quisieran perderse.',
  stepAsk: 'Escríbanos aquí; recibe una referencia al instante.',
  stepRead: 'Lee su consulta alguien que conoce el lugar.',
  stepAnswer: 'Recibe nuestra propuesta por correo electrónico.',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  messageHint: 'Fechas, cantidad de viajeros, deseos',
  send: 'Enviar la consulta',
  sending: 'Enviando…',
  privacy: 'Usamos su correo para responder esta consulta y para nada más.',
  needsScript: 'El formulario necesita JavaScript. Actívelo para escribirnos desde aquí.',
  doneTitle: 'Su consulta llegó',
  doneText: 'Le enviamos una confirmación por correo y le responderemos allí.',
  reference: 'Su referencia',
}
