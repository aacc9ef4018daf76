import type { TextsOf } from '#texts/texts.ts'
import type { presence as englishPresence, views as english } from '#texts/en/ui/views.ts'

export const views: TextsOf<typeof english> = {
  title: 'Visões',
  keep: 'Salvar estes filtros…',
  dialog: 'Salvar estes filtros como visão',
  name: 'Nome',
  nameHint: 'A busca não é guardada.',
  forAll: 'Para todas as pessoas do painel',
  forAllHint: 'Seus colegas a veem entre as visões deles e podem mudá-la.',
  withColumns: 'Com as colunas como estão agora',
  save: 'Salvar',
  instead: 'Substituir uma visão',
  rename: 'Renomear ou compartilhar uma visão',
  renameDialog: 'Nome da visão',
  remove: 'Excluir uma visão',
  saved: 'A visão “{{name}}” foi salva',
  removed: 'A visão “{{name}}” foi excluída',
  replaces: 'Já existe uma visão com este nome: ela é substituída.',
  taken: 'Outra visão já tem este nome.',
  none: 'Ainda não há visões salvas',
  own: 'Minhas visões',
  shared: 'Visões de todos',
  by: 'Feita por {{name}}',
  columns: 'Colunas',
  up: 'Mover “{{name}}” para a frente',
  down: 'Mover “{{name}}” para trás',
  reset: 'Colunas como no início',
}

export const presence: TextsOf<typeof englishPresence> = {
  here: '{{name}} também está aqui, desde as {{time}}',
}
