import type { Texts } from '#texts/texts.ts'

/** Texts above a page that is not public yet. */
export const preview: Texts['preview'] = {
  title: 'Vista previa',
  lead: 'Así se verá la página. Solo la ve quien tiene este enlace, hasta el {{until}}.',
  draft: 'Con el borrador incluido: todavía no se publicó nada de él.',
  leftOut:
    'Una parte del borrador no está completa y todavía no se puede mostrar; allí la página está como ahora.',
}
