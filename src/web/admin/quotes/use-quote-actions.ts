import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#contract/quotes.ts'
import { toastSuccess } from '../../ui/toasts.ts'
import { useFailureToast } from '../kit/layout/failure-text.ts'
import { patchCachedItem, restoreCache } from '../kit/patch-cache.ts'
import { panelCall } from '../panel-call.ts'

/** What can be done with a quote; marks show at once, and are taken back when refused. */
export function useQuoteActions() {
  const { t } = useTranslation('admin')
  const client = useQueryClient()
  const showFailure = useFailureToast()

  const mark = useCallback(
    async (quoteId: string, seen: boolean) => {
      const before = patchCachedItem(client, quoteId, { seen })
      try {
        await panelCall('quoteToggleSeen', { quoteId, markAs: seen })
        if (!seen) toastSuccess(t('quotes.markedUnread'))
      } catch (failure) {
        restoreCache(client, before)
        showFailure(failure)
      }
      await client.invalidateQueries({ queryKey: ['listQuote'] })
    },
    [client, showFailure, t],
  )
  const remove = async (quoteId: string, onDone: () => void) => {
    try {
      await panelCall('deleteQuote', { quoteId })
      onDone()
      toastSuccess(t('quotes.deleted'))
    } catch (failure) {
      showFailure(failure)
    }
    await client.invalidateQueries({ queryKey: ['listQuote'] })
  }
  return {
    mark,
    askToDelete: ({ id, name }: Quote, onDone: () => void) =>
      modals.openConfirmModal({
        title: t('quotes.deleteTitle'),
        children: t('quotes.deleteText', { name }),
        labels: { confirm: t('deletion.confirm'), cancel: t('form.cancel') },
        confirmProps: { color: 'wine' },
        onConfirm: () => void remove(id, onDone),
      }),
  }
}
