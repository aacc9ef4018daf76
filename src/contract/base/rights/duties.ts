import { z } from 'zod'

/** Parts of the work that an admin may be given; each operation of admins is opened by one or several (requirements §20.1). */
export const duties = [
  'catalogue',
  'publish',
  'requests',
  'rates',
  'trade',
  'site',
  'privacy',
  'team',
] as const

export type Duty = (typeof duties)[number]

/** Duties of an admin; null: all of them. */
export type Duties = readonly Duty[] | null

/** As a payload gives them: each once and in one order; null, or all by name: all. */
export const givenDuties = z
  .array(z.enum(duties))
  .max(duties.length)
  .overwrite((given) => duties.filter((duty) => given.includes(duty)))
  .nullable()

/** As answers tell them. */
export const answeredDuties = z.array(z.enum(duties)).nullable()

/** Duties as they are stored: all eight by name are null. */
export function storedDuties(given: Duties): Duty[] | null {
  return given === null || given.length === duties.length ? null : [...given]
}

/** Tells whether who has some duties has one of those that open a thing. */
export function isOpenedBy(held: Duties, opening: readonly Duty[]): boolean {
  return held === null || opening.some((duty) => held.includes(duty))
}

/** The first of some duties that another set of them lacks. */
export function lackedDuty(held: Duties, asked: Duties): Duty | undefined {
  return held === null ? undefined : (asked ?? duties).find((duty) => !held.includes(duty))
}
