import type { AdminTexts } from '#texts/texts.ts'

export const templateForm: AdminTexts['templateForm'] = {
  add: 'Adicionar modelo',

  none: 'Ainda não há modelos',
  noneText: 'Respostas que se escrevem muitas vezes, em três idiomas.',
  name: 'Nome',
  nameHint: 'Só para o escritório; os visitantes não o veem.',
  textsHint: 'O inglês é obrigatório. Cada cotação usa o idioma do visitante; se faltar, o inglês.',
  subject: 'Assunto',
  body: 'Texto',
  changed: 'Modificado',
  insert: 'Inserir',
  insertHint: 'Preenchido em cada cotação; vai para o fim do texto.',
  insertOne: 'Inserir {{what}}',
  placeholders: {
    name: 'o nome do visitante',
    item: 'sobre o que é o pedido',
    reference: 'a referência',
    agent: 'quem responde',
    agency: 'a agência',
    link: 'o link para a página da pessoa',
  },
  preview: 'Prévia',
  previewHint: 'Com as palavras de um pedido inventado.',
  sample: {
    name: 'Ana Díaz',
    item: 'Baleias e geleiras',
    agent: 'Laura',
    agency: 'a agência',
  },
  blank: 'Ainda não há nada escrito.',
}
