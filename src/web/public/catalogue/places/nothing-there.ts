import { data } from 'react-router'

/**
 * Creates the response that the loader of a place, theme or month without anything visible throws: its page is
 * missing.
 */
export function nothingThere() {
  return data(null, { status: 404 })
}
