import type { OptionsFilter } from '@mantine/core'
import { matches } from '#web/admin/panel/shell/fold.ts'

/** How many of a long list's choices stand under the field; typing brings the others. */
export const shownOptions = 100

/** All choices: the server has looked for them. */
export const everyOption: OptionsFilter = ({ options, limit }) => options.slice(0, limit)

/** The choices whose label has every word typed, case and accents aside. */
export const matchingOptions: OptionsFilter = ({ options, search, limit }) =>
  options.filter((option) => 'value' in option && matches(option.label, search)).slice(0, limit)
