import type { DocumentTexts } from '#texts/texts.ts'
import { proposal } from './proposal.ts'

export const proposalMails: DocumentTexts['proposalMails'] = {
  journey: 'Viagem',
  sent: {
    subject: 'Sua proposta de viagem',
    heading: 'Sua proposta está pronta',
    text: 'Preparamos sua viagem dia a dia, com preços e condições.',
    more: 'Leia com calma. Na mesma página você pode aceitá-la ou nos dizer o que mudaria.',
    revised: 'Esta versão substitui a anterior.',
    action: 'Ver a proposta',
    note: 'O link é pessoal: quem o tem pode ver a proposta e respondê-la.',
  },
  accepted: {
    subject: 'Proposta aceita',
    heading: proposal.states.accepted,
    text: 'Obrigado pela confiança. Estamos pedindo cada serviço aos hotéis e fornecedores.',
    more: 'Eles ainda não estão confirmados: escrevemos assim que estiverem.',
    dueNow: 'Para pagar agora: {{amount}}. Os outros pagamentos seguem nas datas abaixo.',
    nothingDue:
      'Agora não há nada a pagar: os pagamentos seguem a nossa confirmação, como se vê abaixo.',
    action: 'Ver o que você aceitou',
    note: 'Se não foi você quem a aceitou, responda a esta mensagem.',
  },
  declined: {
    subject: 'Recebemos sua resposta',
    heading: 'Recebemos sua resposta à proposta',
    text: 'Anotamos que você não a aceita. Obrigado por nos avisar.',
    more: 'Se outras datas, outros hotéis ou outro orçamento fizerem sentido, responda a esta mensagem e preparamos outra versão.',
    action: 'Ver a proposta',
    note: 'Se não foi você quem a recusou, responda a esta mensagem.',
  },
  confirmed: {
    subject: 'Seus serviços estão confirmados',
    heading: proposal.states.confirmed,
    text: 'Todos os serviços da proposta que você aceitou estão confirmados.',
    action: 'Ver sua viagem',
    note: 'Em caso de dúvida, responda a esta mensagem.',
  },
  withdrawn: {
    heading: 'Houve desistência de uma aceitação',
    text: 'Anotamos que você desiste desta viagem. Escrevemos a você sobre o que tiver pago.',
    agencyText: '{{name}} desistiu de uma proposta aceita, dentro do prazo que vocês oferecem.',
    number: 'Número da desistência',
  },
  reminder: {
    hold: 'Um bloqueio termina',
    holdText: 'Os lugares desta proposta estão bloqueados até {{day}}.',
    validity: 'Uma proposta vence',
    validityText: 'Pode ser aceita até {{day}}.',
    unconfirmed: 'Uma aceitação espera',
    unconfirmedText: 'Foi aceita em {{day}} e os seus serviços ainda não estão confirmados.',
    dueSoon: 'Um pagamento vence',
    dueSoonText: 'Vence em {{day}}.',
    unpaid: 'Falta um pagamento',
    unpaidText: 'Vencia em {{day}} e não consta como pago.',
  },
  answer: {
    accepted: 'Proposta aceita',
    declined: 'Proposta recusada',
    acceptedText: '{{name}} aceitou a proposta. Falta confirmar os serviços.',
    declinedText: '{{name}} não aceitou a proposta.',
    proposal: 'Proposta',
    version: '{{title}} (versão {{version}})',
    acceptedBy: 'Aceita por',

    extras: 'Opcionais',
  },
}
