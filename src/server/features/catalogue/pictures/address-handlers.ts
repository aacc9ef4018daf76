import type { pictureAddressOperations } from '#contract/catalogue/media.ts'
import type { MediaPosition } from '#contract/catalogue/media.ts'
import type { HandlersOf, OperationContext } from '#server/api/context.ts'
import { webhookReach } from '#server/platform/http/public-address.ts'
import { checkPicture, fetchPicture } from '#server/platform/media/fetched-picture.ts'
import { removeFiles, storeUpload } from '#server/platform/media/stored/store-media.ts'
import { type DescribedMedia, keysOf } from '#server/platform/media/stored/stored-media.ts'
import { withTemporaryFile } from '#server/platform/media/temporary-file.ts'
import { prepareAdding } from '../kit/media.ts'

/** Milliseconds for one address, of which somebody waits for several. */
const checkTimeoutMs = 8_000

/** Puts the picture at an address into the storage; it is taken back when the call fails. */
async function storeFetched(
  context: OperationContext,
  position: MediaPosition,
  address: string,
): Promise<DescribedMedia> {
  const { mediaPipeline, settings } = context.services
  const stored = await withTemporaryFile(mediaPipeline.temporaryFolder, 'fetched', async (path) => {
    const upload = await fetchPicture(address, path, { reach: webhookReach(settings) })
    const { fileName } = upload
    return { ...(await storeUpload(mediaPipeline, upload, position)), fileName }
  })
  context.onFailure(() => removeFiles(mediaPipeline.storage, keysOf(stored)))
  return stored
}

export const pictureAddressHandlers: HandlersOf<keyof typeof pictureAddressOperations> = {
  addMediaFromAddress: {
    prepare: (context, { kind, id, position, address }) =>
      prepareAdding(context, kind, { id, position }, () =>
        storeFetched(context, position, address),
      ),
  },

  async checkPictureAddresses({ services }, { addresses }) {
    const reach = webhookReach(services.settings)
    const list = addresses.map(async (address) => ({
      address,
      problem: await checkPicture(address, { reach, timeout: checkTimeoutMs }),
    }))
    return { list: await Promise.all(list) }
  },
}
