import { Alert, Badge, Button, Group } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconDeviceFloppy, IconHistory } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { usePanelTexts } from '../layout/text/panel-texts.tsx'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { type Crumb, PageFrame } from '../layout/page-frame.tsx'
import { AlsoHere, type OpenThing } from './also-here.tsx'
import { type ConflictLabels, ConflictModal } from './draft/conflict-modal.tsx'
import styles from './form-page.module.css'
import { UnsavedGuard } from './draft/unsaved-guard.tsx'
import type { ItemForm } from './use-item-form.ts'

interface FormPageProps<Values extends Record<string, unknown>> {
  title: string
  trail: readonly Crumb[]
  item: ItemForm<Values>
  /** Offers to save and begin another one. */
  canAddAnother?: boolean
  conflictLabels?: ConflictLabels
  actions?: ReactNode
  /** Label of saving, if it differs from the default. */
  saveLabel?: string
  /** After saving, in its stead the first thing to do. */
  primary?: ReactNode
  /** The edited thing; its editors see one another. */
  open?: OpenThing | undefined
  /** Above the form, such as the ways to its neighbours. */
  lead?: ReactNode
  children: ReactNode
  /** Beside the main column; below it on small screens. */
  aside?: ReactNode
  /** The aside stands below on any screen: what is in the main column needs the room. */
  isWide?: boolean
}

/** A page with a form: save (Ctrl/Cmd+S too), its draft, and the guard against leaving it unsaved. */
export function FormPage<Values extends Record<string, unknown>>(props: FormPageProps<Values>) {
  const { title, trail, item, canAddAnother, conflictLabels, actions, lead, children } = props
  const { aside, isWide = false, open, primary, saveLabel } = props
  const t = usePanelTexts()
  useHotkeys([['mod+S', () => void item.submit()]], [], true)
  const fields = useRef<HTMLFormElement>(null)
  const { refusals } = item
  useEffect(() => {
    if (refusals === 0) return
    fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusals])

  return (
    <PageFrame
      title={title}
      trail={trail}
      width="form"
      mark={
        item.changed && (
          <Badge variant="light" color="ochre" className={styles.mark}>
            {t('unsaved.mark')}
          </Badge>
        )
      }
      actions={
        <>
          {actions}
          {canAddAnother && (
            <Button variant="default" loading={item.saving} onClick={() => void item.submit(true)}>
              {t('form.saveAndAnother')}
            </Button>
          )}
          <Button
            variant={primary ? 'default' : 'filled'}
            loading={item.saving}
            onClick={() => void item.submit()}
            leftSection={<IconDeviceFloppy size={18} stroke={1.6} />}
            aria-keyshortcuts="Control+S"
          >
            {saveLabel ?? t('form.save')}
          </Button>
          {primary}
        </>
      }
    >
      {open && <AlsoHere {...open} />}
      {lead}
      <UnsavedGuard form={item.name} changed={item.changed} />
      {item.draft && <DraftOffer item={item} at={item.draft.at} />}
      <form
        ref={fields}
        className={styles.columns}
        data-aside={Boolean(aside) && !isWide}
        noValidate
        onKeyDown={keepSearching}
        onSubmit={(event) => {
          event.preventDefault()
          void item.submit()
        }}
      >
        <div className={styles.column}>{children}</div>
        {aside && <div className={styles.column}>{aside}</div>}
        <button type="submit" hidden aria-hidden tabIndex={-1} />
      </form>
      {item.conflict && conflictLabels && (
        <ConflictModal
          base={item.conflict.base}
          theirs={item.conflict.theirs.values}
          yours={item.form.getValues()}
          {...conflictLabels}
          onResolve={(merged) => void item.resolveConflict(merged)}
          onLeave={item.leaveConflict}
        />
      )}
    </PageFrame>
  )
}

/** Enter in a search that found nothing does not save the form. */
function keepSearching(event: KeyboardEvent) {
  const { target } = event
  const searches = target instanceof Element && target.role === 'combobox'
  if (event.key === 'Enter' && searches) event.preventDefault()
}

function DraftOffer<Values extends Record<string, unknown>>({
  item,
  at,
}: {
  item: ItemForm<Values>
  at: Date
}) {
  const t = usePanelTexts()
  const language = useLanguage()
  const date = at.toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Alert
      mb="md"
      color="ochre"
      icon={<IconHistory size={20} />}
      title={t('unsaved.draftTitle', { date })}
    >
      <Group justify="space-between">
        {t('unsaved.draftText')}
        <Group gap="xs">
          <Button variant="default" onClick={item.discardDraft}>
            {t('unsaved.discard')}
          </Button>
          <Button onClick={item.restoreDraft}>{t('unsaved.restore')}</Button>
        </Group>
      </Group>
    </Alert>
  )
}
