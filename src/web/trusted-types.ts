interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string, type?: string, sink?: string) => string | null },
  ): unknown
}

declare global {
  interface Window {
    /** Where the browser knows them (MDN: Trusted Types). */
    trustedTypes?: TrustedTypes
  }
}

/**
 * Says what may become HTML of the panel without having been made for it: style sheets, which its libraries write as
 * text, and whatever else has no tag, for it makes no element. A document that is parsed apart runs nothing, so the
 * parser may have all; what is taken over from there goes through the editor's own schema.
 */
export function allowOnlyTexts(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html, _type, sink) => (entersPage(sink) && html.includes('<') ? null : html),
  })
}

/** A sink is only told where a text is written without asking; who asks does it for a document of its own. */
function entersPage(sink: string | undefined): boolean {
  return sink !== undefined && !sink.startsWith('DOMParser')
}
