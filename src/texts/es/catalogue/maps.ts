import type { Texts } from '#texts/texts.ts'

/** Texts of maps and the lists beside them. */
export const maps: Texts['maps'] = {
  route: 'El recorrido',
  routeOf: 'Mapa del recorrido: {{name}}',
  stops: 'Paradas del recorrido',
  nights_one: '{{count, number}} noche',
  nights_other: '{{count, number}} noches',
  place: 'Dónde está',
  places: 'En el mapa',
  placeOf: 'Mapa: dónde está {{name}}',
  near: 'Cerca: {{places}}',
  neighbours: 'Qué hay cerca',
  byRoad: '{{count, number}} km por tierra',
  byAir: '{{count, number}} km, mejor en avión',
  openMap: 'Mapa interactivo',
  closeMap: 'Volver al mapa dibujado',
  opensFrom: 'Se carga desde otro servidor: {{host}}',
  opening: 'El mapa interactivo se está cargando …',
  notOpened: 'No se pudo cargar el mapa interactivo. Este es el mapa dibujado.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoomWithCtrl: 'Para acercar o alejar, Ctrl y la rueda',
  zoomWithCommand: 'Para acercar o alejar, ⌘ y la rueda',
  moveWithTwoFingers: 'Para mover el mapa, dos dedos',
}
