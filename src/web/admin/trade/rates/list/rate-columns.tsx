import { Badge, Menu } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { Link } from 'react-router'
import { inLanguage } from '#contract/base/languages/languages.ts'
import { moneyText } from '#contract/base/money/money-text.ts'
import type { ListedRate, Rate } from '#contract/trade/rates/rate-fields.ts'
import { seasonName } from '#contract/trade/rates/season-on.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '#web/admin/panel/admin-paths.ts'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import { useActionsColumn } from '#web/admin/kit/list/columns/actions-column.tsx'
import type { Column } from '#web/admin/kit/list/data-table.tsx'
import { useSelectionColumn } from '#web/admin/kit/list/columns/selection-column.tsx'
import type { Selection } from '#web/admin/kit/list/use-selection.ts'
import { RowMenu } from '#web/admin/kit/list/columns/row-menu.tsx'
import { ShortDate } from '#web/admin/kit/list/columns/short-date.tsx'
import styles from '../rates.module.css'
import { rateDeletion } from '../rate-deletion.ts'
import { useNextYear } from '../use-next-year.tsx'
import { useSpanText } from './use-span-text.ts'

/** Returns the seasons to show: with a day the one that counts on it. */
function toldSeasons({ seasons, onDay }: ListedRate) {
  const counting = onDay && seasons[onDay.season ?? -1]
  return counting ? [counting] : seasons
}

/** The least that one of its prices is, in minor units: gross, or net where it has none. */
function leastOf(seasons: Rate['seasons']): number | undefined {
  const amounts = seasons.flatMap(({ lines }) =>
    lines.filter(({ supplement }) => !supplement).map(({ net, gross }) => gross ?? net ?? 0),
  )
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/** The columns of the list of rates. */
export function useRateColumns(selection: Selection): Column<ListedRate>[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const nameOf = useNameOf()
  const spanText = useSpanText()
  const askForNextYear = useNextYear()
  const titleOf = ({ item, sheet }: Rate) => t('rateForm.title', { item: nameOf(item), sheet })
  const placesOf = ({ item }: Rate) =>
    item.destinations.flatMap(({ details }) => inLanguage(details, language)?.name ?? [])
  const actions = useActionsColumn<ListedRate>((rate) => (
    <RowMenu
      name={titleOf(rate)}
      editTo={adminPaths.editRate(rate.id)}
      deletionText={t('rateForm.deleteText')}
      {...rateDeletion(rate.id)}
    >
      <Menu.Item
        leftSection={<IconCalendarPlus size={17} stroke={1.6} />}
        onClick={() => askForNextYear({ ...rate, name: titleOf(rate) })}
      >
        {t('rateForm.duplicate')}
      </Menu.Item>
    </RowMenu>
  ))
  const chosen = useSelectionColumn<ListedRate>(selection, titleOf)
  return [
    chosen,
    {
      id: 'name',
      header: t('rateForm.item'),
      accessorFn: (rate) => nameOf(rate.item),
      cell: ({ row: { original } }) => (
        <span className={styles.rate}>
          <Link to={adminPaths.editRate(original.id)} className={styles.name}>
            {nameOf(original.item)}
          </Link>
          <span className={styles.note}>
            {[t(`kinds.${original.entityType}`), ...placesOf(original).slice(0, 3)].join(' · ')}
          </span>
          <span className={styles.note} data-until="tablet">
            {original.sheet} · {spanText({ from: original.validFrom, to: original.validTo })}
          </span>
          {original.onDay?.stopSale && (
            <Badge variant="light" color="wine" className={styles.hidden}>
              {[t('rates.closedOnDay'), original.onDay.stopSale.note].filter(Boolean).join(': ')}
            </Badge>
          )}
          {!original.status && (
            <Badge variant="light" color="gray" className={styles.hidden}>
              {t('rateForm.hidden')}
            </Badge>
          )}
        </span>
      ),
    },
    {
      id: 'sheet',
      header: t('rateForm.sheet'),
      from: 'tablet',
      accessorFn: ({ sheet }) => sheet,
      cell: ({ row: { original } }) => (
        <span className={styles.rate}>
          {original.sheet}
          {original.externalId !== null && (
            <span className={styles.note}>{original.externalId}</span>
          )}
        </span>
      ),
    },
    {
      id: 'validFrom',
      header: t('rateForm.valid'),
      from: 'tablet',
      accessorFn: ({ validFrom }) => validFrom,
      cell: ({ row: { original } }) => spanText({ from: original.validFrom, to: original.validTo }),
    },
    {
      id: 'prices',
      header: t('rateForm.prices'),
      from: 'desktop',
      enableSorting: false,
      cell: ({ row: { original } }) => {
        const { currency } = original
        const seasons = toldSeasons(original)
        const least = leastOf(seasons)
        return (
          <span className={styles.rate}>
            {least !== undefined &&
              t('rateForm.fromAmount', {
                amount: moneyText({ amount: least, currency }, language),
              })}
            <span className={styles.note}>
              {seasons.flatMap((season) => seasonName(season, language) ?? []).join(', ')}
            </span>
          </span>
        )
      },
    },
    {
      id: 'updatedAt',
      header: t('rateForm.changed'),
      from: 'desktop',
      align: 'end',
      accessorFn: ({ updatedAt }) => updatedAt.getTime(),
      cell: ({ row: { original } }) => <ShortDate date={original.updatedAt} />,
    },
    actions,
  ]
}
