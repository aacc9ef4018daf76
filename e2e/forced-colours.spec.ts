import { expect, test } from '@playwright/test'
import { openPage } from './open-page.ts'
import { publicPages } from './public-pages.ts'

test.use({ forcedColors: 'active' })

test('with colours of the visitor’s own, what looks like a button has an edge', async ({
  page,
}) => {
  const pages = await publicPages()
  await openPage(page, `/es${pages.circuit}`)
  const ask = page.getByRole('link', { name: 'Pedir una cotización' }).first()
  const { edge, ground } = await ask.evaluate((link) => {
    const style = getComputedStyle(link)
    return { edge: style.borderTopColor, ground: style.backgroundColor }
  })
  await expect(ask).not.toHaveCSS('border-top-width', '0px')
  expect(edge).not.toBe(ground)
  expect(edge).not.toBe('rgba(0, 0, 0, 0)')
})
