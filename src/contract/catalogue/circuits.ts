import { z } from 'zod'
import { ids } from '../fields.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { operation } from '../operation.ts'
import { hotelCard, routeCard, tourCard } from './cards.ts'
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
} from './media.ts'
import { narrowingOf } from './panel-lists.ts'
import { routeDefaults, routeDetail, routeFields } from './routes.ts'

const destinationIds = ids(limits.circuitDestinationsMin, messages.circuitDestinations)
const fields = routeFields.extend({ destinationIds })
const circuitLanding = routeDetail.extend({ related: z.array(routeCard) })

export const circuitOperations = {
  addCircuit: declareAdd('circuit', fields.extend(routeDefaults)),
  editCircuit: declareEdit('circuit', fields),
  deleteCircuit: declareDelete('circuit'),
  detailCircuit: declareDetail('circuit', routeDetail),
  landingDetailCircuit: declareLandingDetail('circuit', circuitLanding),
  listCircuits: declareList('circuits', routeCard, narrowingOf.route),
  toggleCircuitStatus: declareToggleStatus('circuit'),
  toggleCircuitStarred: declareToggleStarred('circuit'),
  addCircuitMedia: declareAddMedia('circuit'),
  removeCircuitMedia: declareRemoveMedia('circuit'),
  editCircuitMediaPosition: declareEditMediaPosition('circuit'),
  updateCircuitMediaOrder: declareUpdateMediaOrder('circuit'),
  getCircuitsRelatedTags: declareRelatedByTags('circuits', routeCard),
  getDestinationRelatedCircuits: declareRelatedToDestination('circuits', routeCard),
  getDestinationDetailForCircuitForm: operation({
    summary:
      'Tags, tours and hotels of the chosen destinations, for the circuit and package forms.',
    access: 'admin',
    effect: 'reads',
    input: z.object({ destinationIds }),
    output: z.object({
      destinationTags: z.array(z.string()),
      tours: z.array(tourCard),
      hotels: z.array(hotelCard),
    }),
    failures: ['NOT_FOUND_ERROR'],
  }),
} as const
