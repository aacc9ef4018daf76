import type { DocumentTexts } from '#texts/texts.ts'

export const unsubscribe: DocumentTexts['unsubscribe'] = {
  ask: {
    title: 'Dejar de recibir novedades',
    text: 'No le escribiremos más con novedades ni ofertas. Las respuestas a sus pedidos le llegarán como siempre.',
  },
  done: {
    title: 'Listo: no le enviaremos más novedades',
    text: 'Si cambia de idea, márquelo la próxima vez que nos pida una cotización.',
  },
  agentDone: {
    title: 'Listo: no le enviaremos más novedades',
    text: 'Si cambia de idea, vuelva a activarlas en su página de agente.',
  },
  unknown: {
    title: 'Este enlace no está completo',
    text: 'Ábralo otra vez desde el mensaje, o responda ese mensaje y lo hacemos por usted.',
  },
  button: 'No quiero más novedades',
  home: 'Ir al sitio',
}
