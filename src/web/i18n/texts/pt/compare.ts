import type { Texts } from '../../texts.ts'

export const compare: Texts['compare'] = {
  title: 'Comparar destinos',
  lead: 'Dois ou três lugares lado a lado, para escolher ou para juntá-los.',
  add: 'Comparar',
  added: 'Comparando',
  full: 'É possível comparar no máximo três destinos.',
  tray: 'Comparação',
  go: 'Comparar ({{number}})',
  oneMore: 'Escolha mais um',
  empty: 'Escolha dois ou três destinos para compará-los.',
  region: 'Região',
  common: 'O que têm em comum',
  apart: 'O que o distingue',
  nothing: 'Nada',
  experiences: 'Experiências',
  circuits: 'Circuitos',
  packages: 'Pacotes',
  hotels: 'Hotéis',
  print: 'Imprimir',
}
