import type { help as englishHelp, menu as english } from '#texts/en/ui/menu.ts'
import type { TextsOf } from '#texts/texts.ts'

export const menu: TextsOf<typeof english> = {
  pinned: 'Fijadas',
  recent: 'Recientes',
  noRecent: 'Aquí queda lo que usted abre.',
  pin: 'Fijar {{name}} arriba',
  pinsFull: 'Se pueden fijar hasta {{count, number}}',
  shortcuts: 'Atajos',
  search: 'Buscar',
}

export const help: TextsOf<typeof englishHelp> = {
  title: 'Ayuda',
  open: 'Ayuda sobre esta página',
  more: 'En este capítulo',
}
