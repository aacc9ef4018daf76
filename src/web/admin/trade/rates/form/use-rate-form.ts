import { useNavigate } from 'react-router'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import { rateOperations } from '#contract/trade/rates/rates.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { type RateFormValues, toRateFormValues, toRatePayload } from './rate-form-values.ts'

export type RateFormState = ItemForm<RateFormValues>

/** A new one leads to its own page; an edit stays. */
export function useRateForm(initial: RateFormValues, stored: Rate | undefined): RateFormState {
  const navigate = useNavigate()
  const id = stored?.id
  return useItemForm({
    name: id ? `rate:${id}` : 'rate:add',
    initial,
    ...(stored && { updatedAt: stored.updatedAt }),
    schema: rateOperations.addRate.input,
    toPayload: toRatePayload,
    errorPath: (path) => (path === '' ? 'entityId' : path),
    save: (fields, updatedAt, once) =>
      id ? panelCall('editRate', { ...fields, id, updatedAt }) : panelCall('addRate', fields, once),
    ...(id && {
      reload: async () => {
        const now = await panelCall('detailRate', { id })
        return { values: toRateFormValues(now), updatedAt: now.updatedAt }
      },
    }),
    onSaved: (saved, another) => {
      if (id) return
      const { entityType, entityId } = initial
      const again = entityId ? adminPaths.addRateOf(entityType, entityId) : adminPaths.addRate
      const mark = again.includes('?') ? '&' : '?'
      void navigate(another ? `${again}${mark}again=${saved}` : adminPaths.editRate(saved), {
        replace: true,
      })
    },
  })
}
