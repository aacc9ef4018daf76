/** Names of a request on both sides. */
export interface QuoteReferences {
  reference: string
  /** The agent's own name for it. */
  clientReference: string | null
}

/** "7K4M-2QXP · TR-4711": an agent files the mail under their own name for the request. */
export function namedInSubject({ reference, clientReference }: QuoteReferences): string {
  return clientReference === null ? reference : `${reference} · ${clientReference}`
}
