import type { Texts } from '#texts/texts.ts'

/** Texts above a page that is not public yet. */
export const preview: Texts['preview'] = {
  title: 'Pré-visualização',
  lead: 'Assim ficará a página. Só quem tem este link a vê, até {{until}}.',
  draft: 'Com o rascunho incluído: nada dele foi publicado ainda.',
  leftOut:
    'Uma parte do rascunho não está completa e ainda não pode ser mostrada; ali a página está como agora.',
}
