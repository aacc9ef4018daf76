import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { type Duties, type Duty, isOpenedBy } from '#contract/base/rights/duties.ts'
import { operationQuery } from './queries.ts'

const HeldDuties = createContext<Duties>(null)

/**
 * Tells the panel what its admin is there for. Until the server has said so it shows nothing; without an answer it
 * shows everything, for the server refuses the rest by itself.
 */
export function DutiesOfAdmin({ children }: { children: ReactNode }) {
  const { data, isPending } = useQuery(operationQuery('getMe', {}))
  if (isPending) return null
  return <HeldDuties value={data?.duties ?? null}>{children}</HeldDuties>
}

/** The admin's duties; null: all. */
export function useHeldDuties(): Duties {
  return use(HeldDuties)
}

/** Tells whether the admin has one of some duties: what they may not do is not offered. */
export function useMay(): (...anyOf: readonly Duty[]) => boolean {
  const held = useHeldDuties()
  return (...anyOf) => isOpenedBy(held, anyOf)
}
