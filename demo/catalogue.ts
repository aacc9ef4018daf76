import { amazonia } from './catalogue/destinations/amazonia.ts'
import { arequipaYColca } from './catalogue/destinations/arequipa-y-colca.ts'
import { bariloche } from './catalogue/destinations/bariloche.ts'
import { buenosAires } from './catalogue/destinations/buenos-aires.ts'
import { coloniaDelSacramento } from './catalogue/destinations/colonia-del-sacramento.ts'
import { elCalafate } from './catalogue/destinations/el-calafate.ts'
import { elChalten } from './catalogue/destinations/el-chalten.ts'
import { esterosDelIbera } from './catalogue/destinations/esteros-del-ibera.ts'
import { iguazu } from './catalogue/destinations/iguazu.ts'
import { joseIgnacio } from './catalogue/destinations/jose-ignacio.ts'
import { laPaz } from './catalogue/destinations/la-paz.ts'
import { lagoTiticaca } from './catalogue/destinations/lago-titicaca.ts'
import { lencoisMaranhenses } from './catalogue/destinations/lencois-maranhenses.ts'
import { machuPicchu } from './catalogue/destinations/machu-picchu.ts'
import { mendoza } from './catalogue/destinations/mendoza.ts'
import { peninsulaValdes } from './catalogue/destinations/peninsula-valdes.ts'
import { puertoVaras } from './catalogue/destinations/puerto-varas.ts'
import { quebradaDeHumahuaca } from './catalogue/destinations/quebrada-de-humahuaca.ts'
import { rapaNui } from './catalogue/destinations/rapa-nui.ts'
import { rioDeJaneiro } from './catalogue/destinations/rio-de-janeiro.ts'
import { salarDeUyuni } from './catalogue/destinations/salar-de-uyuni.ts'
import { salta } from './catalogue/destinations/salta.ts'
import { sanPedroDeAtacama } from './catalogue/destinations/san-pedro-de-atacama.ts'
import { torresDelPaine } from './catalogue/destinations/torres-del-paine.ts'
import { ushuaia } from './catalogue/destinations/ushuaia.ts'
import { andesAndBrazilCircuits } from './catalogue/circuits/andes-and-brazil.ts'
import { argentinaCircuits } from './catalogue/circuits/argentina.ts'
import { borderCircuits } from './catalogue/circuits/borders.ts'
import { incentives } from './catalogue/incentives.ts'
import { packages } from './catalogue/packages.ts'
import { categories, countries } from './catalogue/places.ts'
import type { DemoCatalogue } from './model.ts'
import { slider } from './pictures.ts'

/** The catalogue of the demonstration agency; what a visitor should see first comes first. */
export const demoCatalogue: DemoCatalogue = {
  countries,
  categories,
  destinations: [
    iguazu,
    elCalafate,
    buenosAires,
    machuPicchu,
    elChalten,
    rioDeJaneiro,
    bariloche,
    torresDelPaine,
    mendoza,
    quebradaDeHumahuaca,
    sanPedroDeAtacama,
    ushuaia,
    salarDeUyuni,
    salta,
    peninsulaValdes,
    rapaNui,
    puertoVaras,
    lencoisMaranhenses,
    amazonia,
    coloniaDelSacramento,
    joseIgnacio,
    lagoTiticaca,
    arequipaYColca,
    laPaz,
    esterosDelIbera,
  ],
  circuits: [...argentinaCircuits, ...borderCircuits, ...andesAndBrazilCircuits],
  packages,
  incentives,
  banner: [
    slider('perito-moreno', 0, 'dawn', 'autumn'),
    slider('iguazu', 0, 'golden', 'summer'),
    slider('quebrada', 0, 'golden', 'winter'),
    slider('gauchos', 0, 'golden', 'summer'),
  ],
}
