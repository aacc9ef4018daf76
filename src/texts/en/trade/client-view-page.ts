import { kinds } from '../catalogue/kinds.ts'

/** Texts of a client view, as page and as document, that no page of the site has. */
export const clientViewPage = {
  kinds: kinds.forClients,
  proposal: 'Journey',
  contents: 'What follows',
  endsAt: 'Services end in',
  transfer: 'Transfer',
  pictures: 'Pictures',
  gone: {
    title: 'This page is no longer available',
    text: 'The link has expired or is not complete. Ask whoever sent it to you for a new one.',
  },
  later: { title: 'The page cannot be shown now', text: 'Please try again in a few minutes.' },
} as const
