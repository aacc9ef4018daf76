export const consent = {
  read: 'I have read the',
  notice: 'privacy notice',
  marketing: 'I would like news and offers by email now and then',
  use: 'We use your address to answer this request; for news only if you tick it, and every such message has a way out.',
} as const
