import type { Texts } from '#texts/texts.ts'

export const quote: Texts['quote'] = {
  title: 'Peça uma cotação',
  lead: 'Conte quando, quantos vocês são e o que não gostariam de perder.',
  stepAsk: 'Escreva aqui; você recebe uma referência na hora.',
  stepRead: 'Alguém que conhece o lugar lê o pedido.',
  stepAnswer: 'Você recebe nossa proposta.',
  name: 'Nome',
  email: 'E-mail',
  message: 'Mensagem',
  messageHint: 'Datas, número de viajantes, preferências',
  send: 'Enviar o pedido',
  sending: 'Enviando…',
  privacy: 'Usamos seu e-mail para responder a este pedido e para nada mais.',
  needsScript: 'O formulário precisa de JavaScript. Ative-o para escrever daqui.',
  doneTitle: 'Seu pedido chegou',
  doneTexts: {
    email: 'Enviamos uma confirmação por e-mail e responderemos por lá.',
    phone: 'Enviamos uma confirmação por e-mail e responderemos por telefone.',
    whatsapp: 'Enviamos uma confirmação por e-mail e responderemos por WhatsApp.',
  },
  reference: 'Sua referência',
}
