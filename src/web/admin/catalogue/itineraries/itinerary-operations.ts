import { circuitOperations } from '#contract/catalogue/kinds/circuits.ts'
import { packageOperations } from '#contract/catalogue/kinds/packages.ts'
import { limits } from '#contract/base/limits.ts'
import type { CallOptions } from '#contract/base/operation.ts'
import type { AnswerOf, PayloadOf } from '#contract/index.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

/** Circuits and packages: journeys along destinations, alike but for how many those may be. */
export type ItineraryKind = 'circuit' | 'package'

export type ItineraryItem = AnswerOf<'detailCircuit'>
type ItineraryFields = PayloadOf<'addCircuit'>
type ItineraryEdit = PayloadOf<'editCircuit'>

/** Operations of each of the two kinds, by their own names (requirements §3.14). */
export const itineraryOperations = {
  circuit: {
    schema: circuitOperations.addCircuit.input,
    destinationsMax: limits.idsMax,
    add: (fields: ItineraryFields, once: CallOptions) => panelCall('addCircuit', fields, once),
    edit: (fields: ItineraryEdit) => panelCall('editCircuit', fields),
  },
  package: {
    schema: packageOperations.addPackage.input,
    destinationsMax: limits.packageDestinationsMax,
    add: (fields: ItineraryFields, once: CallOptions) => panelCall('addPackage', fields, once),
    edit: (fields: ItineraryEdit) => panelCall('editPackage', fields),
  },
} as const
