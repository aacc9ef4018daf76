/** Payment, protection and memberships on public pages. */
export const trust = {
  title: 'Como se paga e como seu dinheiro está protegido',
  pay: 'Formas de pagamento',
  protection: 'Seu dinheiro está protegido',
  memberships: 'Membro de',
  founded: 'Desde {{year}}',
} as const
