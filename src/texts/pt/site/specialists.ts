import type { Texts } from '#texts/texts.ts'

export const specialists: Texts['specialists'] = {
  title: 'As pessoas que planejam a sua viagem',
  yours: 'Seu especialista',
  speaks: 'Fala {{languages}}',
}
