import type { DocumentTexts } from '#texts/texts.ts'

export const quoteMails: DocumentTexts['quoteMails'] = {
  receipt: {
    subject: 'Recebemos seu pedido de cotação',
    heading: 'Recebemos seu pedido',
    thanks: 'Obrigado pelo seu interesse em {{name}}.',
    openThanks: 'Obrigado por nos contar a viagem que você imagina.',
    channels: {
      email: 'Uma pessoa da nossa equipe vai ler seu pedido e responder a este endereço.',
      phone: 'Uma pessoa da nossa equipe vai ler seu pedido e responder por telefone.',
      whatsapp: 'Uma pessoa da nossa equipe vai ler seu pedido e responder por WhatsApp.',
    },
    due: 'Você terá nossa resposta até {{moment}}.',
    reply:
      'Se quiser acrescentar algo, responda a esta mensagem ou escreva na página do seu pedido.',
    page: 'Se quiser acrescentar algo, escreva na página do seu pedido.',
    see: 'Ver seu pedido',
    note: 'Se você não nos escreveu, ignore esta mensagem: alguém pode ter errado o endereço.',
  },
  newLink: {
    subject: 'Links novos para o seu pedido',
    heading: 'Seus links novos',
    text: 'Alguém nos pediu links novos para este pedido. Aqui estão; os anteriores continuam valendo.',
    note: 'Se não foi você, ignore esta mensagem: ninguém mais recebeu estes links.',
  },
  link: 'o link para o seu pedido',
  openQuote: 'sua viagem',
  name: 'Nome',

  email: 'E-mail',
  agency: 'Agência',
  sentOn: 'Data',
  dueAt: 'Responder até',
  source: 'Veio de',
  see: 'Ver o pedido',
  replyReaches: 'Ao responder a esta mensagem, você escreve para essa pessoa.',
  regards: 'Saudações, {{name}}',
  details: {
    subject: 'Pedido de cotação: {{title}} ({{reference}})',
    heading: 'Novo pedido de cotação',
    text: '{{name}} pede uma cotação.',
  },
  message: {
    subject: 'Mensagem de {{name}} ({{reference}})',
    heading: 'Uma mensagem sobre um pedido',
    text: '{{name}} escreveu na página do seu pedido.',
  },
  assigned: {
    subject: 'Pedido atribuído: {{title}} ({{reference}})',
    heading: 'Você tem um pedido sob sua responsabilidade',
    text: '{{name}} atribuiu a você um pedido de cotação.',
  },
  overdue: {
    subject: 'Pedido sem resposta: {{title}} ({{reference}})',
    heading: 'Um pedido espera resposta',
    text: 'O prazo que prometemos passou e ninguém respondeu a este pedido.',
    action: 'Responder agora',
  },
  followUp: {
    subject: 'Acompanhamento para hoje: {{title}} ({{reference}})',
    heading: 'Um pedido para retomar hoje',
    text: 'Este é o dia em que você queria voltar a este pedido.',
  },
}
