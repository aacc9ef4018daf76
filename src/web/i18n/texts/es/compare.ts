import type { Texts } from '../../texts.ts'

export const compare: Texts['compare'] = {
  title: 'Comparar destinos',
  lead: 'Dos o tres lugares lado a lado, para elegir o para unirlos.',
  add: 'Comparar',
  added: 'Comparando',
  full: 'Se pueden comparar tres destinos como máximo.',
  tray: 'Comparación',
  go: 'Comparar ({{number}})',
  oneMore: 'Elija uno más',
  empty: 'Elija dos o tres destinos para compararlos.',
  region: 'Región',
  common: 'Lo que comparten',
  apart: 'Lo que lo distingue',
  nothing: 'Nada',
  experiences: 'Experiencias',
  circuits: 'Circuitos',
  packages: 'Paquetes',
  hotels: 'Hoteles',
  print: 'Imprimir',
}
