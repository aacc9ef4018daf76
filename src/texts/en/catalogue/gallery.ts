export const gallery = {
  picture: '{{label}}, picture {{number}} of {{count}}',
  picturePosition: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play',
  pause: 'Pause',

  pictures_one: '{{count, number}} picture',
  pictures_other: '{{count, number}} pictures',
  credit: 'Picture: {{name}}',
} as const
