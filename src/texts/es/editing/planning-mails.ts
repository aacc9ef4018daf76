import type { DocumentTexts } from '#texts/texts.ts'

export const planningMails: DocumentTexts['planningMails'] = {
  change: 'Cambio',
  enable: 'Habilitar',
  disable: 'Deshabilitar',
  at: 'Previsto para',
  subject: 'No se hizo lo programado: {{name}}',
  action: 'Abrir en el panel',
  note: 'Lo demás que esté programado sigue en pie.',
  refused: {
    heading: 'Un cambio programado no se pudo hacer',
    text: 'A la hora prevista, una regla del catálogo no lo permitió. No se volverá a intentar.',
    reason: 'Motivo',
    noEnglish: 'Faltan los textos en inglés.',
    other: 'El cambio no cumple una regla del catálogo.',
  },
  withoutAuthor: {
    heading: 'Un cambio programado quedó sin responsable',
    text: 'Quien lo programó ya no puede cambiar el catálogo, así que no se hizo. Si hace falta, hágalo a mano.',
    author: 'Lo programó',
    gone: 'una cuenta que ya no existe',
  },
}
