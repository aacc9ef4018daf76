import type { DocumentTexts } from '#texts/texts.ts'

export const tradeMails: DocumentTexts['tradeMails'] = {
  digest: {
    subject: 'Novidades para agências',
    heading: 'O que mudou desde o último aviso',
    text: 'Estes produtos são novos, mudaram ou não são mais oferecidos.',
    more: 'E mais {{count}}, na sua página de agente.',
    action: 'Ver as novidades',
    note: 'Você recebe esta mensagem uma vez por mês porque pediu.',
    stop: 'Deixar de receber',
  },
  webhookOff: {
    subject: 'Um aviso a um parceiro foi desligado',
    heading: 'Um aviso não chega há cinco dias',
    text: 'O programa do parceiro não recebeu nada em cinco dias, por isso ele foi desligado. Um teste que chegue o liga de novo.',
    action: 'Abrir os parceiros',
  },
}
