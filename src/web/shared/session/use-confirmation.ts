import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Me } from '#contract/accounts/oneself.ts'
import type { InputOf } from '#contract/index.ts'
import {
  isConfirmationAwaited,
  isFactorDemanded,
  onConfirmationChange,
  settleConfirmation,
} from './fresh-log-in.ts'
import { call } from './session.ts'

/** By what somebody may confirm who is there. */
export interface WaysToConfirm {
  code: boolean
  passkey: boolean
}

/** The dialog over the page that has its user confirm who is there: whether it is open, and how it ends. */
export function useConfirmation() {
  const isOpen = useSyncExternalStore(onConfirmationChange, isConfirmationAwaited, () => false)
  return {
    isOpen,
    ways: useWays(isOpen),
    /** Throws the server's refusal. */
    confirm: async (shown: InputOf<'confirmMe'>) => {
      await call('confirmMe', shown)
      settleConfirmation(true)
    },
    cancel: () => settleConfirmation(false),
  }
}

/** Undefined until the account has told; who has neither confirms by the password. */
function useWays(isOpen: boolean): WaysToConfirm | undefined {
  const [ways, setWays] = useState<WaysToConfirm>()
  useEffect(() => {
    if (!isOpen) return undefined
    let left = false
    const learn = async () => {
      const told = await call('getMe').then(waysOf, waysWithoutAnswer)
      if (!left) setWays(told)
    }
    void learn()
    return () => {
      left = true
      setWays(undefined)
    }
  }, [isOpen])
  return ways
}

function waysOf({ secondFactor }: Me): WaysToConfirm {
  const { totp, recoveryCodes, passkeys } = secondFactor
  return { code: totp || recoveryCodes > 0, passkey: passkeys > 0 }
}

/** Both are offered, for the server says which it takes; but who must still set a factor up has none. */
function waysWithoutAnswer(failure: unknown): WaysToConfirm {
  const mayHave = !isFactorDemanded(failure)
  return { code: mayHave, passkey: mayHave }
}
