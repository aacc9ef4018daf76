import type { Texts } from '#texts/texts.ts'

export const gallery: Texts['gallery'] = {
  picture: '{{label}}, imagem {{number}} de {{count}}',
  picturePosition: 'Imagem',
  previous: 'Imagem anterior',
  next: 'Próxima imagem',
  play: 'Reproduzir',
  pause: 'Pausar',

  pictures_one: '{{count, number}} foto',
  pictures_other: '{{count, number}} fotos',
  credit: 'Imagem: {{name}}',
}
