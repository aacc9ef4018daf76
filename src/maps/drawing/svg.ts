/** A text as it stands in SVG, also within quotes. */
export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

type Attributes = Readonly<Record<string, string | number | undefined>>

/** An element; what it holds is SVG already. Attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...content: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escape(String(value))}"`)
    .join('')
  const inside = content.join('')
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`
}
