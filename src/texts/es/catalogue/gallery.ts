import type { Texts } from '#texts/texts.ts'

export const gallery: Texts['gallery'] = {
  picture: '{{label}}, imagen {{number}} de {{count}}',
  picturePosition: 'Imagen',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
  play: 'Reproducir',
  pause: 'Pausar',

  pictures_one: '{{count, number}} foto',
  pictures_other: '{{count, number}} fotos',
  credit: 'Imagen: {{name}}',
}
