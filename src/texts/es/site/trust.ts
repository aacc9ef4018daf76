/** Payment, protection and memberships on public pages. */
export const trust = {
  title: 'Cómo se paga y cómo está protegido su dinero',
  pay: 'Formas de pago',
  protection: 'Su dinero está protegido',
  memberships: 'Miembro de',
  founded: 'Desde {{year}}',
} as const
