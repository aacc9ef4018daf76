import type { DocumentTexts } from '#texts/texts.ts'

export const quoteMails: DocumentTexts['quoteMails'] = {
  receipt: {
    subject: 'Recibimos su pedido de cotización',
    heading: 'Recibimos su pedido',
    thanks: 'Gracias por su interés en {{name}}.',
    openThanks: 'Gracias por contarnos qué viaje imagina.',
    channels: {
      email: 'Una persona de nuestro equipo leerá su pedido y le responderá a esta dirección.',
      phone: 'Una persona de nuestro equipo leerá su pedido y le responderá por teléfono.',
      whatsapp: 'Una persona de nuestro equipo leerá su pedido y le responderá por WhatsApp.',
    },
    due: 'Tendrá nuestra respuesta a más tardar el {{moment}}.',
    reply: 'Si quiere agregar algo, responda este mensaje o escríbalo en la página de su pedido.',
    page: 'Si quiere agregar algo, escríbalo en la página de su pedido.',
    see: 'Ver su pedido',
    note: 'Si no nos escribió, ignore este mensaje: alguien pudo haberse equivocado de dirección.',
  },
  newLink: {
    subject: 'Enlaces nuevos a su pedido',
    heading: 'Sus enlaces nuevos',
    text: 'Alguien nos pidió enlaces nuevos a este pedido. Aquí están; los anteriores siguen sirviendo.',
    note: 'Si no fue usted, ignore este mensaje: nadie más recibió estos enlaces.',
  },
  link: 'el enlace a su pedido',
  openQuote: 'su viaje',
  name: 'Nombre',

  email: 'Correo electrónico',
  agency: 'Agencia',
  sentOn: 'Fecha',
  dueAt: 'Responder antes de',
  source: 'Llegó desde',
  see: 'Ver el pedido',
  replyReaches: 'Al responder este mensaje, le escribe a esa persona.',
  regards: 'Saludos, {{name}}',
  details: {
    subject: 'Pedido de cotización: {{title}} ({{reference}})',
    heading: 'Nuevo pedido de cotización',
    text: '{{name}} pide una cotización.',
  },
  message: {
    subject: 'Mensaje de {{name}} ({{reference}})',
    heading: 'Un mensaje sobre un pedido',
    text: '{{name}} escribió en la página de su pedido.',
  },
  assigned: {
    subject: 'Pedido asignado: {{title}} ({{reference}})',
    heading: 'Tiene un pedido a su cargo',
    text: '{{name}} le asignó un pedido de cotización.',
  },
  overdue: {
    subject: 'Pedido sin responder: {{title}} ({{reference}})',
    heading: 'Un pedido espera respuesta',
    text: 'Pasó el plazo que prometimos y nadie ha respondido este pedido.',
    action: 'Responder ahora',
  },
  followUp: {
    subject: 'Seguimiento para hoy: {{title}} ({{reference}})',
    heading: 'Un pedido para retomar hoy',
    text: 'Este es el día en que quería volver a este pedido.',
  },
}
