import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What axe finds wrong on the page as it stands: rule and elements. `rules` narrows what it looks at. */
export async function axeViolations(page: Page, rules: string[] = []): Promise<string[]> {
  // Within the page itself: it has no frames, and a page of its own for every report takes long.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  if (rules.length > 0) axe.withRules(rules)
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}
