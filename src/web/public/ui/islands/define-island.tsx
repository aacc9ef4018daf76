import type { ReactNode } from 'react'
import type { Language } from '#contract/base/languages/languages.ts'
import type { FlatTexts } from '#contract/base/languages/text-tree.ts'
import type { TextLanguage } from '#texts/languages.ts'
import { createTranslate, type TextKey } from '#texts/translate.ts'
import { TextsProvider } from '#web/shared/i18n/use-texts.tsx'

/** Data that an island can take: it is written into the page as JSON. */
type Data<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends Date | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof Value]: Data<Value[Key]> }

/** Beginnings of text keys: `search` stands for every text of that topic. */
type TextPath<Key extends string = TextKey> = Key extends `${infer Topic}.${infer Rest}`
  ? Topic | Key | `${Topic}.${TextPath<Rest>}`
  : Key

/**
 * When an island wakes, beside being touched: when it comes into view, or at once when somebody is logged in.
 * What is rarely touched costs nobody a byte before.
 */
export type Wake = 'visible' | 'session'

/** A part of a page that acts: rendered in place by the server, hydrated by itself in the browser. */
export interface Island<Props> {
  /** Its name in the list of islands. */
  name: string
  Component: (props: Props) => ReactNode
  /** The texts it uses; they are sent with it. */
  texts: readonly TextPath[]
  wakes: readonly Wake[]
}

/** Declares an island; props that are no data are refused where it is declared. */
export function defineIsland<Props extends object>(
  island: Omit<Island<Props>, 'wakes'> & { wakes?: readonly Wake[] } & ([Props] extends [
      Data<Props>,
    ]
      ? unknown
      : never),
): Island<Props> {
  return { wakes: [], ...island }
}

/** Data beside an island in the page. */
export interface IslandData<Props = object> {
  props: Props
  texts: FlatTexts
  textLanguage: TextLanguage
}

/** The tree of an island, the same where it is rendered and where it is hydrated. */
export function IslandTree<Props extends object>({
  island: { Component },
  language,
  data,
}: {
  island: Island<Props>
  language: Language
  data: IslandData<Props>
}) {
  const t = createTranslate(data.textLanguage, (key) => data.texts[key])
  return (
    <TextsProvider language={language} t={t}>
      <Component {...data.props} />
    </TextsProvider>
  )
}
