import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** All that axe knows where it is light; in the dark colours are other ones, and nothing else. */
export const rulesFor = { light: [], dark: ['color-contrast'] } as const

/** Axe's findings on the present page: rule and elements. `rules` limits the rules. */
export async function axeViolations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  // Within the page itself: it has no frames, and a page of its own for every report takes long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules([...rules])
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}
