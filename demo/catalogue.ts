import { categories } from './catalogue/categories.ts'
import { argentina } from './catalogue/countries/argentina.ts'
import { bolivia } from './catalogue/countries/bolivia.ts'
import { brasil } from './catalogue/countries/brasil.ts'
import { chile } from './catalogue/countries/chile.ts'
import { peru } from './catalogue/countries/peru.ts'
import { uruguay } from './catalogue/countries/uruguay.ts'
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
import { circuits } from './catalogue/circuits.ts'
import { amazoniaGuide } from './catalogue/guides/amazonia.ts'
import { arequipaYColcaGuide } from './catalogue/guides/arequipa-y-colca.ts'
import { barilocheGuide } from './catalogue/guides/bariloche.ts'
import { buenosAiresGuide } from './catalogue/guides/buenos-aires.ts'
import { coloniaDelSacramentoGuide } from './catalogue/guides/colonia-del-sacramento.ts'
import { elCalafateGuide } from './catalogue/guides/el-calafate.ts'
import { elChaltenGuide } from './catalogue/guides/el-chalten.ts'
import { esterosDelIberaGuide } from './catalogue/guides/esteros-del-ibera.ts'
import { iguazuGuide } from './catalogue/guides/iguazu.ts'
import { joseIgnacioGuide } from './catalogue/guides/jose-ignacio.ts'
import { laPazGuide } from './catalogue/guides/la-paz.ts'
import { lagoTiticacaGuide } from './catalogue/guides/lago-titicaca.ts'
import { lencoisMaranhensesGuide } from './catalogue/guides/lencois-maranhenses.ts'
import { machuPicchuGuide } from './catalogue/guides/machu-picchu.ts'
import { mendozaGuide } from './catalogue/guides/mendoza.ts'
import { peninsulaValdesGuide } from './catalogue/guides/peninsula-valdes.ts'
import { puertoVarasGuide } from './catalogue/guides/puerto-varas.ts'
import { quebradaDeHumahuacaGuide } from './catalogue/guides/quebrada-de-humahuaca.ts'
import { rapaNuiGuide } from './catalogue/guides/rapa-nui.ts'
import { rioDeJaneiroGuide } from './catalogue/guides/rio-de-janeiro.ts'
import { salarDeUyuniGuide } from './catalogue/guides/salar-de-uyuni.ts'
import { saltaGuide } from './catalogue/guides/salta.ts'
import { sanPedroDeAtacamaGuide } from './catalogue/guides/san-pedro-de-atacama.ts'
import { torresDelPaineGuide } from './catalogue/guides/torres-del-paine.ts'
import { ushuaiaGuide } from './catalogue/guides/ushuaia.ts'
import { incentives } from './catalogue/incentives.ts'
import { packages } from './catalogue/packages.ts'
import { tags } from './catalogue/tags.ts'
import type { DemoCatalogue } from './model.ts'
import { slider } from './pictures.ts'
import { withGuide } from './with-guide.ts'

/** The catalogue of the demonstration agency; what a visitor should see first comes first. */
export const demoCatalogue: DemoCatalogue = {
  countries: [argentina, chile, uruguay, brasil, peru, bolivia],
  categories,
  tags,
  destinations: [
    withGuide(iguazu, iguazuGuide),
    withGuide(elCalafate, elCalafateGuide),
    withGuide(buenosAires, buenosAiresGuide),
    withGuide(machuPicchu, machuPicchuGuide),
    withGuide(elChalten, elChaltenGuide),
    withGuide(rioDeJaneiro, rioDeJaneiroGuide),
    withGuide(bariloche, barilocheGuide),
    withGuide(torresDelPaine, torresDelPaineGuide),
    withGuide(mendoza, mendozaGuide),
    withGuide(quebradaDeHumahuaca, quebradaDeHumahuacaGuide),
    withGuide(sanPedroDeAtacama, sanPedroDeAtacamaGuide),
    withGuide(ushuaia, ushuaiaGuide),
    withGuide(salarDeUyuni, salarDeUyuniGuide),
    withGuide(salta, saltaGuide),
    withGuide(peninsulaValdes, peninsulaValdesGuide),
    withGuide(rapaNui, rapaNuiGuide),
    withGuide(puertoVaras, puertoVarasGuide),
    withGuide(lencoisMaranhenses, lencoisMaranhensesGuide),
    withGuide(amazonia, amazoniaGuide),
    withGuide(coloniaDelSacramento, coloniaDelSacramentoGuide),
    withGuide(joseIgnacio, joseIgnacioGuide),
    withGuide(lagoTiticaca, lagoTiticacaGuide),
    withGuide(arequipaYColca, arequipaYColcaGuide),
    withGuide(laPaz, laPazGuide),
    withGuide(esterosDelIbera, esterosDelIberaGuide),
  ],
  circuits,
  packages,
  incentives,
  banner: [
    slider('perito-moreno', 0, 'dawn', 'autumn'),
    slider('iguazu', 0, 'golden', 'summer'),
    slider('quebrada', 0, 'golden', 'winter'),
    slider('gauchos', 0, 'golden', 'summer'),
  ],
}
