const preloads = /<link rel="modulepreload" href=("[^"]+")\/>/g
const starter = /(?<opening><script type="module" async="">)(?<code>[\s\S]*?)(?<closing><\/script>)/

/** How long scripts wait for the page's opening picture on a slow line. */
const maxWaitMs = 1_500

/**
 * Lets a page's scripts begin after its first paint, opening picture included: it can be read without
 * them, so styles, fonts and pictures need not share the line with them. `page` is what the router wrote: links that preload
 * every module, and one script that imports them. A page of another form stays as it is.
 */
export function startAfterPaint(page: string): string {
  const modules = [...page.matchAll(preloads)].map(([, address]) => address)
  const code = starter.exec(page)?.groups?.['code']
  if (code === undefined || modules.length === 0) return page
  const patient = `
const begin = async () => {
  for (const href of [${modules.join(', ')}]) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  ${withoutStaticImports(code)}
}
const opening = [...document.querySelectorAll('img[fetchpriority="high"]')].map((picture) => picture.decode())
const late = new Promise((resolve) => setTimeout(resolve, ${maxWaitMs}))
Promise.race([Promise.allSettled(opening), late]).then(() => requestAnimationFrame(() => setTimeout(begin)))
`
  return page
    .replaceAll(preloads, '')
    .replace(starter, (_, opening: string, _code, closing: string) => opening + patient + closing)
}

/** The modules are being fetched side by side already; waiting for one after the other costs nothing. */
function withoutStaticImports(code: string): string {
  return code
    .replaceAll(/import \* as (\w+) from ("[^"]+");/g, 'const $1 = await import($2);')
    .replaceAll(/import ("[^"]+");/g, 'await import($1);')
}
