import { useWindowEvent } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import {
  deleteDraft,
  type Draft,
  type DraftPlace,
  keyOf,
  placesOfDrafts,
  readDraft,
} from './draft.ts'
import { whenTabIsGone } from './this-tab.ts'

interface OffersOptions<Values extends object> {
  user: string
  form: string
  /** A form's values, to know the fields of its drafts by. */
  shape: Values
  savesDraft: boolean
}

interface DraftOffers<Values> {
  /** The newest one. */
  draft: Draft<Values> | undefined
  /** Takes the draft of a place out of those that are offered, here and on this computer. */
  take: (place: DraftPlace) => void
}

/**
 * Returns the drafts that a user's earlier visits left of a form. A draft whose tab is still open is that tab's own.
 */
export function useDraftOffers<Values extends object>(
  options: OffersOptions<Values>,
): DraftOffers<Values> {
  const { user, form, shape, savesDraft } = options
  const [offers, setOffers] = useState<Draft<Values>[]>([])
  const [fields] = useState(shape)

  useEffect(() => {
    if (!savesDraft) return
    const leaving = new AbortController()
    for (const place of placesOfDrafts(user, form)) {
      void whenTabIsGone(place.tab, leaving.signal).then(
        () => {
          const draft = readDraft(place, fields)
          if (!draft || leaving.signal.aborted) return
          setOffers((others) =>
            [...others.filter((each) => each.place.tab !== place.tab), draft].toSorted(
              (one, other) => other.at.getTime() - one.at.getTime(),
            ),
          )
        },
        () => undefined,
      )
    }
    return () => leaving.abort()
  }, [user, form, fields, savesDraft])

  // Another tab took it or threw it away.
  useWindowEvent('storage', ({ key, newValue }) => {
    if (newValue === null) setOffers((all) => all.filter(({ place }) => keyOf(place) !== key))
  })
  return {
    draft: offers[0],
    take: (taken) => {
      deleteDraft(taken)
      setOffers((all) => all.filter(({ place }) => keyOf(place) !== keyOf(taken)))
    },
  }
}
