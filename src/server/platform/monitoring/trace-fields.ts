/** What a line of the log says of the trace that it belongs to; nothing while nobody traces. */
export type TraceFields = { traceId?: string; spanId?: string }

let read = (): TraceFields => ({})

/** The trace that runs at this moment. */
export const traceFields = (): TraceFields => read()

/** From now on `reader` knows the trace. */
export function readTraceFrom(reader: () => TraceFields): void {
  read = reader
}
