import type { Language } from '#contract/base/languages/languages.ts'

/** A name, with its language where that is not the page's. */
export interface Named {
  name: string
  lang?: Language | undefined
}

/** Names in a line, each in its own language. */
export function Names({ names, joint = ', ' }: { names: readonly Named[]; joint?: string }) {
  return names.flatMap(({ name, lang }, place) => [
    place > 0 && joint,
    lang ? (
      <span key={place} lang={lang}>
        {name}
      </span>
    ) : (
      name
    ),
  ])
}
