/** Labels of the block at the end of mails and documents. */
export const signatureLabels = {
  es: {
    clock: (place: string) => `hora de ${place}`,
    dataFiscal: 'Datos fiscales',
    consumer: 'Defensa del consumidor',
    withdrawal: 'Botón de arrepentimiento',
  },
  en: {
    clock: (place: string) => `${place} time`,
    dataFiscal: 'Tax data',
    consumer: 'Consumer protection',
    withdrawal: 'Withdraw from a purchase',
  },
  pt: {
    clock: (place: string) => `horário de ${place}`,
    dataFiscal: 'Dados fiscais',
    consumer: 'Defesa do consumidor',
    withdrawal: 'Arrependimento de compra',
  },
} as const
