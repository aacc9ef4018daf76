import type { DocumentTexts } from '#texts/texts.ts'

export const written: DocumentTexts['written'] = {
  orSimilar: '{{hotel}} o similar',
  replySubject: 'Su consulta {{reference}}',
  greeting: 'Hola {{name}}:',
}
