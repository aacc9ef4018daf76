import { Spotlight } from '@mantine/spotlight'
import { useQuery } from '@tanstack/react-query'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { inLanguage } from '#contract/languages.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { adminPaths, sectionOfKind } from '../admin-paths.ts'
import { fold, foldedMatches, matches } from '../fold.ts'
import { Thumbnail } from '../kit/page/thumbnail.tsx'
import { reading, wholeList } from '../queries.ts'
import { sections } from './navigation.ts'
import { paletteStore, selectFirstEntry } from './palette-store.ts'
import styles from './shell.module.css'

const shownPerGroup = 6

/** Ctrl/Cmd+K: items found in any language, sections, and things to add. */
export function CommandPalette() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const wanted = query.trim()
  const groups = useItemGroups(open, wanted)
  const adds = useAdds().filter(({ label }) => matches(label, wanted))
  const places = sections
    .map(({ name, to, Icon }) => ({ to, Icon, label: t(`sections.${name}`) }))
    .filter(({ label }) => matches(label, wanted))
  const found = groups.length + adds.length + places.length
  useLayoutEffect(() => {
    if (wanted) selectFirstEntry()
  }, [wanted, groups])

  return (
    <Spotlight.Root
      store={paletteStore}
      query={query}
      onQueryChange={setQuery}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      tagsToIgnore={[]}
      triggerOnContentEditable
      title={t('palette.goTo')}
      classNames={{ header: styles.hidden }}
      scrollable
      maxHeight="min(32rem, 70vh)"
    >
      <Spotlight.Search
        placeholder={t('palette.placeholder')}
        aria-label={t('palette.placeholder')}
        leftSection={<IconSearch size={18} stroke={1.6} />}
      />
      <Spotlight.ActionsList aria-label={t('palette.goTo')}>
        {groups.map(({ kind, items }) => (
          <Spotlight.ActionsGroup key={kind} label={t(`sections.${sectionOfKind[kind]}`)}>
            {items.map(({ id, name, image }) => (
              <Spotlight.Action
                key={id}
                label={name}
                leftSection={<Thumbnail media={image} size="small" />}
                onClick={() => void navigate(adminPaths.view(kind, id))}
              />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {places.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.goTo')}>
            {places.map(({ to, Icon, label }) => (
              <Spotlight.Action
                key={to}
                label={label}
                leftSection={<Icon size={20} stroke={1.6} />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {adds.length > 0 && (
          <Spotlight.ActionsGroup label={t('palette.actions')}>
            {adds.map(({ to, label }) => (
              <Spotlight.Action
                key={to}
                label={label}
                leftSection={<IconPlus size={20} stroke={1.6} />}
                onClick={() => void navigate(to)}
              />
            ))}
          </Spotlight.ActionsGroup>
        )}
        {found === 0 && <Spotlight.Empty>{t('palette.nothing')}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  )
}

function useAdds() {
  const { t } = useTranslation('admin')
  return [
    { to: adminPaths.add('destination'), label: t('item.addDestination') },
    { to: adminPaths.add('circuit'), label: t('item.addCircuit') },
    { to: adminPaths.add('package'), label: t('item.addPackage') },
    { to: adminPaths.add('incentive'), label: t('item.addIncentive') },
    { to: adminPaths.addCategory, label: t('categories.add') },
    { to: adminPaths.addCountry, label: t('places.addCountry') },
    { to: adminPaths.addAdmin, label: t('users.addAdmin') },
    { to: adminPaths.addBanner, label: t('banner.add') },
  ]
}

/** The items whose name in any language has the wanted words, by kind; asked for when first opened. */
function useItemGroups(open: boolean, wanted: string) {
  const language = useLanguage()
  const options = { enabled: open, staleTime: 60_000 }
  const { data: destinations } = useQuery({
    ...reading('listDestinations', wholeList),
    ...options,
  })
  const { data: tours } = useQuery({ ...reading('listTours', wholeList), ...options })
  const { data: circuits } = useQuery({ ...reading('listCircuits', wholeList), ...options })
  const { data: packages } = useQuery({ ...reading('listPackages', wholeList), ...options })
  const { data: hotels } = useQuery({ ...reading('listHotels', wholeList), ...options })
  const { data: incentives } = useQuery({ ...reading('listIncentives', wholeList), ...options })

  const kinds = useMemo(
    () =>
      (
        [
          { kind: 'destination', list: destinations?.list },
          { kind: 'tour', list: tours?.list },
          { kind: 'circuit', list: circuits?.list },
          { kind: 'package', list: packages?.list },
          { kind: 'hotel', list: hotels?.list },
          { kind: 'incentive', list: incentives?.list },
        ] as const
      ).map(({ kind, list = [] }) => ({
        kind,
        entries: list.map((item) => ({
          folded: fold(item.details.map(({ name }) => name).join('\n')),
          id: item.id,
          name: inLanguage(item.details, language)?.name ?? '',
          image: 'mainImage' in item ? item.mainImage : null,
        })),
      })),
    [language, destinations, tours, circuits, packages, hotels, incentives],
  )
  return useMemo(() => {
    if (wanted.length < 2) return []
    return kinds
      .map(({ kind, entries }) => ({
        kind,
        items: entries
          .filter(({ folded }) => foldedMatches(folded, wanted))
          .slice(0, shownPerGroup),
      }))
      .filter(({ items }) => items.length > 0)
  }, [wanted, kinds])
}
