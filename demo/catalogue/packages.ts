import type { DemoItinerary } from '../model.ts'
import { cityAndLakes } from './packages/city-and-lakes.ts'
import { glacierAndChannel } from './packages/glacier-and-channel.ts'
import { moaiAndDesert } from './packages/moai-and-desert.ts'
import { riverPlateEscape } from './packages/river-plate-escape.ts'
import { sacredValleyAndLake } from './packages/sacred-valley-and-lake.ts'
import { saltAndStars } from './packages/salt-and-stars.ts'
import { sambaAndFalls } from './packages/samba-and-falls.ts'
import { sevenColours } from './packages/seven-colours.ts'
import { tangoAndWaterfalls } from './packages/tango-and-waterfalls.ts'
import { trailsOfTheSouth } from './packages/trails-of-the-south.ts'
import { uruguaySlowly } from './packages/uruguay-slowly.ts'
import { wineWeekend } from './packages/wine-weekend.ts'

export const packages: readonly DemoItinerary[] = [
  tangoAndWaterfalls,
  glacierAndChannel,
  trailsOfTheSouth,
  cityAndLakes,
  wineWeekend,
  sevenColours,
  riverPlateEscape,
  sambaAndFalls,
  sacredValleyAndLake,
  saltAndStars,
  moaiAndDesert,
  uruguaySlowly,
]
