import type { Texts } from '#texts/texts.ts'

export const consent: Texts['consent'] = {
  read: 'Li o',
  notice: 'aviso de privacidade',
  marketing: 'Quero receber novidades e ofertas por e-mail de vez em quando',
  use: 'Usamos seu endereço para responder a este pedido; para novidades só se você marcar, e cada uma traz como deixar de recebê-las.',
}
