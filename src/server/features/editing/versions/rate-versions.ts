import { dropUnused } from '#contract/base/languages/drop-unused.ts'
import { ratedKinds } from '#contract/trade/rates/rate-fields.ts'
import { requireReferences } from '#server/features/catalogue/trash/references.ts'
import type { HandlersOf } from '#server/api/context.ts'
import { type CallByName, editablePartOf } from '../editable-part.ts'
import { presentVersion, presentVersions } from './present-version.ts'
import { readVersion } from './store.ts'

type Names = 'listRateVersions' | 'getRateVersion' | 'restoreRateVersion'

/** Earlier states of rates; `detailRate` refuses those that are gone (requirements §16.2.8). */
export const rateVersionHandlers: HandlersOf<Names> = {
  async listRateVersions({ tx, within }, { id }) {
    await within('detailRate', { id })
    return presentVersions(tx, id)
  },

  async getRateVersion({ tx, within, languages }, { id, version }) {
    await within('detailRate', { id })
    return presentVersion(tx, languages, { id, version })
  },

  async restoreRateVersion({ tx, within, languages }, { id, version, updatedAt }) {
    await within('detailRate', { id })
    const { item } = await readVersion(tx, id, version)
    const { content } = dropUnused(item, languages)
    const fields = editablePartOf('editRate', content, ['status'])
    const { entityId, entityType } = fields
    const kind = ratedKinds.find((each) => each === entityType)
    if (kind && typeof entityId === 'string') {
      const { details } = content['item'] as { details: { lang: string; name: string }[] }
      const names = new Map([[entityId, details[0]?.name ?? '']])
      await requireReferences(tx, [{ path: 'entityId', kind, id: entityId }], names)
    }
    await (within as CallByName)('editRate', { ...fields, id, updatedAt })
    return { id }
  },
}
