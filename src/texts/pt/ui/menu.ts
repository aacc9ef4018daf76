import type { help as englishHelp, menu as english } from '#texts/en/ui/menu.ts'
import type { TextsOf } from '#texts/texts.ts'

export const menu: TextsOf<typeof english> = {
  pinned: 'Fixadas',
  recent: 'Recentes',
  noRecent: 'Aqui fica o que você abre.',
  pin: 'Fixar {{name}} no topo',
  pinsFull: 'É possível fixar até {{count, number}}',
  shortcuts: 'Atalhos',
  search: 'Buscar',
}

export const help: TextsOf<typeof englishHelp> = {
  title: 'Ajuda',
  open: 'Ajuda sobre esta página',
  more: 'Neste capítulo',
}
