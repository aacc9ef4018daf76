import { Button, TextInput } from '@mantine/core'
import { useLanguagesInUse } from '#web/admin/kit/form/languages/use-site-languages.ts'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { quotableKinds } from '#contract/catalogue/kinds/quotable-kinds.ts'
import { useAgencyChoices } from '#web/admin/trade/agencies/use-agency-choices.ts'
import type { Filter } from '#web/admin/kit/list/filters/filters.ts'
import { FilterSelect } from '#web/admin/kit/list/filters/filter-select.tsx'
import { useCountries } from '#web/admin/site/form/use-countries.ts'
import { useAdmins } from '../inbox/use-admins.ts'
import styles from './inbox-tools.module.css'
import type { InboxToolsProps } from './inbox-tools.tsx'
import { furtherFilters } from './inbox-params.ts'

/** Filters needed now and then: people, agency, time, and order. */
export function FurtherFilters(props: InboxToolsProps & { active: number }) {
  const languages = useLanguagesInUse()
  const { state, change, active } = props
  const t = usePanelTexts()
  const admins = useAdmins()
  const countries = useCountries()
  const agencies = useAgencyChoices([state.filters['agency']])
  const selects: Filter[] = [
    {
      key: 'assignee',
      label: t('inbox.filters.assignee'),
      several: true,
      options: [
        { value: 'none', label: t('inbox.filters.nobody') },
        ...admins.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      key: 'awaiting',
      label: t('inbox.filters.awaiting'),
      options: [
        { value: 'agency', label: t('inbox.filters.awaitingAgency') },
        { value: 'visitor', label: t('inbox.filters.awaitingVisitor') },
      ],
    },
    {
      key: 'kind',
      label: t('inbox.filters.kind'),
      several: true,
      options: quotableKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    },
    {
      key: 'lang',
      label: t('inbox.filters.language'),
      several: true,
      options: languages.map((lang) => ({
        value: lang,
        label: t(`common.languages.${lang}`),
      })),
    },
    { key: 'country', label: t('inbox.filters.country'), several: true, options: countries },
    {
      key: 'agency',
      label: t('agentForm.agency'),
      options: agencies.choices,
      onSearch: agencies.onSearch,
    },
    {
      key: 'sort',
      label: t('inbox.filters.sort'),
      options: (['newest', 'oldest', 'due'] as const).map((value) => ({
        value,
        label: t(`inbox.filters.sorts.${value}`),
      })),
    },
  ]
  const valueOf = (key: string) => (key === 'sort' ? state.sort?.column : state.filters[key])
  const clear = Object.fromEntries([...furtherFilters, 'sort'].map((key) => [key, null]))
  return (
    <div className={styles.further}>
      {selects.map((filter) => (
        <FilterSelect
          key={filter.key}
          size="xs"
          labelled
          filter={filter}
          word={valueOf(filter.key)}
          onChange={(word) => change({ [filter.key]: word })}
        />
      ))}
      {(['since', 'until'] as const).map((key) => (
        <TextInput
          key={key}
          type="date"
          size="xs"
          label={t(`inbox.filters.${key}`)}
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
