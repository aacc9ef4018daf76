import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { AnswerOf, Caller } from '#contract/index.ts'
import { pageContext } from '#web/page-context.ts'

type Load = (given: unknown) => Promise<object>

/** The loaders of all kinds' pages, by their files. */
const loaders = import.meta.glob<Load>(
  ['../catalogue/kinds/*-page.tsx', '!../catalogue/kinds/*-list-page.tsx'],
  { eager: true, import: 'loader' },
)

/**
 * Loads the page of a previewed item: the page's own loader receives the preview's item, and asks for the rest
 * itself.
 */
export async function loadPreviewedPage(
  { kind, item }: AnswerOf<'getPreview'>,
  { context, ...args }: LoaderFunctionArgs<Readonly<RouterContextProvider>>,
): Promise<object> {
  const load = loaders[`../catalogue/kinds/${kind}-page.tsx`]
  if (!load) throw new Error(`There is no page of a ${kind}`)
  const { landingDetail } = operationsOfKind[kind]
  const page = context.get(pageContext)
  const ask = page.caller as (...asked: unknown[]) => Promise<unknown>
  const caller = (async (name: string, ...rest: unknown[]) =>
    name === landingDetail ? item : ask(name, ...rest)) as Caller
  const provider = new RouterContextProvider()
  provider.set(pageContext, { ...page, caller })
  // Each loader's arguments are typed by its own route, whose only parameter is the item's id.
  return load({ ...args, context: provider, params: { id: item.id } })
}
