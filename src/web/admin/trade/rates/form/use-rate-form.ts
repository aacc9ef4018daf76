import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Rate } from '#contract/trade/rates/rate-fields.ts'
import type { RateWarning } from '#contract/trade/rates/rate-warnings.ts'
import { rateOperations } from '#contract/trade/rates/rates.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { type ItemForm, useItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { type RateFormValues, toRateFormValues, toRatePayload } from './rate-form-values.ts'

/** The form, with the doubtful points of what was saved last. */
export interface RateFormState extends ItemForm<RateFormValues> {
  warnings: readonly RateWarning[]
}

/** A new one leads to its own page; an edit stays. */
export function useRateForm(initial: RateFormValues, stored: Rate | undefined): RateFormState {
  const navigate = useNavigate()
  const id = stored?.id
  // A new rate leads to its own page, which goes on showing them.
  const told = (useLocation().state as { warnings?: RateWarning[] } | null)?.warnings ?? []
  const [warnings, setWarnings] = useState<readonly RateWarning[]>(told)
  const latest = useRef<readonly RateWarning[]>(told)
  const item = useItemForm({
    name: id ? `rate:${id}` : 'rate:add',
    initial,
    ...(stored && { updatedAt: stored.updatedAt }),
    schema: rateOperations.addRate.input,
    toPayload: toRatePayload,
    errorPath: (path) => (path === '' ? 'entityId' : path),
    save: async (fields, updatedAt, once) => {
      const saved = await (id
        ? panelCall('editRate', { ...fields, id, updatedAt })
        : panelCall('addRate', fields, once))
      latest.current = saved.warnings
      setWarnings(saved.warnings)
      return saved
    },
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
        state: { warnings: latest.current },
      })
    },
  })
  return { ...item, warnings }
}
