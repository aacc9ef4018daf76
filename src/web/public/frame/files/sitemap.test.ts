import { expect, it } from 'vitest'
import type { Caller } from '#contract/index.ts'
import { initialLanguages, type SiteLanguages } from '#contract/base/languages/languages-in-use.ts'
import { startTestApp } from '#testing/app.ts'
import { makeDestination, makeDetails } from '#testing/factories.ts'
import { loaderArgs } from '#testing/page-loader.ts'
import { loader } from './sitemap.ts'

const { admin, call } = await startTestApp()

async function sitemapOf(languages: SiteLanguages): Promise<string> {
  const caller: Caller = call
  const response = await loader(
    await loaderArgs({ caller, language: 'en', address: '/sitemap.xml', languages }),
  )
  return response.text()
}

it('names public languages alone, and of an item those in which it is described', async () => {
  const both = await makeDestination(admin, { details: makeDetails('Salta', ['es', 'en']) })
  const english = await makeDestination(admin, { details: makeDetails('Jujuy', ['en']) })
  const all = await sitemapOf(initialLanguages)
  expect(all).toContain('<loc>https://travel.example/pt/about-us</loc>')
  expect(all).toContain(`<loc>https://travel.example/es/destinations/${both}/salta</loc>`)
  expect(all).toContain(`<loc>https://travel.example/en/destinations/${english}/jujuy</loc>`)
  for (const lang of ['es', 'pt']) expect(all).not.toContain(`/${lang}/destinations/${english}`)
  const list = initialLanguages.list.filter(({ code }) => code !== 'es')
  const without = await sitemapOf({ ...initialLanguages, default: 'en', list })
  expect(without).not.toContain('/es/')
  expect(without).not.toContain('hreflang="es"')
  expect(without).toContain('hreflang="pt"')
})
