import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Me } from '#contract/accounts/me.ts'
import type { InputOf } from '#contract/index.ts'
import {
  isConfirmationAwaited,
  isFactorDemanded,
  onConfirmationChange,
  settleConfirmation,
} from './fresh-log-in.ts'
import { call } from './session.ts'

/** By what somebody may confirm who is there. */
export interface ConfirmationMethods {
  code: boolean
  passkey: boolean
}

/** The dialog over the page that has its user confirm who is there: whether it is open, and how it ends. */
export function useConfirmation() {
  const isOpen = useSyncExternalStore(onConfirmationChange, isConfirmationAwaited, () => false)
  return {
    isOpen,
    methods: useMethods(isOpen),
    /** Throws the server's refusal. */
    confirm: async (shown: InputOf<'confirmMe'>) => {
      await call('confirmMe', shown)
      settleConfirmation(true)
    },
    cancel: () => settleConfirmation(false),
  }
}

/** Undefined until the account has told; who has neither confirms by the password. */
function useMethods(isOpen: boolean): ConfirmationMethods | undefined {
  const [methods, setMethods] = useState<ConfirmationMethods>()
  useEffect(() => {
    if (!isOpen) return undefined
    let left = false
    const learn = async () => {
      const told = await call('getMe').then(methodsOf, methodsWithoutAnswer)
      if (!left) setMethods(told)
    }
    void learn()
    return () => {
      left = true
      setMethods(undefined)
    }
  }, [isOpen])
  return methods
}

function methodsOf({ secondFactor }: Me): ConfirmationMethods {
  const { totp, recoveryCodes, passkeys } = secondFactor
  return { code: totp || recoveryCodes > 0, passkey: passkeys > 0 }
}

/** Both are offered, for the server says which it takes; but who must still set a factor up has none. */
function methodsWithoutAnswer(failure: unknown): ConfirmationMethods {
  const mayHave = !isFactorDemanded(failure)
  return { code: mayHave, passkey: mayHave }
}
