import type { Texts } from '#texts/texts.ts'

export const specialists: Texts['specialists'] = {
  title: 'Las personas que planifican su viaje',
  yours: 'Su especialista',
  speaks: 'Habla {{languages}}',
}
