import type { Texts } from '../../texts.ts'

/** What maps and the lists beside them say. */
export const maps: Texts['maps'] = {
  route: 'O roteiro',
  routeOf: 'Mapa do roteiro: {{name}}',
  stops: 'Paradas do roteiro',
  nights_one: '{{count, number}} noite',
  nights_other: '{{count, number}} noites',
  place: 'Onde fica',
  placeOf: 'Mapa: onde fica {{name}}',
  near: 'Perto dali: {{places}}',
  neighbours: 'O que há por perto',
}
