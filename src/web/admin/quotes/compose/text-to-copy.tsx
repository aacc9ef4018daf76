import { Button, Textarea } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { linkPlace } from '#contract/quotes/fill-in.ts'
import { limits } from '#contract/base/limits.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import { useFailureToast } from '#web/admin/kit/layout/text/failure-text.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import type { QuoteDetail } from '../detail/quote-detail.ts'
import { useCopy } from '../inbox/use-copy.ts'
import styles from './compose.module.css'
import { TemplateChooser } from './template-chooser.tsx'

/** For who has no e-mail: a template's text to copy, and the way to their address. */
export function TextToCopy({ quote }: { quote: QuoteDetail }) {
  const t = usePanelTexts()
  const copy = useCopy()
  const showFailure = useFailureToast()
  const [text, setText] = useState('')
  /** A link is made at once: no mail will put it in. */
  const put = async (template: string) => {
    if (!template.match(linkPlace)) return setText(template)
    try {
      const { url } = await panelCall('addRequestLink', { quoteId: quote.id })
      setText(template.replaceAll(linkPlace, url))
    } catch (failure) {
      showFailure(failure)
    }
  }
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{t('inbox.reply.noEmailText')}</p>
      <TemplateChooser
        quoteId={quote.id}
        written={text ? { subject: '', text } : undefined}
        onChoose={(template) => void put(template.text)}
      />
      <Textarea
        label={t('inbox.reply.text')}
        lang={quote.lang}
        autosize
        minRows={4}
        maxRows={16}
        maxLength={limits.replyMaxLength}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className={styles.foot}>
        <Button
          disabled={text.trim() === ''}
          leftSection={<IconCopy size={18} stroke={1.6} />}
          onClick={() => void copy(text, t('inbox.reply.textCopied'))}
        >
          {t('inbox.reply.copyText')}
        </Button>
        <Button component={Link} to={adminPaths.editQuote(quote.id)} variant="default">
          {t('inbox.reply.addEmail')}
        </Button>
      </div>
    </div>
  )
}
