import { data } from 'react-router'

/** What the loader of a place, theme or month without anything visible throws: its page is missing. */
export function nothingThere() {
  return data(null, { status: 404 })
}
