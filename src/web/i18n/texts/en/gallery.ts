export const gallery = {
  picture: '{{label}}, picture {{number}} of {{count}}',
  picturePosition: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
  play: 'Play',
  pause: 'Pause',
  open: 'Enlarge the picture',
} as const
