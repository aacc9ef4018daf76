import { circuitOperations } from '#contract/catalogue/circuits.ts'
import { packageOperations } from '#contract/catalogue/packages.ts'
import { limits } from '#contract/limits.ts'
import type { AnswerOf, CallOptions, PayloadOf } from '#contract/operation.ts'
import { panelCall } from '../../panel-call.ts'

/** Circuits and packages: journeys along destinations, alike but for how many those may be. */
export type RouteKind = 'circuit' | 'package'

export type RouteItem = AnswerOf<'detailCircuit'>
type RouteFields = PayloadOf<'addCircuit'>
type RouteEdit = PayloadOf<'editCircuit'>

/** What each of the two kinds calls its operations (requirements §3.14). */
export const routeOperations = {
  circuit: {
    schema: circuitOperations.addCircuit.input,
    destinationsMax: limits.idsMax,
    add: (fields: RouteFields, once: CallOptions) => panelCall('addCircuit', fields, once),
    edit: (fields: RouteEdit) => panelCall('editCircuit', fields),
    detail: (id: string) => panelCall('detailCircuit', { id, adminPanel: true }),
  },
  package: {
    schema: packageOperations.addPackage.input,
    destinationsMax: limits.packageDestinationsMax,
    add: (fields: RouteFields, once: CallOptions) => panelCall('addPackage', fields, once),
    edit: (fields: RouteEdit) => panelCall('editPackage', fields),
    detail: (id: string) => panelCall('detailPackage', { id, adminPanel: true }),
  },
} as const
