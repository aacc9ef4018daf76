import type { TextsOf } from '#texts/texts.ts'
import type { people as en } from '#texts/en/privacy/people.ts'

export const people: TextsOf<typeof en> = {
  personTitle: 'O que se guarda de uma pessoa',
  personHint:
    'Para quem pede seus dados ou pede que sejam apagados. Cada pessoa é conhecida pelo e-mail.',
  email: 'E-mail da pessoa',
  export: 'Baixar tudo',
  exported: 'Tudo o que se guarda de {{email}} está no arquivo',
  erase: 'Apagar…',
  eraseTitle: 'Apagar {{email}}?',
  eraseText: 'Não pode ser desfeito. Desta pessoa, o site terá:',
  eraseQuotes: 'pedidos sem nome, endereço nem palavras; fica que foram feitos, para contá-los',
  eraseUser: 'nenhuma conta; quem a estiver usando sai dela',
  eraseMails: 'nenhuma mensagem para ela ou sobre ela na lista, nem no que espera para sair',
  eraseNews: 'nenhuma permissão para novidades',
  eraseElsewhere:
    'O que já saiu fica onde está: mensagens na sua própria caixa, cópias de segurança, registros. As cópias e os registros se vão com o tempo.',
  eraseConfirm: 'Apagar para sempre',
  erased: '{{email}} foi apagado',
  erasedCounts: 'Pedidos: {{quotes}} · contas: {{users}} · mensagens: {{messages}}',
  nobody: 'Não havia pedidos nem conta de {{email}}',
  erasedPerson: 'Pessoa apagada',
  marketingTitle: 'Quem quer novidades por e-mail',
  marketingHint:
    'Todas as pessoas que marcaram e não voltaram atrás, em uma tabela (CSV) para o seu boletim. Cada uma tem um endereço próprio que encerra: coloque-o em cada mensagem.',
  marketingExport: 'Baixar a tabela',
}
