import type { Texts } from '#texts/texts.ts'

/** Texts of maps and the lists beside them. */
export const maps: Texts['maps'] = {
  route: 'O roteiro',
  routeOf: 'Mapa do roteiro: {{name}}',
  stops: 'Paradas do roteiro',
  nights_one: '{{count, number}} noite',
  nights_other: '{{count, number}} noites',
  place: 'Onde fica',
  places: 'No mapa',
  placeOf: 'Mapa: onde fica {{name}}',
  near: 'Perto dali: {{places}}',
  neighbours: 'O que há por perto',
  byRoad: '{{count, number}} km por terra',
  byAir: '{{count, number}} km, melhor de avião',
  openMap: 'Mapa interativo',
  closeMap: 'Voltar ao mapa desenhado',
  opensFrom: 'É carregado de outro servidor: {{host}}',
  opening: 'O mapa interativo está carregando …',
  notOpened: 'Não foi possível carregar o mapa interativo. Este é o mapa desenhado.',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
  zoomWithCtrl: 'Para aproximar ou afastar, Ctrl e a roda',
  zoomWithCommand: 'Para aproximar ou afastar, ⌘ e a roda',
  moveWithTwoFingers: 'Para mover o mapa, dois dedos',
}
