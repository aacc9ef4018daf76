/** Texts above a page that is not public yet. */
export const preview = {
  title: 'Preview',
  lead: 'This is how the page will look. Only who has this link sees it, until {{until}}.',
  draft: 'With the draft laid over: nothing of it is published yet.',
  leftOut:
    'Some of the draft is not complete and cannot be shown yet; there the page is as it is now.',
} as const
