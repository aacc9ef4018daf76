import { restoringScript } from '#web/shared/i18n/restore-language.ts'

/**
 * Has zod compile no schema with `eval`, which the policy of every page forbids: it would try, and each try be
 * reported. Schemas are made while modules load, so its own `config` would come too late.
 */
const withoutEval = 'globalThis.__zod_globalConfig={jitless:true}'

/** Script in the head of every page, which runs before anything else: constant, so that a policy can name its hash. */
export const earlyScript = `${restoringScript};${withoutEval}`
