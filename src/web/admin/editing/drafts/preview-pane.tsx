import { ActionIcon, Button, SegmentedControl, Skeleton, Tooltip } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconExternalLink, IconRefresh, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { inOtherLanguage } from '#contract/base/addresses/addresses.ts'
import type { Kind } from '#contract/base/kinds.ts'
import { isLanguage, type Language } from '#contract/base/languages/languages.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import type { ItemForm } from '#web/admin/kit/form/use-item-form.ts'
import { useFailureText } from '#web/admin/kit/layout/text/failure-text.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'
import styles from './preview-pane.module.css'
import type { Drafting } from './use-drafting.tsx'

/** Widths of the devices that a page is previewed on, in pixels. */
const widths = { phone: 390, tablet: 820, desktop: 1440 } as const

type Device = keyof typeof widths

const devices = Object.keys(widths) as Device[]

interface PreviewPaneProps<Values extends Record<string, unknown>> {
  kind: Kind
  id: string
  name: string
  item: ItemForm<Values>
  drafting: Drafting
  onClose: () => void
}

/** The page beside its form, as visitors will see it; what is not saved yet is kept as a draft first. */
export function PreviewPane<Values extends Record<string, unknown>>(
  props: PreviewPaneProps<Values>,
) {
  const languages = useLanguagesInUse()
  const { kind, id, name, item, drafting, onClose } = props
  const t = usePanelTexts()
  const textOf = useFailureText()
  const [device, setDevice] = useState<Device>('phone')
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [shown, setShown] = useState<{ path: string } | { trouble: string }>()
  const { ref, width, height } = useElementSize()
  const pane = useRef<HTMLElement>(null)

  const show = async () => {
    if (item.changed && !(await drafting.keep())) {
      setShown({ trouble: t('drafts.previewTrouble') })
      return
    }
    const draft = item.changed || drafting.draft !== undefined
    try {
      const { url } = await panelCall('addPreviewLink', { kind, id, draft })
      // The panel may be reached by another name than the site's own.
      setShown({ path: new URL(url).pathname })
    } catch (failure) {
      setShown({ trouble: textOf(failure) })
    }
  }
  useEffect(() => {
    pane.current?.focus()
    document.body.dataset['previewing'] = ''
    void show()
    return () => {
      delete document.body.dataset['previewing']
    }
    // Once, when it opens; later by its button.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const scale = width > 0 ? Math.min(1, width / widths[device]) : 1
  const path = shown && 'path' in shown ? inOtherLanguage(shown.path, language) : undefined
  const label = t('drafts.previewOf', { name })
  return (
    <section
      ref={pane}
      className={styles.pane}
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose()
      }}
    >
      <div className={styles.tools}>
        <SegmentedControl
          aria-label={t('drafts.width')}
          value={device}
          onChange={(value) => setDevice(devices.find((each) => each === value) ?? 'phone')}
          data={devices.map((value) => ({
            value,
            label: (
              <span title={t(`drafts.widths.${value}`)}>
                <span className={styles.device}>{t(`drafts.widths.${value}`)} </span>
                {widths[value]}
              </span>
            ),
          }))}
        />
        <SegmentedControl
          aria-label={t('drafts.language')}
          value={language}
          onChange={(value) => isLanguage(value) && setLanguage(value)}
          data={languages.map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <Button
          variant="default"
          leftSection={<IconRefresh size={17} stroke={1.6} />}
          loading={drafting.busy}
          onClick={() => void show()}
        >
          {t('drafts.refresh')}
        </Button>
        {path && (
          <Tooltip label={t('drafts.newTab')}>
            <ActionIcon
              component="a"
              href={path}
              target="_blank"
              rel="noopener noreferrer"
              variant="default"
              size={36}
              aria-label={t('drafts.newTab')}
            >
              <IconExternalLink size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )}
        <ActionIcon
          variant="subtle"
          size={36}
          className={styles.close}
          aria-label={t('drafts.close')}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.6} />
        </ActionIcon>
      </div>
      <div ref={ref} className={styles.stage}>
        {shown && 'trouble' in shown && <p role="alert">{shown.trouble}</p>}
        {!shown && <Skeleton height="100%" />}
        {path && (
          <iframe
            // The same address shows what is there now: a further link is a further address.
            key={path}
            src={path}
            title={label}
            sandbox="allow-same-origin"
            className={styles.frame}
            style={{
              width: widths[device],
              height: height / scale,
              transform: `scale(${scale})`,
            }}
          />
        )}
      </div>
    </section>
  )
}
