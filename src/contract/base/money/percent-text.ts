/** "12.5%" for 12.5, as the language writes it. */
export function percentText(percent: number, language: string): string {
  const format = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  return format.format(percent / 100)
}
