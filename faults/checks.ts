import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Media } from '#contract/catalogue/media.ts'
import type { Quote } from '#contract/quotes/quote-fields.ts'
import { readWholeList } from '#testing/read-whole-list.ts'
import { ask, type Call, call, type Target } from './calls.ts'
import type { Ground } from './workload.ts'

type Details = { name: string; description: string; lang: string }[]

const of = (history: Call[], operation: string) =>
  history.filter((each) => each.operation === operation)

const idOf = (made: Call) => (made.answer as { id: string }).id

/**
 * Compares what is stored with what was answered: acknowledged writes are there, refused ones are
 * not, unknown ones are whole or not there. `mediaFolder` is checked too where files are on disk.
 */
export async function checkHistory(
  target: Target,
  ground: Ground,
  history: Call[],
  mediaFolder: string | null,
): Promise<void> {
  expect(of(history, 'createQuote').filter(wasTaken).length).toBeGreaterThan(5)
  expect(of(history, 'addDestinationMedia').filter(wasTaken).length).toBeGreaterThan(1)
  const unexpected = history.filter(({ status }) => status === 500 || status === 401)
  expect(unexpected.map(({ operation, status }) => `${operation} ${status}`)).toEqual([])
  await checkQuotes(target, history)
  await checkTours(target, ground, history)
  await checkMedia(target, ground, history, mediaFolder)
}

const wasTaken = ({ outcome }: Call) => outcome === 'acknowledged'

/** A repeat under the same key has no second effect, whatever became of the first. */
async function checkQuotes(target: Target, history: Call[]): Promise<void> {
  const sent = of(history, 'createQuote')
  for (const { outcome, operation, payload, key } of sent) {
    if (outcome !== 'unknown') continue
    // By whoever asked first: a key is its caller's.
    expect(await call(target, operation, payload, key)).toMatchObject({ outcome: 'acknowledged' })
  }
  const list = await readWholeList<Quote>((offset) => ask(target, 'listQuote', { offset }))
  const wanted = sent.filter(({ outcome }) => outcome !== 'refused')
  expect(list.map(({ message }) => message).toSorted()).toEqual(
    wanted.map(({ payload }) => String(payload['message'])).toSorted(),
  )
  const kept = new Set(list.map(({ id }) => id))
  expect(sent.filter((made) => wasTaken(made) && !kept.has(idOf(made)))).toEqual([])
}

async function checkTours(target: Target, ground: Ground, history: Call[]): Promise<void> {
  for (const id of ground.tourIds) {
    const tour = await ask<{ details: Details; tags: string[]; starredInDestination: boolean }>(
      target,
      'detailTour',
      { id },
    )
    const [serial, ...others] = new Set(tour.details.map(({ name }) => name))
    expect(others, 'languages of one edit').toEqual([])
    const edits = of(history, 'editTour').filter(({ payload }) => payload['id'] === id)
    if (edits.length > 0) expect(tour.tags).toEqual([`n${serial}`])
    const possible = edits
      .slice(edits.findLastIndex(wasTaken))
      .filter((each) => each.outcome !== 'refused')
    if (possible.length > 0) expect(possible.map(serialOf)).toContain(serial)

    const toggles = of(history, 'toggleTourStarredInDestination').filter(
      ({ payload }) => payload['id'] === id,
    )
    if (toggles.some(({ outcome }) => outcome === 'unknown')) continue
    expect(tour.starredInDestination).toBe(toggles.filter(wasTaken).length % 2 === 1)
  }
  const { list } = await ask<{ list: unknown[] }>(target, 'getToursStarredInDestination', {
    id: ground.destinationId,
  })
  expect(list.length).toBeLessThanOrEqual(4)
}

const serialOf = ({ payload }: Call) => (payload['details'] as Details)[0]?.name

async function checkMedia(
  target: Target,
  ground: Ground,
  history: Call[],
  mediaFolder: string | null,
): Promise<void> {
  const readMedia = async () => {
    const { destinationId: id } = ground
    return (await ask<{ media: Media[] }>(target, 'detailDestination', { id })).media
  }
  const media = await readMedia()
  expect(media.map(({ order }) => order).toSorted((a, b) => Number(a) - Number(b))).toEqual(
    media.map((_, index) => index + 1),
  )
  const removals = of(history, 'removeDestinationMedia')
  const removed = (wanted: (made: Call) => boolean) =>
    new Set(removals.filter(wanted).map(({ payload }) => payload['mediaId']))
  const surelyGone = removed(wasTaken)
  const maybeGone = removed(({ outcome }) => outcome !== 'refused')
  const uploads = of(history, 'addDestinationMedia')
  const stored = new Set(media.map(({ id }) => id))
  const taken = uploads.filter(wasTaken).map(idOf)
  expect(taken.filter((id) => !stored.has(id) && !maybeGone.has(id))).toEqual([])
  expect([...stored].filter((id) => surelyGone.has(id))).toEqual([])
  const unknown = uploads.filter(({ outcome }) => outcome === 'unknown').length
  expect([...stored].filter((id) => !taken.includes(id)).length).toBeLessThanOrEqual(unknown)
  const files = media.flatMap(({ sources }) => sources.map(({ url }) => target.url + url))
  const answers = await Promise.all(files.map((url) => fetch(url, { method: 'HEAD' })))
  expect(answers.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([])
  const { list } = await ask<{ list: unknown[] }>(target, 'listRemovedMedia', {
    kind: 'destination',
    id: ground.destinationId,
  })
  if (mediaFolder !== null) await checkFiles(mediaFolder, readMedia, media.length + list.length)
}

/** No file without its row, once the sweep and the removals are through; every row has its original, and what was removed has it still. */
async function checkFiles(
  mediaFolder: string,
  readMedia: () => Promise<Media[]>,
  uploaded: number,
): Promise<void> {
  const files = async (folder: string) => {
    const path = join(mediaFolder, folder)
    const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => [])
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(mediaFolder.length + 1))
  }
  const options = { timeout: 60_000, interval: 100 }
  // Rows are read each time, too: AVIF files come after their picture.
  const differences = async () => {
    const rows = await readMedia()
    const wanted = rows.flatMap(({ sources }) =>
      sources.map(({ url }) => url.replace('/media/', '')),
    )
    const found = await files('images')
    return {
      missing: wanted.filter((file) => !found.includes(file)),
      orphaned: found.filter((file) => !wanted.includes(file)),
    }
  }
  await expect.poll(differences, options).toEqual({ missing: [], orphaned: [] })
  await expect.poll(async () => (await files('originals')).length, options).toBe(uploaded)
}
