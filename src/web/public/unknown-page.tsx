import { data } from 'react-router'

/** Every address that no other route knows. */
export function loader(): never {
  throw data({ unknownAddress: true }, { status: 404 })
}

export default function UnknownPage() {
  return null
}
