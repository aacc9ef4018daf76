import { makePictures } from './drop-files.ts'
import { callerOf } from './caller.ts'
import { site } from './site.ts'

interface IllustratedDestination {
  id: string
  /** Takes it away again. */
  remove: () => Promise<void>
}

/** A destination in English alone, with pictures in every position: the demonstration's own are drawn late. */
export async function addIllustratedDestination(name: string): Promise<IllustratedDestination> {
  const admin = await callerOf(site.admin)
  const { list } = await admin('listRegions', {})
  const details = [{ name, description: 'A shore with a view.', lang: 'en' as const }]
  const { id } = await admin('addDestination', { details, regionId: list[0]?.id ?? '' })
  const pictures = await makePictures(['#14506b', '#7b1e3a', '#c9822b'])
  const files = pictures.map(
    (picture) => new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }),
  )
  for (const file of files) {
    await admin('addDestinationMedia', { id, position: 'slider', file })
    await admin('addDestinationMedia', { id, position: 'detail', file })
  }
  return { id, remove: () => admin('deleteDestination', { id }) }
}
