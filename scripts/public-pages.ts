import type { TextLanguage } from '#texts/languages.ts'
import { listKinds } from '#contract/base/addresses/addresses.ts'

/** Reads the sitemap once; gives the addresses of a kind's items in one language, in its order. */
export async function readSitemap(
  url: string,
  language: TextLanguage,
): Promise<(kind: string) => string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return (kind) =>
    [...sitemap.matchAll(new RegExp(`<loc>[^<]*(/${language}/${kind}/[^<]+)</loc>`, 'g'))].map(
      ([, path = '']) => path,
    )
}

/** Addresses of every type of public page in one language, with the first item of each kind in the sitemap. */
export async function listPublicPages(url: string, language: TextLanguage): Promise<string[]> {
  const itemsOf = await readSitemap(url, language)
  const compared = itemsOf('destinations')
    .slice(0, 2)
    .map((path) => path.split('/')[3])
  return [
    `/${language}`,
    ...listKinds.flatMap((kind) => [`/${language}/${kind}`, ...itemsOf(kind).slice(0, 1)]),
    ...[
      'search',
      'search?q=patagonia',
      'search?q=xyzxyz',
      'compare',
      `compare?ids=${compared.join(',')}`,
      'about-us',
      'rates',
      'login',
      'register',
      'reset-password-request',
      'reset-password/0',
      'verify-email/somebody@example.com/0',
      'unauthorized',
      'no-such-page',
    ].map((path) => `/${language}/${path}`),
  ]
}
