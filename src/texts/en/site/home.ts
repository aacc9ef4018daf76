import { en } from '#contract/site/site-texts/en.ts'

export const home = {
  ...en.home,
  bannerLabel: 'Landscapes of our destinations',
} as const
