import { type ComponentType, lazy } from 'react'
import { missingPart } from '#web/shared/forms/form-trouble.ts'
import { useTexts } from '#web/shared/i18n/use-texts.tsx'
import { FormTrouble } from '#web/shared/ui/fields/field.tsx'

/**
 * A part of an island that is fetched when it is first shown. Where it cannot be, it says so in its place: thrown, it would
 * take the whole island away, and what was typed into it.
 */
export function laterPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }))
}

function Missing() {
  const t = useTexts()
  return <FormTrouble text={t(missingPart())} />
}
