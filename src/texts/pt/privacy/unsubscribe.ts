import type { DocumentTexts } from '#texts/texts.ts'

export const unsubscribe: DocumentTexts['unsubscribe'] = {
  ask: {
    title: 'Deixar de receber novidades',
    text: 'Não escreveremos mais com novidades nem ofertas. As respostas aos seus pedidos chegarão como sempre.',
  },
  done: {
    title: 'Pronto: não enviaremos mais novidades',
    text: 'Se mudar de ideia, marque a opção na próxima vez que pedir uma cotação.',
  },
  agentDone: {
    title: 'Pronto: não enviaremos mais novidades',
    text: 'Se mudar de ideia, ative-as de novo na sua página de agente.',
  },
  unknown: {
    title: 'Este link não está completo',
    text: 'Abra-o de novo a partir da mensagem, ou responda a essa mensagem e faremos isso por você.',
  },
  button: 'Não quero mais novidades',
  home: 'Ir para o site',
}
