import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import type { Language } from '#contract/base/languages/languages.ts'
import type { AnswerOf } from '#contract/index.ts'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useTextFieldName } from '#web/admin/kit/layout/text/text-field-name.ts'
import { useNameAmong } from '#web/admin/kit/layout/text/use-name-among.ts'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import { TranslationStateMark } from '#web/admin/kit/list/columns/translation-state.tsx'
import styles from './translations.module.css'

type Row = AnswerOf<'listTranslations'>['list'][number]

/** More names of texts than these say no more. */
const fieldsShown = 4

/** The columns of the queue; a name leads to the item's form, at the texts in the language. */
export function useTranslationColumns(lang: Language): Column<Row>[] {
  const t = usePanelTexts()
  const nameAmong = useNameAmong()
  const fieldName = useTextFieldName()
  return [
    {
      id: 'name',
      header: t('list.name'),
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className={styles.item}>
          <Link to={adminPaths.translate(original.kind, original.id, lang)}>
            {nameAmong(original)}
          </Link>
          <span className={styles.note}>{t(`kinds.${original.kind}`)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: t('translations.state'),
      enableSorting: false,
      cell: ({ row: { original } }) => <TranslationStateMark state={original.state} />,
    },
    {
      id: 'fields',
      header: t('translations.fields'),
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => {
        const names = original.fields.slice(0, fieldsShown).map(fieldName)
        const more = original.fields.length > fieldsShown ? ' …' : ''
        return <span className={styles.note}>{names.join(', ') + more}</span>
      },
    },
    {
      id: 'changedAt',
      header: t('translations.changedAt'),
      align: 'end',
      from: 'tablet',
      enableSorting: false,
      cell: ({ row: { original } }) => <ShortDate date={original.changedAt} />,
    },
  ]
}
