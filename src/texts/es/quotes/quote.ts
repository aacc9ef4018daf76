import type { Texts } from '#texts/texts.ts'

export const quote: Texts['quote'] = {
  title: 'Pida una cotización',
  lead: 'Cuéntenos cuándo, cuántos son y qué no quisieran perderse.',
  stepAsk: 'Escríbanos aquí; recibe una referencia al instante.',
  stepRead: 'Lee su consulta alguien que conoce el lugar.',
  stepAnswer: 'Recibe nuestra propuesta.',
  name: 'Nombre',
  email: 'Correo electrónico',
  message: 'Mensaje',
  messageHint: 'Fechas, cantidad de viajeros, deseos',
  send: 'Enviar la consulta',
  sending: 'Enviando…',
  privacy: 'Usamos su correo para responder esta consulta y para nada más.',
  needsScript: 'El formulario necesita JavaScript. Actívelo para escribirnos desde aquí.',
  doneTitle: 'Su consulta llegó',
  doneTexts: {
    email: 'Le enviamos una confirmación por correo y le responderemos allí.',
    phone: 'Le enviamos una confirmación por correo y le responderemos por teléfono.',
    whatsapp: 'Le enviamos una confirmación por correo y le responderemos por WhatsApp.',
  },
  reference: 'Su referencia',
}
