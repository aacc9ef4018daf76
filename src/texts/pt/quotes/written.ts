import type { DocumentTexts } from '#texts/texts.ts'

export const written: DocumentTexts['written'] = {
  orSimilar: '{{hotel}} ou similar',
  replySubject: 'Seu pedido {{reference}}',
  greeting: 'Olá, {{name}},',
}
