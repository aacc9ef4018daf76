import { unknownAddress } from './unknown-address.ts'

/** Every address that no other route knows. */
export function loader(): never {
  throw unknownAddress()
}

export default function UnknownPage() {
  return null
}
