import type { Caller } from '#contract/index.ts'
import { arranged } from '#web/admin/kit/media/arrange.ts'

/** Puts the named ones into that order, in the places they have together; what came meanwhile stays where it is. */
export async function storeBannerOrder(call: Caller, wanted: readonly string[]): Promise<void> {
  const { list } = await call('getBannerContent')
  const present = list.map(({ id }) => id)
  const mediaIds = arranged(present, wanted)
  if (mediaIds.join() !== present.join()) await call('updateBannerOrder', { mediaIds })
}
