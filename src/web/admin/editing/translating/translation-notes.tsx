import { Button } from '@mantine/core'
import { IconArrowRight, IconCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link, useSearchParams } from 'react-router'
import type { Kind } from '#contract/base/kinds.ts'
import { useSourceLanguage } from '#web/admin/kit/form/languages/use-site-languages.ts'
import type { Language } from '#contract/base/languages/languages.ts'
import { listText } from '#web/shared/i18n/formats.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { Caution } from '#web/admin/kit/form/caution.tsx'
import { DifferenceText } from '#web/admin/kit/layout/text/difference-text.tsx'
import { useTextFieldName } from '#web/admin/kit/layout/text/text-field-name.ts'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import { TranslationStateMark } from '#web/admin/kit/list/columns/translation-state.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import styles from './translating.module.css'
import { useMarkTranslated } from './use-mark-translated.ts'
import type { useTranslating } from './use-translating.ts'

interface TranslationNotesProps {
  kind: Kind
  id: string | undefined
  lang: Language
  translating: ReturnType<typeof useTranslating>
  /** Further actions on the texts. */
  actions: ReactNode
}

/** How a translation stands, what changed in the days, which terms it lacks, and what to do about it. */
export function TranslationNotes(props: TranslationNotesProps) {
  const { kind, id, lang, translating, actions } = props
  const t = usePanelTexts()
  const language = useLanguage()
  const source = useSourceLanguage()
  const fieldName = useTextFieldName()
  const { state, isChanged, changedDays, terms } = translating
  const { mark, busy } = useMarkTranslated()
  return (
    <div className={styles.notes}>
      <div className={styles.line}>
        {state && (
          <p className={styles.about}>
            <TranslationStateMark state={state} />
            <span className={styles.note}>
              {t(`translations.about.${state}`, { language: source.name })}
            </span>
          </p>
        )}
        <div className={styles.actions}>
          {id !== undefined && isChanged && state !== 'missing' && (
            <Button
              variant="default"
              size="compact-sm"
              title={t('translations.stillRightHint')}
              leftSection={<IconCheck size={16} stroke={1.8} />}
              loading={busy}
              onClick={() => void mark({ kind, id, lang })}
            >
              {t('translations.stillRight')}
            </Button>
          )}
          {actions}
          <NextOutdated lang={lang} id={id} />
        </div>
      </div>
      {terms.map(({ term, said, fields }) => {
        const named = { term, fields: listText(fields.map(fieldName), language) }
        return (
          <Caution
            key={term}
            text={
              said === null
                ? t('translations.termKept', named)
                : t('translations.termSaid', { ...named, said })
            }
          />
        )
      })}
      {changedDays.length > 0 && (
        <details className={styles.days}>
          <summary className={styles.summary}>{t('translations.changedDays')}</summary>
          {changedDays.map(({ field, before, now }) => (
            <section key={field}>
              <h3 className={styles.label}>{fieldName(field)}</h3>
              <div lang={source.code}>
                <DifferenceText before={before} now={now} />
              </div>
            </section>
          ))}
        </details>
      )}
    </div>
  )
}

/** The way on for who came from the queue: the item that is outdated longest, this one aside. */
function NextOutdated({ lang, id }: { lang: Language; id: string | undefined }) {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  const [params] = useSearchParams()
  const isQueue = params.get('translate') === lang
  const next = useQuery({
    ...operationQuery('listTranslations', { lang, state: 'outdated', limit: 2 }),
    enabled: isQueue,
  }).data?.list.find((each) => each.id !== id)
  if (!isQueue || !next) return null
  return (
    <Button
      component={Link}
      to={adminPaths.translate(next.kind, next.id, lang)}
      variant="subtle"
      size="compact-sm"
      aria-label={t('translations.nextNamed', { name: nameAmong(next) })}
      rightSection={<IconArrowRight size={16} stroke={1.8} />}
    >
      {t('translations.next')}
    </Button>
  )
}
