import { expect } from 'vitest'
import { kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Media } from '#contract/catalogue/media.ts'
import type { Caller } from '#contract/index.ts'

/** Invariants of a catalogue: all of it can be read, media are in order with their files, stars are few. */
export async function checkState(url: string, admin: Caller): Promise<void> {
  for (const kind of kinds) {
    const { list } = await admin(operationsOfKind[kind].list, { adminPanel: true })
    for (const { id } of list) {
      const { media } = await admin(operationsOfKind[kind].detail, { id, adminPanel: true })
      expectInOrder(media)
      await expectFiles(url, media)
      await admin('listVersions', { kind, id })
      await admin('getDraft', { kind, id })
    }
  }
  for (const { id } of (await admin('listDestinations')).list) {
    const { list: starred } = await admin('getToursStarredInDestination', { id })
    expect(starred.length).toBeLessThanOrEqual(4)
  }
  for (const { id } of (await admin('listQuote')).list) await admin('detailQuote', { quoteId: id })
  for (const { id } of (await admin('listAgencies')).list) await admin('detailAgency', { id })
  for (const { id } of (await admin('listRates', {})).list) await admin('detailRate', { id })
  await admin('listActivity')
  await admin('getDashboard')
}

/** Of each position 1, 2, 3 and so on. */
function expectInOrder(media: readonly Media[]): void {
  for (const group of Map.groupBy(media, ({ position }) => position).values()) {
    const orders = group.map(({ order }) => order).filter((order) => order !== null)
    expect(orders.toSorted((a, b) => a - b)).toEqual(orders.map((_, index) => index + 1))
  }
}

async function expectFiles(url: string, media: readonly Media[]): Promise<void> {
  for (const { sources } of media) {
    for (const source of sources) {
      const { status } = await fetch(url + source.url, { method: 'HEAD' })
      expect([source.url, status]).toEqual([source.url, 200])
    }
  }
}
