import type { DocumentTexts } from '#texts/texts.ts'

export const planningMails: DocumentTexts['planningMails'] = {
  change: 'Alteração',
  enable: 'Habilitar',
  disable: 'Desabilitar',
  at: 'Prevista para',
  subject: 'O que estava programado não foi feito: {{name}}',
  action: 'Abrir no painel',
  note: 'O restante do que está programado continua valendo.',
  refused: {
    heading: 'Uma alteração programada não pôde ser feita',
    text: 'Na hora prevista, uma regra do catálogo não permitiu. Não haverá nova tentativa.',
    reason: 'Motivo',
    noEnglish: 'Faltam os textos em inglês.',
    other: 'A alteração não cumpre uma regra do catálogo.',
  },
  withoutAuthor: {
    heading: 'Uma alteração programada ficou sem responsável',
    text: 'Quem a programou já não pode alterar o catálogo, por isso ela não foi feita. Se for preciso, faça-a à mão.',
    author: 'Programada por',
    gone: 'uma conta que já não existe',
  },
}
