import type { FastifyRequest } from 'fastify'

/** Headers by which browsers mark the fetch of a page that nobody has asked for yet. */
const purposes = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const

/** Programs that draw a preview of a link where somebody writes it into a message, as they name themselves. */
const previewers =
  /whatsapp|facebookexternalhit|telegrambot|twitterbot|slackbot|discordbot|linkedinbot|skypeuripreview/i

/**
 * Whether a request counts as a view: not a prefetch, not a program that draws a preview of the link, and not the agent, who
 * comes from a page of the site. What a page leads to on its own host is the same view.
 */
export function isCountedView(
  { method, headers }: Pick<FastifyRequest, 'method' | 'headers'>,
  siteUrl: string,
): boolean {
  if (method !== 'GET' || headers['sec-fetch-site'] === 'same-origin') return false
  if (purposes.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))) {
    return false
  }
  const from = headers.referer === undefined ? null : URL.parse(headers.referer)
  return from?.origin !== siteUrl && !previewers.test(headers['user-agent'] ?? '')
}
