import { bariloche } from './catalogue/destinations/bariloche.ts'
import { buenosAires } from './catalogue/destinations/buenos-aires.ts'
import { elCalafate } from './catalogue/destinations/el-calafate.ts'
import { elChalten } from './catalogue/destinations/el-chalten.ts'
import { iguazu } from './catalogue/destinations/iguazu.ts'
import { mendoza } from './catalogue/destinations/mendoza.ts'
import { quebradaDeHumahuaca } from './catalogue/destinations/quebrada-de-humahuaca.ts'
import { ushuaia } from './catalogue/destinations/ushuaia.ts'
import { categories, countries } from './catalogue/places.ts'
import type { DemoCatalogue } from './model.ts'
import { slider } from './pictures.ts'

/** The catalogue of the demonstration agency, in the order an editor would enter it. */
export const demoCatalogue: DemoCatalogue = {
  countries,
  categories,
  destinations: [
    mendoza,
    quebradaDeHumahuaca,
    ushuaia,
    elChalten,
    bariloche,
    buenosAires,
    iguazu,
    elCalafate,
  ],
  circuits: [],
  packages: [],
  incentives: [],
  banner: [
    slider('perito-moreno', 0, 'dawn', 'autumn'),
    slider('iguazu', 0, 'golden', 'summer'),
    slider('quebrada', 0, 'golden', 'winter'),
    slider('gauchos', 0, 'golden', 'summer'),
  ],
}
