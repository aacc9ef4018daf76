/** Structured data (schema.org) that cannot leave its script element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: escapeJson(json) }} />
  )
}

/** JSON that cannot end the script element it stands in. */
export function escapeJson(json: string): string {
  return json
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
