import { data, isRouteErrorResponse } from 'react-router'

/** Creates the response that the loader of an address without a page throws. */
export function unknownAddress() {
  return data({ unknownAddress: true }, { status: 404 })
}

/** Whether there is no such page at all, rather than no such item. */
export function isUnknownAddress(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data?.unknownAddress === true
}
