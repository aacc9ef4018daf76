import { Alert, Button, Checkbox, Stack, TagsInput, TextInput } from '@mantine/core'
import { modals } from '@mantine/modals'
import { IconAlertTriangle, IconLink, IconSend } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { limits } from '#contract/base/limits.ts'
import type { ProposalState } from '#contract/quotes/proposal-fields.ts'
import { languageName } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { LengthHint } from '#web/admin/kit/form/languages/length-hint.tsx'
import { MarkdownEditor } from '#web/admin/kit/form/markdown/markdown-editor.tsx'
import type { QuoteDetail } from '../detail/quote-detail.ts'
import { TimelineEntries } from '../detail/timeline/timeline.tsx'
import styles from './compose.module.css'
import { sendOnEnter } from './send-on-enter.ts'
import { TemplateChooser } from './template-chooser.tsx'
import { useReply } from './use-reply.ts'

/** Those that the visitor has: neither drafts nor what was taken back or replaced. */
const attachable: ReadonlySet<ProposalState> = new Set(['sent', 'accepted', 'declined'])

const linkPlace = '{{link}}'

/** An answer by mail; it is kept on this computer until it is sent. */
export function ReplyEditor({ quote, email }: { quote: QuoteDetail; email: string }) {
  const t = usePanelTexts()
  const language = useLanguage()
  const { reply, begun, news, sending, isReady, isUntouched, ...act } = useReply(quote)
  const { subject, text, cc, proposalIds } = reply
  const sent = quote.proposals.filter(({ state }) => attachable.has(state))
  const askToDiscard = () =>
    modals.openConfirmModal({
      title: t('inbox.reply.discardTitle'),
      children: t('inbox.reply.discardText'),
      labels: { confirm: t('inbox.reply.discard'), cancel: t('form.cancel') },
      confirmProps: { color: 'wine' },
      onConfirm: act.discard,
    })
  return (
    <form
      className={styles.form}
      onKeyDownCapture={sendOnEnter(() => void act.send())}
      onSubmit={(event) => {
        event.preventDefault()
        void act.send()
      }}
    >
      <p className={styles.hint}>
        {t('inbox.reply.to', {
          email,
          language: languageName(quote.lang, language),
        })}
      </p>
      <TemplateChooser
        quoteId={quote.id}
        written={begun ? { subject, text } : undefined}
        onChoose={(texts) => act.change(texts)}
      />
      <TextInput
        label={t('inbox.reply.subject')}
        lang={quote.lang}
        maxLength={limits.replySubjectMaxLength}
        value={subject}
        onChange={(event) => act.change({ subject: event.currentTarget.value })}
      />
      <MarkdownEditor
        label={t('inbox.reply.text')}
        caretAtEnd
        value={text}
        onChange={(markdown) => act.change({ text: markdown })}
        hint={
          <>
            {isUntouched && <span>{t('inbox.reply.untouched')} </span>}
            <LengthHint length={text.length} max={limits.replyMaxLength} />
            {text.includes(linkPlace) && (
              <span> · {t('inbox.reply.linkHint', { place: linkPlace })}</span>
            )}
          </>
        }
      />
      <div className={styles.parts}>
        <TagsInput
          label={t('inbox.reply.cc')}
          description={t('inbox.reply.ccHint', { max: limits.replyCopiesMax })}
          maxTags={limits.replyCopiesMax}
          acceptValueOnBlur
          splitChars={[',', ';', ' ']}
          value={cc}
          onChange={(value) => act.change({ cc: value })}
        />
        {sent.length > 0 && (
          <Checkbox.Group
            label={t('inbox.reply.attach')}
            value={proposalIds}
            onChange={(value) => act.change({ proposalIds: value })}
          >
            <Stack gap="xs" mt="xs">
              {sent.map(({ id, title, version }) => (
                <Checkbox
                  key={id}
                  value={id}
                  label={`${title} (${t('inbox.proposals.version', { version: version ?? '' })})`}
                />
              ))}
            </Stack>
          </Checkbox.Group>
        )}
      </div>
      {news.length > 0 && (
        <Alert
          color="ochre"
          icon={<IconAlertTriangle size={20} />}
          title={t('inbox.reply.newsTitle', { count: news.length })}
        >
          <Stack gap="sm" role="status">
            {t('inbox.reply.newsText')}
            <TimelineEntries entries={news} />
            <Button variant="default" onClick={act.acknowledge}>
              {t('inbox.reply.newsSeen')}
            </Button>
          </Stack>
        </Alert>
      )}
      <div className={styles.foot}>
        <Button
          type="submit"
          loading={sending}
          disabled={!isReady || news.length > 0}
          aria-keyshortcuts="Control+Enter"
          leftSection={<IconSend size={18} stroke={1.6} />}
        >
          {t('inbox.reply.send')}
        </Button>
        <Button
          variant="default"
          disabled={text.includes(linkPlace)}
          leftSection={<IconLink size={17} stroke={1.6} />}
          onClick={() => act.change({ text: `${text.trimEnd()}\n\n${linkPlace}` })}
        >
          {t('inbox.reply.link')}
        </Button>
        {begun && (
          <>
            <Button variant="subtle" color="gray" onClick={askToDiscard}>
              {t('inbox.reply.discard')}
            </Button>
            <span className={styles.hint}>{t('inbox.reply.kept')}</span>
          </>
        )}
      </div>
    </form>
  )
}
