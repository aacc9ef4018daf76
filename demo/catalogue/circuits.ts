import type { DemoItinerary } from '../model.ts'
import { argentinaClassic } from './circuits/argentina-classic.ts'
import { atacamaUyuniLaPaz } from './circuits/atacama-uyuni-la-paz.ts'
import { brazilSandAndForest } from './circuits/brazil-sand-and-forest.ts'
import { chileEndToEnd } from './circuits/chile-end-to-end.ts'
import { fallsAndCities } from './circuits/falls-and-cities.ts'
import { grandSouthAmerica } from './circuits/grand-south-america.ts'
import { iceAndGranite } from './circuits/ice-and-granite.ts'
import { incaRoads } from './circuits/inca-roads.ts'
import { jungleAndWetlands } from './circuits/jungle-and-wetlands.ts'
import { lakesCrossing } from './circuits/lakes-crossing.ts'
import { northwestColours } from './circuits/northwest-colours.ts'
import { peruHeart } from './circuits/peru-heart.ts'
import { punaToAtacama } from './circuits/puna-to-atacama.ts'
import { twoBanks } from './circuits/two-banks.ts'
import { whalesAndPenguins } from './circuits/whales-and-penguins.ts'
import { wineRoad } from './circuits/wine-road.ts'

export const circuits: readonly DemoItinerary[] = [
  argentinaClassic,
  iceAndGranite,
  northwestColours,
  wineRoad,
  whalesAndPenguins,
  jungleAndWetlands,
  lakesCrossing,
  twoBanks,
  punaToAtacama,
  atacamaUyuniLaPaz,
  fallsAndCities,
  peruHeart,
  incaRoads,
  brazilSandAndForest,
  chileEndToEnd,
  grandSouthAmerica,
]
