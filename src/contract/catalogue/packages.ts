import { z } from 'zod'
import { ids } from '../fields.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { routeCard } from './cards.ts'
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
} from './media.ts'
import { narrowingOf } from './panel-lists.ts'
import { routeDefaults, routeDetail, routeFields } from './routes.ts'

const fields = routeFields.extend({
  destinationIds: ids(
    limits.packageDestinationsMin,
    messages.packageDestinations,
    limits.packageDestinationsMax,
  ),
})

/** `packageMedia` is the same list as `media` (requirements §2.7). */
const packageDetail = routeDetail.extend({ packageMedia: z.array(media) })
const packageLanding = packageDetail.extend({ related: z.array(routeCard) })

export const packageOperations = {
  addPackage: declareAdd('package', fields.extend(routeDefaults)),
  editPackage: declareEdit('package', fields),
  deletePackage: declareDelete('package'),
  detailPackage: declareDetail('package', packageDetail),
  landingDetailPackage: declareLandingDetail('package', packageLanding),
  listPackages: declareList('packages', routeCard, narrowingOf.route),
  togglePackageStatus: declareToggleStatus('package'),
  togglePackageStarred: declareToggleStarred('package'),
  addPackageMedia: declareAddMedia('package'),
  removePackageMedia: declareRemoveMedia('package'),
  editPackageMediaPosition: declareEditMediaPosition('package'),
  updatePackageMediaOrder: declareUpdateMediaOrder('package'),
  getPackagesRelatedTags: declareRelatedByTags('packages', routeCard),
  getDestinationRelatedPackages: declareRelatedToDestination('packages', routeCard),
} as const
