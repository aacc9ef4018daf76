import { useEffect, useState } from 'react'
import { limits } from '#contract/base/limits.ts'
import { panelCall } from '#web/admin/kit/api/panel-call.ts'

type Problems = ReadonlyMap<string, string | null>

const none: Problems = new Map()

/** Has the server look at addresses, a few at once: why there is no picture, by address; null where there is one. */
export function useAddressCheck(addresses: readonly string[]): Problems {
  const [problems, setProblems] = useState(none)
  const wanted = JSON.stringify(addresses)
  useEffect(() => {
    let isGone = false
    const all = JSON.parse(wanted) as string[]
    const check = async () => {
      for (let at = 0; at < all.length && !isGone; at += limits.addressesCheckedAtOnce) {
        const some = all.slice(at, at + limits.addressesCheckedAtOnce)
        const { list } = await panelCall('checkPictureAddresses', { addresses: some })
        const found = list.map(({ address, problem }) => [address, problem] as const)
        setProblems((known) => new Map([...known, ...found]))
      }
    }
    // What could not be looked at is said when it is fetched.
    check().catch(() => {})
    return () => {
      isGone = true
    }
  }, [wanted])
  return problems
}
