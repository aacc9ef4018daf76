import {
  useIsFetching,
  useQueries,
  useQuery,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import { kindFacts, kinds } from '#contract/base/kinds.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { limits } from '#contract/base/limits.ts'
import { useLanguage } from '#web/shared/i18n/use-texts.tsx'
import { adminPaths } from '../admin-paths.ts'
import { useHeldDuties } from '#web/admin/kit/api/duties.tsx'
import { type Duties, type Duty, isOpenedBy } from '#contract/base/rights/duties.ts'
import { placeOf } from '#web/admin/trade/agencies/cards/place-of.ts'
import { matches } from '../shell/fold.ts'
import type { ListedItem } from '#web/admin/catalogue/list/item-columns.tsx'
import { useNameOf } from '#web/admin/catalogue/use-name-of.ts'
import { useEntityName } from '#web/admin/quotes/inbox/use-entity-name.ts'
import { adminListParams, operationQuery } from '#web/admin/kit/api/queries.ts'

interface Find {
  id: string
  label: string
  /** In smaller letters below. */
  note?: string
  to: string
  /** Undefined for what has no pictures. */
  image?: Media | null
  /** Whether it was found by the beginning of the words, and the server has not answered for all of them. */
  isEarly?: boolean
}

export interface FoundGroup {
  section: string
  finds: Find[]
}

const shownPerGroup = 6
const leastLetters = 2

interface Finds {
  groups: FoundGroup[]
  /** Whether more may be found. */
  isLooking: boolean
}

/**
 * Returns the finds of the server and the short lists for these words, in groups; nothing before two letters. Words that
 * were looked for before show at once what was found then.
 */
export function usePaletteFinds(open: boolean, typed: string): Finds {
  const [settled] = useDebouncedValue(typed, 150)
  const isKnown = useIsRemembered(typed.slice(0, limits.keywordMaxLength))
  const words = isKnown ? typed : settled
  const keyword = words.slice(0, limits.keywordMaxLength)
  const enabled = open && keyword.length >= leastLetters
  const held = useHeldDuties()
  const groups = [...useItemFinds(keyword, enabled, held), ...useOtherFinds(keyword, enabled, held)]
  const isLooking = useIsFetching() > 0 || typed !== words
  if (!enabled || !typed.startsWith(keyword)) return { groups: [], isLooking }
  // Enter opens the first: nothing that the words do not fit any more.
  const fits = ({ label, isEarly }: Find) =>
    (typed === words && isEarly !== true) || matches(label, typed)
  const fitting = groups.map(({ section, finds }) => ({ section, finds: finds.filter(fits) }))
  return { groups: fitting.filter(({ finds }) => finds.length > 0), isLooking }
}

/** Whether an answer to a search of the palette for these words is in memory. */
function useIsRemembered(keyword: string): boolean {
  const client = useQueryClient()
  if (keyword === '') return false
  return client
    .getQueryCache()
    .getAll()
    .some(({ queryKey, state }) => {
      const asked = queryKey[1] as { keyword?: string; limit?: number } | undefined
      const isSearch = asked?.keyword === keyword && asked.limit === shownPerGroup
      return isSearch && state.data !== undefined
    })
}

interface PreviousQuery {
  queryKey: readonly [unknown, { keyword?: string | undefined }]
}

/** Keeps the finds of the words' beginning until more is known; finds of other words do not stay. */
function whileTyping(keyword: string) {
  return <Found>(found: Found | undefined, asked?: PreviousQuery): Found | undefined => {
    const before = asked?.queryKey[1].keyword
    return before && keyword.startsWith(before) ? found : undefined
  }
}

type Found<Item> = Pick<UseQueryResult<{ list: Item[] }>, 'data' | 'isPlaceholderData'>

const nothing = { data: undefined, isPlaceholderData: false }

const toFinds = <Item>({ data, isPlaceholderData }: Found<Item>, toFind: (item: Item) => Find) =>
  (data?.list ?? []).map((item): Find => ({ ...toFind(item), isEarly: isPlaceholderData }))

function useItemFinds(keyword: string, wanted: boolean, held: Duties): FoundGroup[] {
  const t = usePanelTexts()
  const nameOf = useNameOf()
  const asked = { ...adminListParams, keyword, limit: shownPerGroup }
  const enabled = wanted && isOpenedBy(held, ['catalogue', 'publish'])
  const options = { enabled, staleTime: 60_000, placeholderData: whileTyping(keyword) }
  const found: Found<ListedItem>[] = useQueries({
    queries: kinds.map((kind) => ({
      ...operationQuery(operationsOfKind[kind].list, asked),
      ...options,
    })),
  })
  return kinds.map((kind, place) => ({
    section: t(`sections.${kindFacts[kind].plural}`),
    finds: toFinds(found[place] ?? nothing, (item) => ({
      id: item.id,
      label: nameOf(item),
      to: adminPaths.view(kind, item.id),
      image: item.mainImage ?? null,
    })),
  }))
}

/** Categories and places come whole, as they are few; agencies, people and quotes are searched by the server. */
function useOtherFinds(keyword: string, wanted: boolean, held: Duties): FoundGroup[] {
  const t = usePanelTexts()
  const language = useLanguage()
  const entityName = useEntityName()
  const optionsFor = (...opening: Duty[]) => ({
    enabled: wanted && isOpenedBy(held, opening),
    staleTime: 60_000,
  })
  const places = optionsFor('catalogue')
  const asked = { keyword, limit: shownPerGroup }
  const { data: categories } = useQuery({ ...operationQuery('listCategories', {}), ...places })
  const { data: countries } = useQuery({ ...operationQuery('listCountries', {}), ...places })
  const { data: regions } = useQuery({ ...operationQuery('listRegions', {}), ...places })
  const searched = (...opening: Duty[]) => ({
    ...optionsFor(...opening),
    placeholderData: whileTyping(keyword),
  })
  const agencies = useQuery({ ...operationQuery('listAgencies', asked), ...searched('trade') })
  const people = useQuery({
    ...operationQuery('searchUsers', asked),
    ...searched('team', 'requests', 'trade'),
  })
  const quotes = useQuery({ ...operationQuery('listQuote', asked), ...searched('requests') })
  const named = <Named extends { id: string; name: string }>(
    list: Named[] = [],
    toFind: (each: Named) => Partial<Find> & { to: string },
  ): Find[] =>
    list
      .filter(({ name }) => matches(name, keyword))
      .slice(0, shownPerGroup)
      .map((each) => ({ id: each.id, label: each.name, ...toFind(each) }))
  const countryNames = new Map(countries?.list.map(({ id, name }) => [id, name]))
  return [
    {
      section: t('sections.categories'),
      finds: named(categories?.list, ({ id }) => ({ to: adminPaths.categoryTours(id) })),
    },
    {
      section: t('sections.countries'),
      finds: [
        ...named(countries?.list, ({ id }) => ({ to: adminPaths.country(id) })),
        ...named(regions?.list, ({ id, countryId }) => ({
          to: adminPaths.editRegion(countryId, id),
          note: countryNames.get(countryId) ?? '',
        })),
      ],
    },
    {
      section: t('sections.agencies'),
      finds: toFinds(agencies, ({ id, name, city, country }) => ({
        id,
        label: name,
        note: placeOf({ city, country }, language),
        to: adminPaths.editAgency(id),
      })),
    },
    {
      section: t('sections.users'),
      finds: toFinds(people, ({ id, name, surname, email }) => ({
        id,
        label: `${name} ${surname}`,
        note: email,
        to: isOpenedBy(held, ['team'])
          ? adminPaths.editAdmin(id)
          : `${adminPaths.users}?q=${encodeURIComponent(email)}`,
      })),
    },
    {
      section: t('sections.quotes'),
      finds: toFinds(quotes, (quote) => ({
        id: quote.id,
        label: quote.name,
        note: entityName(quote),
        to: adminPaths.quote(quote.id),
      })),
    },
  ]
}
