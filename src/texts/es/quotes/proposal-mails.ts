import type { DocumentTexts } from '#texts/texts.ts'
import { proposal } from './proposal.ts'

export const proposalMails: DocumentTexts['proposalMails'] = {
  journey: 'Viaje',
  sent: {
    subject: 'Su propuesta de viaje',
    heading: 'Su propuesta está lista',
    text: 'Preparamos su viaje día por día, con precios y condiciones.',
    more: 'Léala con tranquilidad. En la misma página puede aceptarla o decirnos qué cambiaría.',
    revised: 'Esta versión reemplaza a la anterior.',
    action: 'Ver la propuesta',
    note: 'El enlace es personal: quien lo tiene puede ver la propuesta y responderla.',
  },
  accepted: {
    subject: 'Propuesta aceptada',
    heading: proposal.states.accepted,
    text: 'Gracias por su confianza. Pedimos ahora cada servicio a hoteles y prestadores.',
    more: 'Todavía no están confirmados: le escribimos apenas lo estén.',
    dueNow: 'Para pagar ahora: {{amount}}. Los demás pagos siguen en las fechas de abajo.',
    nothingDue:
      'Ahora no hay nada que pagar: los pagos siguen a nuestra confirmación, como se ve abajo.',
    action: 'Ver lo que aceptó',
    note: 'Si no fue usted quien la aceptó, responda este mensaje.',
  },
  declined: {
    subject: 'Recibimos su respuesta',
    heading: 'Recibimos su respuesta a la propuesta',
    text: 'Anotamos que no la acepta. Gracias por decírnoslo.',
    more: 'Si con otras fechas, otros hoteles u otro presupuesto le interesaría, responda este mensaje y preparamos otra versión.',
    action: 'Ver la propuesta',
    note: 'Si no fue usted quien la rechazó, responda este mensaje.',
  },
  confirmed: {
    subject: 'Sus servicios están confirmados',
    heading: proposal.states.confirmed,
    text: 'Todos los servicios de la propuesta que aceptó están confirmados.',
    action: 'Ver su viaje',
    note: 'Ante cualquier duda, responda este mensaje.',
  },
  withdrawn: {
    heading: 'Se desistió de una aceptación',
    text: 'Anotamos que usted desiste de este viaje. Le escribimos sobre lo que haya pagado.',
    agencyText:
      '{{name}} desistió de una propuesta aceptada, dentro del plazo que ustedes ofrecen.',
    number: 'Número del desistimiento',
  },
  reminder: {
    hold: 'Termina un bloqueo',
    holdText: 'Los lugares de esta propuesta están bloqueados hasta el {{day}}.',
    validity: 'Vence una propuesta',
    validityText: 'Se puede aceptar hasta el {{day}}.',
    unconfirmed: 'Una aceptación espera',
    unconfirmedText: 'Se aceptó el {{day}} y sus servicios todavía no están confirmados.',
    dueSoon: 'Vence un pago',
    dueSoonText: 'Vence el {{day}}.',
    unpaid: 'Falta un pago',
    unpaidText: 'Vencía el {{day}} y no figura como pagado.',
  },
  answer: {
    accepted: 'Propuesta aceptada',
    declined: 'Propuesta rechazada',
    acceptedText: '{{name}} aceptó la propuesta. Falta confirmar los servicios.',
    declinedText: '{{name}} no aceptó la propuesta.',
    proposal: 'Propuesta',
    version: '{{title}} (versión {{version}})',
    acceptedBy: 'Aceptada por',

    extras: 'Opcionales',
  },
}
