import { drawAmazonas } from './scenes/amazonas.ts'
import { drawAtacama } from './scenes/atacama.ts'
import { drawBariloche } from './scenes/bariloche.ts'
import { drawBuenosAires } from './scenes/buenos-aires.ts'
import { drawCaminito } from './scenes/caminito.ts'
import { drawCoast } from './scenes/coast.ts'
import { drawColca } from './scenes/colca.ts'
import { drawColonia } from './scenes/colonia.ts'
import { drawFitzRoy } from './scenes/fitz-roy.ts'
import { drawGauchos } from './scenes/gauchos.ts'
import { drawIbera } from './scenes/ibera.ts'
import { drawIcebergsScene } from './scenes/icebergs.ts'
import { drawIguazu } from './scenes/iguazu.ts'
import { drawLaPaz } from './scenes/la-paz.ts'
import { drawLencois } from './scenes/lencois.ts'
import { drawMachuPicchu } from './scenes/machu-picchu.ts'
import { drawMarket } from './scenes/market.ts'
import { drawMendoza } from './scenes/mendoza.ts'
import { drawPenguins } from './scenes/penguins.ts'
import { drawPeritoMoreno } from './scenes/perito-moreno.ts'
import { drawPuertoVaras } from './scenes/puerto-varas.ts'
import { drawQuebrada } from './scenes/quebrada.ts'
import { drawRapaNui } from './scenes/rapa-nui.ts'
import { drawRio } from './scenes/rio.ts'
import { drawSalinasGrandes } from './scenes/salinas-grandes.ts'
import { drawTango } from './scenes/tango.ts'
import { drawTiticaca } from './scenes/titicaca.ts'
import { drawTorresDelPaine } from './scenes/torres-del-paine.ts'
import { drawUshuaia } from './scenes/ushuaia.ts'
import { drawUyuni } from './scenes/uyuni.ts'
import { drawValdes } from './scenes/valdes.ts'
import { drawViaduct } from './scenes/viaduct.ts'
import { drawWineCoast, drawWineTable } from './scenes/wine-table.ts'
import { drawIceCave } from './scenes/ice-cave.ts'
import { drawIceTrek } from './scenes/ice-trek.ts'
import { drawWalkways } from './scenes/walkways.ts'
import { drawAsado } from './scenes/asado.ts'
import { drawMoray } from './scenes/moray.ts'
import { drawPuma } from './scenes/puma.ts'
import { drawTijuca } from './scenes/tijuca.ts'
import { lodgings } from './scenes/lodgings.ts'

/** Every scene by its name. */
export const scenes = {
  amazonas: drawAmazonas,
  atacama: drawAtacama,
  bariloche: drawBariloche,
  'buenos-aires': drawBuenosAires,
  caminito: drawCaminito,
  coast: drawCoast,
  colca: drawColca,
  colonia: drawColonia,
  'fitz-roy': drawFitzRoy,
  gauchos: drawGauchos,
  ibera: drawIbera,
  icebergs: drawIcebergsScene,
  iguazu: drawIguazu,
  'la-paz': drawLaPaz,
  lencois: drawLencois,
  'machu-picchu': drawMachuPicchu,
  market: drawMarket,
  mendoza: drawMendoza,
  penguins: drawPenguins,
  'perito-moreno': drawPeritoMoreno,
  'puerto-varas': drawPuertoVaras,
  quebrada: drawQuebrada,
  'rapa-nui': drawRapaNui,
  rio: drawRio,
  'salinas-grandes': drawSalinasGrandes,
  tango: drawTango,
  titicaca: drawTiticaca,
  'torres-del-paine': drawTorresDelPaine,
  ushuaia: drawUshuaia,
  uyuni: drawUyuni,
  valdes: drawValdes,
  viaduct: drawViaduct,
  'wine-coast': drawWineCoast,
  'wine-table': drawWineTable,
  'ice-cave': drawIceCave,
  'ice-trek': drawIceTrek,
  walkways: drawWalkways,
  asado: drawAsado,
  moray: drawMoray,
  puma: drawPuma,
  tijuca: drawTijuca,
  ...lodgings,
} as const

export type SceneName = keyof typeof scenes
