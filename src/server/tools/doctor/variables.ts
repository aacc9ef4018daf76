import type { Settings } from '#server/platform/settings/env.ts'
import { productionWarnings } from '#server/platform/settings/production.ts'
import { type Finding, fromLine, ok, warn } from './finding.ts'

/** The variables by themselves: what stops the start, what it would warn of, and what is well. */
export function examineVariables(settings: Settings, problems: readonly string[]): Finding[] {
  const found = problems.map((line) => fromLine('fail', line))
  const { mode } = settings
  if (mode === 'production') {
    found.push(...productionWarnings(settings).map((line) => fromLine('warn', line)))
  } else {
    found.push(warn('APP_MODE', `${mode} is for trials; set production, or use nandu serve`))
  }
  const named = new Set(found.map(({ name }) => name))
  return [...found, ...inOrder(settings).filter(({ name }) => !named.has(name))]
}

/** Lists the present meaning of each variable, for an operator who looks for the wrong one. It shows no secret. */
function inOrder(settings: Settings): Finding[] {
  const { siteUrl, secret, secretPrevious, mailFrom, quotesEmail, dkim, captcha, trustProxy } =
    settings
  return [
    ok('SITE_URL', siteUrl),
    ok('SECRET', secret === null ? 'none; the server generates one in DATA_DIR' : 'given'),
    ...(secretPrevious === null
      ? []
      : [ok('SECRET_PREVIOUS', 'set; remove it after the rotation')]),
    ok('MAIL_FROM', mailFrom),
    ok('QUOTES_EMAIL', quotesEmail ?? 'none; every admin receives quotes'),
    dkim === null
      ? ok('SMTP_DKIM_DOMAIN', 'none; the mail server signs mails, or nobody does')
      : ok('SMTP_DKIM_DOMAIN', `mails are signed for ${dkim.domain}`),
    ok('CAPTCHA_PROVIDER', captcha.provider),
    ok('TRUST_PROXY', trustProxy.join(', ') || 'none'),
    ok('METRICS_TOKEN', settings.metricsToken === null ? 'none; /metrics is closed' : 'given'),
  ]
}
