import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Failure } from '#contract/base/failures.ts'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { useIdempotencyKey } from '#web/shared/forms/use-idempotency-key.ts'
import { toastSuccess } from '#web/shared/ui/toasts/toasts.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import { replyTexts } from '../inbox/reply-texts.ts'
import { newsOf, overSeen } from '../detail/timeline/news.ts'
import type { QuoteDetail } from '../detail/quote-detail.ts'
import { useMyId } from '../inbox/use-my-id.ts'
import { useRefreshQuotes } from '../inbox/use-quote-actions.ts'
import type { ReplyDraft } from './reply-draft.ts'
import { useReplyDraft } from './use-reply-draft.ts'

/** A reply from its first word until it is sent; what others do meanwhile is to be read first. */
export function useReply(quote: QuoteDetail) {
  const t = usePanelTexts()
  const client = useQueryClient()
  const refresh = useRefreshQuotes()
  const showFailure = useFailureToast()
  const myId = useMyId()
  const keyOf = useIdempotencyKey()
  const [sending, setSending] = useState(false)
  const { id: quoteId, timeline } = quote
  const blank = blankReply(quote)
  const draft = useReplyDraft(myId, quoteId, blank)
  // A reply that nobody has begun sees what is there now.
  const reply = draft.begun ? draft.reply : { ...draft.reply, seen: idsOf(quote) }
  const news = newsOf(timeline, reply.seen, myId)
  // A greeting alone is no answer.
  const isUntouched = reply.text.trim() === blank.text.trim()
  const isReady = reply.subject.trim() !== '' && reply.text.trim() !== '' && !isUntouched

  const send = async () => {
    if (sending || !isReady || news.length > 0) return
    setSending(true)
    const { seen, ...written } = reply
    const idempotencyKey = keyOf({ quoteId, ...written })
    try {
      await overSeen({
        seen,
        myId,
        call: (expectedTimeline) =>
          panelCall(
            'quoteReply',
            { quoteId, ...written, prefilled: blank.text, expectedTimeline },
            { idempotencyKey },
          ),
        read: () =>
          client.fetchQuery({ ...operationQuery('detailQuote', { quoteId }), staleTime: 0 }),
      })
      draft.drop(blank)
      toastSuccess(t('inbox.reply.sent'))
    } catch (failure) {
      const meetsAnother = failure instanceof Failure && failure.name === 'EDIT_CONFLICT_ERROR'
      // What happened is shown beside the reply, as soon as it is read.
      if (!meetsAnother) showFailure(failure)
      // A reply that was not begun by typing is kept all the same.
      else draft.change({ seen })
    }
    await refresh()
    setSending(false)
  }
  return {
    reply,
    begun: draft.begun,
    news,
    sending,
    isReady,
    isUntouched,
    send,
    change: (changes: Partial<ReplyDraft>) => draft.change({ seen: reply.seen, ...changes }),
    acknowledge: () => draft.change({ seen: idsOf(quote) }),
    discard: () => draft.drop(blank),
  }
}

/** How a reply begins: subject and greeting in the visitor's language, and a line to go on in. */
function blankReply(quote: QuoteDetail): ReplyDraft {
  const { name, reference, lang, entityDetails, entityName } = quote
  const item = inLanguage(entityDetails, lang)?.name ?? entityName
  const { subject, greeting } = replyTexts(lang, { name, item, reference })
  return { subject, text: `${greeting}\n\n`, cc: [], proposalIds: [], seen: idsOf(quote) }
}

const idsOf = ({ timeline }: QuoteDetail) => timeline.map(({ id }) => id)
