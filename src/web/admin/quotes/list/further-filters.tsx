import { Button, Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { quotableKinds } from '#contract/catalogue/quotable-kinds.ts'
import { languages } from '#contract/languages.ts'
import { matchingOptions } from '../../kit/form/matching-options.ts'
import { useCountries } from '../../site/use-countries.ts'
import { useAdmins } from '../use-admins.ts'
import styles from './desk-tools.module.css'
import type { DeskToolsProps } from './desk-tools.tsx'
import { furtherFilters } from './desk-wishes.ts'

/** What is asked for now and then: who, whose, when, and in which order. */
export function FurtherFilters(props: DeskToolsProps & { active: number }) {
  const { state, change, active } = props
  const { t } = useTranslation(['admin', 'translation'])
  const admins = useAdmins()
  const countries = useCountries()
  const selects = [
    {
      key: 'assignee',
      label: t('desk.filters.assignee'),
      data: [
        { value: 'none', label: t('desk.filters.nobody') },
        ...admins.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      key: 'awaiting',
      label: t('desk.filters.awaiting'),
      data: [
        { value: 'agency', label: t('desk.filters.awaitingAgency') },
        { value: 'visitor', label: t('desk.filters.awaitingVisitor') },
      ],
    },
    {
      key: 'kind',
      label: t('desk.filters.kind'),
      data: quotableKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    },
    {
      key: 'lang',
      label: t('desk.filters.language'),
      data: languages.map((lang) => ({
        value: lang,
        label: t(`translation:common.languages.${lang}`),
      })),
    },
    { key: 'country', label: t('desk.filters.country'), data: countries },
    {
      key: 'sort',
      label: t('desk.filters.sort'),
      data: (['newest', 'oldest', 'due'] as const).map((value) => ({
        value,
        label: t(`desk.filters.sorts.${value}`),
      })),
    },
  ]
  const valueOf = (key: string) =>
    (key === 'sort' ? state.sort?.column : state.filters[key]) ?? null
  const clear = Object.fromEntries([...furtherFilters, 'sort'].map((key) => [key, null]))
  return (
    <div className={styles.further}>
      {selects.map(({ key, label, data }) => (
        <Select
          key={key}
          size="xs"
          label={label}
          data={data}
          value={valueOf(key)}
          onChange={(value) => change({ [key]: value })}
          searchable={data.length > 8}
          filter={matchingOptions}
          openOnFocus={false}
          clearable
          clearButtonProps={{ 'aria-label': t('list.clearFilters') }}
        />
      ))}
      {(['since', 'until'] as const).map((key) => (
        <TextInput
          key={key}
          type="date"
          size="xs"
          label={t(`desk.filters.${key}`)}
          value={valueOf(key) ?? ''}
          onChange={(event) => change({ [key]: event.currentTarget.value })}
        />
      ))}
      {active > 0 && (
        <Button variant="subtle" size="xs" onClick={() => change(clear)}>
          {t('list.clearFilters')}
        </Button>
      )}
    </div>
  )
}
