import { renderToString } from 'react-dom/server'
import type { Language } from '#contract/base/languages/languages.ts'
import { textLanguageOf } from '#texts/languages.ts'
import { translatorOf } from '#web/shared/i18n/texts.ts'
import type { FlatTexts } from '#contract/base/languages/text-tree.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { memoizeBySource } from '../memoize-by-source.ts'
import { escapeJson } from '#web/public/frame/head/json-ld.tsx'
import { type Island as IslandOf, IslandTree } from './define-island.tsx'

interface IslandProps<Props extends object> {
  of: IslandOf<Props>
  props: NoInfer<Props>
  /** Tells two of one kind on a page apart. */
  id?: string
}

/**
 * Renders an island into a page, with its data beside it. It is a tree of its own, so that the browser
 * hydrates it without knowing the page around it.
 */
export function Island<Props extends object>({ of, props, id = of.name }: IslandProps<Props>) {
  const language = useLanguage()
  const { html, json } = memoizeBySource(props, `${id} ${language}`, () =>
    renderIsland(of, props, id, language),
  )
  return (
    <>
      <div
        id={id}
        data-island={of.name}
        data-wakes={of.wakes.join(' ')}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <script type="application/json" dangerouslySetInnerHTML={{ __html: json }} />
    </>
  )
}

function renderIsland<Props extends object>(
  of: IslandOf<Props>,
  props: Props,
  id: string,
  language: Language,
) {
  const data = { props, texts: textsFor(of, language), textLanguage: textLanguageOf(language) }
  const html = renderToString(<IslandTree island={of} language={language} data={data} />, {
    identifierPrefix: id,
  })
  return { html, json: escapeJson(JSON.stringify(data)) }
}

/** The texts that an island names, in one language; chosen once. */
function textsFor({ texts: paths }: { texts: readonly string[] }, language: Language): FlatTexts {
  const isNamed = (key: string) =>
    paths.some((path) => key === path || key.startsWith(`${path}.`) || key.startsWith(`${path}_`))
  return memoizeBySource(paths, language, () =>
    Object.fromEntries(
      Object.entries(translatorOf(language).texts).filter(([key]) => isNamed(key)),
    ),
  )
}
