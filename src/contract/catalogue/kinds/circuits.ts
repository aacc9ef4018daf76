import { z } from 'zod'
import { ids } from '#contract/base/fields.ts'
import { limits } from '#contract/base/limits.ts'
import { messages } from '#contract/base/text/messages.ts'
import { operation } from '#contract/base/operation.ts'
import { hotelCard, itineraryCard, tourCard } from './cards.ts'
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
} from '../media.ts'
import { inMonth } from '../facts/fact-fields.ts'
import { atMost } from '../prices/priced-kinds.ts'
import { narrowingOfItineraries } from './panel-lists.ts'
import { itineraryDefaults, itineraryDetail, itineraryFields } from '../itineraries/itineraries.ts'

const destinationIds = ids(limits.circuitDestinationsMin, messages.circuitDestinations)
const fields = itineraryFields.extend({ destinationIds })
const circuitLanding = itineraryDetail.extend({ related: z.array(itineraryCard) })

export const circuitOperations = {
  addCircuit: declareAdd('circuit', fields.extend(itineraryDefaults)),
  editCircuit: declareEdit('circuit', fields),
  deleteCircuit: declareDelete('circuit'),
  detailCircuit: declareDetail('circuit', itineraryDetail),
  landingDetailCircuit: declareLandingDetail('circuit', circuitLanding),
  listCircuits: declareList('circuits', itineraryCard, {
    ...narrowingOfItineraries,
    ...inMonth,
    ...atMost,
  }),
  toggleCircuitStatus: declareToggleStatus('circuit'),
  toggleCircuitStarred: declareToggleStarred('circuit'),
  addCircuitMedia: declareAddMedia('circuit'),
  removeCircuitMedia: declareRemoveMedia('circuit'),
  editCircuitMediaPosition: declareEditMediaPosition('circuit'),
  updateCircuitMediaOrder: declareUpdateMediaOrder('circuit'),
  getCircuitsRelatedTags: declareRelatedByTags('circuits', itineraryCard),
  getDestinationRelatedCircuits: declareRelatedToDestination('circuits', itineraryCard),
  getDestinationDetailForCircuitForm: operation({
    summary:
      'Tags, tours and hotels of the chosen destinations, for the circuit and package forms.',
    access: 'admin',
    duties: ['catalogue'],
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
