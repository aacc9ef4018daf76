/** Fields of a log line that name the trace it belongs to; none while tracing is off. */
export type TraceFields = { traceId?: string; spanId?: string }

let read = (): TraceFields => ({})

/** The trace that runs at this moment. */
export const traceFields = (): TraceFields => read()

/** From now on `reader` knows the trace. */
export function readTraceFrom(reader: () => TraceFields): void {
  read = reader
}
