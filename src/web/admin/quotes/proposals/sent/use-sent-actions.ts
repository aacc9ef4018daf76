import { modals } from '@mantine/modals'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { useNavigate } from 'react-router'
import { paths } from '#contract/base/addresses/addresses.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { readFileOrJson } from '#web/shared/api/read-file.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { saveFile } from '#web/shared/api/save-file.ts'

type Action = 'link' | 'pdf' | 'version' | 'withdraw'

/** Returns the actions on a proposal that has gone out; a failed one reports so. */
export function useSentActions({ id, quoteId }: Proposal) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const navigate = useNavigate()
  const showFailure = useFailureToast()
  const keyOf = useIdempotencyKey()
  const [busy, setBusy] = useState<Action>()

  const run = async <Answer>(action: Action, work: () => Promise<Answer>) => {
    setBusy(action)
    try {
      return await work()
    } catch (failure) {
      showFailure(failure)
      return undefined
    } finally {
      setBusy(undefined)
    }
  }
  const addLink = async () => (await panelCall('addProposalLink', { id })).url
  const withdraw = () =>
    run('withdraw', async () => {
      await panelCall('withdrawProposal', { id })
      toastSuccess(t('proposalForm.actions.withdrawn'))
      await client.invalidateQueries()
    })
  return {
    busy,
    makeLink: () => run('link', addLink),
    downloadPdf: () => run('pdf', async () => saveFile(await readPdf(await addLink()))),
    addVersion: () =>
      run('version', async () => {
        const from = { quoteId, fromProposalId: id }
        const draft = await panelCall('addProposal', from, { idempotencyKey: keyOf(from) })
        await client.invalidateQueries()
        await navigate(adminPaths.proposal(draft.id))
      }),
    askToWithdraw: () =>
      modals.openConfirmModal({
        title: t('proposalForm.actions.withdrawTitle'),
        children: t('proposalForm.actions.withdrawText'),
        labels: { confirm: t('proposalForm.actions.withdrawConfirm'), cancel: t('form.cancel') },
        confirmProps: { color: 'wine' },
        onConfirm: () => void withdraw(),
      }),
  }
}

/** The document behind a proposal's link, under the name that it is sent with. */
async function readPdf(url: string): Promise<File> {
  const token = url.slice(url.lastIndexOf('/') + 1)
  const response = await fetch(paths.proposalPdf(token))
  const file = response.ok && (await readFileOrJson(response))
  if (!(file instanceof File)) throw new Error(`No document was answered: ${response.status}`)
  return file
}
