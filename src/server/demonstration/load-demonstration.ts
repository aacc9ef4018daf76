import { catalogueItems } from '../db/schema/index.ts'
import { onReadHandle } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { loadCatalogue } from './load-catalogue.ts'

/** Loads the demonstration into an empty catalogue; `report` hears how many pictures are drawn. */
export async function loadDemonstration(
  services: Services,
  report: (done: number, all: number) => void,
): Promise<void> {
  const items = await onReadHandle(services.database, (tx) => tx.$count(catalogueItems))
  if (items === 0) await loadCatalogue(services, report)
}
