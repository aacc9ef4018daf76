import { Button } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { usePanelTexts } from '#web/admin/kit/layout/text/panel-texts.tsx'
import type { Kind } from '#contract/base/kinds.ts'
import { limits } from '#contract/base/limits.ts'
import type { Media } from '#contract/catalogue/media.ts'
import { operationsOfKind } from '#contract/catalogue/kinds/kind-operations.ts'
import type { Proposal } from '#contract/quotes/proposals.ts'
import { PictureToggles } from '#web/admin/catalogue/media/picture-toggles.tsx'
import { operationQuery } from '#web/admin/kit/api/queries.ts'
import type { ProposalDayFormValues } from '../form/proposal-form-values.ts'

interface DayPicturesProps {
  day: ProposalDayFormValues
  /** The item that the proposal was made from. */
  item: Proposal['item']
  onChange: (pictures: Media[]) => void
}

interface Named {
  kind: Kind
  id: string
}

/** The pictures of a proposal's day; those of its place, its hotel and the journey are offered when asked for. */
export function DayPictures({ day, item, onChange }: DayPicturesProps) {
  const t = usePanelTexts()
  const [isOffered, setIsOffered] = useState(false)
  const sources: Named[] = [
    ...(day.destinationId ? [{ kind: 'destination' as const, id: day.destinationId }] : []),
    ...(day.hotelId ? [{ kind: 'hotel' as const, id: day.hotelId }] : []),
    ...(item ? [item] : []),
  ]
  const offered = useOffered(isOffered ? sources : [])
  const pictures = [
    ...new Map([...day.pictures, ...offered].map((each) => [each.id, each])).values(),
  ]
  if (pictures.length === 0 && sources.length === 0) return null
  return (
    <>
      {pictures.length > 0 && (
        <PictureToggles
          label={t('dayForm.pictures')}
          hint={t('proposalForm.days.picturesHint', { max: limits.dayMediaMax })}
          pictures={pictures}
          chosen={day.pictures.map(({ id }) => id)}
          onChange={(ids) =>
            onChange(ids.flatMap((id) => pictures.find((each) => each.id === id) ?? []))
          }
        />
      )}
      {!isOffered && sources.length > 0 && (
        <div>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPhoto size={17} stroke={1.6} />}
            onClick={() => setIsOffered(true)}
          >
            {t('proposalForm.days.morePictures')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Pictures of the galleries of items, in their order; none of those that are still on their way. */
function useOffered(sources: readonly Named[]): Media[] {
  const answers = useQueries({
    queries: sources.map(({ kind, id }) =>
      operationQuery(operationsOfKind[kind].detail, { id, adminPanel: true }),
    ),
  })
  return answers.flatMap(({ data }) =>
    (data?.media ?? []).filter(({ type, position }) => type === 'image' && position === 'detail'),
  )
}
