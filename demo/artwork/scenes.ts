import { drawBariloche } from './scenes/bariloche.ts'
import { drawBuenosAires } from './scenes/buenos-aires.ts'
import { drawCaminito } from './scenes/caminito.ts'
import { drawFitzRoy } from './scenes/fitz-roy.ts'
import { drawGauchos } from './scenes/gauchos.ts'
import { drawIcebergsScene } from './scenes/icebergs.ts'
import { drawIguazu } from './scenes/iguazu.ts'
import { drawMendoza } from './scenes/mendoza.ts'
import { drawPenguins } from './scenes/penguins.ts'
import { drawPeritoMoreno } from './scenes/perito-moreno.ts'
import { drawQuebrada } from './scenes/quebrada.ts'
import { drawSalinasGrandes } from './scenes/salinas-grandes.ts'
import { drawTango } from './scenes/tango.ts'
import { drawUshuaia } from './scenes/ushuaia.ts'
import { drawWineTable } from './scenes/wine-table.ts'

/** Every scene by its name. */
export const scenes = {
  bariloche: drawBariloche,
  'buenos-aires': drawBuenosAires,
  caminito: drawCaminito,
  'fitz-roy': drawFitzRoy,
  gauchos: drawGauchos,
  icebergs: drawIcebergsScene,
  iguazu: drawIguazu,
  mendoza: drawMendoza,
  penguins: drawPenguins,
  'perito-moreno': drawPeritoMoreno,
  quebrada: drawQuebrada,
  'salinas-grandes': drawSalinasGrandes,
  tango: drawTango,
  ushuaia: drawUshuaia,
  'wine-table': drawWineTable,
} as const

export type SceneName = keyof typeof scenes
