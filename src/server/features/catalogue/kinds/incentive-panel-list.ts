import { sql } from 'drizzle-orm'
import type { InputOf } from '#contract/index.ts'
import { incentives } from '#server/platform/db/schema/index.ts'
import { belongsToAny } from '../cards/relations/belongs-to.ts'
import type { PanelList } from '../cards/panel-list.ts'
import { nameOf } from '../cards/sorted-names.ts'

/** Incentives in the panel. */
export const incentiveList: PanelList<InputOf<'listIncentives'>> = {
  where: ({ destinationId }) => [belongsToAny('incentive', destinationId)],
  columns: { destination: (lang) => nameOf(sql`${incentives.destinationId}`, lang) },
}
