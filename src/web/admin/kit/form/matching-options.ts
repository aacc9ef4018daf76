import type { OptionsFilter } from '@mantine/core'
import { matches } from '../../fold.ts'

/** How many of a long list's choices stand under the field; typing brings the others. */
export const shownOptions = 100

/** The choices whose label has every word typed, case and accents aside. */
export const matchingOptions: OptionsFilter = ({ options, search, limit }) =>
  options.filter((option) => 'value' in option && matches(option.label, search)).slice(0, limit)
