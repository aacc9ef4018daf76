import { Select } from '@mantine/core'
import { modals } from '@mantine/modals'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { matchingOptions } from '#web/admin/kit/form/fields/matching-options.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'

interface Texts {
  subject: string
  text: string
}

interface TemplateChooserProps {
  quoteId: string
  /** Somebody's words, whose place a template would take; undefined where nobody has written any. */
  written: Texts | undefined
  onChoose: (texts: Texts) => void
}

/** Fills a reply with a template, in the visitor's language and with the quote's words. */
export function TemplateChooser({ quoteId, written, onChoose }: TemplateChooserProps) {
  const t = usePanelTexts()
  const showFailure = useFailureToast()
  const { data } = useQuery({ ...operationQuery('listTemplates', {}), staleTime: 60_000 })
  const latest = useRef(written)
  useEffect(() => {
    latest.current = written
  }, [written])
  if (!data || data.list.length === 0) return null
  const askFirst = (put: () => void) =>
    modals.openConfirmModal({
      title: t('inbox.reply.templateTitle'),
      children: t('inbox.reply.templateText'),
      labels: { confirm: t('inbox.reply.templateConfirm'), cancel: t('form.cancel') },
      onConfirm: put,
    })
  const fill = async (templateId: string) => {
    try {
      const { subject, text } = await panelCall('renderTemplate', { templateId, quoteId })
      const put = () => onChoose({ subject, text })
      // What was typed while the template was on its way is lost to nobody unasked.
      if (isSame(latest.current, written)) put()
      else askFirst(put)
    } catch (failure) {
      showFailure(failure)
    }
  }
  const choose = (templateId: string | null) => {
    if (!templateId) return
    if (!written) return void fill(templateId)
    askFirst(() => void fill(templateId))
  }
  return (
    <Select
      label={t('inbox.reply.template')}
      maw="24rem"
      searchable
      filter={matchingOptions}
      openOnFocus={false}
      data={data.list.map(({ id, name }) => ({ value: id, label: name }))}
      // What it gave is the reply's own from then on: another choice begins anew.
      value={null}
      onChange={choose}
    />
  )
}

function isSame(one: Texts | undefined, other: Texts | undefined): boolean {
  return one?.subject === other?.subject && one?.text === other?.text
}
