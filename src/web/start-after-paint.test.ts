import { expect, test } from 'vitest'
import { startAfterPaint } from './start-after-paint.ts'

const page = `<head><link rel="modulepreload" href="/assets/entry.js"/><link rel="modulepreload" href="/assets/root.js"/></head>
<body><script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry.js");</script></body>`

test('nothing is fetched or imported before the first paint', () => {
  const patient = startAfterPaint(page)
  expect(patient).not.toContain('<link')
  expect(patient).not.toMatch(/^\s*import[ "]/m)
  const [before, after] = patient.split('const begin = async () => {')
  expect(before).not.toContain('/assets/')
  expect(after).toContain('for (const href of ["/assets/entry.js", "/assets/root.js"])')
  expect(after).toContain('await import("/assets/manifest.js");')
  expect(after).toContain('const route0 = await import("/assets/root.js");')
  expect(after).toContain('requestAnimationFrame(() => setTimeout(begin))')
})

test('a page without scripts stays as it is', () => {
  expect(startAfterPaint('<p>Ñandú</p>')).toBe('<p>Ñandú</p>')
})
