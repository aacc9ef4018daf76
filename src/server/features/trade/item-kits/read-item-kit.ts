import type { FastifyRequest } from 'fastify'
import { slugOf } from '#contract/base/addresses/addresses.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Kind } from '#contract/base/kinds.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { agencyLanguage, inLanguage, type Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf, Caller } from '#contract/index.ts'
import { onReadHandle } from '#server/platform/db/transaction.ts'
import { readMediaOf } from '#server/features/catalogue/kit/read-media.ts'
import { mediaPath, publicContentType } from '#server/platform/media/media-keys.ts'
import { plainRequest } from '#server/api/call.ts'
import { makeAnonymousCallers } from '#server/api/in-process.ts'
import type { Services } from '#server/platform/services.ts'
import { captionsOf } from './captions.ts'
import { type NameIn, writeTexts } from './write-texts.ts'

/** A picture of a kit: where it stands in the ZIP, and under which key its bytes are. */
export interface KitPicture {
  file: string
  key: string
  medium: Media
}

/** Content of a kit: files that are texts, and pictures that are read when their turn comes. */
export interface ItemKit {
  /** The file's name, without its ending. */
  name: string
  texts: { file: string; text: string }[]
  pictures: KitPicture[]
}

type Item = AnswerOf<(typeof operationsOfKind)[Kind]['detail']>

/**
 * Reads the public's view of an item, as files. It reads as an anonymous caller: so it can include nothing hidden and
 * no rate.
 * @throws NOT_FOUND_ERROR for an item that the public does not see
 */
export async function readItemKit(
  services: Services,
  request: FastifyRequest,
  { kind, id }: { kind: Kind; id: string },
): Promise<ItemKit> {
  const { siteUrl } = services.settings
  const call = makeAnonymousCallers(services)(plainRequest(request.id, request.ip))
  const item: Item = await call(operationsOfKind[kind].detail, { id })
  const media = await onReadHandle(services.database, (tx) => readMediaOf(tx, [id]))
  const pictures = picturesOf(media.get(id) ?? [])
  const answer = {
    kind,
    ...item,
    pictures: pictures.map(({ file, medium }) => {
      const { position, alt, caption, credit, decorative } = medium
      return { file, position, alt, caption, credit, decorative }
    }),
  }
  const names: { lang: (typeof item.details)[number]['lang']; name: string }[] = item.details
  return {
    name: slugOf(inLanguage(names, agencyLanguage)?.name ?? '') || kind,
    texts: [
      { file: 'item.json', text: `${JSON.stringify(answer, withWholeAddress(siteUrl), 2)}\n` },
      ...writeTexts(item, await readNames(item, call), siteUrl),
      ...captionsOf(pictures),
    ],
    pictures,
  }
}

type Named = { id: string; details: readonly { lang: Language; name: string }[] }

/** The names of all that the days of a journey name, as the public reads them. */
async function readNames(item: Item, call: Caller): Promise<NameIn> {
  const named: Named[] = []
  if ('itinerary' in item) {
    named.push(...item.destinations, ...item.hotels, ...item.tours)
    // Days may offer more than the journey includes.
    if (item.itinerary.some(({ optionalTourIds }) => optionalTourIds.length > 0))
      named.push(...(await call('listTours', { brief: true })).list)
  }
  const byId = new Map(named.map(({ id, details }) => [id, details]))
  return (lang) => (id) => inLanguage(byId.get(id) ?? [], lang)?.name
}

/** Addresses of files of ours are whole, for who reads them elsewhere. */
function withWholeAddress(siteUrl: string) {
  return (_name: string, value: unknown) =>
    typeof value === 'string' && value.startsWith(mediaPath) ? new URL(value, siteUrl).href : value
}

/** Each picture as the largest of the files that the public is served, as JPEG where there is one of that size. */
function picturesOf(media: readonly Media[]): KitPicture[] {
  const images = media.filter(({ type }) => type === 'image')
  return images.flatMap((medium, index) => {
    const [largest] = medium.sources.toSorted(
      (a, b) => b.width - a.width || Number(isJpeg(b)) - Number(isJpeg(a)),
    )
    const key = (largest?.url ?? medium.url).slice(mediaPath.length)
    // Originals have no such key.
    if (publicContentType(key) === null) return []
    const number = String(index + 1).padStart(2, '0')
    const ending = key.slice(key.lastIndexOf('.'))
    return [{ file: `pictures/${number}-${medium.position}${ending}`, key, medium }]
  })
}

const isJpeg = ({ type }: { type: string }) => type === 'image/jpeg'
