import type { Texts } from '#texts/texts.ts'

export const consent: Texts['consent'] = {
  read: 'Leí el',
  notice: 'aviso de privacidad',
  marketing: 'Quiero recibir novedades y ofertas por correo electrónico de vez en cuando',
  use: 'Usamos su dirección para responder este pedido; para novedades solo si lo marca, y cada una trae cómo dejar de recibirlas.',
}
