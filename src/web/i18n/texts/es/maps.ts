import type { Texts } from '../../texts.ts'

/** What maps and the lists beside them say. */
export const maps: Texts['maps'] = {
  route: 'El recorrido',
  routeOf: 'Mapa del recorrido: {{name}}',
  stops: 'Paradas del recorrido',
  nights_one: '{{count, number}} noche',
  nights_other: '{{count, number}} noches',
  place: 'Dónde está',
  placeOf: 'Mapa: dónde está {{name}}',
  near: 'Cerca: {{places}}',
  neighbours: 'Qué hay cerca',
}
