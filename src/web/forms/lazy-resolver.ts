import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/**
 * Checks a form with the contract's own schema, fetched when the form is first used:
 * the client refuses exactly what the server refuses, and pages stay light.
 */
export function lazyResolver<Values extends FieldValues>(
  loadSchema: () => Promise<z.ZodType<unknown, Values>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const [{ zodResolver }, schema] = await Promise.all([
      import('@hookform/resolvers/zod'),
      loadSchema(),
    ])
    return zodResolver(schema, undefined, { raw: true })(values, context, options)
  }
}
