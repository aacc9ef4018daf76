import type { ComponentType } from 'react'
import { LocationInput } from '#web/admin/kit/form/fields/location-input.tsx'
import type { FactForm } from '#contract/catalogue/facts/fact.ts'
import type { InputFormValues } from './input-form-values.ts'
import {
  FactAmenities,
  FactBasis,
  FactLanguages,
  FactLevel,
  FactService,
  FactTimes,
  FactTimeZone,
} from './inputs/choice-inputs.tsx'
import { FactBands } from './inputs/bands-input.tsx'
import { FactClosures } from './inputs/closures-input.tsx'
import { FactDepartures } from './inputs/departures-input.tsx'
import type { FactInputProps } from './inputs/fact-input-props.ts'
import { FactMoney } from './inputs/money-input.tsx'
import { FactMonths } from './inputs/months-input.tsx'
import { FactDuration, FactNumber, FactRange } from './inputs/number-inputs.tsx'
import { FactPeaks } from './inputs/peaks-input.tsx'
import { FactDay, FactText, FactTexts, FactTime } from './inputs/text-inputs.tsx'

/** How each fact is put in, as its line in the table says. */
export const factInputs: {
  [As in FactForm]: ComponentType<FactInputProps<InputFormValues[As]>>
} = {
  amenities: FactAmenities,
  bands: FactBands,
  basis: FactBasis,
  closures: FactClosures,
  day: FactDay,
  departures: FactDepartures,
  duration: FactDuration,
  languages: FactLanguages,
  level: FactLevel,
  location: LocationInput,
  money: FactMoney,
  months: FactMonths,
  number: FactNumber,
  peaks: FactPeaks,
  range: FactRange,
  service: FactService,
  text: FactText,
  texts: FactTexts,
  time: FactTime,
  times: FactTimes,
  timeZone: FactTimeZone,
}
