const token = 'S3cretT0ken'

/** Addresses that are keys, in the spellings that reach the same page, and what no log may show of them. */
export const secretAddresses: { address: string; secret: string }[] = [
  `/es/reset-password/${token}`,
  `/reset-password/${token}`,
  `/en/verify-email/ana@example.com/${token}`,
  `/unsubscribe/${token}`,
  `/pt/requests/${token}`,
  `/proposals/${token}`,
  `/proposals/${token}.pdf`,
  `/es/preview/${token}`,
  `/client/${token}`,
  `/client/${token}.pdf`,
  `/Client/${token}`,
  `/%63lient/${token}`,
  `/kit/tour/00000000-0000-4000-8000-000000000000.zip?link=${token}`,
].map((address) => ({ address, secret: token }))
