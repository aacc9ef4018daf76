import type { Page } from '@playwright/test'

/** Lists the targets that are too small for a finger: below 44 px for controls, 24 px for links. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = 'button, summary, input, textarea, [role="button"], nav a, form a'
    const found: string[] = []
    for (const element of document.querySelectorAll<HTMLElement>(`${controls}, a`)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // What stands in a sentence is as high as the sentence's line.
      if (element.matches('p a, dd a, [role="presentation"] *')) continue
      // What a map's names lead to stands in the list beside it, at full size.
      if (element.matches('svg a')) continue
      const target = element.closest('label') ?? element
      const { width, height } = target.getBoundingClientRect()
      const least = element.matches(controls) && !element.closest('main ol') ? 44 : 24
      if (width < least || height < least) {
        const text = (element.innerText || element.getAttribute('aria-label')) ?? ''
        found.push(`${element.tagName} “${text.trim().slice(0, 30)}” ${width} × ${height}`)
      }
    }
    return found
  })
}
