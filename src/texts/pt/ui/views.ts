import type { TextsOf } from '#texts/texts.ts'
import type { views as english } from '#texts/en/ui/views.ts'

export const views: TextsOf<typeof english> = {
  title: 'Visões',
  keep: 'Salvar estes filtros…',
  dialog: 'Salvar estes filtros como visão',
  name: 'Nome',
  nameHint: 'Neste computador, só para você. A busca não é guardada.',
  save: 'Salvar',
  instead: 'Substituir uma visão',
  remove: 'Excluir uma visão',
  saved: 'A visão “{{name}}” foi salva',
  removed: 'A visão “{{name}}” foi excluída',
  replaces: 'Já existe uma visão com este nome: ela é substituída.',
  none: 'Ainda não há visões salvas',
}
