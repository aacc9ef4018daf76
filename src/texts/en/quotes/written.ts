/** Texts that an admin's browser or the server writes for somebody else, in the reader's language. */
export const written = {
  orSimilar: '{{hotel}} or similar',
  replySubject: 'Your request {{reference}}',
  greeting: 'Dear {{name}},',
} as const
