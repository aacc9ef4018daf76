import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import type { AnswerOf, Caller } from '#contract/index.ts'
import { pageContext } from '#web/page-context.ts'
import { loader as circuit } from '#web/public/catalogue/kinds/circuit-page.tsx'
import { loader as destination } from '#web/public/catalogue/kinds/destination-page.tsx'
import { loader as hotel } from '#web/public/catalogue/kinds/hotel-page.tsx'
import { loader as incentive } from '#web/public/catalogue/kinds/incentive-page.tsx'
import { loader as packageLoader } from '#web/public/catalogue/kinds/package-page.tsx'
import { loader as tour } from '#web/public/catalogue/kinds/tour-page.tsx'

/** Loader of each kind's own page, and the operation that it calls first. */
const pages = {
  destination: { load: destination, asks: 'landingDetailDestination' },
  tour: { load: tour, asks: 'landingDetailTour' },
  circuit: { load: circuit, asks: 'landingDetailCircuit' },
  package: { load: packageLoader, asks: 'landingDetailPackage' },
  hotel: { load: hotel, asks: 'landingDetailHotel' },
  incentive: { load: incentive, asks: 'landingDetailIncentive' },
} as const satisfies Record<Kind, { load: unknown; asks: `landingDetail${string}` }>

/**
 * Loads the page of a previewed item: the page's own loader receives the preview's item, and asks for the rest
 * itself.
 */
export async function loadPreviewedPage(
  { kind, item }: AnswerOf<'getPreview'>,
  { context, ...args }: LoaderFunctionArgs<Readonly<RouterContextProvider>>,
): Promise<object> {
  const { load, asks } = pages[kind]
  const page = context.get(pageContext)
  const ask = page.caller as (...asked: unknown[]) => Promise<unknown>
  const caller = (async (name: string, ...rest: unknown[]) =>
    name === asks ? item : ask(name, ...rest)) as Caller
  const provider = new RouterContextProvider()
  provider.set(pageContext, { ...page, caller })
  // Each loader's arguments are typed by its own route, whose only parameter is the item's id.
  const loadAny = load as (given: unknown) => Promise<object>
  return loadAny({ ...args, context: provider, params: { id: item.id } })
}
