import type { DocumentTexts } from '#texts/texts.ts'

export const tradeMails: DocumentTexts['tradeMails'] = {
  digest: {
    subject: 'Novedades para agencias',
    heading: 'Lo que cambió desde el último aviso',
    text: 'Estos productos son nuevos, cambiaron o ya no se ofrecen.',
    more: 'Y {{count}} más, en su página de agente.',
    action: 'Ver las novedades',
    note: 'Recibe este mensaje una vez por mes porque lo pidió.',
    stop: 'Dejar de recibirlo',
  },
  webhookOff: {
    subject: 'Se apagó un aviso a un socio',
    heading: 'Un aviso no llega desde hace cinco días',
    text: 'El programa del socio no lo recibió en cinco días, por eso se apagó. Una prueba que llegue lo enciende de nuevo.',
    action: 'Abrir los socios',
  },
}
