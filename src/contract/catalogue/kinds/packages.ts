import { z } from 'zod'
import { ids } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { itineraryCard } from './cards.ts'
import {
  declareAdd,
  declareDelete,
  declareDetail,
  declareEdit,
  declareLandingDetail,
  declareList,
  declareRelatedByTags,
  declareRelatedToDestination,
  declareToggleStarred,
  declareToggleStatus,
} from './declare.ts'
import {
  declareAddMedia,
  declareEditMediaPosition,
  declareRemoveMedia,
  declareUpdateMediaOrder,
  media,
} from '../media.ts'
import { inMonth } from '../facts/fact-fields.ts'
import { atMost } from '../prices/priced-kinds.ts'
import { narrowingOfItineraries } from './panel-lists.ts'
import { itineraryDefaults, itineraryDetail, itineraryFields } from '../itineraries/itineraries.ts'

const fields = itineraryFields.extend({
  destinationIds: ids(
    limits.packageDestinationsMin,
    messages.packageDestinations,
    limits.packageDestinationsMax,
  ),
})

/** `packageMedia` is the same list as `media` (requirements §2.7). */
const packageDetail = itineraryDetail.extend({ packageMedia: z.array(media) })
const packageLanding = packageDetail.extend({ related: z.array(itineraryCard) })

export const packageOperations = {
  addPackage: declareAdd('package', fields.extend(itineraryDefaults)),
  editPackage: declareEdit('package', fields),
  deletePackage: declareDelete('package'),
  detailPackage: declareDetail('package', packageDetail),
  landingDetailPackage: declareLandingDetail('package', packageLanding),
  listPackages: declareList('packages', itineraryCard, {
    ...narrowingOfItineraries,
    ...inMonth,
    ...atMost,
  }),
  togglePackageStatus: declareToggleStatus('package'),
  togglePackageStarred: declareToggleStarred('package'),
  addPackageMedia: declareAddMedia('package'),
  removePackageMedia: declareRemoveMedia('package'),
  editPackageMediaPosition: declareEditMediaPosition('package'),
  updatePackageMediaOrder: declareUpdateMediaOrder('package'),
  getPackagesRelatedTags: declareRelatedByTags('packages', itineraryCard),
  getDestinationRelatedPackages: declareRelatedToDestination('packages', itineraryCard),
} as const
